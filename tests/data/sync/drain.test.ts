import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { clockOffsetOf } from '#data/store/clock.ts';
import { decideApplication, undoDecision } from '#data/records/application/decide.ts';
import { drain } from '#data/outbox/drain.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { clearTooOldPause, pausedForToken } from '#data/outbox/pause.ts';
import type { Ports } from '#data/store/ports.ts';
import { needsYouItems, sentItems, syncState, waitingItems } from '#data/outbox/sync-state.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { engineOf } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../acts.ts';
import { answer, type FakeServer, fakeServer, problem } from '../fake-server.ts';
import { judge, noNetwork, testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});

const filed = (form = {}) => fileOne(db, ports, form);
const drained = () => drain(engineOf(db, ports));
const amended = (id: string, form: object) => amendOne(db, ports, { id, form });

/** Sends these replies first, then the normal ones. */
const first = (...replies: (Response | 'network')[]): Ports['fetch'] => {
  const left = [...replies];
  return (url, init) => {
    const next = left.shift();
    if (next === 'network') return noNetwork(url, init);
    return next ? Promise.resolve(next) : server.fetch(url, init);
  };
};

it('sends a filing once and keeps its receipt', async () => {
  const id = await filed();
  expect(await drained()).toEqual({ kind: 'drained', sent: 1, left: 0, nextAt: null });
  expect(await applicationOf(db, id)).toMatchObject({
    sync: 'sent',
    applicationNumber: 'BA/2026/1',
    version: 1,
  });
  expect(await sentItems(db)).toMatchObject([
    { op: 'file', applicationNumber: 'BA/2026/1', status: 'Pending' },
  ]);
  expect(await syncState(db)).toMatchObject({ waiting: 0, needsYou: 0, sentAt: '2026-11-20T06:00:00.000Z' });
  await drained();
  expect(server.effects).toEqual([`file ${id}`]);
});

it('sends each call with key, version and time, without cookies', async () => {
  const seen: { url: string; init: RequestInit }[] = [];
  const id = await filed();
  await amended(id, { age: '35' });
  ports.fetch = (url, init) => {
    seen.push({ url, init });
    return server.fetch(url, init);
  };
  await drained();
  expect(seen.map(({ url }) => url)).toEqual(['/api/applications', `/api/applications/${id}`]);
  const headers = seen.map(({ init }) => new Headers(init.headers));
  expect(new Set(headers.map((header) => header.get('idempotency-key'))).size).toBe(2);
  expect(headers.map((header) => header.get('if-match'))).toEqual([null, '"1"']);
  expect(headers[0]?.get('x-auth-token')).toBe('token-1');
  expect(headers[0]?.get('x-client-time')).toBe('2026-11-20T06:00:00.000Z');
  expect(seen.map(({ init }) => init.credentials)).toEqual(['omit', 'omit']);
  expect(JSON.stringify(await db.outbox.toArray())).not.toContain('token-1');
});

it('sends later rows with the version of the previous answer', async () => {
  const id = await filed();
  await amended(id, { age: '35' });
  await amended(id, { occupation: 'Driver' });
  await withdrawApplication(db, ports, id);
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 4 });
  expect(server.applications.get(id)).toMatchObject({
    version: 4,
    status: 'Withdrawn',
    applicant: { age: 35 },
  });
  expect(await db.bases.count()).toBe(0);
  expect(await applicationOf(db, id)).toMatchObject({ version: 4, status: 'Withdrawn', sync: 'sent' });
});

it.each([
  ['there is no network', noNetwork],
  ['a captive portal answers', () => Promise.resolve(new Response('<h1>Sign in to court wi-fi</h1>'))],
  ['a portal answers JSON', () => Promise.resolve(Response.json({ ok: true }, { status: 201 }))],
])('keeps all rows when %s, and counts no attempt', async (_, fetch) => {
  const id = await filed();
  ports.fetch = fetch;
  const outcome = await drained();
  expect(outcome).toMatchObject({ kind: 'offline', sent: 0, left: 1 });
  expect(Date.parse(outcome.nextAt ?? '')).toBeGreaterThan(ports.now().getTime());
  expect(await db.outbox.toArray()).toMatchObject([{ entityId: id, state: 'pending', attempts: 0 }]);
  ports.fetch = server.fetch;
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 1 });
});

