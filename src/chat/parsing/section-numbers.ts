/** Numbers of a question: those that are sections, and those that count or date something else. */
import { withoutLongNumbers, withoutOtherNumbers } from '#reading/sections/not-sections.ts';
import type { AskedSection } from '#search/engine/asked-section.ts';

/** The vocabulary has this word or corrects it. */
type IsKnown = (word: string) => boolean;

/** FIR numbers, ages, sums and years are read first. Of the same length. */
export function withoutOther(rest: string): string {
  const read = withoutLongNumbers(withoutOtherNumbers(rest.replaceAll(SUM, (sum) => ' '.repeat(sum.length))));
  return [...rest.matchAll(BESIDE_CODE)].reduce(
    (text, { 0: found, index }) => text.slice(0, index) + found + text.slice(index + found.length),
    read,
  );
}

/** Sums with the commas of lakh and thousand: 3,54,000. Lists of sections do not end in two zeros. */
const SUM = /(?<![\d,])\d{1,3}(?:,\d{2,3})*,\d?\d?00(?!\d)/gu;

/** "FIR 379 IPC": the number before a code is its section. */
const BESIDE_CODE =
  /(?<!\d)\d{1,3}[a-z]{0,2}(?:\([\da-z]{1,4}\))*\s+(?:ipc|bnss?|crpc|आइपिसि|आईपीसी|बीएनएस)(?![\p{L}\p{M}])/gu;

/** Lower numbers are rather counts. */
const LEAST_BARE = 21;
/** Words that may follow a section without a code. Any other word is counted by the number: "40 villagers". */
const AFTER_SECTION = new Set(
  'a an and or case cases me mein mai ka ki ke ko se par wala wale wali bail bailable non is was in of for under to the what which how can does did with on at by new old now after before kya kab kaise aur ya lagi laga lagta lagti lagegi hai hain hua hui dhara section compoundable cognizable cognisable punishment saza saja jamanat zamanat maximum minimum sentence charge charges charged offence fir act code triable default anticipatory meaning matlab explain meं arrest accused first quash quashing'.split(
    ' ',
  ),
);

/** A number without a code or a sign: at the end, before a mark, or before a word about a section. */
export function isBareSection({ number }: AskedSection, rest: string, isKnown: IsKnown): boolean {
  if (Number.parseInt(number, 10) < LEAST_BARE) return false;
  const digits = /^\d+/.exec(number)?.[0] ?? number;
  const after = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${digits}-?(?:[a-z]{1,2}(?![\p{L}\p{M}]))?(?:\([^)]*\))*\s*([^\s\p{N}]*)`,
    'u',
  ).exec(rest)?.[1];
  const word = /^[a-z]+/.exec(after ?? '')?.[0];
  return word === undefined || AFTER_SECTION.has(word) || isKnown(word);
}

const isAfterSection = (word: string, isKnown: IsKnown): boolean => AFTER_SECTION.has(word) || isKnown(word);

const isBeforeCount = (before: string, count: number): boolean =>
  NOT_A_SIGN.has(before) || (/^,?$/.test(before) && count < LEAST_BARE);

/** "64 pages" next to a code: a number that counts the noun after it, without a sign of a section before it. */
export function isCounted({ number }: AskedSection, rest: string, isKnown: IsKnown): boolean {
  if (!/^\d+$/.test(number)) return false;
  const [, before = '', after = ''] =
    new RegExp(String.raw`([^\s\d]*)\s*(?<!\d)${number}\s+([a-z]{3,})`).exec(rest) ?? [];
  if (ALWAYS_COUNTED.test(after) && !SIGN.test(before)) return true;
  return (
    after !== '' &&
    isBeforeCount(before, Number(number)) &&
    !isAfterSection(after, isKnown) &&
    !/^(?:ipc|bnss?|crpc|act)$/.test(after)
  );
}

/** "A UAPA charge, 140 witnesses": these are counted beside the name of an Act too. */
const ALWAYS_COUNTED = /^(?:witness(?:es)?|days?|more|months?|weeks?|hours?|gawah\w*)$/;
const SIGN = /^(?:s|ss|u|us|sec|secs|section|sections|dhara|under|ipc|bnss?|crpc)$/;

/** Words before a count. */
const NOT_A_SIGN = new Set(
  'dated has have had with the are were about over than page pages only some all'.split(' '),
);

/** "66A" as one word is exactly that section; "66 a" may be a number and a word. */
export const isOneWord = ({ number, orNumber }: AskedSection, folded: string): boolean =>
  orNumber !== null && folded.replaceAll('-', '').includes(number);

export const withoutLetterless = (sectionMention: AskedSection): AskedSection => ({
  ...sectionMention,
  orNumber: null,
});

/** "It" is a word unless written like the Act, or before a number of its offences: "is it 483 or appeal". */
export const withoutIt = (rest: string, phrase: string): string =>
  /\bIT\b/.test(phrase) || /\bit\s+act\b/i.test(phrase)
    ? rest
    : rest.replaceAll(/\bit\b(?!\s*(?:4[3-9]|[5-8]\d)(?!\d))/g, '  ');
