/**
 * `npm run drill:recovery`: recovers the database with pgBackRest, once to the minute before a wrong statement and once
 * after the loss of the disk. Prints the acknowledged and the lost filings, the devices that must compare, and the seconds of each step.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer } from '../build-stale.mjs';
import { ARCHIVE_SECONDS, requireBackupPrograms, startArchivedDatabase } from './archived-database.mjs';
import { call, register, startServer, storedOf, write } from './writers.mjs';

/** @import { ArchivedDatabase } from './archived-database.mjs' */
/** @import { Device, Server } from './writers.mjs' */
/** @typedef {{ acknowledged: number, lost: number, told: number, doubled: number }} Compared `told` counts devices. */

const WRITERS = 6;
const WRITING_MS = 15_000;

/** @type {(text: string) => void} */
const say = (text) => void process.stdout.write(`${text}\n`);

/** @type {<T>(name: string, act: () => T | Promise<T>) => Promise<T>} */
async function timed(name, act) {
  const from = Date.now();
  const result = await act();
  say(`  ${name}: ${((Date.now() - from) / 1_000).toFixed(1)} s`);
  return result;
}

/** @type {(devices: readonly Device[], server: Server) => Promise<void>} */
async function writeForAWhile(devices, server) {
  let over = false;
  const writing = Promise.all(devices.map(async (device) => write(device, [server], () => over)));
  await pause(WRITING_MS);
  over = true;
  await writing;
}

/**
 * What was acknowledged until then, against what the recovered database holds.
 * @type {(devices: readonly Device[], server: Server, until: number) => Promise<Compared>}
 */
async function compare(devices, server, until) {
  const result = { acknowledged: 0, lost: 0, told: 0, doubled: 0 };
  for (const device of devices) {
    const stored = await storedOf(device, server.address);
    const before = [...device.acknowledged].filter(([, at]) => at <= until);
    const lost = before.filter(([id]) => !stored.has(id)).length;
    const pull = await call(server.address, `/changes?since=${device.cursor}`, { token: device.token });
    result.acknowledged += before.length;
    result.lost += lost;
    if (pull.status === 410) result.told += 1; // the device then compares what it holds
    result.doubled += [...stored.values()].filter((count) => count > 1).length;
  }
  return result;
}

/** @type {(compared: Compared) => void} */
const report = ({ acknowledged, lost, told, doubled }) =>
  say(
    `  acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}; told ${told} of ${WRITERS} devices to compare`,
  );

/**
 * A wrong statement empties the applications; the database returns to the second before it.
 * @type {(database: ArchivedDatabase) => Promise<boolean>}
 */
async function afterMistake(database) {
  say('\nwrong statement, recovery to a point in time');
  const server = await startServer({ DATABASE_URL: database.address });
  const devices = await register([server], WRITERS);
  await timed('full backup', () => database.backup());
  await writeForAWhile(devices, server);
  await pause(1_000);
  const [target, until] = [database.time(), Date.now()];
  await pause(1_000);
  await writeForAWhile(devices, server);
  database.run('TRUNCATE applications CASCADE');
  database.run('SELECT pg_switch_wal()');
  await pause(2_000);
  await server.stop();
  database.loseDisk();
  await timed('restore and replay', async () =>
    database.restore(['--type=time', `--target=${target}`, '--target-action=promote']),
  );
  const compared = await compareRecovered(database, devices, until);
  return compared.lost === 0 && isWhole(compared);
}

/**
 * The disk is lost while devices write; the archive is replayed to its end.
 * @type {(database: ArchivedDatabase) => Promise<boolean>}
 */
async function afterLostDisk(database) {
  say(`\nlost disk, archive at most ${ARCHIVE_SECONDS} s behind`);
  const server = await startServer({ DATABASE_URL: database.address });
  const devices = await register([server], WRITERS);
  await timed('full backup', () => database.backup());
  await writeForAWhile(devices, server);
  const until = Date.now();
  database.loseDisk();
  await server.stop();
  await timed('restore and replay', async () => database.restore([]));
  return isWhole(await compareRecovered(database, devices, until));
}

/** @type {(database: ArchivedDatabase, devices: readonly Device[], until: number) => Promise<Compared>} */
async function compareRecovered(database, devices, until) {
  const server = await startServer({ DATABASE_URL: database.address });
  const compared = await compare(devices, server, until);
  report(compared);
  await server.stop();
  return compared;
}

/** @type {(compared: Compared) => boolean} */
const isWhole = ({ told, doubled }) => doubled === 0 && told === WRITERS;

requireBackupPrograms();
buildServer();
const database = await startArchivedDatabase();
try {
  const isGood = [await afterMistake(database), await afterLostDisk(database)].every(Boolean);
  say(isGood ? 'The drill passed.' : 'The drill FAILED: see the lines above.');
  process.exitCode = isGood ? 0 : 1;
} finally {
  database.stop();
}
