/** How a query is likely to go on: what a person types next can be looked up while the answer before it is read. */
import { fold } from './fold.ts';
import { beginningWith, type Forms } from './word-forms.ts';

const LAST_WORD = /[\p{L}\p{M}\p{N}]+$/u;
/** After these a number is what comes next: "u/s 420", "sec 479", "धारा 302", "BNS 103". */
const BEFORE_NUMBER = /(?:^|[\s/.])(?:s|u\/s|sec|section|धारा|dhara|ipc|bns|bnss|crpc|bsa|iea|case)[\s.]*$/iu;
/** As if so many words began so. */
const NUMBER_AFTER = 1_000;
const SPACE_AFTER_WORD = 12;

/** The query with one more letter, the likeliest first; at most so many. Each list holds words as they are written. */
export function withNextLetter(query: string, words: readonly Forms[], most: number): string[] {
  const counts = new Map<string, number>();
  const count = (letter: string, many: number) => counts.set(letter, (counts.get(letter) ?? 0) + many);
  const begun = fold(LAST_WORD.exec(query)?.[0] ?? '');
  if (begun === '' && BEFORE_NUMBER.test(query)) for (const digit of '123456789') count(digit, NUMBER_AFTER);
  for (const forms of words) {
    if (begun === '') for (const [first, list] of forms.byFirst) count(first, list.length);
    else countAfter(begun, forms, count);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([letter]) => query + letter);
}

function countAfter(begun: string, forms: Forms, count: (letter: string, many: number) => void): void {
  for (const word of beginningWith(forms, begun, Infinity)) {
    if (word === begun) count(' ', SPACE_AFTER_WORD);
    else count(word.charAt(begun.length), 1);
  }
}
