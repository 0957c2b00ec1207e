import type { LawLibraryState } from '#parts/law-library/use-law-library.ts';
import type { Catalogue } from '#text/catalogue.ts';

export const MOST_LETTERS = 1_000;

/** Removes control characters and surrounding blanks. */
export const cleaned = (typed: string): string => typed.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim();

/** Error message of a question; undefined if it can be sent. */
export function faultIn(
  typed: string,
  law: LawLibraryState['status'],
  words: Catalogue['chatbot']['faults'],
): string | undefined {
  const question = cleaned(typed);
  if (question === '') return words.blank;
  const { length: letters } = question;
  if (letters > MOST_LETTERS) return words.tooLong(MOST_LETTERS, letters);
  return law === 'missing' ? words.missing : undefined;
}
