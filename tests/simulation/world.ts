/** A court's server, a lawyer and a judge with their phones, and the time that passes for all of them. */
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { User } from '#contract/account/user.ts';
import type { Locks } from '#data/store/ports.ts';
import { syncNow } from '#data/device/sync.ts';
import type { AreaAct } from './area.ts';
import { actsOf, type AreaName } from './areas.ts';
import type { Send } from './faulty-network.ts';
import { Ledger } from './ledger.ts';
import { type Backup, type ModelCall, ModelServer, type ServerFaults } from './model/model-server.ts';
import { forgetWords, type Person, personAt } from './person.ts';
import { type Random, randomOf } from './random.ts';
import { type Process, type ProcessName, PROCESSES, SimulatedDevice } from './simulated-device.ts';

/** Faults that a test injects to verify their detection. */
export interface Planted {
  readonly server?: ServerFaults;
  /** In place of the browser's locks. */
  readonly locks?: () => Locks;
  /** In place of our own sync. */
  readonly sync?: typeof syncNow;
  /** Called for every call and every change of the server. */
  readonly onCall?: (call: ModelCall) => void;
  readonly onServer?: (what: 'backup' | 'cursors expire' | { readonly restore: number }) => void;
}

export interface World {
  readonly random: Random;
  readonly clock: { now: number };
  readonly server: ModelServer;
  readonly ledger: Ledger;
  readonly devices: readonly SimulatedDevice[];
  readonly delayed: Send[];
  readonly backups: Backup[];
  /** Log of the run for debugging. */
  readonly trace: string[];
  readonly planted: Planted;
  /** Actions of the drawn areas. */
  readonly acts: ReadonlyMap<string, AreaAct>;
  /** Rounds of processes that the system has frozen. */
  readonly suspended: Set<Promise<void>>;
}

const START = Date.parse('2026-11-20T06:00:00.000Z');

export async function worldOf(seed: number, planted: Planted, areas: readonly AreaName[]): Promise<World> {
  Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange }; // a run leaves nothing behind
  forgetWords();
  const random = randomOf(seed);
  const clock = { now: START };
  const ledger = new Ledger();
  const server = new ModelServer({
    random,
    now: () => clock.now,
    onEffect: (effect) => ledger.effect(effect),
    ...(planted.server && { faults: planted.server }),
    ...(planted.onCall && { onCall: planted.onCall }),
  });
  const delayed: Send[] = [];
  const { locks } = planted;
  const around = { random, server, ledger, clock, delayed, ...(locks && { locks }) };
  const devices: SimulatedDevice[] = [];
  for (const user of [person(random, 'lawyer'), person(random, 'judge')]) {
    server.addUser(user);
    const many = random.chance(0.5) ? 2 : 1;
    for (let nth = 1; nth <= many; nth += 1) {
      const device = await SimulatedDevice.of(around, `${user.role}-${nth}`, user);
      device.badness = random.pick([0, 0.1, 0.3]);
      devices.push(device);
    }
  }
  return {
    random,
    clock,
    server,
    ledger,
    devices,
    delayed,
    backups: [],
    trace: [],
    planted,
    acts: actsOf(areas),
    suspended: new Set(),
  };
}

const person = (random: Random, role: 'lawyer' | 'judge'): User => ({
  _id: random.id(),
  version: role === 'judge' ? 2 : 1, // the operator has verified the judge
  name: role === 'judge' ? 'Justice Rao' : 'Meera Deshpande',
  email: `${role}@example.in`,
  role,
  ...(role === 'judge' && { courts: [{ kind: 'sessions', place: 'Pune' }], verified: true }),
  settings: {},
});

/** One sync of a process; a frozen process continues when it is thawed. */
export async function syncIn(world: World, device: SimulatedDevice, name: ProcessName): Promise<void> {
  const process = device.process(name);
  if (device.isFrozen(process)) return;
  const round = living(world, device, process, () =>
    (world.planted.sync ?? syncNow)(process.db, process.ports),
  );
  world.suspended.add(round);
  void round.finally(() => world.suspended.delete(round)).catch(() => undefined);
  await Promise.race([round, device.untilFrozen(process)]);
}

/** Runs a process until it ends. Its end and a quota error are not failures. */
// oxlint-disable-next-line max-params -- which process of which device
async function living(
  world: World,
  device: SimulatedDevice,
  process: Process,
  work: () => Promise<unknown>,
): Promise<void> {
  const { life } = process;
  try {
    await work();
  } catch (error) {
    if (!life.isDead && !life.wasFull) throw error;
  }
  life.wasFull = false;
  if (!life.isDead) return;
  world.trace.push(`  ${device.name} ${process.name} was killed`);
  device.end(process);
}

/** A user acts in a tab. */
export async function actOn(
  world: World,
  device: SimulatedDevice,
  act: (person: Person) => Promise<unknown>,
): Promise<void> {
  const process = device.process(world.random.pick(PROCESSES.slice(0, 2)));
  if (device.isFrozen(process)) return;
  device.isActing = true;
  device.screen = undefined;
  const before = world.ledger.acts.length;
  await living(world, device, process, async () => {
    const queued = await act(personAt(device, process));
    if (queued === true && world.ledger.acts.length === before) {
      world.ledger.found.push(`${device.name}: what its person was told is saved was not written`);
    }
  });
  device.isActing = false;
}
