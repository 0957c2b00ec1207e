/** A judge without a network thinks again: the last order is the one that is sent, and no other ever reached the server. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { decideApplication, UNDO_MS, undoDecision } from '#data/records/application/decide.ts';
import { syncNow } from '#data/device/sync.ts';
import { fileOne } from '../data/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type Device, deviceOf, lostAfter, lostBefore } from './real-device.ts';

let server: TestServer;
let judge: Device;
let id: string;

beforeEach(async () => {
  server = await startTestServer();
  const lawyer = await deviceOf(server, await server.makeUser('lawyer'));
  judge = await deviceOf(server, await server.makeUser('judge'));
  id = await fileOne(lawyer.db, lawyer.ports);
  await syncNow(lawyer.db, lawyer.ports);
  await syncNow(judge.db, judge.ports);
});
afterEach(() => server.stop());

const sign = (status: 'Approved' | 'Rejected', text: string) =>
  decideApplication(judge.db, judge.ports, id, { status, text });
const sync = () => syncNow(judge.db, judge.ports);
const orders = async () => (await applicationOf(judge.db, id))?.orders.map(({ to, text }) => [to, text]);

it('replaces an order that never reached the server, after several attempts', async () => {
  judge.ports.fetch = lostBefore;
  await sign('Approved', 'Parity.');
  judge.ports.wait(UNDO_MS);
  expect(await sync()).toMatchObject({ drain: { kind: 'offline' } });
  expect(await sync()).toMatchObject({ drain: { kind: 'offline' } });
  await sign('Rejected', 'Absconded.');
  judge.ports.wait(UNDO_MS);
  judge.ports.fetch = judge.online;
  expect(await sync()).toMatchObject({ drain: { kind: 'drained', sent: 1 } });
  expect(await orders()).toEqual([['Rejected', 'Absconded.']]);
});

it('allows undo while the order is only on this device', async () => {
  judge.ports.fetch = lostBefore;
  await sign('Approved', 'Parity.');
  judge.ports.wait(24 * 3_600_000);
  await sync();
  expect((await applicationOf(judge.db, id))?.pendingDecision?.undoUntil).not.toBeNull();
  expect(await undoDecision(judge.db, judge.ports, id)).toBe(true);
  judge.ports.fetch = judge.online;
  await sync();
  expect(await orders()).toEqual([]);
});

it('sends a second order when the first may have arrived', async () => {
  const { online } = judge;
  judge.ports.fetch = (url, init) =>
    init.method === 'PUT' ? lostAfter(online)(url, init) : online(url, init);
  await sign('Approved', 'Parity.');
  judge.ports.wait(UNDO_MS);
  await sync();
  expect(await undoDecision(judge.db, judge.ports, id)).toBe(false);
  await sign('Rejected', 'Absconded.');
  judge.ports.wait(UNDO_MS);
  judge.ports.fetch = online;
  await sync();
  expect(await orders()).toEqual([
    ['Approved', 'Parity.'],
    ['Rejected', 'Absconded.'],
  ]);
});

it('allows undo when only a Wi-Fi sign-in page answered', async () => {
  judge.ports.fetch = () => Promise.resolve(new Response('<h1>Free Wi-Fi</h1>'));
  await sign('Approved', 'Parity.');
  judge.ports.wait(UNDO_MS);
  expect(await sync()).toMatchObject({ drain: { kind: 'offline' } });
  expect(await undoDecision(judge.db, judge.ports, id)).toBe(true);
});
