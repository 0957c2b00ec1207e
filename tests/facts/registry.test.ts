/** Every row of the registry has words, an own place in the record and a condition that names another row. */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApplicationContent } from '#contract/application/application.ts';
import type { Fact, FactKind, FactRows } from '#facts/fact.ts';
import { DERIVED_FACTS, FACTS_WITHOUT_ROW } from '#facts/derived-facts.ts';
import { FACT_IDS, FACTS, isFact, lawNamesOf } from '#facts/facts.ts';
import { FACT_NAMES } from '#law/facts.ts';
import { english } from '../support/english.ts';
import { facts as bn } from '#text/bn/facts.ts';
import { facts as hindi } from '#text/hi/facts.ts';
import { facts as mr } from '#text/mr/facts.ts';
import { facts as ta } from '#text/ta/facts.ts';
import { facts as te } from '#text/te/facts.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { choices } from '#text/en/choices.ts';
import { facts } from '#text/en/facts.ts';

const CONTRACT = z.toJSONSchema(ApplicationContent, { unrepresentable: 'any' });

const LABELS: Readonly<Record<string, string>> = facts.labels;
const ROW_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = facts.rows;
/** One for each kind; a missing or an extra one is an error of the compiler. */
const EACH_KIND: Readonly<Record<FactKind, true>> = {
  text: true,
  long: true,
  sections: true,
  date: true,
  hour: true,
  number: true,
  money: true,
  yesNo: true,
  choice: true,
  rows: true,
};
const KINDS: ReadonlySet<string> = new Set(Object.keys(EACH_KIND));
type Lists = Readonly<Record<string, readonly { readonly value: string }[]>>;
const LISTS: readonly Lists[] = [choices];
const ANSWER_LABELS: Readonly<Record<string, unknown>> = facts.answers;

/** The answers of a fact that have words; null without any. "Not known" belongs to every fact. */
function wordedAnswers(id: string): readonly string[] | null {
  const list = LISTS.find((each) => id in each)?.[id]?.map(({ value }) => value);
  const values = list ?? (id in ANSWER_LABELS ? Object.keys(Object(ANSWER_LABELS[id])) : null);
  return values?.filter((value) => value !== 'unknown') ?? null;
}

/** One line for each fault, beginning with the name of the row. */
function faultsOf(rows: FactRows): string[] {
  return Object.entries(rows).flatMap(([id, row]) =>
    [...placeFaults(id, row, rows), ...answerFaults(id, row), ...rowFaults(id, row)].map(
      (fault) => `${id} ${fault}`,
    ),
  );
}

/** The facts of a row of a list have an own place and own words too. */
function rowFaults(id: string, { kind, path, rows = {} }: Fact): string[] {
  const own = Object.entries(rows).flatMap(([name, row]) =>
    [
      ...faults([
        [!ROW_LABELS[id]?.[name], 'has no words'],
        [!isInContract(`${path}.${row.path}`), `has no place in the contract: ${path}.${row.path}`],
      ]),
      ...answerFaults(row.answers ?? name, { ...row, step: 2 }),
    ].map((fault) => `${name} ${fault}`),
  );
  return [...faults([[kind === 'rows' && Object.keys(rows).length === 0, 'has no facts in a row']]), ...own];
}

function placeFaults(id: string, fact: Fact, rows: FactRows): string[] {
  const { path, when, custom, askedWith, replaces, notWith } = fact;
  const days = [...(fact.notBefore ?? []), ...(fact.notAfter ?? []), ...(fact.seldomBefore ?? [])];
  const shared = Object.entries(rows).filter(([other, row]) => other !== id && row.path === path);
  return faults([
    [!LABELS[id], 'has no words'],
    [!path, 'has no path'],
    [custom !== true && !isInContract(path), `has no place in the contract: ${path}`],
    [shared.length > 0, `shares its path: ${path}`],
    ...[when?.[0], askedWith, replaces, notWith?.[0], ...days].map(
      (other = id) => [!(other in rows), `depends on an unknown fact: ${other}`] as const,
    ),
  ]);
}

function answerFaults(id: string, { kind, of }: Fact): string[] {
  return faults([
    [!KINDS.has(kind), 'has no kind'],
    [kind === 'choice' && of === undefined, 'has no answers'],
    [
      of !== undefined && id !== 'language' && !sameAnswers(of, wordedAnswers(id)),
      'has answers without words',
    ],
  ]);
}

const faults = (checks: readonly (readonly [isWrong: boolean, fault: string])[]): string[] =>
  checks.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));

function isInContract(path = ''): boolean {
  let nodes: unknown[] = [CONTRACT];
  for (const key of path.split('.')) nodes = nodes.flatMap((node) => childrenOf(node, key));
  return nodes.length > 0;
}

/** The schemas of one key, in a group, in each form of a choice or in each row of a list. */
function childrenOf(node: unknown, key: string): unknown[] {
  if (!isRecord(node)) return [];
  const forms = [node['anyOf'], node['oneOf']].flatMap((each) => (Array.isArray(each) ? each : []));
  const rows = isRecord(node['items']) ? [node['items']] : [];
  const own = isRecord(node['properties']) ? node['properties'][key] : undefined;
  return [
    ...(own === undefined ? [] : [own]),
    ...[...forms, ...rows].flatMap((form) => childrenOf(form, key)),
  ];
}

