/**
 * Detects PDFs that would exhaust memory. Only the object lists are unpacked for reading, so their unpacked
 * size is measured.
 */
import { inflatedParts } from '#documents/inflated-parts.ts';

const MOST_UNPACKED = 100 * 1024 * 1024;
const LATIN = new TextDecoder('latin1');

export async function isPdfBomb(bytes: Uint8Array): Promise<boolean> {
  let left = MOST_UNPACKED;
  for (const packed of packedLists(bytes)) {
    left -= await unpackedLength(packed, left);
    if (left <= 0) return true;
  }
  return false;
}

function packedLists(bytes: Uint8Array): Uint8Array[] {
  const text = LATIN.decode(bytes);
  return [...text.matchAll(/\/Type\s*\/(?:ObjStm|XRef)\b/g)].flatMap(({ index }) => {
    const head = /stream\r?\n/g;
    head.lastIndex = index;
    if (head.exec(text) === null) return [];
    const from = head.lastIndex;
    const end = text.indexOf('endstream', from);
    return [bytes.slice(from, end < 0 ? undefined : end)];
  });
}

/** Stops after `most` bytes. Unreadable data counts as zero, and so does a browser without decompression. */
async function unpackedLength(packed: Uint8Array, most: number): Promise<number> {
  let length = 0;
  for await (const part of inflatedParts(packed)) {
    length += part.length;
    if (length >= most) break;
  }
  return length;
}
