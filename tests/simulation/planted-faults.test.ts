/** Each planted fault is found often enough, by a check that passes without it. */
import { expect, it } from 'vitest';
import { LEAST_SHARE, PLANTED_FAULTS, seedsThatFind } from './planted-faults.ts';
import { seedsFrom } from './seeds.ts';

const SEEDS = 100;
const ENOUGH = SEEDS * LEAST_SHARE;

it.for(PLANTED_FAULTS.map((fault) => [fault.name, fault] as const))(
  'finds %s in at least 2 of 100 seeds',
  { timeout: 600_000 },
  async ([name, fault]) => {
    const found = await seedsThatFind(fault, seedsFrom(1, SEEDS), ENOUGH);
    expect(found.length, `${name}: found by the seeds ${found.join(', ')}`).toBeGreaterThanOrEqual(ENOUGH);
  },
);

it('has a name for each fault', () => {
  expect(new Set(PLANTED_FAULTS.map(({ name }) => name)).size).toBe(PLANTED_FAULTS.length);
});
