/** Faults that tests plant. A simulation that misses one of them would also miss a real fault of its kind. */
import type { Locks } from '#data/store/ports.ts';
import { syncOnPulled, syncOnTheirs } from './moved-bases.ts';
import { runSeed } from './run-seed.ts';
import { workboxSync } from './workbox-sync.ts';
import type { Planted } from './world.ts';

export interface PlantedFault {
  readonly name: string;
  /** Called for each run. */
  readonly planted: () => Planted;
  /** The checks that find it. A failure of another check does not count. */
  readonly foundBy: RegExp;
  /** Seeds that found it before. They are tried first, because each seed takes a second. */
  readonly likely: readonly number[];
}

const noLocks = (): Locks => ({ request: (name, _options, work) => work({ name }) });
const OVERWRITTEN = /overwrote .* which its person had not seen/;

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'a server that forgets its keys',
    planted: () => ({ server: { forgetsKeys: true } }),
    foundBy: /came back, and the server has done it|counts \d+ times/,
    likely: [7, 28],
  },
  {
    name: 'no lock between tabs and worker',
    planted: () => ({ locks: noLocks }),
    foundBy: /two processes send at once/,
    likely: [1, 3],
  },
  {
    name: 'a cursor by time',
    planted: () => ({ server: { cursorByTime: true } }),
    foundBy: /never came|on the server/,
    likely: [1, 2],
  },
  {
    name: 'a server that ignores versions',
    planted: () => ({ server: { ignoresVersions: true } }),
    foundBy: OVERWRITTEN,
    likely: [13, 19],
  },
  {
    name: 'a conflict that takes the server’s version as its base',
    planted: () => ({ sync: syncOnTheirs }),
    foundBy: OVERWRITTEN,
    likely: [35, 54],
  },
  {
    name: 'a waiting change that takes the pulled version as its base',
    planted: () => ({ sync: syncOnPulled }),
    foundBy: OVERWRITTEN,
    likely: [19, 43],
  },
  {
    name: 'Workbox’s queue in place of ours',
    planted: () => ({ sync: workboxSync() }),
    foundBy: /is nowhere|left the outbox|at rest/,
    likely: [3, 17],
  },
];

/** At least this share of seeds finds each of them. */
export const LEAST_SHARE = 0.02;

/** The seeds that find it, each of which passes without it. Ends after `enough` of them. */
export async function seedsThatFind(
  { planted, foundBy, likely }: PlantedFault,
  seeds: readonly number[],
  enough = Infinity,
): Promise<number[]> {
  const found: number[] = [];
  const inOrder = new Set([...likely.filter((seed) => seeds.includes(seed)), ...seeds]);
  for (const seed of inOrder) {
    if (found.length >= enough) break;
    const run = await runSeed(seed, planted());
    if (!run.ok && foundBy.test(run.failed.what) && (await runSeed(seed)).ok) found.push(seed);
  }
  return found;
}
