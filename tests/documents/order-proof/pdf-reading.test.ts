/** Words of Indian scripts in a PDF: their stored texts are used only with the letters that are drawn. */
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { actualTexts } from '#documents/actual-texts.ts';
import { type PdfItem, pdfReading } from '#documents/pdf-reading.ts';

/** A PDF string of UTF-16 with its escapes. */
const stringOf = (text: string): string =>
  Buffer.from(`\uFEFF${text}`, 'utf16le')
    .swap16()
    .toString('latin1')
    .replaceAll(/[\\()]/g, (letter) => `\\${letter}`)
    .replaceAll('\n', '\\n');

const spanOf = (text: string): string => `BT\n/Span <<\n/ActualText (${stringOf(text)})\n>> BDC\nEMC\nET\n`;

const pdfOf = (...contents: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    contents.flatMap((content) => [
      Buffer.from('<<\n/Filter /FlateDecode\n>>\nstream\n'),
      typeof content === 'string' ? deflateSync(Buffer.from(content, 'latin1')) : content,
      Buffer.from('\nendstream\n'),
    ]),
  );

const drawn = (str: string, hasEOL = false): PdfItem => ({ str, hasEOL });
const word = (str: string): PdfItem[] => [
  { type: 'beginMarkedContentProps', tag: 'Span' },
  drawn(str),
  { type: 'endMarkedContent' },
];

it('reads a word in its stored order between other texts', async () => {
  const items = [drawn('1. ', true), ...word('िहंदी '), drawn('Pune')];
  const read = await pdfReading(items, pdfOf(spanOf('हिंदी ')));
  expect(read).toEqual({ text: '1. \nहिंदी Pune', isExact: true });
});

it.each([
  ['another word', [spanOf('नकद')]],
  ['no word', []],
  ['one word more', [spanOf('हिंदी'), spanOf('नकद')]],
  ['a word of other digits', [spanOf('हिंदी 7')]],
])('claims no order if the file stores %s', async (_, contents) => {
  const read = await pdfReading(word('िहंदी'), pdfOf(...contents));
  expect(read).toEqual({ text: 'िहंदी', isExact: false });
});

it('reads no stored word for a text in Latin letters', async () => {
  expect(await pdfReading([drawn('Bail')], pdfOf(spanOf('नकद')))).toEqual({ text: 'Bail', isExact: true });
});

it('reads escaped letters, and skips streams that are no text', async () => {
  const texts = ['(अ) \\', '\u0A28\u0A29'];
  const pdf = pdfOf(spanOf(texts[0] ?? ''), Buffer.from('no deflated data'), spanOf(texts[1] ?? ''));
  expect(await actualTexts(pdf)).toEqual(texts);
});

it('stops at a stream that would fill the memory', async () => {
  expect(await actualTexts(pdfOf(' '.repeat(21 * 1024 * 1024)))).toBeNull();
});
