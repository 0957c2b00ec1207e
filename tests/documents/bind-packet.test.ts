/** The packet as one PDF: every page is there, the index tells the truth, and a faulty file keeps no other from it. */
import { spawnSync } from 'node:child_process';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindPacket, type BoundPacket } from '../../src/documents/packet/bind-packet.ts';
import { filingPacket, type FilingPacket } from '../../src/documents/packet/filing-packet.ts';
import type { AttachedDocument } from '../../src/documents/packet/packet-matter.ts';
import { PACKET_MATTERS } from './packet-matters.ts';
import { context, full, pdfFonts } from './sample-application.ts';
import { lockedPdf, pdfOf, pngOf } from './sample-files.ts';

const fonts = pdfFonts();

const bind = (packet: FilingPacket, files: readonly (Uint8Array | null)[], say = (_: number) => {}) =>
  bindPacket(packet, { fonts, say, read: async (index) => files[index] ?? null });

const titled = (count: number): AttachedDocument[] =>
  Array.from({ length: count }, (_, at) => ({ title: `Document ${at + 1}` }));

const packetWith = (count: number): FilingPacket => filingPacket(full, context, titled(count));

interface Bookmarked {
  readonly title: string;
  readonly page: number;
  readonly inside: number;
}

/** The parts, by the file's own bookmarks. */
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

describe('the bound packet', () => {
  it('names true pages, whatever is attached', async () => {
    const files = fc.array(fc.record({ pages: fc.integer({ min: 0, max: 3 }), broken: fc.boolean() }), {
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(files, async (drawn) => {
        const packet = packetWith(drawn.length);
        const bytes = await Promise.all(
          drawn.map(({ pages, broken }) =>
            broken ? new Uint8Array([1]) : pages === 0 ? pngOf(4, 3) : pdfOf(pages),
          ),
        );
        const bound = await bind(packet, bytes);
        const front = (bound.spans[0]?.first ?? 0) - 1;
        const attached = packet.pieces.flatMap((piece, at) =>
          piece.kind === 'attached' ? [{ span: bound.spans[at], file: drawn[piece.index] }] : [],
        );
        for (const { span, file } of attached) {
          const count = (span?.last ?? 0) - (span?.first ?? 0) + 1;
          expect(count).toBe(file?.broken ? 1 : Math.max(1, file?.pages ?? 0));
        }
        for (const [at, span] of bound.spans.entries())
          expect(span.first).toBe((bound.spans[at - 1]?.last ?? front) + 1);
        expect(bound.spans.at(-1)?.last).toBe(bound.pages);
        expect((await PDFDocument.load(bound.bytes)).getPageCount()).toBe(bound.pages);
        const marks = await bookmarksOf(bound);
        expect(marks.map(({ page }) => page)).toEqual([1, ...bound.spans.map(({ first }) => first)]);
        expect(bound.faults.map(({ index }) => index)).toEqual(
          drawn.flatMap(({ broken }, at) => (broken ? [at] : [])),
        );
      }),
      { numRuns: 6 },
    );
  });

  it('bookmarks every part by its name, and the headings inside the application', async () => {
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

  it('keeps what is whole, and holds the place of what cannot be read', async () => {
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
    const counts = packet.pieces.flatMap((piece, at) => {
      const span = bound.spans[at];
      return piece.kind === 'attached' && span ? [span.last - span.first + 1] : [];
    });
    expect(counts).toEqual([3, 1, 1, 1]);
  });

  it('says how far it is, never backwards, and comes to its end', async () => {
    const said: number[] = [];
    await bind(packetWith(2), [await pdfOf(1), pngOf(4, 4)], (done) => said.push(done));
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(said.at(-1)).toBe(1);
    expect(said.length).toBeGreaterThan(5);
  });

  it('is of the paper of the court', async () => {
    const legal = filingPacket(
      { ...full, packet: { court: { key: 'own', name: 'Own', paper: 'legal' } } },
      context,
      titled(1),
    );
    const pdf = await PDFDocument.load((await bind(legal, [pngOf(4, 3)])).bytes);
    for (const page of pdf.getPages()) expect(page.getSize()).toEqual({ width: 612, height: 1008 });
  });
});

describe('the bound packet, as poppler reads it', () => {
  const run = (tool: string, args: readonly string[], input: Uint8Array): string =>
    spawnSync(tool, args, { input, encoding: 'utf8', maxBuffer: 1e8 }).stdout;
  const poppler = spawnSync('pdftotext', ['-v']).status === 0;

  it.runIf(poppler).each(Object.entries(PACKET_MATTERS))(
    'has each part of the packet on the page that its index names: %s',
    async (_relief, { content, attached }) => {
      const packet = filingPacket(content, context, attached);
      const files = await Promise.all(attached.map((_, at) => pdfOf(at + 1, { turned: at * 90 })));
      const bound = await bind(packet, files);
      const pages = run('pdftotext', ['-layout', '-', '-'], bound.bytes).split('\f').slice(0, -1);
      expect(pages).toHaveLength(bound.pages);
      const front = pages.slice(0, (bound.spans[0]?.first ?? 1) - 1).join('\n');
      for (const [at, piece] of packet.pieces.entries()) {
        const { first = 0, last = 0 } = bound.spans[at] ?? {};
        expect(front).toContain(first === last ? String(first) : `${first} to ${last}`);
        const text = pages[first - 1]?.replaceAll(/\s+/g, ' ') ?? '';
        if (piece.kind === 'attached') expect(text).toContain(`Annexure ${piece.number} · page ${first}`);
        else if (piece.part !== 'application') expect(text).toContain(piece.title);
      }
      for (const [at, text] of pages.entries()) {
        expect(text).toMatch(new RegExp(`[Pp]age ${at + 1} of ${bound.pages}`));
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        if (!text.includes('Annexure A-')) expect(lines.length).toBeGreaterThan(4);
      }
      const fontLines = run('pdffonts', ['-'], bound.bytes).trim().split('\n').slice(2);
      expect(fontLines.length).toBeGreaterThan(2);
      for (const line of fontLines) expect(line).toMatch(/ yes +(yes|no) +(yes|no) +\d+ +\d+ *$/);
    },
    30_000,
  );

  it.runIf(poppler)('holds Devanagari as text', async () => {
    const { content, attached } = PACKET_MATTERS['regular-high-court'];
    const bound = await bind(filingPacket(content, context, attached), []);
    expect(run('pdftotext', ['-', '-'], bound.bytes)).toContain('जाधव');
  });
});
