/** One step of a run: a user acts, devices sync, or the environment changes. */
import { UNDO_MS } from '#data/records/application/decide.ts';
import { invariant } from '#kernel/assert.ts';
import { clearTooOldPause } from '#data/outbox/pause.ts';
import type { ActRun } from './area.ts';
import { drawAct } from './areas.ts';
import { answerOne } from './needs-you.ts';
import { weighted } from './random.ts';
import { PROCESSES, type SimulatedDevice } from './simulated-device.ts';
import { actOn, syncIn, type World } from './world.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

const STEPS = {
  act: 18,
  sync: 10,
  'act and sync': 10,
  'sign and send': 3,
  'needs you': 3,
  wait: 3,
  'wrong clock': 1,
  'disk full': 1,
  'bad network': 2,
  late: 1,
  thaw: 2,
  backup: 1.5,
  restore: 0.6,
  'too old': 0.6,
  update: 0.8,
  'session ends': 0.7,
  'sign in': 1.2,
  refuses: 0.5,
  'cursors expire': 0.4,
  restart: 1,
} as const;

type Step = (world: World, device: SimulatedDevice) => Promise<void> | void;

async function act(world: World, device: SimulatedDevice): Promise<void> {
  const name = drawAct(world.random, world.acts, device.user.role);
  world.trace.push(`  ${device.name}: ${name}`);
  mayDie(world, device);
  await actOn(world, device, doingOf(world, name));
}

/** Every now and then one of its processes dies at some await from here on. */
function mayDie({ random }: World, device: SimulatedDevice): void {
  if (!random.chance(0.2)) return;
  const name = random.pick(PROCESSES);
  device.process(name).life.dieAfter(1 + random.below(150));
}

async function sync(world: World, device: SimulatedDevice): Promise<void> {
  mayDie(world, device);
  const names = PROCESSES.filter(() => world.random.chance(0.45));
  const syncing = names.length === 0 ? [world.random.pick(PROCESSES)] : names;
  world.trace.push(`  ${device.name}: ${syncing.join(' and ')} sync`);
  await Promise.all(syncing.map((name) => syncIn(world, device, name)));
}

const takes: Readonly<Record<keyof typeof STEPS, Step>> = {
  act,
  sync,
  'act and sync': async (world, device) => {
    await Promise.all([act(world, device), sync(world, device)]);
  },
  'sign and send': async (world) => {
    const judges = world.devices.filter(({ user }) => user.role === 'judge');
    const judge = world.random.pick(judges);
    world.trace.push(`  ${judge.name}: application decide, and it goes`);
    await actOn(world, judge, doingOf(world, 'application decide'));
    world.clock.now += UNDO_MS;
    await sync(world, judge);
  },
  'needs you': (world, device) =>
    actOn(world, device, async (person) => void (await answerOne(person, false))),
  wait: ({ clock, random }) => {
    clock.now += random.pick([11_000, 40_000, HOUR, 30 * HOUR]);
  },
  'wrong clock': ({ random }, device) => {
    device.skew = random.pick([0, -2 * HOUR, 26 * HOUR, -56 * YEAR, 10 * YEAR]);
  },
  'disk full': ({ random }, device) => {
    device.disk.room = random.chance(0.5) ? Infinity : random.below(12);
  },
  'bad network': ({ random }, device) => {
    device.badness = random.pick([0, 0.15, 0.4, 0.9]);
  },
  late: ({ delayed }) => {
    for (const send of delayed.splice(0)) send();
  },
  thaw: (_world, device) => device.thaw(),
  backup: ({ backups, server, planted }) => {
    backups.push(server.backup());
    planted.onServer?.('backup');
  },
  restore: ({ backups, server, ledger, random, planted }) => {
    const nth = random.below(backups.length);
    const backup = backups[nth];
    if (!backup) return;
    server.restore(backup);
    ledger.restored();
    planted.onServer?.({ restore: nth });
  },
  'too old': ({ server, random }) => {
    server.oldestClient = random.chance(0.5) ? '0.2.0' : '0.1.0';
  },
  update: (_world, device) => {
    device.clientVersion = device.clientVersion === '0.1.0' ? '0.2.0' : '0.1.0'; // and rolled back
    for (const process of device.running) if (!device.isFrozen(process)) device.end(process);
  },
  'session ends': ({ server, random }, device) => {
    server.endSession(device.token, random.chance(0.7) ? 'expired' : 'revoked');
  },
  'sign in': async ({ server }, device) => {
    device.token = server.signIn(device.user._id);
    await device.signIn();
  },
  refuses: ({ server, random }) => {
    server.refusesWrites = random.chance(0.3);
  },
  'cursors expire': ({ server, planted }) => {
    server.expireCursors();
    planted.onServer?.('cursors expire');
  },
  restart: async (_world, device) => {
    for (const process of device.running) if (!device.isFrozen(process)) device.end(process);
    await clearTooOldPause(device.db);
  },
};

/** A run begins where there is something to work on, and often something that is listed. */
export async function begin(world: World): Promise<void> {
  const { devices, random } = world;
  const [lawyer] = devices;
  if (!lawyer) return;
  await actOn(world, lawyer, doingOf(world, 'application file'));
  for (const device of devices) await syncIn(world, device, 'tab-1');
  const judge = devices.find(({ user }) => user.role === 'judge');
  if (judge && world.acts.has(LISTING) && !random.chance(0.4)) await beginListed(world, judge);
}

async function beginListed(world: World, judge: SimulatedDevice): Promise<void> {
  const { devices, random } = world;
  await actOn(world, judge, doingOf(world, LISTING));
  for (const device of devices.toReversed()) await syncIn(world, device, 'tab-1');
  // on two devices, before either has heard of the other
  for (const device of devices) {
    if (random.chance(0.6)) await actOn(world, device, doingOf(world, 'hearing change-hearing'));
  }
}

const LISTING = 'hearing schedule-hearing';

function doingOf({ acts }: World, name: string): ActRun {
  const found = acts.get(name);
  invariant(found, `no area of this run has the act ${name}`);
  return found.doing;
}

/** The device that it was about. */
export async function takeStep(world: World): Promise<SimulatedDevice> {
  const name = weighted(world.random, STEPS);
  const device = world.random.pick(world.devices);
  world.trace.push(`${name} (${device.name})`);
  await takes[name](world, device);
  world.clock.now += 1000;
  return device;
}
