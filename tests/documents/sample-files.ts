/** Files as users attach them: complete, encrypted, broken or with a wrong extension. */
import { deflateSync } from 'node:zlib';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';

export async function pdfOf(pages: number, { turned = 0 } = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let at = 0; at < pages; at += 1) pdf.addPage([595, 842]).setRotation(degrees(turned));
  return pdf.save();
}

export async function lockedPdf(passwords: {
  userPassword?: string;
  ownerPassword: string;
}): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await pdfOf(2));
  pdf.encrypt(passwords);
  return pdf.save();
}

/** Less than a megabyte that becomes a hundred and fifty: a list of objects with nothing but spaces. */
export function growingPdf(): Uint8Array {
  const list = deflateSync(Buffer.alloc(150_000_000, 32), { level: 1 });
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 8 /Filter /FlateDecode /Length ${list.length} >>\nstream\n`;
  return new Uint8Array(
    Buffer.concat([Buffer.from(head), list, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]),
  );
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const header = (width: number, height: number): Uint8Array => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return data;
};

/** A grey picture; `claims` is the size in its header. */
export function pngOf(width: number, height: number, claims = { width, height }): Uint8Array {
  const row = Buffer.alloc(1 + width * 3, 128).fill(0, 0, 1);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header(claims.width, claims.height)),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}

const segment = (marker: number, data: readonly number[]): number[] => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 0xff,
  ...data,
];

const EXIF_HEAD = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];

/** The head of a JPG from a camera held in some way, without its picture. */
export function jpgHead(width: number, height: number, orientation?: number): Uint8Array {
  const exif =
    orientation === undefined
      ? []
      : segment(0xe1, [...EXIF_HEAD, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
  const frame = [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  return new Uint8Array([0xff, 0xd8, ...exif, ...segment(0xc0, frame), 0xff, 0xd9]);
}
