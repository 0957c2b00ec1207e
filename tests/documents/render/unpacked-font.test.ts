/** A WOFF font becomes the plain font in it; a damaged one is left to pdfmake. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { PDF_FONT_FILES, SCRIPT_FONT_FILES } from '#documents/pdf-font-files.ts';
import { unpackedFont } from '#documents/render/unpacked-font.ts';

const packages = createRequire(import.meta.url);
const read = (file: string): Uint8Array => new Uint8Array(readFileSync(packages.resolve(file)));

const files = [
  ...Object.values(PDF_FONT_FILES),
  ...Object.values(SCRIPT_FONT_FILES).flatMap(({ normal, bold }) => [normal, bold]),
];

/** Sum of the words of a table, as OpenType defines it; the adjustment in `head` does not count. */
function checksumOf(table: Uint8Array, isHead: boolean): number {
  const padded = new Uint8Array(Math.ceil(table.length / 4) * 4);
  padded.set(table);
  const view = new DataView(padded.buffer);
  if (isHead) view.setUint32(8, 0);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function tablesOf(font: Uint8Array) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return Array.from({ length: view.getUint16(4) }, (_, nth) => {
    const at = 12 + 16 * nth;
    const tag = String.fromCodePoint(...font.subarray(at, at + 4));
    const [sum, offset, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    return { tag, sum, table: font.subarray(offset, offset + length), offset, length };
  });
}

describe('a font of the papers', () => {
  it.each(files)('%s has every table of the plain font, with its checksum', async (file) => {
    const tables = tablesOf(await unpackedFont(read(file)));
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
    for (const { tag, sum, table, offset, length } of tables) {
      expect({ tag, length: table.length, at: offset % 4 }).toEqual({ tag, length, at: 0 });
      expect({ tag, sum: checksumOf(table, tag === 'head') }).toEqual({ tag, sum });
    }
  });

  it('is unpacked once', async () => {
    const font = read(PDF_FONT_FILES.latin);
    expect(await unpackedFont(font)).toBe(await unpackedFont(font));
  });

  it('stays as it is when it is no WOFF', async () => {
    const plain = await unpackedFont(read(PDF_FONT_FILES.latin));
    expect(await unpackedFont(plain)).toBe(plain);
  });

  it('stays as it is when a table is damaged or cut', async () => {
    const font = read(PDF_FONT_FILES.devanagari);
    const damaged = font.slice().fill(0xff, font.length / 2, font.length / 2 + 400);
    expect(await unpackedFont(damaged)).toBe(damaged);
    const cut = font.slice(0, font.length / 2);
    expect(await unpackedFont(cut)).toBe(cut);
  });
});
