/** Exact text in a copied order: without page numbers, notice and verification, which begins with the hash. */
import { withoutSpace } from './exact-text.ts';

const PAGE_NUMBER = /^\s*(?:Page|पृष्ठ) \d+ (?:of|\/) \d+\s*$/gmu;
const NOTICE = /^\s*\*\*\*[^*]*\*\*\*/u;
const VERIFICATION = /SHA-256:[\s0-9a-f]{64,}/u;

export function pastedText(pasted: string): string {
  const [signed = ''] = pasted.split(VERIFICATION);
  return withoutSpace(signed.replace(NOTICE, '').replaceAll(PAGE_NUMBER, ''));
}
