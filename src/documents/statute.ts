/** The provision under which a relief is asked for, as a document names it: in full, with its equivalent. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import { BNSS_FROM, equivalentAuthority, type Relief, reliefAuthority } from '#law/relief.ts';
import { documentWords } from '#text/en/documents.ts';

export interface Statute {
  readonly authority: Authority;
  readonly code: 'BNSS' | 'CrPC';
  /** "section 483 of the Bharatiya Nagarik Suraksha Sanhita, 2023" */
  readonly inFull: string;
  /** The other code's provision beside it, from the day on which there are two codes. */
  readonly withEquivalent: string;
  /** "section 480(1)(i)": a sub-section of the same provision. */
  readonly at: (subsection: string) => string;
}

/** Default bail in an investigation that began under the CrPC follows its section 167 (law/README, question 6). */
export function statuteFor(
  relief: Relief,
  filedOn: CalendarDate,
  firDate: CalendarDate | undefined,
): Statute {
  const day = relief === 'default' && firDate && firDate < filedOn ? firDate : filedOn;
  const authority = reliefAuthority(relief, day);
  const inFull = fullName(authority);
  const equivalent = fullName(equivalentAuthority(relief, day));
  return {
    authority,
    code: authority.source === 'BNSS' ? 'BNSS' : 'CrPC',
    inFull,
    withEquivalent: filedOn >= BNSS_FROM ? inFull + documentWords.corresponding(equivalent) : inFull,
    at: (subsection) => documentWords.bareSection(numberOf(authority) + subsection),
  };
}

const numberOf = ({ at }: Authority): string => at.replace(/^s\./, '');

function fullName(authority: Authority): string {
  const { acts, section } = documentWords;
  return section(numberOf(authority), acts[authority.source] ?? authority.source);
}
