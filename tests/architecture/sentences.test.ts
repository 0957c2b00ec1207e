/** Comments are at most two short sentences, and the name of a test is one. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const COMMENT = /\/\*[*\s][\s\S]*?\*\/|(?<!:)\/\/ .*$/gm;
const FOR_A_TOOL = /oxlint|@type|@ts/;

const proseOf = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*\/$|^\s*\*|^\/\/ /gm, ' ')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\s+/g, ' ')
    .trim();

const sentencesIn = (comment: string): string[] => proseOf(comment).split(/(?<=[.?!])\s+(?=[A-Z"“])/);

const TOO_MUCH = {
  'more than two sentences': (comment: string) => sentencesIn(comment).length > 2,
  'a sentence over 25 words': (comment: string) =>
    sentencesIn(comment).some((sentence) => sentence.split(' ').length > 25),
};
const FILES = filesIn(['src', 'sw', 'server', 'tests']).filter(
  (file) => file !== 'tests/architecture/sentences.test.ts',
);

it('detects a third sentence and a long one', () => {
  expect(TOO_MUCH['more than two sentences']('/** One. Two. Three. */')).toBe(true);
  expect(TOO_MUCH['more than two sentences']('/** One `a. B. C` part.\n * Two. */')).toBe(false);
  expect(TOO_MUCH['a sentence over 25 words'](`// ${'word '.repeat(26)}`)).toBe(true);
});

it.each(Object.entries(TOO_MUCH))('finds no comment with %s', (_excess, isTooMuch) => {
  const found = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMENT)]
      .map(([comment]) => comment)
      .filter((comment) => !FOR_A_TOOL.test(comment) && isTooMuch(comment))
      .map((comment) => `${file}: ${proseOf(comment)}`),
  );
  expect(found).toEqual([]);
});

const TITLE = /^\s*it(?:\.\w+)*\(\s*(['"`])((?:(?!\1).)*)\1|\]\)?\)\(\s*(['"`])((?:(?!\3).)*)\3/gm;
const DIALECT =
  /\b(?:whoever|(?:its|their) person|by itself|lets? go of|put away|taken in|anew|(?:is|are) told|is said|stands)\b/i;

const titlesIn = (code: string): string[] =>
  [...code.matchAll(TITLE)].map(([, , single, , repeated]) => single ?? repeated ?? '');
const isPlain = (title: string): boolean => title.length <= 90 && !DIALECT.test(title);

it('detects a title of a test that is long or in the old dialect', () => {
  const code = ["it('lets go of a row', async () => {", `it.each([1])('${'a'.repeat(91)}', () => {`].join(
    '\n',
  );
  expect(titlesIn(code).filter(isPlain)).toEqual([]);
  expect(titlesIn("it('refuses a PIN of five digits', () => {").filter(isPlain)).toHaveLength(1);
});

it('finds only plain titles of tests', () => {
  const titles = filesIn(['tests'])
    .filter((file) => file !== 'tests/architecture/sentences.test.ts')
    .flatMap((file) => titlesIn(readFileSync(file, 'utf8')).map((title) => ({ file, title })));
  expect(titles.length).toBeGreaterThan(2_000);
  expect(titles.filter(({ title }) => !isPlain(title))).toEqual([]);
});
