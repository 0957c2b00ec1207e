/**
 * `npm run help:pictures`: takes the screenshots of the help, the README and the install offer from the
 * demonstration. Run it when one of these screens changes.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { DEMO_ORDER } from '#data/demonstration/demonstration-records.ts';
import type { HelpPicture } from '#text/en/papers-of-site.ts';
import { openDevice } from './support/device.ts';
import { startProduct } from './support/product.ts';
import { addressesOf, logInAs } from './support/screens.ts';

const LANGUAGES = ['en', 'hi'];
const FOLDER = new URL('../../src/features/landing/paper/', import.meta.url);
const SIZE = { width: 360, height: 560 };
/** So long that the bar at its foot is in no picture. */
const SCREEN = { width: SIZE.width, height: 3_000 };
/** Of 1: letters are still sharp, and all three pictures of a language are some 40 KB. */
const QUALITY = 0.4;

const APP_FOLDER = new URL('../../public/pictures/', import.meta.url);
const PHONE_PICTURE = { width: 360, height: 780 };
const TABLET_PICTURE = { width: 1180, height: 820 };
const QUALITY_OF_APP = 0.7;

/** Start of each picture: this distance above the first of these elements. */
interface Picture {
  readonly at: string;
  readonly from: string;
  readonly above: number;
}

const PICTURES: Readonly<Record<HelpPicture, Picture>> = {
  calculator: { at: '/calculator', from: 'main h1', above: 48 },
  application: { at: `/application?id=${DEMO_ORDER}`, from: 'main [role="tablist"]', above: 150 },
  dashboard: { at: '/dashboard', from: 'main h1', above: 48 },
};

const product = await startProduct();
try {
  for (const language of LANGUAGES) await picturesIn(language);
  await picturesOfApp();
} finally {
  await product.remove();
}

async function picturesIn(language: string): Promise<void> {
  const device = await openDevice({ viewport: SCREEN });
  const page = device.page();
  await page.goto(product.url);
  await page.locator('.language-choice select').selectOption(language);
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
  await page
    .locator('button:enabled', { hasText: /Watch Demo|डेमो/ })
    .first()
    .click();
  await page.waitForURL('**/dashboard');
  for (const [name, picture] of Object.entries(PICTURES)) {
    const file = `help-${language}-${name}.webp`;
    const bytes = await takePicture(page, picture);
    writeFileSync(new URL(file, FOLDER), bytes);
    process.stdout.write(`${file}: ${bytes.length} bytes\n`);
  }
  await device.remove();
}

/** In README.md and in the manifest of the installed app, which offers them before the installation. */
async function picturesOfApp(): Promise<void> {
  const addresses = await addressesOf(product.url, 'lawyer');
  const ofCase = addresses.find((each) => each.startsWith('/case/')) ?? '';
  await pictureOfScreen('lawyer', '/dashboard', PHONE_PICTURE);
  await pictureOfScreen('lawyer', ofCase, PHONE_PICTURE);
  await pictureOfScreen('judge', '/judge-dashboard', TABLET_PICTURE);
}

async function pictureOfScreen(
  role: 'lawyer' | 'judge',
  address: string,
  size: typeof PHONE_PICTURE,
): Promise<void> {
  const device = await openDevice({ viewport: size });
  const page = device.page();
  await page.goto(`${product.url}/login`);
  await logInAs(page, role);
  await page.goto(product.url + address);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.skeleton, [aria-busy="true"], .toast'));
  await page.evaluate(() => document.fonts.ready);
  const name = `${role}-${address.split('/')[1]}.webp`;
  const bytes = await asWebp(page, await page.screenshot(), QUALITY_OF_APP);
  writeFileSync(new URL(name, APP_FOLDER), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
  await device.remove();
}

async function takePicture(page: Page, { at, from, above }: Picture): Promise<Buffer> {
  await page.goto(product.url + at);
  const first = page.locator(from).first();
  await first.waitFor();
  await page.waitForFunction(() => !document.querySelector('.skeleton, [aria-busy="true"]'));
  await page.evaluate(() => document.fonts.ready);
  const top = await first.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const clip = { x: 0, y: Math.max(0, Math.round(top - above)), ...SIZE };
  return asWebp(page, await page.screenshot({ clip }));
}

/** By the browser's own encoder. */
async function asWebp(page: Page, png: Buffer, kept = QUALITY): Promise<Buffer> {
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(
    async ({ base64, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { base64: png.toString('base64'), quality: kept },
  );
  await blank.close();
  return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
}
