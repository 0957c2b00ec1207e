/** The number of a case as courts write it: "Bail Application 212/2026". */
import { inOneSpelling, type LocalizedName, localizedName, type NameLanguage } from './localized-names.ts';

interface CaseNumber {
  readonly type: string;
  readonly number: string;
  readonly year: number | string;
}

export const caseNumberText = ({ type, number, year }: CaseNumber): string =>
  `${type} ${number}/${year}`.trim();

interface NumberedCase {
  readonly caseNumber?: string | undefined;
  readonly facts?: { readonly caseNumber?: CaseNumber | undefined } | undefined;
}

/** The number as written on the case, else the one typed in its parts. */
export const caseNumberOf = ({ caseNumber, facts }: NumberedCase): string | undefined =>
  caseNumber ?? (facts?.caseNumber && caseNumberText(facts.caseNumber));

/** After a change: the number follows its typed parts unless somebody wrote it by hand. */
export function followingCaseNumber(before: NumberedCase, after: NumberedCase): string | undefined {
  const typed = caseNumberOf({ facts: before.facts });
  const isFollowing = after.caseNumber === before.caseNumber && (before.caseNumber ?? typed) === typed;
  return isFollowing ? caseNumberOf({ facts: after.facts }) : after.caseNumber;
}

/** For a list: a case without a number is known by its FIR. */
export const matterNumberOf = (
  matter: NumberedCase & { readonly firNumber?: string | undefined },
): string | undefined => caseNumberOf(matter) ?? matter.firNumber;

/** Kinds of cases that a list names in the language of the screen. */
const KINDS: readonly LocalizedName[] = [
  { en: 'Bail Application', hi: 'जमानत आवेदन' },
  { en: 'Anticipatory Bail Application', hi: 'अग्रिम जमानत आवेदन' },
  { en: 'Criminal Bail Application', hi: 'दांडिक जमानत आवेदन' },
  { en: 'Criminal Misc. Bail Application', hi: 'दांडिक प्रकीर्ण जमानत आवेदन' },
  { en: 'Criminal Appeal', hi: 'दांडिक अपील' },
  { en: 'Criminal Revision', hi: 'दांडिक पुनरीक्षण' },
];

const KIND_AND_NUMBER = /^(\D+?)( +(?:No\.? *)?\d.*)$/u;

/** A kind outside the list stays as it is written. */
export function numberInLanguage(written: string, language: NameLanguage): string {
  const [, kind = '', number] = KIND_AND_NUMBER.exec(written) ?? [];
  if (number === undefined) return written;
  const named = localizedName(KINDS, kind, { language, plain: (name) => inOneSpelling(name).toLowerCase() });
  return named === kind
    ? written
    : named + number.replace(/^ +No\.? */u, ' ').replace(/ of (\d{4})$/u, '/$1');
}
