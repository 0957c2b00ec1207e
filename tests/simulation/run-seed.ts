/** One run of the simulation: the same seed takes the same way, on every machine. */
import { type AreaName, areasOf } from './areas.ts';
import { holdsAlways, holdsAtRest, holdsOfActs, holdsOfOrders } from './invariants.ts';
import { settle } from './settle.ts';
import { begin, takeStep } from './steps.ts';
import { withoutWaiting } from './without-waiting.ts';
import { type Planted, type World, worldOf } from './world.ts';

export interface Ran {
  readonly acts: number;
  readonly effects: number;
}

export interface Failed {
  readonly seed: number;
  readonly areas: readonly AreaName[];
  readonly what: string;
  readonly trace: readonly string[];
}

export type Run = { readonly ok: true; readonly ran: Ran } | { readonly ok: false; readonly failed: Failed };

export function runSeed(
  seed: number,
  planted: Planted = {},
  areas: readonly AreaName[] = areasOf(seed),
): Promise<Run> {
  return withoutWaiting(async () => {
    const world = await worldOf(seed, planted, areas);
    try {
      await run(world);
      const { ledger, server } = world;
      return { ok: true, ran: { acts: ledger.acts.length, effects: server.state.effects.length } };
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { ok: false, failed: { seed, areas, what, trace: world.trace } };
    } finally {
      for (const device of world.devices) device.close();
    }
  });
}

async function run(world: World): Promise<void> {
  const { random, ledger, server, devices } = world;
  await begin(world);
  for (let left = 8 + random.below(14); left > 0; left -= 1) {
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
