/** Small valid files of each kind, and broken ones, generated here so that no real documents are needed. */
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { Document, Packer, Paragraph } from 'docx';

type Bytes = Uint8Array<ArrayBuffer>;

const bytes = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));

/** A PDF with a line of text on each page. */
export function samplePdf(pages = 1, { trailer = '' } = {}): Bytes {
  const font = 3;
  const first = 4;
  const kids = Array.from({ length: pages }, (_, page) => `${first + 2 * page} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 0; page < pages; page += 1) {
    const content = `BT /F1 18 Tf 60 760 Td (Order sheet, page ${page + 1} of ${pages}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * page + 1} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  return bytes(
    `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** A grey picture; `shade` makes another file of it. */
export const samplePng = ({ width = 8, height = 8, shade = 128 } = {}): Bytes =>
  pngOf({ width, height, row: () => Buffer.alloc(width, shade) });

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly row: () => Buffer;
}

function pngOf({ width, height, row }: Grey): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), row()])));
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const typeAndData = Buffer.concat([Buffer.from(name), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, check]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** As heavy as a camera's: no packing makes noise smaller. */
export const noisyPng = (width: number, height: number): Bytes =>
  pngOf({ width, height, row: () => randomBytes(width) });

/** Starts and ends like a camera file; its content is no picture, and no test renders it. */
export const sampleJpg = (size = 64): Bytes =>
  new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: size }, (_, at) => at % 200), 0xff, 0xd9]);

export async function sampleDocx(...lines: readonly string[]): Promise<Bytes> {
  const children = lines.map((line) => new Paragraph(line));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** A DOCX with 800 KB of text whose directory declares another size. */
export async function lyingDocx(declaredSize: number): Promise<Bytes> {
  const docx = await sampleDocx('0'.repeat(800_000));
  const view = new DataView(docx.buffer, docx.byteOffset, docx.length);
  for (let at = 0; at + 46 < docx.length; at += 1) {
    const isEntry = view.getUint32(at, true) === 0x02014b50;
    const isText = isEntry && Buffer.from(docx.subarray(at + 46, at + 63)).toString() === 'word/document.xml';
    if (isText) view.setUint32(at + 24, declaredSize, true);
  }
  return docx;
}
