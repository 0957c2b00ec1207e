/** Runs seeds in order; the first failure prints its repeat command. */
import { type Failed, type RunOptions, runSeed } from './run-seed.ts';
import type { Planted } from './world.ts';

export interface Sum {
  readonly runs: number;
  readonly acts: number;
  readonly failed: readonly Failed[];
}

/** Uses the areas of each seed, or the given ones. */
export async function runSeeds(
  seeds: readonly number[],
  planted: Planted = {},
  options: RunOptions = {},
): Promise<Sum> {
  let acts = 0;
  const failed: Failed[] = [];
  for (const seed of seeds) {
    const run = await runSeed(seed, planted, options);
    if (run.ok) acts += run.ran.acts;
    else failed.push(run.failed);
  }
  return { runs: seeds.length, acts, failed };
}

export const seedsFrom = (from: number, many: number): number[] =>
  Array.from({ length: many }, (_, index) => from + index);

export const failureText = ({ seed, areas, depth, what, trace }: Failed): string =>
  `Seed ${seed} failed: ${what}\nIts steps:\n${trace.join('\n')}\nAgain: npm run simulate -- --from ${seed} --seeds 1 --areas ${areas.join(',')}${depth === 'short' ? ' --short' : ''}`;
