/** Every row of the registry has words, an own place in the record and a condition that names another row. */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApplicationContent } from '#contract/application/application.ts';
import type { Fact, FactRows } from '#facts/fact.ts';
import { FACTS } from '#facts/facts.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { fields as calculator } from '#text/en/calculator/calculator-entries.ts';
import { choices } from '#text/en/choices.ts';
import { generatorFields } from '#text/en/applications/generator-fields.ts';
import { routeFacts } from '#text/en/calculator/route-facts.ts';

const CONTRACT = z.toJSONSchema(ApplicationContent, { unrepresentable: 'any' });

/** The wizard's words, and those of the questions that the clock and the calculator alone ask. */
const LABELS: Readonly<Record<string, unknown>> = { ...calculator, ...routeFacts.fields, ...generatorFields };
const ANSWERS: Readonly<Record<string, readonly { readonly value: string }[]>> = choices;

/** One line for each fault, beginning with the name of the row. */
function faultsOf(rows: FactRows): string[] {
  return Object.entries(rows).flatMap(([id, row]) =>
    [...placeFaults(id, row, rows), ...answerFaults(id, row)].map((fault) => `${id} ${fault}`),
  );
}

function placeFaults(id: string, { path, when, custom }: Fact, rows: FactRows): string[] {
  const shared = Object.entries(rows).filter(([other, row]) => other !== id && row.path === path);
  return faults([
    [LABELS[id] === undefined, 'has no words'],
    [custom !== true && !isInContract(path), `has no place in the contract: ${path}`],
    [shared.length > 0, `shares its path: ${path}`],
    [when !== undefined && !(when[0] in rows), `depends on an unknown fact: ${when?.[0] ?? ''}`],
  ]);
}

function answerFaults(id: string, { kind, of, step }: Fact): string[] {
  return faults([
    [kind === 'choice' && of === undefined, 'has no answers'],
    [
      of !== undefined && step !== undefined && id !== 'language' && !sameAnswers(of, ANSWERS[id]),
      'has answers without words',
    ],
  ]);
}

const faults = (checks: readonly (readonly [isWrong: boolean, fault: string])[]): string[] =>
  checks.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));

function isInContract(path: string): boolean {
  let nodes: unknown[] = [CONTRACT];
  for (const key of path.split('.')) nodes = nodes.flatMap((node) => childrenOf(node, key));
  return nodes.length > 0;
}

/** The schemas of one key, in a group or in each form of a choice. */
function childrenOf(node: unknown, key: string): unknown[] {
  if (!isRecord(node)) return [];
  const forms = [node['anyOf'], node['oneOf']].flatMap((each) => (Array.isArray(each) ? each : []));
  const own = isRecord(node['properties']) ? node['properties'][key] : undefined;
  return [...(own === undefined ? [] : [own]), ...forms.flatMap((form) => childrenOf(form, key))];
}

const sameAnswers = (of: readonly string[], words: readonly { readonly value: string }[] = []): boolean =>
  of.toSorted().join() ===
  words
    .map(({ value }) => value)
    .toSorted()
    .join();

it('has no faulty row', () => {
  expect(faultsOf(FACTS)).toEqual([]);
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
] as const)('reports the fault of the row %s', (id, row, fault) => {
  expect(faultsOf({ [id]: row })).toContain(fault);
});
