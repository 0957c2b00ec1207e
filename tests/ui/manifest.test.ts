/** The manifest of the installed app names only files and screens that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from '#app/navigation/route-table.tsx';
import { LANGUAGES } from '#contract/account/setting-choices.ts';
import { manifestOf } from '../../manifest.config.ts';
import { SPLASH_SCREENS, splashFile, splashLinks } from '../../scripts/splash/ios-splash.mjs';

const manifest = manifestOf('en');
const { icons = [], screenshots = [], shortcuts = [] } = manifest;

it('offers pictures of a phone and of a tablet, and icons, that are files of the build', () => {
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide']);
  const lost = [...icons, ...screenshots].filter(({ src }) => !existsSync(`public${src}`));
  expect(lost).toEqual([]);
});

it('has the short name under its icon on iOS too', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toContain(`<meta name="apple-mobile-web-app-title" content="${manifest.short_name}" />`);
});

it('has five shortcuts, each to a screen without a record', () => {
  const paths = new Set(SCREENS.map(({ path }) => path));
  expect(shortcuts).toHaveLength(5);
  expect(shortcuts.filter(({ url }) => !paths.has(url))).toEqual([]);
});

it.each(LANGUAGES)('has its own words in %s, and the same screens and id', (language) => {
  const own = manifestOf(language);
  expect(own.lang).toBe(language);
  expect(own.id).toBe(manifest.id);
  expect(own.shortcuts?.map(({ url }) => url)).toEqual(shortcuts.map(({ url }) => url));
  const words = [own.name, own.short_name, own.description, ...(own.shortcuts ?? []).map(({ name }) => name)];
  expect(words.filter((text) => text === undefined || text === '')).toEqual([]);
  const isLatin = ['en', 'hi'].includes(language); // Hindi names the PDF
  expect(words.some((text) => /[A-Za-z]/.test(text ?? ''))).toBe(isLatin);
});

it('opens a shared link of another app at the screen of the link', () => {
  expect(manifest.protocol_handlers).toEqual([
    { protocol: 'web+zamanat', url: '/application/share/open?link=%s' },
  ]);
});

/** Width and height of a PNG, and its first colour in the palette. */
function pngOf(file: string): { readonly size: string; readonly ground: string } {
  const bytes = readFileSync(file);
  const palette = bytes.indexOf('PLTE') + 4;
  return {
    size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`,
    ground: `#${bytes.toString('hex', palette, palette + 3)}`,
  };
}

it.each(SPLASH_SCREENS.map((screen) => [splashFile(screen), screen] as const))(
  'has the start picture %s for iOS, in its size and the colour of the manifest',
  (file, { width, height, ratio }) => {
    expect(pngOf(`public${file}`)).toEqual({
      size: `${width * ratio}x${height * ratio}`,
      ground: manifest.background_color,
    });
  },
);

it('links each start picture under a condition of its own', () => {
  const links = splashLinks().map(({ attrs }) => attrs?.['media']);
  expect(new Set(links).size).toBe(SPLASH_SCREENS.length);
  expect(links).toContain(
    '(device-width: 390px) and (device-height: 844px) and (-webkit-device-pixel-ratio: 3) and (orientation: portrait)',
  );
});
