/** A restored court server has lost a write, and another device has since given the record more versions. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMineAgain } from '#data/outbox/conflict.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../data/acts.ts';
import { backupOf } from '../support/server-backup.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type Device, deviceOf } from './real-device.ts';

let server: TestServer;
let desk: Device;
let phone: Device;
let caseId = '';

beforeEach(async () => {
  server = await startTestServer();
  const account = await server.makeUser('lawyer');
  [desk, phone] = [await deviceOf(server, account), await deviceOf(server, account)];
  await fileOne(desk.db, desk.ports);
  await sync(desk);
  await sync(phone);
  caseId = (await desk.db.cases.toArray())[0]?._id ?? '';
});
afterEach(() => server.stop());

const sync = ({ db, ports }: Device) => syncNow(db, ports);
async function keep(device: Device, facts: Parameters<typeof saveCaseFacts>[3]): Promise<void> {
  await saveCaseFacts(device.db, device.ports, caseId, facts);
  await sync(device);
}
const factsOnServer = async () =>
  (await server.pool.query(`SELECT record->'facts' AS facts FROM cases`)).rows[0]?.facts;

it('asks about a lost fact of the case when the restored case has more versions', async () => {
  const restore = await backupOf(server);
  await keep(desk, { delayByAccusedDays: 12 });
  await restore();
  for (const day of [11, 12, 13]) await keep(phone, { firstRemandDate: `2026-07-${day}` });
  await sync(desk);
  const [row] = await desk.db.outbox.toArray();
  expect(row).toMatchObject({ op: 'keep-case', state: 'conflict', lastError: { code: 'lost-by-server' } });
  expect(row?.body).toEqual({ facts: { delayByAccusedDays: 12 } });
  await applyMineAgain(engineOf(desk.db, desk.ports), { n: row?.n ?? -1 });
  await sync(desk);
  expect(await factsOnServer()).toMatchObject({ delayByAccusedDays: 12, firstRemandDate: '2026-07-13' });
});

it('asks nothing about newer facts of another device that the restored server still has', async () => {
  await keep(desk, { delayByAccusedDays: 12 });
  for (const day of [11, 12]) await keep(phone, { firstRemandDate: `2026-07-${day}` });
  const restore = await backupOf(server);
  await restore();
  await sync(desk);
  expect(await desk.db.outbox.toArray()).toEqual([]);
  expect(await factsOnServer()).toMatchObject({ delayByAccusedDays: 12, firstRemandDate: '2026-07-12' });
});
