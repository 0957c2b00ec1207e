/**
 * BNSS 480(3) (CrPC 437(3)): when conditions are mandatory. Seven years or more, offences of the chapters on
 * the human body, the State and property, or their abetment, attempt or conspiracy.
 */
import type { Matter } from '#law/matter.ts';
import { type Offence, offenceName } from '#law/tables.ts';

const GRAVE_YEARS = 7;

interface Chapter {
  readonly number: string;
  readonly first: number;
  readonly last: number;
}

const CHAPTERS: Readonly<Record<string, readonly Chapter[]>> = {
  BNS: [
    { number: 'VI', first: 100, last: 146 },
    { number: 'VII', first: 147, last: 158 },
    { number: 'XVII', first: 303, last: 334 },
  ],
  IPC: [
    { number: 'VI', first: 121, last: 130 },
    { number: 'XVI', first: 299, last: 377 },
    { number: 'XVII', first: 378, last: 462 },
  ],
};

/** Reason for mandatory conditions: the term of an offence, or its chapter. */
export interface MustSet {
  /** "BNS 303(2)" */
  readonly offence: string;
  readonly why: 'seven-years' | 'chapter';
  /** "XVII" */
  readonly chapter: string | null;
}

/** Charged offences and their principal offences that require conditions. */
export function mustSetConditions({ rows, principals }: Pick<Matter, 'rows' | 'principals'>): MustSet[] {
  const byTerm = rows
    .filter(isSevenYearsOrMore)
    .map((row): MustSet => ({ offence: offenceName(row), why: 'seven-years', chapter: null }));
  const byChapter = [...rows, ...principals].flatMap((row): MustSet[] => {
    const chapter = chapterOf(row);
    return chapter ? [{ offence: offenceName(row), why: 'chapter', chapter }] : [];
  });
  return [...byTerm, ...byChapter];
}

/** Punishable with death, life, or seven years or more. */
export const isSevenYearsOrMore = ({ death, life, maxYears }: Offence): boolean =>
  death || life || (maxYears ?? 0) >= GRAVE_YEARS;

function chapterOf({ code, section }: Pick<Offence, 'code' | 'section'>): string | null {
  const number = Number.parseInt(section, 10);
  return CHAPTERS[code]?.find(({ first, last }) => first <= number && number <= last)?.number ?? null;
}
