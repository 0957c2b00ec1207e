/** The other half of the seeds that every `npm test` runs, in a process of its own. */
import { expect, it } from 'vitest';
import { runSeeds, failureText, seedsFrom } from './seeds.ts';

const MINUTES = 60_000;

it.for([101, 126, 151, 176])('passes 25 runs from seed %i', { timeout: 10 * MINUTES }, async (from) => {
  const { failed, acts } = await runSeeds(seedsFrom(from, 25));
  expect(failed.map(failureText)).toEqual([]);
  expect(acts / 25, 'acts of a run').toBeGreaterThanOrEqual(15);
});
