/** The provision of a relief as printed: in full, with its equivalent. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { act, type Authority } from '#law/authority.ts';
import type { Regime } from '#law/facts.ts';
import { BNSS_FROM, equivalentAuthority, type Relief, reliefAuthority } from '#law/relief.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';
import { provisionName } from './provision-name.ts';

export interface Statute {
  readonly authority: Authority;
  readonly code: 'BNSS' | 'CrPC';
  /** "section 483 of the Bharatiya Nagarik Suraksha Sanhita, 2023" */
  readonly inFull: string;
  /** Includes the other code's provision since there are two codes. */
  readonly withEquivalent: string;
  /** "section 480(1)(i) of the Bharatiya Nagarik Suraksha Sanhita, 2023": a sub-section of the provision. */
  readonly at: (subsection: string) => string;
}

/** JJ 12(1) for a child, in place of every section of the code. */
export function boardStatute(naming: Parameters<typeof provisionName>[1]): Statute {
  const authority = act('JJ', 's.12(1)');
  const inFull = provisionName(authority, naming);
  const at = (subsection: string): string =>
    provisionName({ ...authority, at: `${authority.at}${subsection}` }, naming);
  return { authority, code: 'BNSS', inFull, withEquivalent: inFull, at };
}

/**
 * The code of the filing date. Default bail has the code of its investigation, suspension that of the appeal,
 * also when the appeal was pending on 1 July 2024.
 */
export function statuteFor(
  relief: Relief,
  {
    filedOn,
    proceeding,
    words,
  }: {
    readonly filedOn: CalendarDate;
    /** Code of the investigation or the appeal in which the application is made. */
    readonly proceeding: Regime | undefined;
    readonly words: DocumentWords;
  },
): Statute {
  const naming = { words, context: {} };
  const inProceeding = relief === 'default' || relief === 'suspension';
  const saved = inProceeding && proceeding === 'CrPC' && filedOn >= BNSS_FROM;
  const authority = saved ? equivalentAuthority(relief, BNSS_FROM) : reliefAuthority(relief, filedOn);
  const other = saved ? reliefAuthority(relief, BNSS_FROM) : equivalentAuthority(relief, filedOn);
  const inFull = provisionName(authority, naming);
  const equivalent = provisionName(other, naming);
  return {
    authority,
    code: authority.source === 'BNSS' ? 'BNSS' : 'CrPC',
    inFull,
    withEquivalent: filedOn >= BNSS_FROM ? inFull + words.corresponding(equivalent) : inFull,
    at: (subsection) => provisionName({ ...authority, at: authority.at + subsection }, naming),
  };
}
