/** The other half of the seeds that every `npm test` runs, in a process of its own. */
import { expect, it } from 'vitest';
import { runSeeds, failureText, seedsFrom } from './seeds.ts';

const MINUTES = 60_000;

it.for([251, 301, 351, 401, 451])(
  'passes fifty runs from seed %i',
  { timeout: 10 * MINUTES },
  async (from) => {
    const { failed, acts } = await runSeeds(seedsFrom(from, 50));
    expect(failed.map(failureText)).toEqual([]);
    expect(acts, 'people acted').toBeGreaterThan(100);
  },
);
