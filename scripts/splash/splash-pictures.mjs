/** `npm run splash:pictures`: draws `public/splash` for iOS, the mark in the middle of the paper colour. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../find-chromium.mjs';
import { SPLASH_SCREENS, splashFile } from './ios-splash.mjs';

/** `background_color` of the manifest. */
const PAPER = Buffer.from('f4efe3', 'hex');
/** Share of the shorter side. */
const MARK = 0.24;
const MOST_COLOURS = 256;

rmSync('public/splash', { recursive: true, force: true });
mkdirSync('public/splash');
const svg = `data:image/svg+xml;base64,${readFileSync('public/icons/mark.svg', 'base64')}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const screen of SPLASH_SCREENS) {
    const width = screen.width * screen.ratio;
    const height = screen.height * screen.ratio;
    const side = Math.round(Math.min(width, height) * MARK);
    const mark = Buffer.from(await page.evaluate(drawMark, { svg, side, paper: [...PAPER] }), 'base64');
    writeFileSync(`public${splashFile(screen)}`, png({ width, height }, { side, mark }));
  }
} finally {
  await browser.close();
}

/**
 * In the page: RGBA of the mark, in base64.
 * @type {(draw: { svg: string, side: number, paper: readonly number[] }) => Promise<string>}
 */
async function drawMark({ svg: source, side, paper }) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = `rgb(${paper.join(' ')})`;
  context.fillRect(0, 0, side, side);
  context.drawImage(image, 0, 0, side, side);
  let text = '';
  for (const byte of context.getImageData(0, 0, side, side).data) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * With a palette: a tenth of the bytes of full colours.
 * @type {(size: { width: number, height: number }, drawn: { side: number, mark: Buffer }) => Buffer}
 */
function png({ width, height }, { side, mark }) {
  const left = Math.round((width - side) / 2);
  const top = Math.round((height - side) / 2);
  /** @type {Buffer[]} */
  const palette = [PAPER];
  const numbers = new Map([[PAPER.toString('hex'), 0]]);
  const rows = Buffer.alloc((width + 1) * height); // each row starts with its filter, none
  for (let n = 0; n < side * side; n += 1) {
    const colour = steps(mark.subarray(n * 4, n * 4 + 3));
    const key = colour.toString('hex');
    const number = numbers.get(key) ?? palette.push(colour) - 1;
    numbers.set(key, number);
    rows[(top + Math.floor(n / side)) * (width + 1) + 1 + left + (n % side)] = number;
  }
  if (palette.length > MOST_COLOURS) throw new Error(`${palette.length} colours do not fit a palette`);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits each, with a palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    part('PLTE', Buffer.concat(palette)),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The colours of edges in steps of eight, and the paper as it is.
 * @type {(colour: Buffer) => Buffer}
 */
function steps(colour) {
  if (colour.equals(PAPER)) return PAPER;
  return Buffer.from(colour.map((each) => Math.min(255, Math.round(each / 8) * 8)));
}

/** @type {(name: string, content: Buffer) => Buffer} */
function part(name, content) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
