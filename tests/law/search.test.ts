import { fc } from '../support/fast-check.ts';
import { readJsonLines } from '../../scripts/evaluation/json-lines.mjs';
import { expect, it } from 'vitest';
import { QUERY_MAX } from '#search/engine/clean-query.ts';
import { firstOf, ROWS, SEARCH } from './law-library.ts';

/** Fields that the specification searches, taken from the tables: section, title, description. */
const FLOOR = [
  ...ROWS.offences.map((row) => [`${row.code} ${row.section}`, row.section, row.offence, row.note]),
  ...ROWS.specialActs.map((row) => [
    `${codeOf(row.act)} ${row.section}`,
    row.section,
    row.offence,
    row.note,
    row.bailBar.kind === 'none' ? '' : row.bailBar.summary,
  ]),
  ...ROWS.provisions.map((row) => [`${row.code} ${row.section}`, row.section, row.title, row.description]),
  ...ROWS.procedure.map((row) => [`BNSS ${row.bnss.split(', ')[0]}`, row.title, row.summary, row.changed]),
  ...ROWS.evidence.map((row) => [`BSA ${row.bsa}`, row.bsa, row.title, row.summary]),
  ...ROWS.cases.map((row) => [`CASE ${row.id}`, row.name, row.holding]),
];

function codeOf(act: string): string {
  return ROWS.acts.find((row) => row.act === act)?.code ?? act;
}

it('finds every result of the substring search', () => {
  const texts = FLOOR.flatMap(([key = '', ...found]) => found.map((text) => ({ key, text })));
  const part = fc.tuple(
    fc.constantFrom(...texts),
    fc.nat(),
    fc.integer({ min: 1, max: QUERY_MAX }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(part, ([{ key, text }, from, length, capitals]) => {
      const start = from % Math.max(1, text.length);
      const query = text.slice(start, start + length);
      fc.pre(query.trim() !== '');
      const found = SEARCH.find(capitals ? query.toUpperCase() : query);
      expect(found.map((card) => card.key)).toContain(key);
    }),
    { numRuns: 600 },
  );
});

it('returns each card at most once for any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('ज', '़', '\u200d', '(', ')', '4', '2', '0', ' ', '\\', '/', 's', 'u', '\u0000'),
      maxLength: 30,
    }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const found = SEARCH.find(text);
      expect(new Set(found).size).toBe(found.length);
    }),
    { numRuns: 300 },
  );
});

it.each(['', '   ', '\u0000\u0007', '\u200d', '((((', '🙂🙂', '漢字', '\ud800'])(
  'finds nothing for %j',
  (nothing) => {
    expect(SEARCH.find(nothing)).toEqual([]);
  },
);

it('accepts a query longer than the limit', () => {
  expect(SEARCH.find(`murder ${'x '.repeat(50_000)}`).length).toBeGreaterThan(0);
});

it.each([
  ['302', 'IPC 302'],
  ['u/s 420 IPC', 'IPC 420'],
  ['420 i.p.c.', 'IPC 420'],
  ['IPC, 1860 s. 420', 'IPC 420'],
  ['BSS 35', 'BNSS 35'],
  ['धारा ३०२', 'IPC 302'],
  ['498-A', 'IPC 498A'],
  ['498क', 'IPC 498A'],
  ['304 b ipc', 'IPC 304B'],
  ['BNS 318(4)', 'BNS 318(4)'],
  ['bns 318 (4)', 'BNS 318(4)'],
  ['439', 'CrPC 439'],
  ['41A', 'CrPC 41A'],
  ['65B', 'IEA 65B'],
  ['BNSS 295', 'BNSS 289-300'],
  ['NDPS 20(b)(ii)(C)', 'NDPS 20(b)(ii)(C)'],
  ['138 ni act', 'NI 138'],
  ['बीएनएसएस 479', 'BNSS 479'],
  ['ndps 20 b ii c', 'NDPS 20(b)(ii)(C)'],
  ['NDPS S.22(c)', 'NDPS 22(c)'],
  ['21c ndps', 'NDPS 21(c)'],
  ['crpc 167 2', 'CrPC 167(2)'],
  ['sub-section (2) of section 187 bnss', 'BNSS 187(2)'],
  ['bhartiya nyay sanhita 111', 'BNS 111'],
  ['भा.द.वि. ४०६', 'IPC 406'],
  ['138 cheque', 'NI 138'],
  ['25 arms act', 'ARMS 25(1B)(a)'],
])('ranks for %s first %s', (query, key) => {
  expect(firstOf(query, 1)).toEqual([key]);
});

it.each([
  ['ipc 302', 'BNS 103(1)'],
  ['bns 103', 'IPC 302'],
  ['bns 420', 'BNS 318(4)'],
  ['crpc 438', 'BNSS 482'],
  ['bnss 187', 'CrPC 167'],
  ['iea 65B', 'BSA 63'],
])('finds for %s the equivalent section', (query, key) => {
  expect(firstOf(query)).toContain(key);
});

it.each([
  ['default bail 90 days', 'BNSS 187'],
  ['charas 2 kg', 'NDPS 20(b)(ii)(C)'],
  ['24 ghante', 'BNSS 58'],
])('reads the number in "%s" as a quantity', (query, key) => {
  expect(firstOf(query, 4)).toContain(key);
});

