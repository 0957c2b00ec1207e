// @vitest-environment node
/** Words of a scan over its page: found and copied by a reader, drawn nowhere. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { laySearchText, scannedTextFont } from '#documents/packet/text-layer.ts';

const word = (text: string, left: number) => ({ text, left, top: 0.25, width: 0.2, height: 0.01 });

it('gives Latin and Devanagari words with their place', async () => {
  const book = await PDFDocument.create();
  const page = book.addPage([600, 800]);
  const font = scannedTextFont(book);
  const box = { x: 0, y: 0, width: 600, height: 800 };
  laySearchText(page, { words: [word('धारा', 0.1), word('318(4)', 0.4)] }, { font, box });
  const bytes = await book.save();
  const read = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const { items } = await (await read.getPage(1)).getTextContent();
  const found = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  expect(found.map(({ str }) => str.trim()).join(' ')).toBe('धारा 318(4)');
  expect(found[0]?.transform[4]).toBeCloseTo(60, 0);
  expect(found[0]?.transform[5]).toBeCloseTo(592, 0);
});

it('adds nothing to a page without words', async () => {
  const book = await PDFDocument.create();
  const page = book.addPage([600, 800]);
  const box = { x: 0, y: 0, width: 600, height: 800 };
  laySearchText(page, { words: [] }, { font: scannedTextFont(book), box });
  expect(page.node.Contents()).toBeUndefined();
});
