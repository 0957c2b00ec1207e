/**
 * Binds a filing packet into one PDF: index, papers and attachments, with page numbers and bookmarks.
 * Attachments are copied unchanged; pdfmake renders all papers in one run.
 */
import { PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { invariant } from '#kernel/assert.ts';
import type { PageWords } from '#domain/files/page-words.ts';
import type { CourtDocument } from '#documents/model.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import { renderPapers } from '#documents/render/pdf.ts';
import { boundWordsIn } from '#text/packet-binding-text.ts';
import { nameBook } from './archived-book.ts';
import { bookTags } from './book-tags.ts';
import { type BindFault, type OpenedFile, openFile } from './attached-file.ts';
import type { FilingPacket, PacketPiece } from './filing-packet.ts';
import { isFitForArchive } from './fit-for-archive.ts';
import { type NumberedPage, numberPages } from './number-pages.ts';
import { addPicture, type Bookmark, bookmarkPages, setBookmarks } from './packet-book.ts';
import { ownMarks, type PageMarks } from './own-marks.ts';
import { type PageSpan, withPages } from './packet-index.ts';
import { isSearchable } from './searchable.ts';
import { laySearchText, type PageBox, scannedTextFont } from './text-layer.ts';

export interface BoundPacket {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Page range of each piece in the whole packet. */
  readonly spans: readonly PageSpan[];
  /** Attachments replaced by a placeholder page, by list index. */
  readonly faults: readonly { readonly index: number; readonly fault: BindFault }[];
  /** Attachments that keep the packet from being PDF/A, by list index. */
  readonly unfit: readonly number[];
  /** Attachments without text, by list index. */
  readonly withoutText: readonly number[];
}

export interface BindPorts {
  readonly fonts: PdfFonts;
  /** Bytes of an attachment by list index; null if unavailable. */
  readonly read: (index: number) => Promise<Uint8Array | null>;
  /** Words on the scanned pages of an attachment by list index. */
  readonly words?: ScannedWords | undefined;
  /** Progress from 0 to 1. */
  readonly say: (done: number) => void;
}

/** By list index of the attachment; null without a scan that was read. */
export type ScannedWords = readonly (readonly PageWords[] | null)[];

type Packet = Pick<FilingPacket, 'pieces' | 'index'>;

export async function bindPacket({ pieces, index }: Packet, ports: BindPorts): Promise<BoundPacket> {
  const { say } = ports;
  const files = await openAll(pieces, ports);
  const papers = await setPapers(pieces, files, ports);
  say(0.55);
  const counts = pieces.map((piece, at) => fileOf(files, piece)?.pages ?? papers.of.get(at)?.count ?? 0);
  const front = await settledIndex(index, counts, ports.fonts);
  say(0.65);
  const book = await assembleBook({ pieces, files, papers, front, words: ports.words });
  const unfit = indexesOf(files, (file) => !isFitForArchive(file));
  const withoutText = indexesOf(files, (file, at) => !isSearchable(file, ports.words?.[at]));
  await nameBook(book, { index, papers: papers.pdf, isFit: unfit.length === 0 });
  setBookmarks(book, bookmarksOf({ pieces, index }, papers, front));
  say(0.8);
  await numberPages(book, slipsOf({ pieces, index }, files, front), ports.fonts);
  say(0.9);
  const bytes = await book.save({ updateFieldAppearances: false });
  say(1);
  const faults = [...files].flatMap(([at, file]) =>
    typeof file === 'string' ? [{ index: at, fault: file }] : [],
  );
  return { bytes, pages: book.getPageCount(), spans: front.spans, faults, unfit, withoutText };
}

type Files = ReadonlyMap<number, OpenedFile | BindFault>;

async function openAll(pieces: readonly PacketPiece[], { read, say }: BindPorts): Promise<Files> {
  const files = new Map<number, OpenedFile | BindFault>();
  const attached = pieces.filter((piece) => piece.kind === 'attached');
  for (const { index } of attached) {
    const bytes = await read(index);
    const opened = bytes ? await openFile(bytes) : null;
    files.set(index, opened === null ? 'empty' : opened.ok ? opened.value : opened.error);
    say((0.3 * files.size) / attached.length);
  }
  return files;
}

const fileOf = (files: Files, piece: PacketPiece): OpenedFile | null => {
  const file = piece.kind === 'attached' ? files.get(piece.index) : undefined;
  return file === undefined || typeof file === 'string' ? null : file;
};

const indexesOf = (files: Files, has: (file: OpenedFile, at: number) => boolean): number[] =>
  [...files].flatMap(([at, file]) => (typeof file !== 'string' && has(file, at) ? [at] : []));

/** The paper rendered for a piece: its own, or the placeholder page. */
const paperFor = (files: Files, piece: PacketPiece): CourtDocument | null => {
  if (piece.kind === 'paper') return piece.document;
  return fileOf(files, piece) ? null : piece.held;
};

interface SetPaper {
  readonly first: number;
  readonly count: number;
  /** Without the title; pages are relative to the paper. */
  readonly headings: readonly { readonly text: string; readonly page: number }[];
}

interface Papers {
  readonly pdf: PDFDocument;
  /** By index of the piece. */
  readonly of: ReadonlyMap<number, SetPaper>;
}

async function setPapers(
  pieces: readonly PacketPiece[],
  files: Files,
  { fonts }: BindPorts,
): Promise<Papers> {
  const set = pieces.flatMap((piece, at) => {
    const paper = paperFor(files, piece);
    return paper ? [{ at, paper }] : [];
  });
  const [first, ...more] = set.map(({ paper }) => paper);
  invariant(first, 'a packet has an application');
  const pdf = await PDFDocument.load(await renderPapers([first, ...more], fonts), { updateMetadata: false });
  const to = bookmarkPages(pdf);
  const starts: number[] = [];
  const headed = set.map(({ paper }) => {
    const headings = headingsOf(paper).map((text) => ({ text, page: to.shift() ?? 0 }));
    starts.push(headings[0]?.page ?? 0);
    return headings;
  });
  const of = new Map(
    set.map(({ at }, nth): [number, SetPaper] => {
      const start = starts[nth] ?? 0;
      const headings = (headed[nth] ?? []).slice(1).map(({ text, page }) => ({ text, page: page - start }));
      return [at, { first: start, count: (starts[nth + 1] ?? pdf.getPageCount()) - start, headings }];
    }),
  );
  return { pdf, of };
}

/** In bookmark order of the renderer; the title on the first page is first. */
const headingsOf = ({ blocks }: CourtDocument): string[] =>
  blocks.flatMap((block) => (block.kind === 'title' || block.kind === 'heading' ? [block.text] : []));

interface BookParts {
  readonly pieces: readonly PacketPiece[];
  readonly files: Files;
  readonly papers: Papers;
  readonly front: Front;
  readonly words: ScannedWords | undefined;
}

/** Copies all pages into a new file: index, papers and attachments in order. */
async function assembleBook({ pieces, files, papers, front, words }: BookParts): Promise<PDFDocument> {
  const book = await PDFDocument.create();
  const paper = papers.pdf.getPage(0).getSize();
  const tags = bookTags(book);
  for (const page of await tags.copy(front.pdf)) book.addPage(page);
  const set = await tags.copy(papers.pdf);
  const layScans = scanLayer(book, words ?? []);
  for (const [nth, piece] of pieces.entries()) {
    const file = fileOf(files, piece);
    const own = papers.of.get(nth);
    if (file && piece.kind === 'attached') {
      const before = book.getPageCount();
      const marks = ownMarks(file);
      layScans(piece, await addFile(book, file, paper), marks);
      tags.attach(book.getPages().slice(before), { title: piece.title, marks });
    } else if (own) for (const page of set.slice(own.first, own.first + own.count)) book.addPage(page);
  }
  tags.write();
  return book;
}

/** Lays the words of a scan over the pages that were added last. A page with marks gets one more for them. */
function scanLayer(book: PDFDocument, words: ScannedWords) {
  let font: PDFRef | null = null;
  return (piece: PacketPiece, boxes: readonly PageBox[], marks: readonly PageMarks[]): void => {
    const scans = piece.kind === 'attached' ? words[piece.index] : null;
    if (!scans) return;
    font ??= scannedTextFont(book);
    const pages = book.getPages().slice(-boxes.length);
    for (const [at, box] of boxes.entries()) {
      const [page, scan] = [pages[at], scans[at]];
      if (page && scan?.words.length) laySearchText(page, scan, { font, box, mark: furtherMark(marks[at]) });
    }
  };
}

function furtherMark(own: PageMarks | undefined): number | undefined {
  if (!own || own.length === 0) return undefined;
  const mark = own.reduce((most, each) => Math.max(most, each), 0) + 1; // a list may be too long for a call
  own.push(mark);
  return mark;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place of the scanned picture on each added page. */
async function addFile(book: PDFDocument, file: OpenedFile, paper: Size): Promise<PageBox[]> {
  if (file.kind === 'picture') return [await addPicture(book, file, paper)];
  const pages = await book.copyPages(file.pdf, file.pdf.getPageIndices());
  for (const page of pages) book.addPage(page);
  return pages.map((page) => page.getCropBox());
}

interface Front {
  readonly pdf: PDFDocument;
  readonly pages: number;
  readonly spans: readonly PageSpan[];
}

/** The length of the index changes the page numbers in it: render until both agree. */
async function settledIndex(
  index: CourtDocument,
  counts: readonly number[],
  fonts: PdfFonts,
): Promise<Front> {
  let pages = 1;
  for (;;) {
    const spans = spansAfter(pages, counts);
    const bytes = await renderPapers([withPages(index, spans)], fonts);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    if (pdf.getPageCount() <= pages) return { pdf: padded(pdf, pages), pages, spans };
    pages = pdf.getPageCount();
  }
}

/** If shorter numbers shorten the index, add a blank page to keep the numbers correct. */
function padded(pdf: PDFDocument, pages: number): PDFDocument {
  const { width, height } = pdf.getPage(0).getSize();
  while (pdf.getPageCount() < pages) pdf.addPage([width, height]);
  return pdf;
}

function spansAfter(front: number, counts: readonly number[]): PageSpan[] {
  let last = front;
  return counts.map((count) => {
    const first = last + 1;
    last += count;
    return { first, last };
  });
}

function bookmarksOf({ pieces, index: { language } }: Packet, papers: Papers, { spans }: Front): Bookmark[] {
  const { title: front, index } = boundWordsIn(language);
  const parts = pieces.map((piece, at): Bookmark => {
    const page = (spans[at]?.first ?? 1) - 1;
    const title = piece.kind === 'paper' ? piece.title : index.annexure(piece.number, piece.title);
    const headings = papers.of.get(at)?.headings ?? [];
    return {
      title,
      page,
      inside: headings.map((heading) => ({ title: heading.text, page: page + heading.page, inside: [] })),
    };
  });
  return [{ title: front, page: 0, inside: [] }, ...parts];
}

function slipsOf(
  { pieces, index: { language } }: Packet,
  files: Files,
  { pages, spans }: Front,
): NumberedPage[] {
  const { stamps } = boundWordsIn(language);
  const all = spans.at(-1)?.last ?? pages;
  const slips: NumberedPage[] = Array.from({ length: pages }, (_, at) => ({
    text: stamps.page(at + 1, all),
    at: 'foot',
  }));
  for (const [nth, piece] of pieces.entries()) {
    const span = spans[nth];
    if (!span) continue;
    const attached = piece.kind === 'attached' && fileOf(files, piece) ? piece.number : null;
    for (let page = span.first; page <= span.last; page += 1) {
      slips.push(
        attached
          ? { text: stamps.annexure(attached, page, all), at: 'corner' }
          : { text: stamps.page(page, all), at: 'foot' },
      );
    }
  }
  return slips;
}
