/**
 * Papers and packets are made to PDF/A-2b: colour profile, metadata, fonts, bookmarks, language and number.
 * The test reads these parts; it is no validator (docs/PAPERS.md names the one that ran).
 */
import {
  cmyk,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { bindPacket } from '#documents/packet/bind-packet.ts';
import { isFitForArchive } from '#documents/packet/fit-for-archive.ts';
import { openFile } from '#documents/packet/attached-file.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { isSearchable } from '#documents/packet/searchable.ts';
import { renderPdf } from '#documents/render/pdf.ts';
import { HINDI_PAPERS } from '../../../src/text/hi/papers/documents.ts';
import { context, full, pdfFonts } from '../sample-application.ts';
import { jpgHead, pdfOf, pngOf } from '../sample-files.ts';

const fonts = pdfFonts();

interface ArchiveFacts {
  readonly xmp: string | null;
  readonly language: string | undefined;
  /** Components of the colour profile. */
  readonly colours: number | undefined;
  readonly bookmarks: number | undefined;
  readonly fontsWithoutFile: readonly string[];
  readonly hasNumber: boolean;
}

async function factsOf(bytes: Uint8Array): Promise<ArchiveFacts> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog, context: objects } = pdf;
  const id = objects.trailerInfo.ID;
  const metadata = catalog.lookupMaybe(PDFName.of('Metadata'), PDFStream);
  const intent = catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray)?.lookup(0, PDFDict);
  const profile = intent?.lookup(PDFName.of('DestOutputProfile'), PDFStream);
  const dicts = objects
    .enumerateIndirectObjects()
    .flatMap(([, each]) => (each instanceof PDFDict ? [each] : []));
  const descriptors = dicts.filter((each) => each.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
  return {
    xmp: metadata instanceof PDFRawStream ? new TextDecoder().decode(metadata.contents) : null,
    language: /\/Lang \(([^)]*)\)/.exec(catalog.toString())?.[1],
    colours: profile?.dict.lookup(PDFName.of('N'), PDFNumber).asNumber(),
    bookmarks: catalog
      .lookup(PDFName.of('Outlines'), PDFDict)
      .lookupMaybe(PDFName.of('Count'), PDFNumber)
      ?.asNumber(),
    fontsWithoutFile: descriptors
      .filter((each) => !each.has(PDFName.of('FontFile2')))
      .map((each) => String(each.get(PDFName.of('FontName')))),
    hasNumber: id instanceof PDFArray && id.lookup(0, PDFHexString).asBytes().length === 16,
  };
}

const named = { ...full, applicant: { ...full.applicant, name: 'Shah & Sons <Pune>' } };

const expectArchived = (facts: ArchiveFacts, language: string): void => {
  expect(facts.xmp).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(facts.xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  expect(facts.xmp).toContain('Shah &amp; Sons &lt;Pune&gt;');
  expect(facts.xmp).not.toMatch(/&(?!amp;|lt;|gt;)/);
  expect(facts).toMatchObject({ language, colours: 3, fontsWithoutFile: [], hasNumber: true });
  expect(facts.bookmarks).toBeGreaterThan(3);
};

const bind = async (files: readonly Uint8Array[]) => {
  const packet = filingPacket(
    named,
    context,
    files.map((_, at) => ({ title: `Document ${at + 1}` })),
  );
  return bindPacket(packet, { fonts, say: () => undefined, read: async (index) => files[index] ?? null });
};

describe('PDF/A-2b', () => {
  it.each([
    ['en-IN', bailApplication(named, context)],
    ['hi-IN', bailApplication({ ...named, language: 'hi' }, { ...context, papers: HINDI_PAPERS })],
  ] as const)('is the form of a paper: %s', async (language, paper) => {
    const facts = await factsOf(await renderPdf(paper, fonts));
    expect(facts.language).toBe(language);
    expectArchived(facts, language);
  });

  it('is the form of a packet with scans, pictures and a paper of our own', async () => {
    const own = await renderPdf(bailApplication(full, context), fonts);
    const { bytes, unfit, withoutText } = await bind([await pdfOf(2), pngOf(8, 8), own]);
    expect(unfit).toEqual([]);
    expect(withoutText).toEqual([0, 1]);
    const facts = await factsOf(bytes);
    expectArchived(facts, 'en-IN');
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const made = `${pdf.getCreationDate()?.toISOString().slice(0, 19)}Z`;
    expect(facts.xmp).toContain(`<xmp:CreateDate>${made}</xmp:CreateDate>`);
    expect(facts.xmp).toContain(`<xmp:ModifyDate>${made}</xmp:ModifyDate>`);
    expect(pdf.getModificationDate()).toEqual(pdf.getCreationDate());
    expect(facts.xmp).toContain(`<pdf:Producer>${pdf.getProducer()}</pdf:Producer>`);
  });
});

type Draw = (pdf: PDFDocument) => Promise<void> | void;

const withFont: Draw = async (pdf) =>
  pdf.getPage(0).drawText('Order', { font: await pdf.embedFont(StandardFonts.Helvetica) });

const UNFIT: [string, Draw][] = [
  ['a font that every reader brings', withFont],
  ['colours of a printing press', (pdf) => pdf.getPage(0).drawRectangle({ color: cmyk(1, 0, 0, 0) })],
  ['a script', (pdf) => pdf.addJavaScript('start', 'app.alert(1)')],
  ['a file inside', (pdf) => pdf.attach(new Uint8Array([1]), 'data.bin')],
];

async function drawn(draw: Draw): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await pdfOf(1));
  await draw(pdf);
  return pdf.save();
}

async function isFit(bytes: Uint8Array): Promise<boolean> {
  const opened = await openFile(bytes);
  return opened.ok && isFitForArchive(opened.value);
}

it('finds text in a scan only if its words were read', async () => {
  const scan = await openFile(pngOf(8, 8));
  const word = { text: 'धारा', left: 0, top: 0, width: 1, height: 1 };
  expect(scan.ok && isSearchable(scan.value, null)).toBe(false);
  expect(scan.ok && isSearchable(scan.value, [{ words: [] }])).toBe(false);
  expect(scan.ok && isSearchable(scan.value, [{ words: [word] }])).toBe(true);
});

describe('an attached file that PDF/A does not allow', () => {
  it('makes the packet a plain PDF and is named', async () => {
    const bound = await bind([await pdfOf(1), await drawn(withFont)]);
    expect(bound.unfit).toEqual([1]);
    expect(bound.faults).toEqual([]);
    expect(await factsOf(bound.bytes)).toMatchObject({ xmp: null, colours: undefined, language: 'en-IN' });
  });

  it.each(UNFIT)('has %s', async (_, draw) => {
    expect(await isFit(await drawn(() => undefined))).toBe(true);
    expect(await isFit(await drawn(draw))).toBe(false);
  });

  it('can be a photo in the colours of a printing press', async () => {
    const press = jpgHead(4, 3);
    press[press.length - 6] = 4; // the number of colours
    expect(await isFit(jpgHead(4, 3))).toBe(true);
    expect(await isFit(press)).toBe(false);
  });
});
