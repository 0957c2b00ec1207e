/** Devices that file without a pause, and the server that they write to. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Pause of a writer between two filings: below the limit of writes of one account. */
const PACE_MS = 220;
const PASSWORD = 'four loud egrets over Pune';

/**
 * @typedef {{ token: string, cursor: string, acknowledged: Map<string, number> }} Device
 * @typedef {{ address: string, stop: () => Promise<void> }} Server
 */

/** @type {(base: string, call: string, options?: { token?: string, body?: unknown, key?: string }) => Promise<{ status: number, body: any }>} */
export async function call(base, place, { token, body, key } = {}) {
  const answer = await fetch(`${base}/api${place}`, {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(25_000),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { 'x-auth-token': token }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
}

/** @type {(env: Record<string, string>) => Promise<Server>} */
export async function startServer(env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'zam-drill-server-'));
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ACCESS_LOG: 'off', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [, found] = /Zamanat is at (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`The server ended: ${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

/** @type {(id: string) => unknown} */
const application = (id) => ({
  _id: id,
  language: 'en',
  applicant: { name: 'Sunil Jadhav', age: 34, gender: 'male', address: 'Hadapsar, Pune' },
  case: {
    firNumber: `${Number.parseInt(id.slice(-6), 16)}/2026`,
    policeStation: 'Hadapsar',
    state: 'Maharashtra',
    court: 'magistrate',
    courtPlace: 'Pune',
    arrestDate: '2026-07-10',
    sections: ['BNS 318(4)'],
    allegations: 'Took money for a vehicle and did not deliver it.',
  },
  bail: { grounds: 'The investigation is complete.' },
});

/** @type {(servers: readonly Server[], count: number) => Promise<Device[]>} */
export async function register(servers, count) {
  const devices = [];
  for (let n = 0; n < count; n++) {
    const base = servers[n % servers.length]?.address ?? '';
    const body = {
      name: 'Meera Deshpande',
      email: `${randomUUID()}@example.in`,
      password: PASSWORD,
      role: 'lawyer',
    };
    const { status, body: account } = await call(base, '/auth/register', { body });
    if (status !== 201) throw new Error(`Registering answered ${status}: ${JSON.stringify(account)}`);
    const { body: pull } = await call(base, '/changes', { token: account.token });
    devices.push({ token: account.token, cursor: pull.next, acknowledged: new Map() });
  }
  return devices;
}

/** @type {(device: Device, servers: readonly Server[], isOver: () => boolean) => Promise<void>} */
export async function write(device, servers, isOver) {
  for (let n = 0; !isOver(); n++) {
    const id = randomUUID();
    for (let tries = 0; !(await file(device, servers[(n + tries) % servers.length], id)); tries++) {
      if (isOver()) return;
      await pause(300);
    }
    device.acknowledged.set(id, Date.now());
    await pause(PACE_MS);
  }
}

/**
 * True if acknowledged, false if it is to be repeated under the same key.
 * @type {(device: Device, server: Server | undefined, id: string) => Promise<boolean>}
 */
async function file({ token }, server, id) {
  const options = { token, body: application(id), key: id };
  const answer = await call(server?.address ?? '', '/applications', options).catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || answer.status === 429) return false;
  if (answer.body?.code === 'key-in-progress') return false; // the first try still runs on the other server
  if (answer.status === 201) return true;
  throw new Error(`A filing answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** @type {(device: Device, base: string) => Promise<Map<string, number>>} */
export async function storedOf({ token }, base) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  let since = '';
  for (;;) {
    const { body } = await call(base, `/changes${since === '' ? '' : `?since=${since}`}`, { token });
    for (const { entity, data } of body.changes) {
      if (entity === 'application') counts.set(data._id, (counts.get(data._id) ?? 0) + 1);
    }
    if (body.changes.length === 0 || body.next === since) return counts;
    since = body.next;
  }
}
