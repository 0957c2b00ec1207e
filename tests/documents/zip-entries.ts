/** Reads a ZIP by its central directory: enough to look into a DOCX. */
import { inflateRawSync } from 'node:zlib';

export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, string> {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const count = zip.readUInt16LE(end + 10);
  const entries = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name, contentAt(zip, at));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function contentAt(zip: Buffer, directory: number): string {
  const method = zip.readUInt16LE(directory + 10);
  const size = zip.readUInt32LE(directory + 20);
  const local = zip.readUInt32LE(directory + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const raw = zip.subarray(start, start + size);
  return (method === 0 ? raw : inflateRawSync(raw)).toString('utf8');
}
