/** Predicts the next letter of a query, so that its results can be computed in advance. */
import { fold, isDevanagari } from './fold.ts';
import { beginningWith, type Forms } from './word-forms.ts';

const LAST_WORD = /[\p{L}\p{M}\p{N}]+$/u;
/** A number follows these: "u/s 420", "sec 479", "धारा 302", "BNS 103". */
const BEFORE_NUMBER = /(?:^|[\s/.])(?:s|u\/s|sec|section|धारा|dhara|ipc|bns|bnss|crpc|bsa|iea|case)[\s.]*$/iu;
const BEFORE_STROKE = /(?:^|\s)u$/iu;
/** Weight of an expected digit or slash, as a number of words. */
const DUE = 1_000;

/**
 * Up to `most` queries with one more letter: known continuations first, then common letters of the script. A
 * space is omitted, because it does not change the results.
 */
export function nextLetters(words: readonly Forms[]): (query: string, most: number) => string[] {
  const common = [...lettersOf(words)].toSorted((a, b) => b[1] - a[1]).map(([letter]) => letter);
  return (query, most) => {
    const prefix = fold(LAST_WORD.exec(query)?.[0] ?? '');
    const likely = [...goingOn(query, prefix, words)]
      .toSorted((a, b) => b[1] - a[1])
      .map(([letter]) => letter);
    const others = common.filter((letter) => prefix === '' || scriptOf(letter) === scriptOf(prefix));
    return [...new Set([...likely, ...others])].slice(0, most).map((letter) => query + letter);
  };
}

const scriptOf = (word: string): string =>
  isDevanagari(word) ? 'devanagari' : /^[\da-z]/.test(word) ? 'latin' : 'other';

/** Counts the next letters of words that start with `prefix`. */
function goingOn(query: string, prefix: string, words: readonly Forms[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (letter: string, many: number) => counts.set(letter, (counts.get(letter) ?? 0) + many);
  if (prefix === '' && BEFORE_NUMBER.test(query)) for (const digit of '123456789') count(digit, DUE);
  if (BEFORE_STROKE.test(query)) count('/', DUE);
  for (const forms of words)
    for (const [letter, many] of prefix === '' ? firstLetters(forms) : lettersAfter(prefix, forms))
      count(letter, many);
  return counts;
}

const firstLetters = ({ byFirst }: Forms): (readonly [string, number])[] =>
  Array.from(byFirst, ([first, list]) => [first, list.length] as const);

const lettersAfter = (prefix: string, forms: Forms): (readonly [string, number])[] =>
  beginningWith(forms, prefix, Infinity)
    .filter((word) => word !== prefix)
    .map((word) => [word.charAt(prefix.length), 1] as const);

function lettersOf(words: readonly Forms[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sorted } of words)
    for (const word of sorted)
      for (const letter of LAST_WORD.exec(word)?.[0] ?? '') counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
