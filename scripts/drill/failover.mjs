/**
 * `npm run drill:failover`: kills the primary of a Patroni cluster under load, once with a synchronous standby and once
 * with standbys that lag. Prints what was acknowledged, lost and doubled, and the time without service.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer } from '../build-stale.mjs';
import { requirePrograms, startCluster } from './cluster.mjs';
import { call, register, startServer, storedOf, write } from './writers.mjs';

const WRITERS = 24;
const LAG_MS = 500;

/** @import { Device, Server } from './writers.mjs' */

/** @type {(options: { synchronous: boolean }) => Promise<{ lost: number, told: number, doubled: number }>} */
async function drill({ synchronous }) {
  const name = synchronous ? 'synchronous standby' : `asynchronous standbys, ${LAG_MS} ms behind`;
  process.stdout.write(`\n${name}: starting the cluster ...\n`);
  const cluster = await startCluster({ synchronous });
  /** @type {Server[]} */
  const servers = [];
  try {
    const settings = {
      DATABASE_URL: cluster.pooled,
      DATABASE_MIGRATION_URL: cluster.direct,
      PGBOUNCER: 'on',
    };
    for (let n = 0; n < 2; n++) servers.push(await startServer(settings));
    const devices = await register(servers, WRITERS);
    let over = false;
    const writing = Promise.allSettled(devices.map(async (device) => write(device, servers, () => over)));
    await pause(10_000);
    const leader = (await cluster.leader()) ?? '';
    if (!synchronous) {
      cluster.pauseReceivers();
      await pause(LAG_MS);
    }
    const killedAt = Date.now();
    cluster.killNode(leader);
    if (!synchronous) cluster.resumeReceivers();
    await pause(45_000);
    over = true;
    const failed = (await writing).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return await report({ devices, servers, killedAt, leader, next: await cluster.leader() });
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

/** @type {(run: { devices: readonly Device[], servers: readonly Server[], killedAt: number, leader: string, next: string | undefined }) => Promise<{ lost: number, told: number, doubled: number }>} */
async function report({ devices, servers, killedAt, leader, next }) {
  const base = servers[0]?.address ?? '';
  let [acknowledged, lost, told, doubled] = [0, 0, 0, 0];
  for (const device of devices) {
    const stored = await storedOf(device, base);
    const missing = [...device.acknowledged.keys()].filter((id) => !stored.has(id));
    const pull = await call(base, `/changes?since=${device.cursor}`, { token: device.token });
    acknowledged += device.acknowledged.size;
    lost += missing.length;
    if (pull.status === 410) told += missing.length;
    doubled += [...stored.values()].filter((count) => count > 1).length;
  }
  const times = devices
    .flatMap(({ acknowledged: answers }) => [...answers.values()])
    .toSorted((a, b) => a - b);
  const after = times.filter((at) => at >= killedAt - 1_000);
  const gaps = after.slice(1).map((at, n) => at - (after[n] ?? at));
  const seconds = Math.max(...gaps) / 1_000;
  process.stdout.write(
    [
      `  primary ${leader} killed, ${next} promoted`,
      `  acknowledged ${acknowledged}, lost ${lost}, told to their devices ${told} of ${lost}, doubled ${doubled}`,
      `  without service ${seconds.toFixed(1)} s (goal 15)`,
      '',
    ].join('\n'),
  );
  return { lost, told, doubled };
}

requirePrograms();
buildServer();
const safe = await drill({ synchronous: true });
const behind = await drill({ synchronous: false });
const isGood = safe.lost === 0 && safe.doubled === 0 && behind.doubled === 0 && behind.told === behind.lost;
process.stdout.write(isGood ? 'The drill passed.\n' : 'The drill FAILED: see the lines above.\n');
process.exitCode = isGood ? 0 : 1;