it('retries with delays after server errors, and reports after a day', async () => {
  await filed();
  ports.fetch = () => Promise.resolve(problem('internal'));
  for (let tries = 0; tries < 12; tries += 1) {
    expect(await drained()).toMatchObject({ kind: 'waiting', left: 1 });
    ports.wait(3 * 3_600_000);
  }
  const [item] = await waitingItems(db);
  expect(item).toMatchObject({ struggling: true, error: { code: 'internal' } });
  ports.fetch = server.fetch;
  ports.wait(24 * 3_600_000);
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 1 });
});

it('sends other records while one waits for its retry', async () => {
  const slow = await filed();
  const second = await filed();
  ports.fetch = first(problem('internal'));
  expect(await drained()).toMatchObject({ kind: 'waiting', sent: 1, left: 1 });
  expect(server.effects).toEqual([`file ${second}`]);
  ports.wait(60_000);
  await drained();
  expect(server.effects).toEqual([`file ${second}`, `file ${slow}`]);
});

it('sends nothing before the time in Retry-After', async () => {
  await filed();
  await filed();
  ports.fetch = first(answer(429, { msg: 'x', code: 'rate-limited' }, { 'retry-after': '120' }));
  expect(await drained()).toMatchObject({ kind: 'waiting', left: 2, nextAt: '2026-11-20T06:02:02.500Z' });
  ports.wait(119_000);
  expect(await drained()).toMatchObject({ sent: 0, left: 2 });
  ports.wait(4_000);
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 2 });
});

it('retries after about a second while the key is in progress', async () => {
  await filed();
  ports.fetch = first(problem('key-in-progress'));
  expect(await drained()).toMatchObject({ kind: 'waiting', nextAt: '2026-11-20T06:00:01.500Z' });
  expect(await db.outbox.toArray()).toMatchObject([{ attempts: 0 }]);
});

it('pauses all rows at a 401 until the user signs in', async () => {
  await filed();
  await filed();
  ports.fetch = first(problem('unauthenticated'));
  expect(await drained()).toMatchObject({ kind: 'paused', sent: 0, left: 2, nextAt: null });
  expect(await syncState(db)).toMatchObject({ paused: 'signed-out', waiting: 2, needsYou: 1 });
  expect(await needsYouItems(db)).toEqual([{ kind: 'sign-in', waiting: 2 }]);
  const before = server.calls.length;
  expect(await drained()).toMatchObject({ kind: 'paused' });
  expect(server.calls).toHaveLength(before);
  await setMeta(db, 'token', 'token-2');
  await clearMeta(db, 'paused');
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 2 });
});

it('ignores a 401 for a token that was replaced meanwhile', async () => {
  await filed();
  ports.fetch = async (url, init) => {
    if (new Headers(init.headers).get('x-auth-token') !== 'token-1') return server.fetch(url, init);
    await setMeta(db, 'token', 'token-2');
    return problem('unauthenticated');
  };
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 1 });
});

it('signs out at a revoked token and keeps unsent rows', async () => {
  await filed();
  ports.fetch = first(problem('revoked'));
  expect(await drained()).toMatchObject({ kind: 'revoked', left: 1 });
  expect(await getMeta(db, 'token')).toBeNull();
  expect(await syncState(db)).toMatchObject({ paused: 'signed-out' });
});

it.each<[string, () => unknown]>([
  ['after an update', () => Object.assign(ports, { clientVersion: '0.2.0' })],
  ['after an hour', () => ports.wait(3_600_000)],
  ['at a start or when the user asks', () => clearTooOldPause(db)],
])('pauses when the app is too old, and retries %s', async (_when, then) => {
  await filed();
  ports.fetch = first(problem('client-too-old'));
  expect(await drained()).toMatchObject({ kind: 'paused', left: 1 });
  expect(await needsYouItems(db)).toEqual([{ kind: 'update', waiting: 1 }]);
  expect(await drained()).toMatchObject({ kind: 'paused', left: 1 });
  await then();
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 1 });
});

it('does not send rows of a newer app', async () => {
  await filed();
  await db.outbox.toCollection().modify({ opVersion: 99 });
  expect(await drained()).toMatchObject({ kind: 'paused', left: 1 });
  expect(server.calls).toEqual([]);
});

