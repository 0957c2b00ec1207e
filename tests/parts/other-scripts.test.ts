/** Recall and precision of the search across scripts, on the names of the corpus. */
import { expect, it } from 'vitest';
import { initialsOf } from '#records/find/other-scripts.ts';
import { wordIndex } from '#records/find/word-index.ts';
import { wordsOf } from '#search/engine/fold.ts';
import { namesMatch } from '#reading/names/name-match.ts';
import { corpusItems } from '../reading/corpus-score.ts';

interface NamePair {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly match: boolean;
}

const scriptOf = (text: string): string =>
  [
    'Latin',
    'Devanagari',
    'Arabic',
    'Bengali',
    'Tamil',
    'Gurmukhi',
    'Gujarati',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Oriya',
  ].find((script) => new RegExp(String.raw`\p{Script=${script}}`, 'u').test(text)) ?? '';

const pairs = corpusItems('names').flatMap(({ row: { id, text }, expect: { match } }): NamePair[] =>
  typeof text === 'string' ? [] : [{ id, ...text, match: match === true }],
);
const acrossScripts = pairs.filter(({ a, b }) => scriptOf(a) !== scriptOf(b));

function finds(searched: string, name: string): boolean {
  const index = wordIndex();
  const words = wordsOf(name);
  const found = { kind: 'case', id: '1', caseId: '1', title: name, number: '', day: '' } as const;
  index.add([
    { found, title: [...new Set([...words, ...initialsOf(name, words)])], more: [], at: '2026-11-25' },
  ]);
  return index.ask(wordsOf(searched)).length > 0;
}

it('finds the names of the corpus in another script', () => {
  const wanted = acrossScripts.filter(({ match }) => match);
  const missed = wanted.filter(({ a, b }) => !finds(a, b)).map(({ id }) => id);
  expect(wanted.length).toBe(20);
  expect(missed).toEqual(['n073']); // one word in one script and two in the other
});

it('finds no other name of the corpus in another script', () => {
  const others = acrossScripts.filter(({ match }) => !match);
  expect(others.filter(({ a, b }) => finds(a, b)).map(({ id }) => id)).toEqual([]);
});

it('finds no other name among all names of the corpus', () => {
  const names = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const tried = names.flatMap((a) =>
    names.filter((b) => scriptOf(a) !== scriptOf(b)).map((b) => [a, b] as const),
  );
  const wrong = tried.filter(([a, b]) => finds(a, b) && !namesMatch(a, b));
  expect(tried.length).toBeGreaterThan(2_000);
  expect(wrong).toEqual([['Ram', 'रमेश']]); // the beginning of a name, as in one script
});
