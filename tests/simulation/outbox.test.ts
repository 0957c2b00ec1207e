/**
 * Two people, a bad network, killed processes and wrong clocks, by seed: no act is lost and none counts twice.
 * SIMULATION_SEED and SIMULATION_RUNS choose others; SIMULATION_SHRINK looks for the shortest way to a failure.
 */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideApplication, undoDecision } from '#data/records/application/decide.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { FAULTS } from './faulty-network.ts';
import { holdsAlways, holdsAtRest } from './invariants.ts';
import { SimulatedDevice } from './simulated-device.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const HOUR = 3_600_000;
/** Between two steps: longer than a decision waits for its undo. */
const STEP_MS = 15_000;

/** How often each act comes: mostly the network's rounds. */
const WEIGHTS = { file: 2, amend: 3, withdraw: 1, decide: 2, undo: 1, sync: 8, clock: 2, signIn: 1 };
const ACTS = Object.entries(WEIGHTS).flatMap(([act, weight]) => Array.from({ length: weight }, () => act));

const step = fc.record({
  act: fc.constantFrom(...ACTS),
  which: fc.nat(2),
  age: fc.integer({ min: 18, max: 90 }),
  status: fc.constantFrom('Approved' as const, 'Rejected' as const),
  who: fc.constantFrom('lawyer' as const, 'judge' as const),
  faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 5 }),
  hours: fc.constantFrom(-1, 0.01, 1, 30),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface World {
  readonly lawyer: SimulatedDevice;
  readonly judge: SimulatedDevice;
  readonly courtPlace: string;
  readonly filed: string[];
}

const take: Readonly<Record<string, (world: World, step: Step) => Promise<unknown>>> = {
  file: async ({ lawyer, filed, courtPlace }) =>
    filed.push(await fileOne(lawyer.db, lawyer.ports, { courtPlace })),
  amend: async ({ lawyer, filed }, { which, age }) => {
    const id = filed[which] ?? '';
    const isOpen = (await lawyer.db.applications.get(id))?.status === 'Pending';
    if (isOpen) await amendOne(lawyer.db, lawyer.ports, { id, form: { age: String(age) } });
  },
  withdraw: ({ lawyer, filed }, { which }) =>
    withdrawApplication(lawyer.db, lawyer.ports, filed[which] ?? ''),
  decide: async ({ judge, filed }, { which, status }) => {
    await judge.sync([]); // a judge decides what they have
    await decideApplication(judge.db, judge.ports, filed[which] ?? '', { status });
  },
  undo: async ({ judge, filed }, { which }) => {
    if (await undoDecision(judge.db, judge.ports, filed[which] ?? '')) judge.undone += 1;
  },
  sync: (world, { who, faults }) => world[who].sync(faults),
  clock: async (world, { who, hours }) => world[who].ports.wait(hours * HOUR),
  signIn: (world, { who }) => world[who].db.meta.delete('paused'),
};

it('loses nothing and counts nothing twice', { timeout: 180_000 }, async () => {
  let receipts = 0;
  const scenario = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
    const lawyer = await SimulatedDevice.of(server, await server.makeUser('lawyer'));
    const courtPlace = `Court ${crypto.randomUUID()}`; // its judge sees this run alone
    const judge = await SimulatedDevice.of(
      server,
      await server.makeUser('judge', [{ kind: 'sessions', place: courtPlace }]),
    );
    const world: World = { lawyer, judge, courtPlace, filed: [] };
    for (const each of steps) {
      await take[each.act]?.(world, each);
      for (const device of [lawyer, judge]) {
        device.ports.wait(STEP_MS);
        await holdsAlways(device);
      }
    }
    for (const device of [lawyer, judge, lawyer]) await device.settle();
    await holdsAlways(lawyer);
    await holdsAlways(judge);
    await holdsAtRest(server, [lawyer, judge]);
    receipts += await lawyer.db.receipts.count();
    await Promise.all([lawyer.db.delete(), judge.db.delete()]);
  });
  const seed = Number(process.env['SIMULATION_SEED'] ?? 20261121);
  const numRuns = Number(process.env['SIMULATION_RUNS'] ?? 15);
  await fc.assert(scenario, { seed, numRuns, endOnFailure: !process.env['SIMULATION_SHRINK'] });
  expect(receipts, 'the scenarios did something').toBeGreaterThan(numRuns / 2);
});
