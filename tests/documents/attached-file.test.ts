/** Attached files are identified by their bytes. A file that cannot be bound gives its reason. */
import { describe, expect, it } from 'vitest';
import { MOST_PAGES, openFile } from '../../src/documents/packet/attached-file.ts';
import { isOfPaper } from '../../src/documents/packet/file-inspection.ts';
import { inspectFile } from '../../src/documents/packet/inspect-file.ts';
import { kindOf } from '../../src/documents/packet/file-kind.ts';
import { growingPdf, jpgHead, lockedPdf, pdfOf, pngOf } from './sample-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const faultOf = async (file: Uint8Array): Promise<string> => {
  const opened = await openFile(file);
  return opened.ok ? 'none' : opened.error;
};

describe('attached file', () => {
  it('opens a PDF, a JPG and a PNG with page counts', async () => {
    expect(await openFile(await pdfOf(3))).toMatchObject({ ok: true, value: { kind: 'pdf', pages: 3 } });
    const picture = { kind: 'picture', pages: 1, width: 40, height: 30 };
    expect(await openFile(pngOf(40, 30))).toMatchObject({ ok: true, value: { ...picture, format: 'png' } });
    expect(await openFile(jpgHead(40, 30))).toMatchObject({ ok: true, value: { ...picture, format: 'jpg' } });
  });

  it.each([
    [undefined, 0],
    [1, 0],
    [3, 180],
    [6, 90],
    [8, 270],
    [2, 0],
  ])('rotates a JPG with orientation %s by %s degrees', async (orientation, turn) => {
    expect(await openFile(jpgHead(40, 30, orientation))).toMatchObject({ ok: true, value: { turn } });
  });

  it('opens a PDF locked only against changes', async () => {
    const order = await lockedPdf({ ownerPassword: 'registry' });
    expect(await openFile(order)).toMatchObject({ ok: true, value: { pages: 2 } });
  });

  it.each([
    ['a password', () => lockedPdf({ userPassword: 'secret', ownerPassword: 'registry' }), 'locked'],
    ['nothing in it', () => new Uint8Array(), 'empty'],
    ['only its mark', () => bytes('%PDF-1.7\nand then nothing'), 'broken'],
    ['its end cut off', async () => (await pdfOf(40)).slice(0, 300), 'broken'],
    ['the bytes of a Word document', () => new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'word-document'],
    ['text alone', () => bytes('The FIR reads as follows.'), 'no-document'],
    ['a head that ends in the middle', () => jpgHead(40, 30).slice(0, 8), 'broken'],
    ['lists that grow without end', growingPdf, 'bomb'],
    [
      'a head that claims to be a bomb',
      () => pngOf(2, 2, { width: 60_000, height: 60_000 }),
      'picture-too-large',
    ],
  ])('reports the fault of a file with %s', async (_what, file, fault) => {
    expect(await faultOf(await file())).toBe(fault);
  });

  it('rejects two thousand pages but accepts the page limit', async () => {
    expect(await faultOf(await pdfOf(2000))).toBe('too-many-pages');
    expect(await faultOf(await pdfOf(MOST_PAGES))).toBe('none');
  });

  it('detects the file type from the bytes', () => {
    expect(kindOf(pngOf(1, 1))).toBe('png');
  });
});

it('inspects a file for page count, page sizes and faults', async () => {
  expect(await inspectFile(await pdfOf(3))).toEqual({
    kind: 'whole',
    pages: 3,
    sizes: [{ width: 595, height: 842 }],
  });
  expect(await inspectFile(pngOf(40, 30))).toEqual({ kind: 'whole', pages: 1, sizes: [] });
  expect(await inspectFile(new Uint8Array())).toEqual({ kind: 'fault', fault: 'empty' });
});

it('matches a page to A4 or legal within a small tolerance', () => {
  expect(isOfPaper({ width: 595, height: 842 }, 'a4')).toBe(true);
  expect(isOfPaper({ width: 838, height: 590 }, 'a4')).toBe(true);
  expect(isOfPaper({ width: 612, height: 1008 }, 'a4')).toBe(false);
  expect(isOfPaper({ width: 612, height: 1008 }, 'legal')).toBe(true);
  expect(isOfPaper({ width: 595, height: 842 }, 'legal')).toBe(false);
});
