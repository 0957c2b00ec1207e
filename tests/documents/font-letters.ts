/** The characters of a WOFF font, read from its table of characters (`cmap`, formats 4 and 12). */
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

export function lettersOfFont(woff: Uint8Array): ReadonlySet<number> {
  const file = Buffer.from(woff);
  const cmap = tableOf(file, 'cmap');
  const letters = new Set<number>();
  for (let n = 0; n < cmap.readUInt16BE(2); n += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * n + 4));
    const format = table.readUInt16BE(0);
    for (const letter of format === 4 ? ofSegments(table) : format === 12 ? ofGroups(table) : [])
      letters.add(letter);
  }
  return letters;
}

function tableOf(file: Buffer, name: string): Buffer {
  for (let n = 0; n < file.readUInt16BE(12); n += 1) {
    const at = HEADER + ENTRY * n;
    if (file.toString('latin1', at, at + 4) !== name) continue;
    const [offset, packed, length] = [4, 8, 12].map((part) => file.readUInt32BE(at + part));
    const bytes = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return packed === length ? bytes : inflateSync(bytes);
  }
  throw new Error(`The font has no table ${name}.`);
}

/** A segment may lead to glyph 0, which is the box. */
function ofSegments(table: Buffer): number[] {
  const size = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  const letters: number[] = [];
  for (let at = 0; at < size; at += 2) {
    const [start, end] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const offset = table.readUInt16BE(offsets + at);
    for (let letter = start; letter <= end && letter < 0xffff; letter += 1) {
      const place = offsets + at + offset + 2 * (letter - start);
      const listed = offset === 0 ? letter : table.readUInt16BE(place);
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + table.readUInt16BE(deltas + at)) % 0x10000;
      if (glyph !== 0) letters.push(letter);
    }
  }
  return letters;
}

function ofGroups(table: Buffer): number[] {
  const letters: number[] = [];
  for (let n = 0; n < table.readUInt32BE(12); n += 1) {
    const at = 16 + 12 * n;
    for (let letter = table.readUInt32BE(at); letter <= table.readUInt32BE(at + 4); letter += 1)
      letters.push(letter);
  }
  return letters;
}
