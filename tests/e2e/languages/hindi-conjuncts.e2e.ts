/**
 * Compares Hindi in a PDF with the browser's rendering in the same font: same width, ink at the same places. This
 * detects broken conjuncts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { PDF_FONT_FILES } from '../../../src/documents/pdf-font-files.ts';
import { renderLeaves } from '../../../src/documents/render/pdf.ts';
import { pdfFonts } from '../../documents/sample-application.ts';

const LINES = [
  'क्षत्रिय',
  'नियुक्ति',
  'प्राधिकारी',
  'श्रृंखला',
  'अभियुक्त के विरुद्ध',
  'न्यायिक अभिरक्षा में प्रार्थी',
  'उच्च न्यायालय के समक्ष',
  'द्वितीय परंतुक के अधीन',
  'माननीय न्यायालय से निवेदन',
];

/**
 * The same letters with a joiner that prevents conjuncts, as a shaper without conjuncts would render them.
 */
const broken = (text: string): string => text.replaceAll('\u094d', '\u094d\u200c');

/** Allowed differences: in width, and in the position of ink over the columns of a line. */
const WIDTH = 0.01;
const INK = 0.06;

const POINTS = 24;
const PER_POINT = 4;
const LEAF = { width: 460, height: 60, fontSize: POINTS };

const drawer = 'pdftoppm';
const poppler = spawnSync(drawer, ['-v']).status === 0;

let browser: Browser;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zamanat-conjuncts-'));
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  page = await browser.newPage();
  const font = readFileSync(createRequire(import.meta.url).resolve(PDF_FONT_FILES.devanagari));
  await page.setContent('<canvas></canvas>');
  await page.evaluate(async (bytes) => {
    const face = new FontFace('Court', `url(data:font/woff;base64,${bytes})`);
    document.fonts.add(await face.load());
  }, font.toString('base64'));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Each line on its own page, rendered by poppler. */
async function drawnByPdf(texts: readonly string[]): Promise<string[]> {
  const file = path.join(folder, 'lines.pdf');
  writeFileSync(file, await renderLeaves(texts, LEAF, pdfFonts()));
  const drawn = spawnSync(drawer, ['-png', '-r', String(72 * PER_POINT), file, path.join(folder, 'line')]);
  expect(drawn.status).toBe(0);
  return texts.map((_, at) => readFileSync(path.join(folder, `line-${at + 1}.png`)).toString('base64'));
}

interface Compared {
  /** Of the run from its first ink to its last, against the browser’s. */
  readonly width: number;
  /** Share of ink in other columns. */
  readonly ink: number;
}

type Columns = readonly number[];

/**
 * Darkness of each column from the first to the last with ink: in the PDF, and as the browser renders `text`.
 */
const columnsOf = async (
  drawn: string,
  text: string,
): Promise<{ readonly pdf: Columns; readonly own: Columns }> =>
  page.evaluate(
    async ({ drawn: image, text: line, size }) => {
      const canvas = document.querySelector('canvas');
      const pen = canvas?.getContext('2d', { willReadFrequently: true });
      if (!canvas || !pen) throw new Error('no canvas');
      const columns = (): number[] => {
        const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
        const dark = Array.from({ length: width }, (_, x) => {
          let sum = 0;
          for (let y = 0; y < height; y += 1) sum += 255 - (data[(y * width + x) * 4] ?? 255);
          return sum / 255;
        });
        const inked = dark.flatMap((sum, x) => (sum > 1 ? [x] : []));
        return dark.slice(inked[0] ?? 0, (inked.at(-1) ?? 0) + 1);
      };
      const clear = (width: number, height: number) => {
        Object.assign(canvas, { width, height });
        pen.fillStyle = 'white';
        pen.fillRect(0, 0, width, height);
      };
      const picture = new Image();
      picture.src = `data:image/png;base64,${image}`;
      await picture.decode();
      clear(picture.width, picture.height);
      pen.drawImage(picture, 0, 0);
      const pdf = columns();
      clear(picture.width, picture.height);
      pen.fillStyle = 'black';
      pen.font = `${size}px Court`;
      pen.fillText(line, 40, picture.height * 0.7);
      return { pdf, own: columns() };
    },
    { drawn, text, size: POINTS * PER_POINT },
  );

/** A shift of a pixel is a small difference, another letter a large one. */
const BINS = 40;

const total = (ink: Columns): number => ink.reduce((sum, each) => sum + each, 0);

const upTo = (ink: Columns, bin: number): number =>
  total(ink.slice(0, Math.round((bin / BINS) * ink.length))) / total(ink);

async function compare(drawn: string, text: string): Promise<Compared> {
  const { pdf, own } = await columnsOf(drawn, text);
  const bins = Array.from({ length: BINS }, (_, bin) => bin);
  const apart = bins.map((bin) =>
    Math.abs(upTo(pdf, bin + 1) - upTo(pdf, bin) - (upTo(own, bin + 1) - upTo(own, bin))),
  );
  return { width: pdf.length / own.length, ink: total(apart) / 2 };
}

const isSame = ({ width, ink }: Compared): boolean => Math.abs(width - 1) < WIDTH && ink < INK;

describe.runIf(poppler)('Hindi text in a PDF (needs poppler)', () => {
  it('has the same shape as in the browser', async () => {
    const drawn = await drawnByPdf(LINES);
    for (const [at, text] of LINES.entries()) {
      const compared = await compare(drawn[at] ?? '', text);
      expect([text, compared, isSame(compared)]).toEqual([text, compared, true]);
    }
  });

  it('fails the comparison with a broken conjunct', async () => {
    const faulty = LINES.filter((text) => text.includes('\u094d'));
    const drawn = await drawnByPdf(faulty.map(broken));
    for (const [at, text] of faulty.entries()) {
      const compared = await compare(drawn[at] ?? '', text);
      expect([text, compared, isSame(compared)]).toEqual([text, compared, false]);
    }
  });

  it('fails the comparison with a misplaced vowel sign', async () => {
    const drawn = await drawnByPdf(['नयिुक्ति', 'प्राधकिारी']);
    expect(isSame(await compare(drawn[0] ?? '', 'नियुक्ति'))).toBe(false);
    expect(isSame(await compare(drawn[1] ?? '', 'प्राधिकारी'))).toBe(false);
  });
});
