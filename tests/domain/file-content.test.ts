/** A file type follows from its bytes, not its name. Files that could not be opened later are rejected. */
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { DOCX, MAX_DOCUMENT_BYTES } from '#contract/case/document.ts';
import { verifyFileContent } from '#domain/files/verify-file-content.ts';
import { type FileFault, fileContent } from '#domain/files/file-content.ts';
import { fileFaults } from '#text/en/file-faults.ts';
import { sampleDocx, sampleJpg, samplePdf, samplePng, lyingDocx } from '../support/sample-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const fault = (which: FileFault) => ({ kind: 'fault', fault: which });
const file = (type: string) => ({ kind: 'file', type });
const text = (content: string): Bytes => new Uint8Array(Buffer.from(content, 'latin1'));

it('detects the four file types from their bytes', async () => {
  expect(fileContent(samplePdf())).toEqual(file('application/pdf'));
  expect(fileContent(samplePdf(2_000))).toEqual(file('application/pdf'));
  expect(fileContent(samplePng())).toEqual(file('image/png'));
  expect(fileContent(sampleJpg())).toEqual(file('image/jpeg'));
  expect(fileContent(await sampleDocx('Grounds.'))).toEqual(file(DOCX));
});

it('accepts a PDF with leading line breaks', () => {
  expect(fileContent(new Uint8Array([...text('\r\n\r\n'), ...samplePdf()]))).toEqual(file('application/pdf'));
});

it('reports an encrypted PDF', () => {
  const locked = samplePdf(1, { trailer: '/Encrypt 9 0 R ' });
  expect(fileContent(locked)).toEqual({ ...file('application/pdf'), isEncrypted: true });
});

it.each<[string, FileFault, () => Bytes]>([
  ['nothing', 'empty', () => text('')],
  ['a text', 'unknown', () => text('Dear Sir,')],
  ['a page of the web', 'unknown', () => text('<!doctype html><title>%PDF</title>')],
  ['half a PDF', 'broken', () => samplePdf(40).slice(0, 3_000)],
  ['the name of a PDF alone', 'broken', () => text('%PDF-1.7')],
  ['half a picture', 'broken', () => samplePng({ width: 64, height: 64 }).slice(0, 60)],
  ['a photo that was cut off', 'broken', () => sampleJpg().slice(0, 20)],
  ['an old Word file', 'old-word', () => text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 WordDocument')],
  ['a picture of an iPhone', 'heic', () => text('\0\0\0\x18ftypheic\0\0\0\0')],
  ['a picture that says it is 40,000 points wide and high', 'too-many-points', () => saysItIs(40_000)],
  ['a photo whose head says the same', 'too-many-points', () => photoThatSays(40_000)],
  ['more than 10 MB', 'too-large', () => new Uint8Array(MAX_DOCUMENT_BYTES + 1).fill(0x25)],
])('rejects %s with the fault: %s', (_name, which, make) => {
  expect(fileContent(make())).toEqual(fault(which));
  expect(fileFaults[which]).toMatch(/\. .*\b(?:add|scan|set|split)\b/i);
});

/** A PNG of eight points whose head says another size. */
function saysItIs(side: number): Bytes {
  const png = samplePng();
  const view = new DataView(png.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  return png;
}

/** A JPG whose header declares this frame size. */
function photoThatSays(side: number): Bytes {
  const [high, low] = [side >> 8, side & 0xff];
  const frame = [0xff, 0xc0, 0, 11, 8, high, low, high, low, 1, 1, 0x11, 0];
  return new Uint8Array([0xff, 0xd8, ...frame, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);
}

it('accepts a photo of 108 million pixels', () => {
  const [high, wide] = [9_000, 12_000];
  const frame = [0xff, 0xc0, 0, 11, 8, high >> 8, high & 0xff, wide >> 8, wide & 0xff, 1, 1, 0x11, 0];
  expect(fileContent(new Uint8Array([0xff, 0xd8, ...frame, 0xff, 0xd9]))).toEqual({
    kind: 'file',
    type: 'image/jpeg',
  });
});

it('measures the real unpacked size of a DOCX', async () => {
  expect(await verifyFileContent(await sampleDocx('Grounds.'))).toMatchObject({ kind: 'file' });
  expect(await verifyFileContent(await lyingDocx(64))).toEqual(fault('bomb'));
  expect(await verifyFileContent(await lyingDocx(900_000))).toEqual(fault('broken'));
});

it('rejects an invalid, truncated, locked or oversized DOCX', async () => {
  const docx = await sampleDocx('Grounds.');
  expect(fileContent(docx.slice(0, docx.length - 30))).toEqual(fault('broken'));
  const renamed = text(
    Buffer.from(docx).toString('latin1').replaceAll('word/document.xml', 'word/documenX.xml'),
  );
  expect(fileContent(renamed)).toEqual(fault('unknown'));
  const entries = (change: (view: DataView, at: number) => void) => {
    const copy = docx.slice();
    const view = new DataView(copy.buffer);
    for (let at = 0; at + 4 < copy.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) change(view, at);
    return fileContent(copy);
  };
  expect(entries((view, at) => view.setUint16(at + 8, 1, true))).toEqual(fault('locked'));
  expect(entries((view, at) => view.setUint32(at + 24, 0x7fffffff, true))).toEqual(fault('bomb'));
  expect(entries((view, at) => view.setUint16(at + 28, 0xfff0, true))).toEqual(fault('broken'));
});

const docxOf = (parts: Readonly<Record<string, Uint8Array>>): Bytes =>
  new Uint8Array(zipSync({ 'word/document.xml': strToU8('<w:document/>'), ...parts }));

it.each<[string, () => Bytes]>([
  ['150 MB of text in 147 KB', () => docxOf({ 'word/document.xml': new Uint8Array(150_000_000) })],
  [
    '60,000 parts',
    () => docxOf(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`p${n}`, text('x')]))),
  ],
  ['8 MB of text that packs well', () => docxOf({ 'word/document.xml': new Uint8Array(8_000_000) })],
  ['9 MB of text that packs badly', () => docxOf({ 'word/document.xml': noise(9_000_000) })],
  ['60 MB of pictures', () => docxOf({ 'word/media/1.bmp': new Uint8Array(60_000_000) })],
])('rejects a DOCX with %s before unpacking it', (_name, make) => {
  expect(fileContent(make())).toEqual(fault('bomb'));
});

it('rejects a DOCX with 600,000 tags, and accepts one with 300,000', async () => {
  expect(await verifyFileContent(taggedDocx(600_000))).toEqual(fault('bomb'));
  expect(await verifyFileContent(taggedDocx(300_000))).toEqual(file(DOCX));
});

it('accepts a DOCX of 400 pages with 30 MB of pictures', async () => {
  const page = Array.from({ length: 3_000 }, (_, n) => `word${(n * 7919) % 10_007} `).join('');
  const docx = await sampleDocx(...Array.from({ length: 200 }, (_, n) => `${n} ${page}`));
  expect(await verifyFileContent(docx)).toEqual(file(DOCX));
  expect(await verifyFileContent(docxOf({ 'word/media/1.bmp': new Uint8Array(30_000_000) }))).toEqual(
    file(DOCX),
  );
});

const taggedDocx = (count: number) =>
  docxOf({
    'word/document.xml': strToU8(Array.from({ length: count }, (_, n) => `<b${n * 7919}/>`).join('')),
  });

/** Bytes that do not pack, without a random number. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff);
}
