/** One run of the simulation: the same seed takes the same way, on every machine. */
import { type AreaName, areasOf } from './areas.ts';
import { holdsAlways, holdsAtRest, holdsOfActs, holdsOfOrders } from './invariants.ts';
import { settle } from './settle.ts';
import { begin, takeStep } from './steps.ts';
import { withoutWaiting } from './without-waiting.ts';
import { type Planted, type World, worldOf } from './world.ts';

/** A race of three versions needs two devices and a third change, so a run of few acts seldom has one. */
const ACTS = 15;
/** Ends a run whose users can no longer act. */
const MOST_STEPS = 120;

/** `short` repeats the seeds of the corpus that failed before the runs had 15 acts. */
export type Depth = 'deep' | 'short';

export interface RunOptions {
  /** By default those of the seed. */
  readonly areas?: readonly AreaName[] | undefined;
  readonly depth?: Depth | undefined;
}

export interface Ran {
  readonly acts: number;
  readonly effects: number;
}

export interface Failed {
  readonly seed: number;
  readonly areas: readonly AreaName[];
  readonly depth: Depth;
  readonly what: string;
  readonly trace: readonly string[];
}

export type Run = { readonly ok: true; readonly ran: Ran } | { readonly ok: false; readonly failed: Failed };

export function runSeed(
  seed: number,
  planted: Planted = {},
  { areas = areasOf(seed), depth = 'deep' }: RunOptions = {},
): Promise<Run> {
  return withoutWaiting(async () => {
    const world = await worldOf(seed, planted, areas);
    try {
      await run(world, depth);
      const { ledger, server } = world;
      return { ok: true, ran: { acts: ledger.acts.length, effects: server.state.effects.length } };
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { ok: false, failed: { seed, areas, depth, what, trace: world.trace } };
    } finally {
      for (const device of world.devices) device.close();
    }
  });
}

async function run(world: World, depth: Depth): Promise<void> {
  const { ledger, server, devices } = world;
  await begin(world);
  const isOver = endOf(world, depth);
  for (let steps = 0; !isOver(steps); steps += 1) {
    const device = await takeStep(world);
    ledger.look();
    await holdsAlways(device, world);
  }
  world.trace.push('all grows quiet');
  await settle(world);
  ledger.look();
  for (const device of devices) {
    await holdsAlways(device, world);
    await holdsAtRest(device, server);
  }
  await holdsOfActs(ledger, server, devices);
  await holdsOfOrders(ledger, server, devices);
}

function endOf({ random, ledger }: World, depth: Depth): (steps: number) => boolean {
  if (depth === 'short') {
    const last = 8 + random.below(14);
    return (steps) => steps >= last;
  }
  const acts = ACTS + random.below(6);
  return (steps) => ledger.acts.length >= acts || steps >= MOST_STEPS;
}
