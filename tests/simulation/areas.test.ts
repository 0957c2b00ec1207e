import { expect, it } from 'vitest';
import { KINDS } from '#data/records/kinds.ts';
import { type AreaName, actsOf, AREAS, areasOf } from './areas.ts';
import { ModelRequest } from './model/model-request.ts';
import { seedsFrom } from './seeds.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a const object are its literal keys
const NAMES = Object.keys(AREAS) as AreaName[];

it('has exactly one act for each operation of each kind', () => {
  const operations = KINDS.all.flatMap(({ entity, operations: own }) =>
    Object.keys(own).map((op) => `${entity} ${op}`),
  );
  const kinds = KINDS.all.map(({ entity }) => entity);
  const acts = [...actsOf(NAMES).keys()].filter((name) => kinds.some((kind) => name.startsWith(`${kind} `)));
  expect(acts.toSorted()).toEqual(operations.toSorted());
});

it('answers the call of every verb with a write of the model', () => {
  const endpoints = KINDS.all.flatMap(({ operations }) =>
    Object.values(operations).map((each) => each.endpoint),
  );
  expect(endpoints.length).toBeGreaterThan(15);
  for (const { method, path } of endpoints) {
    const request = new ModelRequest(path.replaceAll(/:\w+/g, 'some-id'), { method });
    expect([path, request.act().id]).toEqual([path, path.includes(':') ? 'some-id' : '']);
  }
});

it('runs applications and three other areas, each equally often', () => {
  const runs = seedsFrom(1, 300).map(areasOf);
  for (const run of runs) expect([run[0], run.length]).toEqual(['applications', 4]);
  for (const name of NAMES.slice(1)) {
    const share = runs.filter((run) => run.includes(name)).length / runs.length;
    expect([name, share > (3 / (NAMES.length - 1)) * 0.75]).toEqual([name, true]);
    const often = [...actsOf([name]).values()].reduce((sum, act) => sum + act.often, 0);
    expect([name, often <= 9]).toEqual([name, true]);
  }
});
