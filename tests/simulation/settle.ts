/** Network, clocks and storage work again, and users resolve returned rows until nothing is left. */
import { stateOf } from '#data/store/meta.ts';
import { clearTooOldPause } from '#data/outbox/pause.ts';
import { hasUnsentSettings } from '#data/records/user/settings.ts';
import { answerOne } from './needs-you.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { actOn, syncIn, type World } from './world.ts';

const ROUNDS = 14;
/** After this number of rounds, returned rows are discarded. */
const PATIENCE = 7;
const DAY = 25 * 3_600_000;

export async function settle(world: World): Promise<void> {
  const { server, devices, delayed, clock } = world;
  for (const send of delayed.splice(0)) send();
  server.oldestClient = '0.1.0';
  server.refusesWrites = false;
  for (const device of devices) heal(device);
  await Promise.all(world.suspended);
  for (const device of devices) await signInAgain(world, device);
  let quiet = 0;
  for (let round = 0; round < ROUNDS && quiet < 2; round += 1) {
    quiet += 1;
    for (const device of devices) if (await isBusy(world, device, round)) quiet = 0;
    clock.now += round < 3 ? 60_000 : DAY;
  }
}

function heal(device: SimulatedDevice): void {
  device.badness = 0;
  device.skew = 0;
  device.disk.room = Infinity;
  for (const { life } of device.running) life.dieAfter(Infinity);
  device.thaw();
}

async function signInAgain(world: World, device: SimulatedDevice): Promise<void> {
  device.token = world.server.signIn(device.user._id);
  await device.signIn();
  await clearTooOldPause(device.db);
}

/** True while something changes: then there is another round. */
async function isBusy(world: World, device: SimulatedDevice, round: number): Promise<boolean> {
  const before = world.ledger.acts.length;
  const wrote = world.server.state.effects.length;
  await syncIn(world, device, 'tab-1');
  let answered = false;
  for (let one = 0; one < 20; one += 1) {
    let more = false;
    await actOn(world, device, async (person) => {
      more = await answerOne(person, round >= PATIENCE);
    });
    if (!more) break;
    answered = true;
  }
  const waits = (await device.db.outbox.count()) > 0 || (await hasUnsentSettings(device.db));
  const resync = (await stateOf(device.db, 'sync')).resync ?? null;
  const changed = world.ledger.acts.length > before || world.server.state.effects.length > wrote;
  return answered || waits || changed || resync !== null;
}
