/** Reads the text of a DOCX in the worker. The file is measured first: a small one may unpack to far too much. */
import mammoth from 'mammoth/mammoth.browser.min.js';
import { verifyFileContent } from '#domain/files/verify-file-content.ts';
import type { DocxReading } from './paper-messages.ts';
import { safeNodes } from './safe-nodes.ts';

export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<DocxReading> {
  const found = await verifyFileContent(bytes);
  if (found.kind === 'fault')
    return { kind: 'unshown', why: found.fault === 'bomb' ? 'too-large' : 'broken' };
  try {
    const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes.slice().buffer });
    return { kind: 'nodes', nodes: safeNodes(value) };
  } catch {
    return { kind: 'unshown', why: 'broken' }; // not a DOCX that mammoth can read
  }
}
