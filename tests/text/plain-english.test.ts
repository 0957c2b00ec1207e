/** The words of the screens: no private dialect, short labels, and the fixed words of the specification unchanged. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../architecture/source-files.ts';
import { english } from '../support/english.ts';
import { inHindi } from '../support/in-hindi.ts';

type Leaf = readonly [path: string, text: string];

/** Sentences with values are read as their source. */
function leavesOf(words: unknown, path = ''): Leaf[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, String(words)]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`));
}

const leaves = leavesOf(english);
const plain = leaves.filter(([, text]) => !text.includes('=>') && !text.startsWith('function'));
/** The papers keep the forms of the Bar. */
const isPaper = (path: string): boolean => /^\.(?:review|order|casePapers|filingPacket)\./.test(path);
const screens = leaves.filter(([path]) => !isPaper(path));

const DIALECT: readonly RegExp[] = [
  /\bwhoever\b/i,
  /\bput(?:s)? (?:it|this|them) away\b|\bput away\b/i,
  /\bgoes? by (?:itself|themselves)\b|\bsent by itself\b/i,
  /\bby the clock of India\b/i,
  /\b(?:may be|has been|is) open since\b|\bmay be open\b/i,
  /\bwhat (?:came|became) of\b/i,
  /\bnobody\b.{0,40}\bhas answered\b/i,
  /\bno room (?:left )?(?:on|for|to)\b/i,
  /\bonce there is a signal\b|\bwhen there is a signal\b/i,
  /\bstill inside\b/i,
  /\ball the same\b/i,
  /\banew\b/i,
  /\blet go of\b/i,
  /\bleave it empty\b|\bempty it\b/i,
  /\bof 24 hours\b/i,
  /\bchoose the limb\b/i,
];

describe('screen dialect', () => {
  it.each(DIALECT.map((pattern) => [String(pattern), pattern] as const))('has no %s', (_, pattern) => {
    expect(screens.filter(([, text]) => pattern.test(text))).toEqual([]);
  });
});

const isLabel = (path: string): boolean => /\.(?:fields|title|label|heading|labels)(?:\.|$)/.test(path);
const isHint = (path: string): boolean => /(?:\.hints?\.|Hint$|\.hint$)/.test(path);

/** Clause labels and long texts that are left; the numbers can only go down. */
const CEILINGS = { clause: 0, label: 27, hint: 5, message: 21 };

const over = (texts: readonly Leaf[], most: number) => texts.filter(([, text]) => text.length > most);

describe('length and form', () => {
  it('starts no label with a relative clause', () => {
    const clauses = plain.filter(
      ([path, text]) =>
        isLabel(path) && /^(?:What|Who|Whoever|Where|How)\b/.test(text) && !text.endsWith('?'),
    );
    expect(clauses.slice(CEILINGS.clause)).toEqual([]);
  });

  it('keeps labels within 40 characters', () => {
    const long = over(
      plain.filter(([path]) => isLabel(path) && !isPaper(path)),
      40,
    );
    expect(long.slice(CEILINGS.label)).toEqual([]);
  });

  it('keeps hints within 100 characters', () => {
    const long = over(
      plain.filter(([path]) => isHint(path)),
      100,
    );
    expect(long.slice(CEILINGS.hint)).toEqual([]);
  });

  it('keeps messages within 160 characters', () => {
    const long = over(
      plain.filter(([path]) => !isPaper(path)),
      160,
    );
    expect(long.slice(CEILINGS.message)).toEqual([]);
  });
});

/** Our own words of the sync, besides those of `tests/specification/texts.json`. */
const FIXED: readonly string[] = ['Needs you', 'Waiting', 'Sent'];

const source = filesIn(['src/text/en', 'src/contract', 'src/features'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it.each(FIXED)('keeps the fixed text: %s', (words) => {
  expect(source).toContain(words);
});

it.each(['खुला हो सकता', 'भारत की घड़ी', 'सत्र में याचिका'])('avoids in Hindi: %s', (words) => {
  expect(leavesOf(inHindi).filter(([, text]) => text.includes(words))).toEqual([]);
});
