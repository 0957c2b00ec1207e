/** Order of lists: codes in tab order, sections by number, letters and brackets. */
import type { SectionRef } from './library.ts';

/** Order of the tabs. Other codes are special Acts, and judgments come last. */
export const CODES = ['IPC', 'BNS', 'BNSS', 'BSA', 'CrPC', 'IEA'] as const;

const collator = new Intl.Collator('en', { numeric: true });

export function bySection(a: SectionRef, b: SectionRef): number {
  return rankOf(a.code) - rankOf(b.code) || collator.compare(a.code, b.code) || bySectionNumber(a, b);
}

function bySectionNumber(a: SectionRef, b: SectionRef): number {
  return (
    (Number.parseInt(a.section, 10) || 0) - (Number.parseInt(b.section, 10) || 0) ||
    collator.compare(a.section, b.section)
  );
}

function rankOf(code: string): number {
  const at = (CODES as readonly string[]).indexOf(code);
  if (at !== -1) return at;
  return code === 'CASE' ? CODES.length + 1 : CODES.length;
}
