/** The packet PDF contains every page and a true index. A broken attachment spoils no other. */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { fc } from '../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { bindPacket, type BoundPacket } from '../../src/documents/packet/bind-packet.ts';
import { filingPacket, type FilingPacket } from '../../src/documents/packet/filing-packet.ts';
import type { AttachedDocument } from '../../src/documents/packet/packet-matter.ts';
import { context, full, pdfFonts } from './sample-application.ts';
import { lockedPdf, pdfOf, pngOf } from './sample-files.ts';

const fonts = pdfFonts();

const bind = (
  packet: FilingPacket,
  files: readonly (Uint8Array | null)[],
  say: (done: number) => void = () => undefined,
) => bindPacket(packet, { fonts, say, read: async (index) => files[index] ?? null });

const titled = (count: number): AttachedDocument[] =>
  Array.from({ length: count }, (_, at) => ({ title: `Document ${at + 1}` }));

const packetWith = (count: number): FilingPacket => filingPacket(full, context, titled(count));

interface Bookmarked {
  readonly title: string;
  readonly page: number;
  readonly inside: number;
}

/** Parts, read from the PDF bookmarks. */
async function bookmarksOf({ bytes }: BoundPacket): Promise<Bookmarked[]> {
  const pdf = await PDFDocument.load(bytes);
  const pages = pdf.getPages().map(({ ref }) => ref);
  const found: Bookmarked[] = [];
  let item = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict).lookupMaybe(PDFName.of('First'), PDFDict);
  while (item) {
    const to = item.lookup(PDFName.of('Dest'), PDFArray).get(0);
    found.push({
      title: item.lookup(PDFName.of('Title'), PDFHexString).decodeText(),
      page: to instanceof PDFRef ? pages.indexOf(to) + 1 : 0,
      inside: item.get(PDFName.of('First')) ? 1 : 0,
    });
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return found;
}

interface Drawn {
  readonly pages: number;
  readonly kind: 'pdf' | 'picture' | 'broken';
}

const MAKE: Readonly<Record<Drawn['kind'], (pages: number) => Promise<Uint8Array>>> = {
  pdf: pdfOf,
  picture: async () => pngOf(4, 3),
  broken: async () => new Uint8Array([1]),
};

const lengthOf = ({ pages, kind }: Drawn): number => (kind === 'pdf' ? pages : 1);

const lengths = ({ spans }: BoundPacket): number[] => spans.map(({ first, last }) => last - first + 1);

/** Page counts of the attachments, in order. */
const attachedLengths = ({ pieces }: FilingPacket, bound: BoundPacket): number[] =>
  lengths(bound).filter((_, at) => pieces[at]?.kind === 'attached');

describe('pages of the bound packet', () => {
  it('match the index for any attachments', async () => {
    const drawn = fc.array(
      fc.record<Drawn>({
        pages: fc.integer({ min: 1, max: 3 }),
        kind: fc.constantFrom('pdf', 'picture', 'broken'),
      }),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(drawn, async (files) => {
        const packet = packetWith(files.length);
        const bound = await bind(
          packet,
          await Promise.all(files.map(({ pages, kind }) => MAKE[kind](pages))),
        );
        expect(attachedLengths(packet, bound)).toEqual(files.map(lengthOf));
        const first = bound.spans[0]?.first ?? 0;
        let next = first;
        for (const [at, length] of lengths(bound).entries()) {
          expect(bound.spans[at]?.first).toBe(next);
          next += length;
        }
        expect((await PDFDocument.load(bound.bytes)).getPageCount()).toBe(next - 1);
        expect(bound.pages).toBe(next - 1);
        const marks = await bookmarksOf(bound);
        expect(marks.map(({ page }) => page)).toEqual([1, ...bound.spans.map((span) => span.first)]);
        const broken = files.flatMap(({ kind }, at) => (kind === 'broken' ? [at] : []));
        expect(bound.faults.map(({ index }) => index)).toEqual(broken);
      }),
      { numRuns: 6 },
    );
  });
});

describe('bound packet', () => {
  it('bookmarks each part and the headings of the application', async () => {
    const packet = packetWith(1);
    const marks = await bookmarksOf(await bind(packet, [await pdfOf(2)]));
    expect(marks.map(({ title }) => title)).toEqual([
      'Index',
      ...packet.pieces.map((piece) =>
        piece.kind === 'paper' ? piece.title : `Annexure ${piece.number}: ${piece.title}`,
      ),
    ]);
    expect(marks.find(({ title }) => title === 'The application')?.inside).toBe(1);
  });

  it('keeps readable attachments and inserts placeholder pages for unreadable ones', async () => {
    const packet = packetWith(4);
    const files = [
      await pdfOf(3),
      await lockedPdf({ userPassword: 'x', ownerPassword: 'y' }),
      null,
      pngOf(8, 8),
    ];
    const bound = await bind(packet, files);
    expect(bound.faults).toEqual([
      { index: 1, fault: 'locked' },
      { index: 2, fault: 'empty' },
    ]);
    expect(attachedLengths(packet, bound)).toEqual([3, 1, 1, 1]);
  });

  it('inserts a placeholder for a two-thousand-page file and binds the rest', async () => {
    const packet = packetWith(2);
    const bound = await bind(packet, [await pdfOf(2000), await pdfOf(3)]);
    expect(bound.faults).toEqual([{ index: 0, fault: 'too-many-pages' }]);
    expect(attachedLengths(packet, bound)).toEqual([1, 3]);
    expect((await PDFDocument.load(bound.bytes)).getPageCount()).toBe(bound.pages);
  });

  it('reports increasing progress up to 100%', async () => {
    const progress: number[] = [];
    await bind(packetWith(2), [await pdfOf(1), pngOf(4, 4)], (done) => progress.push(done));
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBeGreaterThan(5);
  });

  it('uses the paper size of the court', async () => {
    const legal = filingPacket(
      { ...full, packet: { court: { key: 'own', name: 'Own', paper: 'legal' } } },
      context,
      titled(1),
    );
    const pdf = await PDFDocument.load((await bind(legal, [pngOf(4, 3)])).bytes);
    for (const page of pdf.getPages()) expect(page.getSize()).toEqual({ width: 612, height: 1008 });
  });
});
