/**
 * Detects the type of a file (`fileContent`) and verifies a ZIP: its directory may declare false sizes. Each
 * part is unpacked and measured; nothing is stored.
 */
import { DOCX } from '#contract/case/document.ts';
import { type FileFinding, fileContent, type ZipEntry, zipEntries } from './file-content.ts';

export async function verifyFileContent(bytes: Uint8Array<ArrayBuffer>): Promise<FileFinding> {
  const found = fileContent(bytes);
  if (found.kind === 'fault' || found.type !== DOCX) return found;
  for (const entry of zipEntries(bytes) ?? []) {
    const size = await unpackedSize(bytes, entry);
    if (size > entry.size) return { kind: 'fault', fault: 'bomb' };
    if (size < entry.size) return { kind: 'fault', fault: 'broken' };
  }
  return found;
}

const HEAD_BYTES = 30;
const DEFLATED = 8;

/** Unpacked size, or -1 if unreadable. Stops reading beyond the declared size. */
async function unpackedSize(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry): Promise<number> {
  const { headAt, packedSize, method, size: most } = entry;
  if (headAt + HEAD_BYTES > bytes.length) return -1;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = headAt + HEAD_BYTES + view.getUint16(headAt + 26, true) + view.getUint16(headAt + 28, true);
  const packed = bytes.subarray(from, from + packedSize);
  if (packed.length < packedSize) return -1;
  if (method !== DEFLATED) return method === 0 ? packed.length : -1;
  return inflatedSize(packed, most).catch(() => -1); // invalid or truncated data
}

async function inflatedSize(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(packed);
      controller.close();
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      break;
    }
  }
  return size;
}