it.each([
  ['ज़मानत', 'ज़मानत', 'जमानत', 'zamanat', 'jamanat', 'jamaanat', 'ज\u200dमानत'],
  ['हत्या', 'hatya', 'hathya', 'HATYA'],
  ['पति द्वारा क्रूरता', 'pati dwara krurta', 'pati dvara kroorta'],
])('finds the same results for every spelling of %s', (word, ...spellings) => {
  const leading = firstOf(word, 3);
  for (const spelling of spellings) expect(firstOf(spelling, 3)).toEqual(leading);
});

it.each([
  ['499 ipc', ['IPC 499', 'IPC 500']],
  ['378 ipc', ['IPC 378', 'IPC 379']],
  ['300 ipc', ['IPC 300', 'IPC 302']],
  ['499', ['IPC 499', 'IPC 500']],
  ['bns 101', ['BNS 101', 'BNS 103(1)']],
  ['BNS s 63', ['BNS 63', 'BNS 64(1)']],
])('ranks the definition for "%s" before the punishment', (query, keys) => {
  expect(firstOf(query, 2)).toEqual(keys);
});

it.each([
  ['heroin commercial quantity', 'NDPS 21(c)'],
  ['intermediate quantity smack', 'NDPS 21(b)'],
  ['charas commercial quantity', 'NDPS 20(b)(ii)(C)'],
  ['mdma commercial', 'NDPS 22(c)'],
  ['opium small quantity', 'NDPS 18(a)'],
])('finds the section of drug and quantity for "%s"', (query, key) => {
  expect(firstOf(query, 1)).toEqual([key]);
});

it.each([
  ['police ne maara', 'BNS 120(1)'],
  ['पुलिस ने हवालात में पीटा', 'BNS 120(1)'],
  ['police beat me', 'BNS 120(1)'],
  ['beaten by the police', 'BNS 120(1)'],
  ['police ko maara', 'BNS 132'],
  ['पुलिस वाले को पीटा', 'BNS 132'],
  ['policeman ko thappad mara', 'BNS 132'],
])('distinguishes in "%s" violence by police and against police', (query, key) => {
  expect(firstOf(query, 1)).toEqual([key]);
});

it.each([
  ['চুরি', 'BNS 303'],
  ['৩০২ ধারা', 'IPC 302'],
  ['திருட்டு', 'BNS 303'],
  ['முன் ஜாமீன்', 'BNSS 482'],
  ['హత్య', 'BNS 103'],
  ['ముందస్తు బెయిల్', 'BNSS 482'],
  ['हुंड्यासाठी छळ', 'BNS 85'],
  ['अटकपूर्व जामीन', 'BNSS 482'],
])('finds the section for %s in another language or script', (query, key) => {
  expect(firstOf(query, 1)).toEqual([key]);
});

it('finds both clauses of "3(1)(r)(s)"', () => {
  expect(firstOf('3(1)(r)(s) sc st act', 2)).toEqual(['SC/ST 3(1)(r)', 'SC/ST 3(1)(s)']);
});

it('ranks the common sections of an Act first', () => {
  expect(firstOf('arms act', 1)).toEqual(['ARMS 25(1B)(a)']);
  expect(firstOf('pocso act', 3)).toContain('POCSO 4(1)');
});

it.each([
  ['chor tractor le gaya', 'BNS 303'], // a tractor is a vehicle
  ['chachi ko pati ne peeta', 'BNS 85'],
  ['कुल्हाड़ी से मारा', 'BNS 118'],
])('understands "%s" by the categories of its words', (query, key) => {
  expect(firstOf(query)).toContain(key);
});

it('does not read an age as a section', () => {
  expect(firstOf('boy of 15 sodomised in hostel', 3)).toContain('POCSO 4(1)');
});

it('does not depend on earlier queries', () => {
  const fresh = firstOf('robbed at knife point', 20);
  for (const before of ['robbed', 'robbed at knife', 'murder', '302', 'robbed at knife point x'])
    firstOf(before);
  expect(firstOf('robbed at knife point', 20)).toEqual(fresh);
});

it('keeps the result in the top two during typing', () => {
  for (const typed of ['anticip', 'anticipat', 'anticipatory', 'anticipatory b', 'anticipatory bail']) {
    expect(firstOf(typed, 2)).toContain('BNSS 482');
  }
});

interface Question {
  readonly q: string;
  readonly set?: string;
  readonly expect: readonly { readonly code: string; readonly section: string }[];
}

const questions: Question[] = readJsonLines(new URL('search-queries.jsonl', import.meta.url));

it.each([
  [undefined, 0.98, 0.99],
  ['second', 0.97, 0.99],
  ['third', 0.97, 0.99],
  ['fourth', 0.97, 0.99],
  ['fifth', 0.98, 0.99],
  ['sixth', 0.87, 0.9],
  ['seventh', 0.7, 0.85],
  ['eighth', 0.95, 0.99],
  ['ninth', 0.95, 0.99],
  ['tenth', 0.95, 0.99],
  ['eleventh', 0.95, 0.99],
])('meets the measured accuracy for query set %s', (set, atThree, atTen) => {
  const setQuestions = questions.filter((question) => question.set === set);
  const answered = (many: number) =>
    setQuestions.filter(({ q, expect: wanted }) => {
      const found = firstOf(q, many);
      return wanted.some(({ code, section }) => found.includes(`${code} ${section}`));
    }).length / setQuestions.length;
  expect(answered(3)).toBeGreaterThanOrEqual(atThree);
  expect(answered(10)).toBeGreaterThanOrEqual(atTen);
});
