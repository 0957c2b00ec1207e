/** Text of a paper on this device: stored text of a PDF or DOCX, or read from its picture. */
import { DOCX } from '#contract/case/document.ts';
import { verifyFileContent } from '#domain/files/verify-file-content.ts';
import type { PdfPaper } from '#parts/document-viewer/pdf-paper.ts';
import type { OcrFault } from './ocr-messages.ts';
import { type OcrLanguage, type OcrPage, qualityOf, textOfPage } from './ocr-page.ts';
import { type OcrReader, openOcrReader } from './ocr-reader.ts';

/** The first pages of an FIR hold its facts; more pages take minutes on a phone. */
export const MOST_SCANNED_PAGES = 10;
const MOST_TEXT_PAGES = 200;
const SIDE = 2338;
/** Letters on a page of text; a scanned page has a page number at most. */
const LEAST_LETTERS = 60;
const PDF = 'application/pdf';

export type PaperFault = OcrFault | 'no-paper' | 'locked' | 'too-large' | 'no-text' | 'unclear' | 'stopped';

export interface ScannedText {
  readonly page: OcrPage;
  readonly jpg: Uint8Array<ArrayBuffer>;
}

export interface PaperFileText {
  readonly text: string;
  /** Pages that were read from a picture; none for stored text. */
  readonly scans: readonly ScannedText[];
  /** Pages of the file, and how many of them were read. */
  readonly pages: { readonly all: number; readonly read: number };
}

export type PaperFileReading =
  | ({ readonly kind: 'text' } & PaperFileText)
  | { readonly kind: 'unread'; readonly fault: PaperFault };

export interface PaperFileOptions {
  /** Null: found out. */
  readonly language: OcrLanguage | null;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

export async function readPaperFile(
  bytes: Uint8Array<ArrayBuffer>,
  options: PaperFileOptions,
): Promise<PaperFileReading> {
  const found = await verifyFileContent(bytes);
  if (found.kind === 'fault') return unread(faultOf(found.fault));
  if (found.type === DOCX) return ofDocx(bytes);
  if (found.type === PDF) return ofPdf(bytes, options);
  const picture = new Blob([bytes], { type: found.type });
  return ofPictures([{ open: async () => picture, isPhoto: true }], 1, options);
}

const unread = (fault: PaperFault): PaperFileReading => ({ kind: 'unread', fault });

function faultOf(fault: string): PaperFault {
  if (fault === 'locked') return 'locked';
  return fault === 'too-large' || fault === 'bomb' ? 'too-large' : 'no-paper';
}

async function ofDocx(bytes: Uint8Array<ArrayBuffer>): Promise<PaperFileReading> {
  const { docxText } = await import('#documents/docx-text.ts');
  const text = docxText(bytes);
  if (text === null) return unread('no-paper');
  return { kind: 'text', text, scans: [], pages: { all: 1, read: 1 } };
}

async function ofPdf(bytes: Uint8Array<ArrayBuffer>, options: PaperFileOptions): Promise<PaperFileReading> {
  const viewer = await import('#parts/document-viewer/pdf-paper.ts').catch(() => null); // no network
  if (!viewer) return unread('not-here');
  const pdf = await viewer
    .openPdfPaper(bytes)
    .catch((error: unknown): PaperFault =>
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'no-paper',
    );
  if (typeof pdf === 'string') return unread(pdf);
  try {
    return (await storedText(pdf)) ?? (await scannedText(pdf, options));
  } finally {
    pdf.close();
  }
}

/** Null if the PDF holds pictures of its pages. */
async function storedText(pdf: PdfPaper): Promise<PaperFileReading | null> {
  const read = Math.min(pdf.pages, MOST_TEXT_PAGES);
  const texts: string[] = [];
  for (let page = 1; page <= read; page += 1) {
    texts.push(await pdf.textOf(page));
    const letters = texts.join('').replaceAll(/\s/g, '').length;
    if (page === Math.min(3, read) && letters < page * LEAST_LETTERS) return null;
  }
  return { kind: 'text', text: texts.join('\n'), scans: [], pages: { all: pdf.pages, read } };
}

function scannedText(pdf: PdfPaper, options: PaperFileOptions): Promise<PaperFileReading> {
  const pages = Array.from({ length: Math.min(pdf.pages, MOST_SCANNED_PAGES) }, (_, at) => ({
    open: () => pdf.pictureOf(at + 1, SIDE),
    isPhoto: false,
  }));
  return ofPictures(pages, pdf.pages, options);
}

interface PictureSource {
  /** One page at a time is in memory. */
  readonly open: () => Promise<Blob | ImageBitmap>;
  readonly isPhoto: boolean;
}

async function ofPictures(
  sources: readonly PictureSource[],
  all: number,
  { language, onProgress, signal }: PaperFileOptions,
): Promise<PaperFileReading> {
  const reader: OcrReader = openOcrReader(language, signal);
  const scans: ScannedText[] = [];
  try {
    for (const [at, { open, isPhoto }] of sources.entries()) {
      const read = await reader.read({ picture: await open(), isPhoto }, (done) =>
        onProgress((at + done) / sources.length),
      );
      if (!read.ok) return unread(signal.aborted ? 'stopped' : read.error);
      scans.push({ page: read.value.page, jpg: read.value.jpg });
      onProgress((at + 1) / sources.length);
    }
  } finally {
    reader.close();
  }
  const quality = qualityOf(scans.map(({ page }) => page));
  if (quality !== 'good') return unread(quality === 'none' ? 'no-text' : 'unclear');
  const text = scans.map(({ page }) => textOfPage(page)).join('\n');
  return { kind: 'text', text, scans, pages: { all, read: scans.length } };
}
