/** Whether a court can search an attached file. A PDF without a font holds no text; a picture holds words that were read. */
import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { PageWords } from '#domain/files/page-words.ts';
import type { OpenedFile } from './attached-file.ts';

export function isSearchable(file: OpenedFile, words: readonly PageWords[] | null | undefined): boolean {
  if (words?.some((page) => page.words.length > 0)) return true;
  return file.kind === 'pdf' && hasFont(file);
}

const FONT = PDFName.of('Font');

const hasFont = ({ pdf }: Extract<OpenedFile, { kind: 'pdf' }>): boolean =>
  pdf.context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFDict && object.get(PDFName.of('Type')) === FONT);
