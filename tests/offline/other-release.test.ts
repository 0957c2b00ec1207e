/** App and server of different releases: unknown data is never lost silently. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { needsYouItems, sentItems, waitingItems } from '#data/outbox/sync-state.ts';
import { syncNow } from '#data/device/sync.ts';
import { fileOne } from '../data/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type Device, deviceOf } from './real-device.ts';

let server: TestServer;
let lawyer: Device;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = await deviceOf(server, await server.makeUser('lawyer'));
});
afterEach(() => server.stop());

/** As an app would queue it whose form has a field more. */
async function fileOfNewerApp({ db, ports }: Device): Promise<string> {
  const id = await fileOne(db, ports);
  await db.outbox.toCollection().modify((row) => {
    Object.assign(row, { body: { ...Object(row.body), interpreter: 'Konkani' } });
  });
  return id;
}

const applications = async (): Promise<number> =>
  (await server.pool.query('SELECT count(*)::int AS n FROM applications')).rows[0].n;

it('waits while the server does not know a field, then is sent', async () => {
  await fileOfNewerApp(lawyer);
  const other = await fileOne(lawyer.db, lawyer.ports, { firNumber: '2/2026' });
  await syncNow(lawyer.db, lawyer.ports);
  expect(await sentItems(lawyer.db)).toMatchObject([{ entityId: other }]);
  expect(await needsYouItems(lawyer.db)).toEqual([]);
  expect(await waitingItems(lawyer.db)).toMatchObject([{ error: { code: 'unknown-field' } }]);
  expect(await lawyer.db.outbox.toArray()).toMatchObject([{ body: { interpreter: 'Konkani' } }]);
  expect(await applications()).toBe(1);
  const { fetch } = lawyer.ports;
  const updated: typeof fetch = (url, init) => {
    const headers = new Headers(init.headers);
    headers.delete('prefer'); // a server that knows the field refuses none
    return fetch(url, { ...init, headers });
  };
  lawyer.ports.wait(24 * 3_600_000);
  await syncNow(lawyer.db, { ...lawyer.ports, fetch: updated });
  expect(await waitingItems(lawyer.db)).toEqual([]);
  expect(await applications()).toBe(2);
});
