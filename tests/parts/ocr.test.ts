// @vitest-environment node
/** Tesseract with the models of the app, over a picture of three lines. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  languageBy,
  linesOfTable,
  MODELS_OF,
  type OcrModel,
  qualityOf,
  wordsOfPage,
  textOfPage,
} from '#parts/ocr/ocr-page.ts';
import { recognise, startEngine } from '#parts/ocr/recognise.ts';
import { pixelsUpsideDown, readUpright, upsideDown } from '#parts/ocr/upright.ts';
import type { GreyPicture } from '#parts/scan/page-edges.ts';

const MODELS = 'src/parts/ocr/models';
const WASM = 'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm';

const load = async (model: OcrModel) =>
  new Uint8Array(gunzipSync(readFileSync(`${MODELS}/${model}.traineddata.gz`)));

function pictureOf(file: string): GreyPicture {
  const bytes = gunzipSync(readFileSync(`tests/fixtures/papers/${file}.pgm.gz`));
  const [, width = '', height = ''] = /^P5\n(\d+) (\d+)\n255\n/.exec(bytes.toString('latin1', 0, 40)) ?? [];
  const grey = new Uint8Array(bytes.subarray(bytes.length - Number(width) * Number(height)));
  return { width: Number(width), height: Number(height), grey };
}

const engine = await startEngine(new Uint8Array(readFileSync(WASM)));
const textIn = async (models: readonly OcrModel[]) =>
  textOfPage(await recognise(engine, pictureOf('hindi-lines'), { models, load })).replaceAll(/[१]/g, '1');

it('loses the digit 1 with the model hin alone', async () => {
  expect(await textIn(['hin'])).not.toMatch(/173/);
});

it('reads every number of Devanagari text with the models of the app', async () => {
  const text = await textIn(MODELS_OF.devanagari);
  for (const number of ['173', '14/08/2026', '2021', '0211']) expect(text).toContain(number);
});

const readHindi = (picture: GreyPicture) =>
  recognise(engine, picture, { models: MODELS_OF.devanagari, load });

it('reads a page that lies upside down, and keeps an upright one', async () => {
  const turned = await readUpright(upsideDown(pictureOf('hindi-lines')), readHindi);
  expect(turned.isTurned).toBe(true);
  expect(textOfPage(turned.page).replaceAll(/[१]/g, '1')).toContain('173');
  expect((await readUpright(pictureOf('hindi-lines'), readHindi)).isTurned).toBe(false);
});

it('turns the pixels of a page upside down', () => {
  const data = new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 255]);
  expect([...pixelsUpsideDown({ width: 1, height: 2, data }).data]).toEqual([4, 5, 6, 255, 1, 2, 3, 255]);
});

it('has the models of the list of hashes', () => {
  const list = readFileSync(`${MODELS}/SHA256SUMS`, 'utf8').trim().split('\n');
  expect(list).toHaveLength(3);
  for (const line of list) {
    const [hash, file] = line.split(/\s+/);
    expect(
      createHash('sha256')
        .update(readFileSync(`${MODELS}/${file}`))
        .digest('hex'),
    ).toBe(hash);
  }
});

const row = (line: number, text: string, confidence = 90) =>
  `5\t1\t1\t1\t${line}\t1\t100\t${line * 50}\t80\t20\t${confidence}\t${text}`;
const pageOf = (...rows: string[]) => ({ width: 1000, height: 2000, lines: linesOfTable(rows.join('\n')) });

it('keeps the lines of the page and drops stains', () => {
  const page = pageOf('4\t1\t1\t1\t1\t0\t0\t0\t9\t9\t-1\t', row(1, 'FIR'), row(1, '455'), row(2, '|', 4));
  expect(textOfPage(page)).toBe('FIR 455');
  expect(wordsOfPage(page).words[0]).toEqual({
    text: 'FIR',
    left: 0.1,
    top: 0.025,
    width: 0.08,
    height: 0.01,
  });
});

it.each([
  ['none', 2, 90],
  ['unclear', 30, 45],
  ['good', 30, 90],
] as const)('calls a page %s with %d words of confidence %d', (quality, words, confidence) => {
  const rows = Array.from({ length: words }, (_, at) => row(at, 'word', confidence));
  expect(qualityOf([pageOf(...rows)])).toBe(quality);
});

it.each([
  ['english', 94],
  ['both', 70],
  ['devanagari', 44],
] as const)('takes %s for a strip of mean confidence %d', (language, confidence) => {
  expect(languageBy(pageOf(row(1, 'word', confidence)))).toBe(language);
  expect(languageBy(pageOf(''))).toBe('english');
});
