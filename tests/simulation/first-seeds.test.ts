/** Runs that failed once, and the seeds that every `npm test` runs. `npm run simulate` runs more of them. */
import { expect, it } from 'vitest';
import { invariant } from '#kernel/assert.ts';
import { areasNamed } from './areas.ts';
import corpus from './corpus.json' with { type: 'json' };
import { runSeed } from './run-seed.ts';
import { runSeeds, failureText, seedsFrom } from './seeds.ts';

const MINUTES = 60_000;

it('passes all seeds of the corpus', { timeout: 5 * MINUTES }, async () => {
  for (const { areas, seeds } of corpus) {
    const corpusAreas = areasNamed(areas.join(','));
    invariant(corpusAreas, 'a corpus of areas that are no more');
    const { failed } = await runSeeds(seeds, {}, { areas: corpusAreas, depth: 'short' });
    expect(failed.map(failureText)).toEqual([]);
  }
});

it('gives the same result twice for the same seed', async () => {
  const [once, twice] = [await runSeed(7), await runSeed(7)];
  expect(once).toEqual(twice);
});

it.for([1, 21])('passes 20 runs from seed %i', { timeout: 10 * MINUTES }, async (from) => {
  const { failed, acts } = await runSeeds(seedsFrom(from, 20));
  expect(failed.map(failureText)).toEqual([]);
  expect(acts / 20, 'acts of a run').toBeGreaterThanOrEqual(15);
});
