/**
 * Pictures that iOS shows while the installed app starts. Only iOS reads these links and fetches the one picture of
 * its size. `npm run splash:pictures` draws the files.
 */

/** @import { HtmlTagDescriptor, Plugin } from 'vite' */
/** @typedef {{ width: number, height: number, ratio: number }} Screen */

/** Width and height in CSS pixels, held upright, and device pixels for each. */
const PHONES = [
  [440, 956, 3],
  [430, 932, 3],
  [428, 926, 3],
  [420, 912, 3],
  [414, 896, 3],
  [414, 896, 2],
  [402, 874, 3],
  [393, 852, 3],
  [390, 844, 3],
  [375, 812, 3],
  [414, 736, 3],
  [375, 667, 2],
  [320, 568, 2],
];

/** Tablets are started in both directions. */
const TABLETS = [
  [1032, 1376, 2],
  [1024, 1366, 2],
  [834, 1210, 2],
  [834, 1194, 2],
  [834, 1112, 2],
  [820, 1180, 2],
  [810, 1080, 2],
  [768, 1024, 2],
  [744, 1133, 2],
];

/** @type {(size: readonly number[]) => Screen} */
const upright = ([width = 0, height = 0, ratio = 0]) => ({ width, height, ratio });
/** @type {(size: readonly number[]) => Screen} */
const lying = ([height = 0, width = 0, ratio = 0]) => ({ width, height, ratio });

/** @type {readonly Screen[]} */
export const SPLASH_SCREENS = [
  ...PHONES.map(upright),
  ...TABLETS.flatMap((size) => [upright(size), lying(size)]),
];

/** @type {(screen: Screen) => string} */
export const splashFile = ({ width, height, ratio }) => `/splash/${width * ratio}x${height * ratio}.png`;

/**
 * The device's width and height are those of the upright device, also when it lies.
 * @type {(screen: Screen) => string}
 */
function mediaOf({ width, height, ratio }) {
  const [short, long] = width < height ? [width, height] : [height, width];
  const direction = width < height ? 'portrait' : 'landscape';
  return `(device-width: ${short}px) and (device-height: ${long}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: ${direction})`;
}

/** @type {() => HtmlTagDescriptor[]} */
export const splashLinks = () =>
  SPLASH_SCREENS.map((screen) => ({
    tag: 'link',
    attrs: { rel: 'apple-touch-startup-image', media: mediaOf(screen), href: splashFile(screen) },
    injectTo: 'head',
  }));

/** @type {() => Plugin} */
export const iosSplash = () => ({ name: 'ios-splash', transformIndexHtml: splashLinks });
