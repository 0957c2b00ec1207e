/** English letter names in Indian scripts: "बी.एन.एस." is BNS, "498ए" is 498A. Input is folded Devanagari. */

const NAMES: Readonly<Record<string, string>> = {
  डब्ल्यु: 'W', डब्लु: 'W', क्यु: 'Q', एक्स: 'X', वाइ: 'Y', जेड: 'Z', झेड: 'Z', एच: 'H', एफ: 'F', एल: 'L',
  एम: 'M', एन: 'N', एस: 'S', ऐफ: 'F', ऐच: 'H', ऐल: 'L', ऐम: 'M', ऐन: 'N', ऐस: 'S', आइ: 'I', अइ: 'I', आर: 'R', जे: 'J',
  जि: 'G', के: 'K', पि: 'P', बि: 'B', सि: 'C', चि: 'C', डि: 'D', टि: 'T', वि: 'V', भि: 'V', यु: 'U', ओ: 'O', इ: 'E', ए: 'A', ऐ: 'I',
}; // prettier-ignore

const ONE = Object.keys(NAMES)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** Two or more letter names and nothing else in the word, with full stops or with spaces between them. */
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\p{M}]\.?)(?:(?:${ONE})(?:\.?(?:${ONE}))+|(?:${ONE})(?:\s(?:${ONE}))+)(?!\.?[\p{L}\p{M}])`,
  'gu',
);
const EACH = new RegExp(ONE, 'gu');

export const latinLetter = (name: string): string | undefined => NAMES[name];

/** Pattern of one letter name, for a letter after a number. */
export const LETTER_NAME = ONE;

export const spelledInLatin = (folded: string): string =>
  folded.replaceAll(SPELLED, (word) => [...word.matchAll(EACH)].map(([name]) => NAMES[name] ?? '').join(''));
