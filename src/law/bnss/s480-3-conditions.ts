/**
 * BNSS 2023, s. 480(3) (CrPC 1973, s. 437(3)): when conditions must be set. Seven years or more, or an offence of the
 * chapters on the human body, the State and property, or abetting, attempting or conspiring at one.
 */
import type { Offence } from '#law/tables.ts';

const GRAVE_YEARS = 7;

/** First and last section of each chapter. */
const CHAPTERS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  BNS: [
    [100, 146],
    [147, 158],
    [303, 334],
  ],
  IPC: [
    [121, 130],
    [299, 377],
    [378, 462],
  ],
};

/** Death, life, or a term of seven years or more is available. */
export const sevenYearsOrMore = ({ death, life, maxYears }: Offence): boolean =>
  death || life || (maxYears ?? 0) >= GRAVE_YEARS;

/** Within one of the chapters, itself or by the principal offence that it follows. */
export function ofTheChapters({ code, section }: Pick<Offence, 'code' | 'section'>): boolean {
  const number = Number.parseInt(section, 10);
  return CHAPTERS[code]?.some(([first, last]) => first <= number && number <= last) ?? false;
}
