/**
 * BNSS 2023, s. 480(3) (CrPC 1973, s. 437(3)): when conditions must be set. Seven years or more, or an offence of the
 * chapters on the human body, the State and property, or abetting, attempting or conspiring at one.
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

/** Why conditions must be set: by the term of an offence, or by the chapter in which it stands. */
export interface MustSet {
  /** "BNS 303(2)" */
  readonly offence: string;
  readonly why: 'seven-years' | 'chapter';
  /** "XVII" */
  readonly chapter: string | null;
}

/** Every offence charged, or followed by one that is charged, for which conditions must be set. */
export function mustSetConditions({ rows, principals }: Pick<Matter, 'rows' | 'principals'>): MustSet[] {
  const byTerm = rows
    .filter(sevenYearsOrMore)
    .map((row): MustSet => ({ offence: offenceName(row), why: 'seven-years', chapter: null }));
  const byChapter = [...rows, ...principals].flatMap((row): MustSet[] => {
    const chapter = chapterOf(row);
    return chapter ? [{ offence: offenceName(row), why: 'chapter', chapter }] : [];
  });
  return [...byTerm, ...byChapter];
}

/** Death, life, or a term of seven years or more is available. */
export const sevenYearsOrMore = ({ death, life, maxYears }: Offence): boolean =>
  death || life || (maxYears ?? 0) >= GRAVE_YEARS;

function chapterOf({ code, section }: Pick<Offence, 'code' | 'section'>): string | null {
  const number = Number.parseInt(section, 10);
  return CHAPTERS[code]?.find(({ first, last }) => first <= number && number <= last)?.number ?? null;
}
