import type { LawLibraryState } from '#parts/law-library/use-law-library.ts';
import type { Catalogue } from '#text/catalogue.ts';

export const MOST_LETTERS = 1_000;

/** Without what no keyboard types, and no blanks around it. */
export const cleaned = (typed: string): string => typed.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim();

/** Why it cannot be sent as it is, in a sentence; nothing where it can. */
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
