/** Faults that are put in on purpose: each is found within a few hundred seeds, or the simulation would not be worth its time. */
import { expect, it } from 'vitest';
import type { Locks } from '#data/store/ports.ts';
import type { AreaName } from './areas.ts';
import { runSeed } from './run-seed.ts';
import { workboxSync } from './workbox-sync.ts';
import type { Planted } from './world.ts';

const noLocks = (): Locks => ({ request: (name, _options, work) => work({ name }) });

/** The areas where there are only these: two people change one record often enough there, and seldom in a run of many areas. */
const PLANTED: readonly (readonly [string, () => Planted, RegExp, areas?: readonly AreaName[]])[] = [
  [
    'a server that forgets its keys',
    () => ({ server: { forgetsKeys: true } }),
    /came back, and the server has done it|counts \d+ times/,
  ],
  ['no lock between tabs and worker', () => ({ locks: noLocks }), /two processes send at once/],
  ['a cursor by time', () => ({ server: { cursorByTime: true } }), /never came|on the server/],
  [
    'silent overwriting',
    () => ({ server: { ignoresVersions: true } }),
    /overwrote .* which its person had not seen/,
    ['applications'],
  ],
  ['Workbox’s queue in place of ours', () => ({ sync: workboxSync() }), /is nowhere|left the outbox|at rest/],
];
const SEEDS = 400;

it.for(PLANTED)('detects %s', { timeout: 600_000 }, async ([, planted, says, areas]) => {
  let found = '';
  for (let seed = 1; seed <= SEEDS && !says.test(found); seed += 1) {
    const run = await runSeed(seed, planted(), areas);
    if (!run.ok) found = run.failed.what;
  }
  expect(found).toMatch(says);
});
