/** A restored server has lost an order, and its record was changed since: the history shows the loss. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { syncNow } from '#data/device/sync.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { backupOf } from '../support/server-backup.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { transfer } from '../support/transfer.ts';
import { type Device, deviceOf } from './real-device.ts';

let server: TestServer;
let lawyer: Device;
let judge: Device;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = await deviceOf(server, await server.makeUser('lawyer'));
  judge = await deviceOf(server, await server.makeUser('judge'));
});
afterEach(() => server.stop());

const sync = ({ db, ports }: Device) => syncNow(db, ports);

it.each([
  ['as many versions', false],
  ['more versions', true],
])('returns the lost order when the restored record got %s', async (_, amended) => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backupOf(server);
  await sync(judge);
  await decideApplication(judge.db, judge.ports, id, { status: 'Rejected', text: 'He may flee.' });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await restore();
  if (amended) await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '40' } });
  await withdrawApplication(lawyer.db, lawyer.ports, id);
  await sync(lawyer);
  await sync(judge);
  expect(await judge.db.outbox.toArray()).toMatchObject([
    {
      op: 'decide',
      body: { text: 'He may flee.' },
      state: 'conflict',
      lastError: { code: 'lost-by-server' },
    },
  ]);
});

it('keeps the order and warns when the case moved to another court', async () => {
  judge = await deviceOf(server, await server.makeUser('judge', [{ kind: 'sessions', place: 'Pune' }]));
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backupOf(server);
  await sync(judge);
  await decideApplication(judge.db, judge.ports, id, { status: 'Rejected', text: 'He may flee.' });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await restore();
  await transfer(server, id, { kind: 'high', place: 'Bombay' });
  await sync(judge);
  expect(await judge.db.applications.get(id)).toBeUndefined();
  const lost = await judge.db.receipts.filter(({ outcome }) => outcome === 'lost').toArray();
  expect(JSON.stringify(lost)).toContain('He may flee.');
  expect(await judge.db.notifications.toArray()).toMatchObject([
    { kind: 'removed', about: id, because: 'may-be-gone' },
  ]);
});

it('reports no loss when stored history entries have no codes', async () => {
  const account = await server.makeUser('lawyer');
  const [desk, phone] = [await deviceOf(server, account), await deviceOf(server, account)];
  const id = await fileOne(desk.db, desk.ports);
  await sync(desk);
  await sync(phone);
  await phone.db.applications.toCollection().modify(({ updates }) => {
    for (const line of updates) delete line.told;
  });
  const restore = await backupOf(server);
  await restore();
  await amendOne(desk.db, desk.ports, { id, form: { age: '40' } });
  await sync(desk);
  await sync(phone);
  expect(await phone.db.outbox.count()).toBe(0);
  expect(await phone.db.applications.get(id)).toMatchObject({
    applicant: { age: 40 },
    updates: [{ told: { code: 'filed' } }, { told: { code: 'amended' } }],
  });
});
