import { expect, it } from 'vitest';
import { allKinds } from '#data/records/kinds.ts';
import { ACT_OF } from './acts.ts';

/** Of kinds that the court's server in memory does not know yet, each with its reason (docs/safety.md): it keeps no bytes and no contested points. */
const NOT_SIMULATED = [
  'document add-document',
  'contested contest-point',
  'contested change-point',
  'contested remove-point',
];

it('has an act for every operation of every kind of record that is simulated, and for nothing else', () => {
  const operations = allKinds().flatMap(({ entity, operations: own }) =>
    Object.keys(own).map((op) => `${entity} ${op}`),
  );
  expect([...Object.keys(ACT_OF), ...NOT_SIMULATED].toSorted()).toEqual(operations.toSorted());
});
