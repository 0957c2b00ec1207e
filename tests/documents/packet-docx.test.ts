/** The Word packet: one file per paper in order, attachments unchanged. */
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { filingPacket } from '../../src/documents/packet/filing-packet.ts';
import { zipPacket } from '../../src/documents/packet/packet-docx.ts';
import { PACKET_MATTERS } from './packet-matters.ts';
import { context } from './sample-application.ts';
import { pdfOf, pngOf } from './sample-files.ts';
import { zipEntries } from './zip-entries.ts';

it('contains a DOCX per document and each attachment under its number', async () => {
  const { content, attached } = PACKET_MATTERS['regular-high-court'];
  const packet = filingPacket(content, context, attached);
  const files = [await pdfOf(1), pngOf(2, 2), null];
  const progress: number[] = [];
  const zip = await zipPacket(packet, {
    read: async (at) => files[at] ?? null,
    say: (done) => progress.push(done),
  });
  const entries = unzipSync(zip);
  const names = Object.keys(entries);
  expect(names.slice(0, 2)).toEqual(['01 Index.docx', '02 Application for an urgent hearing.docx']);
  expect(names).toContain('09 A-1 Order of the Sessions Judge, Pune, of 01-10-2026.pdf');
  expect(names).toContain('10 A-2 FIR No. 218-2024.png');
  expect(names).toContain('11 A-3.docx'); // its bytes are missing: a placeholder page
  expect(names).toHaveLength(packet.pieces.length + 1);
  expect(progress.at(-1)).toBe(1);
  const affidavit = entries['06 Affidavit.docx'] ?? new Uint8Array();
  expect(zipEntries(affidavit).get('word/document.xml')).toContain('solemnly affirm');
});
