/**
 * Detects the type of a file (`fileContent`) and verifies a DOCX: its directory may declare false sizes. Each
 * part is unpacked and measured; nothing is stored.
 */
import { DOCX } from '#contract/case/document.ts';
import { type FileFinding, fileContent, isXml, type ZipEntry, zipEntries } from './file-content.ts';

/** Tags in the XML of a DOCX. A reader makes an object of each: about 400 MB for this number. */
const MOST_TAGS = 500_000;

export async function verifyFileContent(bytes: Uint8Array<ArrayBuffer>): Promise<FileFinding> {
  const found = fileContent(bytes);
  if (found.kind === 'fault' || found.type !== DOCX) return found;
  let tagsLeft = MOST_TAGS;
  for (const entry of zipEntries(bytes) ?? []) {
    const { size, tags } = await measure(bytes, entry);
    if (isXml(entry)) tagsLeft -= tags;
    if (size > entry.size || tagsLeft < 0) return { kind: 'fault', fault: 'bomb' };
    if (size < entry.size) return { kind: 'fault', fault: 'broken' };
  }
  return found;
}

const HEAD_BYTES = 30;
const DEFLATED = 8;

interface Measure {
  /** Unpacked size; -1 if unreadable. */
  readonly size: number;
  readonly tags: number;
}

const UNREADABLE: Measure = { size: -1, tags: 0 };

/** Stops reading beyond the declared size. */
async function measure(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry): Promise<Measure> {
  const { headAt, packedSize, method, size: most } = entry;
  if (headAt + HEAD_BYTES > bytes.length) return UNREADABLE;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = headAt + HEAD_BYTES + view.getUint16(headAt + 26, true) + view.getUint16(headAt + 28, true);
  const packed = bytes.subarray(from, from + packedSize);
  if (packed.length < packedSize) return UNREADABLE;
  if (method === 0) return { size: packed.length, tags: tagsIn(packed) };
  if (method !== DEFLATED) return UNREADABLE;
  return inflated(packed, most).catch(() => UNREADABLE); // invalid or truncated data
}

async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Measure> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(packed);
      controller.close();
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  let tags = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    tags += tagsIn(next.value);
    if (size > most) {
      await reader.cancel();
      break;
    }
  }
  return { size, tags };
}

const LESS_THAN = 0x3c;

function tagsIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LESS_THAN); at !== -1; at = bytes.indexOf(LESS_THAN, at + 1)) count += 1;
  return count;
}
