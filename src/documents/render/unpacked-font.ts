/**
 * Unpacks a WOFF font once. pdfmake inflates a table of the font in JavaScript for each glyph that it reads.
 */
import { inflatedParts } from '#documents/inflated-parts.ts';

/** Sizes in bytes: https://www.w3.org/TR/WOFF/ and the OpenType header. */
const WOFF = { signature: 0x774f4646, header: 44, entry: 20 };
const PLAIN = { header: 12, entry: 16 };

const unpacked = new WeakMap<Uint8Array, Promise<Uint8Array>>();

/** Fonts in another form, and fonts that this browser cannot inflate, are returned unchanged. */
export function unpackedFont(font: Uint8Array): Promise<Uint8Array> {
  const known = unpacked.get(font);
  if (known) return known;
  const made = unpack(font);
  unpacked.set(font, made);
  return made;
}

async function unpack(font: Uint8Array): Promise<Uint8Array> {
  const view = viewOf(font);
  if (typeof DecompressionStream === 'undefined' || view.getUint32(0) !== WOFF.signature) return font;
  const tables = tablesOf(view);
  const texts = await Promise.all(tables.map((table) => bytesOf(font, table)));
  if (texts.some((text, at) => text.length !== tables[at]?.length)) return font; // pdfmake names the fault
  return assembled(view.getUint32(4), tables, texts);
}

interface Table {
  readonly tag: number;
  readonly offset: number;
  readonly packed: number;
  readonly length: number;
  readonly checksum: number;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const tablesOf = (view: DataView): Table[] =>
  Array.from({ length: view.getUint16(12) }, (_, nth) => {
    const at = WOFF.header + nth * WOFF.entry;
    const number = (field: number) => view.getUint32(at + 4 * field);
    return { tag: number(0), offset: number(1), packed: number(2), length: number(3), checksum: number(4) };
  });

async function bytesOf(font: Uint8Array, { offset, packed, length }: Table): Promise<Uint8Array> {
  const bytes = font.subarray(offset, offset + packed);
  if (packed === length) return bytes;
  const whole = new Uint8Array(length);
  let at = 0;
  for await (const part of inflatedParts(bytes)) {
    if (at + part.length > length) return new Uint8Array(); // more than the directory names
    whole.set(part, at);
    at += part.length;
  }
  return whole.subarray(0, at);
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** The directory, then the tables, each at a multiple of four bytes. */
function assembled(kind: number, tables: readonly Table[], texts: readonly Uint8Array[]): Uint8Array {
  const head = PLAIN.header + PLAIN.entry * tables.length;
  const whole = new Uint8Array(texts.reduce((sum, { length }) => sum + padded(length), head));
  const view = viewOf(whole);
  view.setUint32(0, kind);
  view.setUint16(4, tables.length);
  let offset = head;
  for (const [nth, { tag, checksum, length }] of tables.entries()) {
    const at = PLAIN.header + nth * PLAIN.entry;
    for (const [field, value] of [tag, checksum, offset, length].entries()) {
      view.setUint32(at + 4 * field, value);
    }
    whole.set(texts[nth] ?? [], offset);
    offset += padded(length);
  }
  return whole;
}
