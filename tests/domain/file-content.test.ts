/** A file is what its bytes say, whatever it is called; what could not be opened later is not taken. */
import { expect, it } from 'vitest';
import { DOCX, MAX_DOCUMENT_BYTES } from '#contract/document.ts';
import { type FileFault, fileContent } from '#domain/file-content.ts';
import { fileFaults } from '#text/en/file-faults.ts';
import { sampleDocx, sampleJpg, samplePdf, samplePng } from '../support/sample-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const fault = (which: FileFault) => ({ kind: 'fault', fault: which });
const file = (type: string) => ({ kind: 'file', type });
const text = (said: string): Bytes => new Uint8Array(Buffer.from(said, 'latin1'));

it('knows the four kinds by their bytes', async () => {
  expect(fileContent(samplePdf())).toEqual(file('application/pdf'));
  expect(fileContent(samplePdf(2_000))).toEqual(file('application/pdf'));
  expect(fileContent(samplePng())).toEqual(file('image/png'));
  expect(fileContent(sampleJpg())).toEqual(file('image/jpeg'));
  expect(fileContent(await sampleDocx('Grounds.'))).toEqual(file(DOCX));
});

it('finds a PDF that begins a little later, as readers do', () => {
  expect(fileContent(new Uint8Array([...text('\r\n\r\n'), ...samplePdf()]))).toEqual(file('application/pdf'));
});

it('says of a PDF that it is under a lock, whichever: courts lock what they hand out against changes', () => {
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
  ['more than 10 MB', 'too-large', () => new Uint8Array(MAX_DOCUMENT_BYTES + 1).fill(0x25)],
])('takes %s for what it is: %s', (_name, which, make) => {
  expect(fileContent(make())).toEqual(fault(which));
  expect(fileFaults[which]).toMatch(/\. .*\b(?:add|Scan|set|split)\b/);
});

it('takes no ZIP for a DOCX that holds no document, is cut off, locked, or grows without end', async () => {
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
