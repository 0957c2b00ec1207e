/**
 * Reads an attached document by its bytes, never by its name. A failure is a named fault with advice, and
 * does not stop the other files.
 */
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { err, ok, type Result } from '#kernel/result.ts';
import { kindOf } from './file-kind.ts';
import { isPdfBomb } from './pdf-bomb.ts';
import { type Picture, pictureFacts } from './picture-facts.ts';

export type BindFault =
  | 'empty'
  | 'locked'
  | 'broken'
  | 'too-many-pages'
  | 'bomb'
  | 'word-document'
  | 'no-document'
  | 'picture-too-large';

/** Above any court volume; more would exhaust a phone's memory. */
export const MOST_PAGES = 1000;
/** 100 megapixels: above any camera, and the most that a phone can hold decoded. */
const MOST_PIXELS = 100_000_000;

export type OpenedFile =
  | { readonly kind: 'pdf'; readonly pdf: PDFDocument; readonly pages: number }
  | ({ readonly kind: 'picture'; readonly bytes: Uint8Array; readonly pages: 1 } & Picture);

export async function openFile(bytes: Uint8Array): Promise<Result<OpenedFile, BindFault>> {
  if (bytes.length === 0) return err('empty');
  const kind = kindOf(bytes);
  if (kind === 'pdf') return openPdf(bytes);
  if (kind === 'zip') return err('word-document');
  if (kind === 'none') return err('no-document');
  const picture = pictureFacts(bytes, kind);
  if (!picture) return err('broken');
  if (picture.width * picture.height > MOST_PIXELS) return err('picture-too-large');
  return ok({ kind: 'picture', bytes, pages: 1, ...picture });
}

async function openPdf(bytes: Uint8Array): Promise<Result<OpenedFile, BindFault>> {
  if (await isPdfBomb(bytes)) return err('bomb');
  const pdf = await loaded(bytes);
  if (!pdf.ok) return pdf;
  try {
    const pages = pdf.value.getPageCount();
    if (pages === 0) return err('broken');
    return pages > MOST_PAGES ? err('too-many-pages') : ok({ kind: 'pdf', pdf: pdf.value, pages });
  } catch {
    return err('broken'); // broken page tree
  }
}

/** Many court orders are encrypted only against changes and open without a password. */
async function loaded(bytes: Uint8Array): Promise<Result<PDFDocument, BindFault>> {
  const options = { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY };
  try {
    return ok(await PDFDocument.load(bytes, options));
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) return err('broken');
  }
  try {
    return ok(await PDFDocument.load(bytes, { ...options, password: '' }));
  } catch {
    return err('locked'); // needs a password
  }
}