it.each([
  'invalid-request',
  'forbidden',
  'not-found',
  'too-large',
  'unsupported-media',
  'key-reused',
  'status-closed',
] as const)('rejects a row at %s, holds its followers, and sends other rows', async (code) => {
  const refused = await filed();
  await withdrawApplication(db, ports, refused);
  const other = await filed();
  ports.fetch = first(problem(code, { fields: { 'case.firNumber': 'Wrong.' } }));
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 1, left: 0 });
  expect(server.effects).toEqual([`file ${other}`]);
  expect(await needsYouItems(db)).toMatchObject([
    { kind: 'row', row: { state: 'rejected', error: { code, fields: { 'case.firNumber': 'Wrong.' } } } },
    { kind: 'row', row: { op: 'withdraw', state: 'held' } },
  ]);
  expect((await applicationOf(db, refused))?.sync).toBe('needs-you');
});

it('asks the user before sending a row older than ninety days', async () => {
  await filed();
  ports.wait(91 * 24 * 3_600_000);
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 0 });
  expect(await needsYouItems(db)).toMatchObject([{ row: { error: { code: 'expired' } } }]);
});

it('never sends a row of another user', async () => {
  await filed();
  await setMeta(db, 'user', judge);
  await drained();
  expect(server.calls).toEqual([]);
  expect(await needsYouItems(db)).toMatchObject([{ row: { error: { code: 'wrong-user' } } }]);
});

it('computes the clock offset from answers', async () => {
  await filed();
  ports.fetch = first(answer(500, {}, { date: 'Fri, 20 Nov 2026 06:20:00 GMT' }));
  await drained();
  expect(await clockOffsetOf(db)).toBe(1_200_500);
});

it('sends at once after the clock is set back a year', async () => {
  await filed();
  ports.wait(-365 * 24 * 3_600_000);
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 1 });
});

it('sends more filings than one turn holds, each once', { timeout: 60_000 }, async () => {
  for (let n = 1; n <= 120; n += 1) await filed({ firNumber: `${n}/2026` });
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 120, left: 0 });
  expect(new Set(server.effects).size).toBe(120);
  expect(server.calls).toHaveLength(120);
});

it('stops when the user logs out, and rejects no row', async () => {
  await filed();
  await filed();
  ports.fetch = async (url, init) => {
    const reply = await server.fetch(url, init);
    await clearMeta(db, 'token', 'user');
    return reply;
  };
  expect(await drained()).toMatchObject({ kind: 'paused', sent: 1, left: 1 });
  expect(await db.outbox.toArray()).toMatchObject([{ state: 'pending', tried: false }]);
});

it('retries at once after the clock is set back six hours', async () => {
  const ahead = testPorts(first(problem('internal')), '2026-11-20T12:00:00.000Z'); // six hours ahead
  await fileOne(db, ahead);
  expect(await drain(engineOf(db, ahead))).toMatchObject({ kind: 'waiting', left: 1 });
  ports.fetch = server.fetch;
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 1 });
});

it('ends the Retry-After wait when the clock is set back', async () => {
  const ahead = testPorts(
    first(answer(429, { msg: 'x', code: 'rate-limited' }, { 'retry-after': '60' })),
    '2026-11-20T12:00:00.000Z',
  );
  await fileOne(db, ahead);
  await drain(engineOf(db, ahead));
  await filed();
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 2 });
});

it('keeps the undo after the clock is corrected by three seconds', async () => {
  await filed();
  await drained();
  const [row] = await db.applications.toArray();
  await decideApplication(db, ports, row?._id ?? '', { status: 'Approved' });
  ports.wait(-3_000);
  await drained();
  expect(await undoDecision(db, ports, row?._id ?? '')).toBe(true);
});

it('waits at most two minutes beyond Retry-After, even after many attempts', async () => {
  const id = await filed();
  const [row] = await db.outbox.toArray();
  await db.outbox.update(row?.n ?? 0, {
    attempts: 10,
    firstFailureAt: '2026-11-18T06:00:00.000Z',
    tried: true,
  });
  ports.fetch = first(answer(503, { msg: 'x', code: 'unavailable' }, { 'retry-after': '1200' }));
  await drained();
  await filed();
  ports.wait(1_320_001);
  expect(await drained()).toMatchObject({ kind: 'drained', sent: 2 });
  expect(server.effects).toContain(`file ${id}`);
});

it('does not pause when the user signs in during the check', async () => {
  await clearMeta(db, 'token');
  expect(await pausedForToken(db, ports)).toBe(true);
  await clearMeta(db, 'paused');
  const looked = pausedForToken(db, ports);
  await setMeta(db, 'token', 'token-2');
  await looked;
  await clearMeta(db, 'paused'); // as login does after storing the token
  expect(await pausedForToken(db, ports)).toBe(false);
  expect(await getMeta(db, 'paused')).toBeNull();
});
