/** A restored court server has lost a whole case: the category set by its judge is recovered too. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMineAgain } from '#data/outbox/conflict.ts';
import { sendLostAgain } from '#data/outbox/resend-lost-rows.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { setCategory } from '#data/records/case/case-category.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../data/acts.ts';
import { backupOf } from '../support/server-backup.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
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
const categoryOnServer = async () =>
  (await server.pool.query(`SELECT record->>'dcmCategory' AS category FROM cases`)).rows[0]?.category;

it.each([
  ['as it was filed', 0],
  ['with more versions than before', 4],
])('asks the judge when the case is filed again, %s', async (_, changes) => {
  const restore = await backupOf(server);
  await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await sync(judge);
  const [record] = await judge.db.cases.toArray();
  const caseId = record?._id ?? '';
  await setCategory(judge.db, judge.ports, caseId, 'Complex');
  await sync(judge);
  expect(await categoryOnServer()).toBe('Complex');

  await restore();
  await sync(judge);
  await sync(lawyer);
  await sendLostAgain(engineOf(lawyer.db, lawyer.ports));
  await sync(lawyer);
  for (let n = 0; n < changes; n += 1) {
    await saveCaseFacts(lawyer.db, lawyer.ports, caseId, { delayByAccusedDays: n });
    await sync(lawyer);
  }
  expect(await categoryOnServer()).toBe('Standard');
  await sync(judge);
  const rows = (await needsYouItems(judge.db)).flatMap((item) => (item.kind === 'row' ? [item.row] : []));
  expect(rows).toMatchObject([{ op: 'manage-case', state: 'conflict' }]);
  await applyMineAgain(engineOf(judge.db, judge.ports), { n: rows[0]?.n ?? -1 });
  await sync(judge);
  expect(await categoryOnServer()).toBe('Complex');
});
