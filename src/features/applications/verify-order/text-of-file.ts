/** Reads the text of a PDF or DOCX on this device, to compare it with a signed order. */
import { DOCX } from '#contract/case/document.ts';
import type { PdfText } from '#documents/pdf-reading.ts';
import { verifyFileContent } from '#domain/files/verify-file-content.ts';

export type FileText =
  | ({ readonly kind: 'text' } & PdfText)
  | { readonly kind: 'unread'; readonly why: 'no-paper' | 'locked' | 'too-large' | 'not-here' };

const MOST_BYTES = 20 * 1024 * 1024;
const PDF = 'application/pdf';

export async function textOfFile(file: Blob): Promise<FileText> {
  if (file.size > MOST_BYTES) return { kind: 'unread', why: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await verifyFileContent(bytes);
  if (found.kind === 'fault') return { kind: 'unread', why: whyOf(found.fault) };
  if (found.type === PDF) return ofPdf(bytes);
  if (found.type !== DOCX) return { kind: 'unread', why: 'no-paper' };
  const { docxText } = await import('#documents/docx-text.ts');
  const text = docxText(bytes);
  return text === null ? { kind: 'unread', why: 'no-paper' } : { kind: 'text', text, isExact: true };
}

function whyOf(fault: string): 'locked' | 'too-large' | 'no-paper' {
  if (fault === 'locked') return 'locked';
  return fault === 'too-large' || fault === 'bomb' ? 'too-large' : 'no-paper';
}

async function ofPdf(bytes: Uint8Array<ArrayBuffer>): Promise<FileText> {
  const reader = await import('#parts/document-viewer/pdf-text.ts').catch(() => null); // no network
  if (!reader) return { kind: 'unread', why: 'not-here' };
  try {
    const text = await reader.pdfText(bytes);
    return text === null ? { kind: 'unread', why: 'too-large' } : { kind: 'text', ...text };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: 'unread', why: isLocked ? 'locked' : 'no-paper' };
  }
}
