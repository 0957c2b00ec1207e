/**
 * Official texts next to ours: found, joined to their card, and ranked below ours. All texts are invented.
 */
import { readJsonLines } from '../../scripts/evaluation/json-lines.mjs';
import path from 'node:path';
import { fc } from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { isOfficialOnly, type OfficialFile, officialTextsOf } from '#search/cards/official-text.ts';
import { libraryQueries } from '#parts/law-library/library-queries.ts';
import { SEARCH, searchOf } from './law-library.ts';

const FILE: OfficialFile = {
  source: { name: 'Gazette of Examples', retrievedOn: day('2026-11-01') },
  texts: [
    { code: 'BNS', section: '304', language: 'hi', heading: 'बनावटी शीर्षक', text: 'कल्पित वाक्य झुनझुनवाला।' },
    { code: 'BNS', section: '304', language: 'en', text: 'An invented zebra crosses the marzipan bridge.' },
    { code: 'IPC', section: '304-a', language: 'en', text: 'Invented: a rhubarb for 304A.' },
    {
      code: 'BNS',
      section: '59',
      language: 'en',
      heading: 'Whole of a divided section',
      text: 'Invented whole.',
    },
    {
      code: 'NDPS',
      section: '37',
      language: 'en',
      heading: 'Invented gate',
      text: 'A made-up bail of murder and theft.',
    },
    { code: 'BNSS', section: '999', language: 'en', text: `Invented ${'long words '.repeat(20)}` },
  ],
};
const WITH = searchOf(officialTextsOf([FILE]));
const keys = (query: string, search = WITH): string[] => search.find(query).map(({ key }) => key);
const official = (key: string) => WITH.library.byKey.get(key)?.official ?? [];

it('joins the card of its section, English first', () => {
  expect(official('BNS 304').map(({ language }) => language)).toEqual(['en', 'hi']);
  expect(official('IPC 304A').map(({ text }) => text)).toEqual(['Invented: a rhubarb for 304A.']);
  expect(WITH.library.byKey.has('IPC 304-a')).toBe(false);
});

it('creates a card for a section without one', () => {
  const own = WITH.library.byKey.get('BNSS 999');
  expect(own && isOfficialOnly(own)).toBe(true);
  expect(own?.title).toMatch(/^Invented long words .*…$/);
  expect(WITH.library.byKey.get('NDPS 37')?.title).toBe('Invented gate');
});

it('leaves existing cards unchanged', () => {
  const bare = WITH.library.provisions
    .filter((each) => !isOfficialOnly(each))
    .map((each) => Object.assign({}, each, { official: [] }));
  expect(bare).toEqual(SEARCH.library.provisions);
});

it.each([
  ['झुनझुनवाला', 'BNS 304'],
  ['rhubarb', 'IPC 304A'],
  ['marzip', 'BNS 304'],
  ['BNSS 999', 'BNSS 999'],
  ['u/s 999 bnss', 'BNSS 999'],
])('finds %s', (query, key) => {
  expect(keys(query)[0]).toBe(key);
});

it('ranks an official text after the first three existing cards', () => {
  expect(keys('marzipan bridge')[3]).toBe('BNS 304');
  expect(keys('zebra crosses the marz')[3]).toBe('BNS 304');
});

it('ranks a whole section after its parts and before related cards', () => {
  const parts = keys('BNS 59', SEARCH).filter((key) => key.startsWith('BNS 59('));
  expect(keys('BNS 59').slice(0, parts.length)).toEqual(parts);
  expect(keys('BNS 59').slice(0, parts.length + 3)).toContain('BNS 59');
  expect(keys('NDPS 37').slice(0, 2)).toEqual(['NDPS 37', keys('NDPS 37', SEARCH)[0]]);
  expect(keys('37').slice(0, 3)).toEqual(keys('37', SEARCH).slice(0, 3));
});

const QUERIES: string[] = readJsonLines(path.resolve('tests/law/search-queries.jsonl')).flatMap(
  (row: { q?: string; queries?: { q: string }[] }) => row.q ?? row.queries?.map(({ q }) => q) ?? [],
);

/** A whole section that is asked for by its number is meant to be there. */
it('keeps the order of existing cards for every evaluation query', () => {
  expect(QUERIES.length).toBeGreaterThan(300);
  for (const query of QUERIES) {
    const before = keys(query, SEARCH);
    const after = WITH.find(query).filter((each) => !isOfficialOnly(each));
    expect(after.slice(0, before.length).map(({ key }) => key)).toEqual(before);
  }
});

it('finds every substring of an official text', () => {
  const texts = FILE.texts.flatMap(({ text, heading }) => [text, heading ?? text]);
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.integer({ min: 1, max: 20 }),
      (text, start, length) => {
        const from = start % text.length;
        const query = text.slice(from, from + length).trim();
        fc.pre(query !== '');
        const owners = FILE.texts.filter((row) => `${row.text}\n${row.heading ?? ''}`.includes(query));
        const found = WITH.find(query);
        for (const { code, section } of owners) {
          const key = section === '304-a' ? 'IPC 304A' : `${code} ${section}`;
          expect(found.some((each) => each.key === key)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
});

const queries = libraryQueries(WITH.library);

it('lists new cards by number and shows whole sections on part cards', () => {
  const bns = queries.list('BNS', 500).lines.map(({ section }) => section);
  const at = bns.indexOf('59');
  expect(at).toBeGreaterThan(0);
  expect(Number.parseInt(bns[at - 1] ?? '', 10)).toBeLessThan(59);
  expect(bns[at + 1]).toMatch(/^59\(/);
  expect(queries.card('BNS 59(b)')?.official.map(({ section }) => section)).toEqual(['59']);
  expect(queries.card('BNS 303(2)')?.official).toEqual([]);
});

it('finds a judgment by its cited name', () => {
  const card = queries.card('CASE Vihaan Kumar v. State of Haryana');
  expect(card?.provision.judgment?.citation).toContain('2025 INSC 162');
  expect(queries.card('CASE Nobody v. State')).toBeNull();
});

it('shows the start of the text without a digest', () => {
  const [line] = queries.keys(['BNSS 999']).lines;
  expect(line?.description).toMatch(/^Invented long words/);
  expect(line?.description).toHaveLength(101); // one more than a row shows, so that it says that there is more
});