const sameAnswers = (of: readonly string[], words: readonly string[] | null): boolean =>
  of
    .filter((value) => value !== 'unknown')
    .toSorted()
    .join() === words?.toSorted().join();

/** Names of the law at a row that are neither its own nor derived, and derived ones that no row has. */
const foreignNames = (rows: FactRows): string[] =>
  Object.entries(rows).flatMap(([id, { law = [] }]) =>
    law
      .filter((name) => name !== id && !(name in DERIVED_FACTS))
      .map((name) => `${id} is ${name} in the law`),
  );

it('has the name of the registry in the law, but for the facts that the law derives', () => {
  expect(foreignNames(FACTS)).toEqual([]);
  expect(foreignNames({ arrestAt: { kind: 'hour', path: 'case.arrest.at', law: ['arrestDate'] } })).toEqual([
    'arrestAt is arrestDate in the law',
  ]);
});

it('derives no fact with a row of its own, and has a row or a reason for each fact of the law', () => {
  expect(Object.keys(DERIVED_FACTS).filter(isFact)).toEqual([]);
  const ofRows = new Set(lawNamesOf(FACT_IDS));
  expect(FACT_NAMES.filter((name) => !ofRows.has(name))).toEqual(Object.keys(FACTS_WITHOUT_ROW));
  expect(
    Object.keys(DERIVED_FACTS).filter(
      (name) => !FACT_NAMES.some((each) => each === name && ofRows.has(each)),
    ),
  ).toEqual([]);
});

it('has no faulty row', () => {
  expect(faultsOf(FACTS)).toEqual([]);
});

it.each([
  ['path', { kind: 'yesNo' }, 'woman has no path'],
  ['kind', { path: 'case.person.woman' }, 'woman has no kind'],
])('names a row without %s', (_, row, fault) => {
  expect(faultsOf({ woman: Object(row) })).toContain(fault);
});

type FactTexts = {
  readonly on: Readonly<Record<string, { readonly labels: object; readonly hints: object }>>;
};

/** "calculator sections", from the words of a screen. */
const wordedIn = (screens: FactTexts['on']): string[] =>
  Object.entries(screens).flatMap(([screen, { labels, hints }]) =>
    [...new Set([...Object.keys(labels), ...Object.keys(hints)])].map((id) => `${screen} ${id}`),
  );

const WORDED = Object.entries<Fact>(FACTS).flatMap(([id, { wordedOn = {} }]) =>
  Object.keys(wordedOn).map((screen) => `${screen} ${id}`),
);

it.each([
  ['English', facts],
  ['Hindi', hindi],
] as const)('words a fact for one screen in %s only if its row says why', (_, { on }) => {
  expect(wordedIn(on).toSorted()).toEqual(WORDED.toSorted());
});

it.each(Object.entries({ mr, bn, ta, te }))('gives %s no other exceptions', (_, { on = {} }) => {
  expect(wordedIn(Object(on)).filter((one) => !WORDED.includes(one))).toEqual([]);
});

/** Labels of these facts in the words of other screens. */
const OTHER_WORDS = [
  english.calculator.fields,
  english.routeFacts.fields,
  english.clock.facts,
  english.judgeApplication.label,
  english.whichBail,
  english.tracker.add,
  english.tracker.detail,
  english.caseFile.outline,
  english.custodyLedger.form,
  english.generator,
];

it('has no second label of a fact in the words of a screen', () => {
  const second = OTHER_WORDS.flatMap((words) => Object.entries(words)).filter(
    ([id, label]) => id in FACTS && typeof label === 'string',
  );
  expect(second).toEqual([]);
});

it.each([
  ['stray', { kind: 'yesNo', path: 'case.person.stray' }, 'stray has no words'],
  [
    'woman',
    { kind: 'yesNo', path: 'case.persona.woman' },
    'woman has no place in the contract: case.persona.woman',
  ],
  ['court', { kind: 'choice', path: 'case.court' }, 'court has no answers'],
  ['court', { kind: 'choice', path: 'case.court', step: 2, of: ['moon'] }, 'court has answers without words'],
  [
    'child',
    { kind: 'yesNo', path: 'case.person.child', when: ['mood', 'good'] },
    'child depends on an unknown fact: mood',
  ],
  [
    'child',
    { kind: 'yesNo', path: 'case.person.child', askedWith: 'mood' },
    'child depends on an unknown fact: mood',
  ],
  ['warrants', { kind: 'rows', path: 'case.coercive.rows' }, 'warrants has no facts in a row'],
  [
    'warrants',
    { kind: 'rows', path: 'case.coercive.rows', rows: { cause: { kind: 'text', path: 'cause' } } },
    'warrants cause has no words',
  ],
] as const)('reports the fault of the row %s', (id, row, fault) => {
  expect(faultsOf({ [id]: row })).toContain(fault);
});
