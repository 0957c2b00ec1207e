/**
 * Whether reading a PDF would fill a device's memory. Its lists of objects are unpacked whole to read it; everything else
 * in it stays packed. Counted as it is unpacked, and thrown away.
 */
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

/** No further than `most`; what cannot be unpacked fills nothing, nor is it asked of a browser that unpacks nothing. */
async function unpackedLength(packed: Uint8Array, most: number): Promise<number> {
  if (typeof DecompressionStream === 'undefined') return 0;
  const { writable, readable } = new DecompressionStream('deflate');
  const written = writeAll(writable, packed);
  const reader = readable.getReader();
  let length = 0;
  try {
    while (length < most) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // under a lock, packed another way, or cut off
  }
  await written;
  return length;
}

/** Ends with the reader, whichever way that ends. */
async function writeAll(writable: DecompressionStream['writable'], packed: Uint8Array): Promise<void> {
  const writer = writable.getWriter();
  try {
    await writer.write(new Uint8Array(packed));
    await writer.close();
  } catch {
    // what is wrong is said to the reader
  }
}
