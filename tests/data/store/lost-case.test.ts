import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { recoverUnseen } from '#data/sync/sweep.ts';
import { fileOne } from '../acts.ts';
import { testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});

/** Two filings in one matter with different courts. All were sent; the restored server lost them. */
async function lostMatter(extraFacts: object): Promise<string> {
  const first = await fileOne(db, ports, { courtPlace: 'Pune' });
  await fileOne(db, ports, { courtPlace: 'Nashik' });
  await db.outbox.clear();
  await db.bases.clear();
  await db.applications.toCollection().modify({ version: 1, seen: 0 });
  await db.cases.toCollection().modify((row) => {
    Object.assign(row, { version: 2, seen: 0, facts: { ...row.facts, ...extraFacts } });
  });
  const tables = [...KINDS.tables(db), db.outbox, db.receipts, db.meta];
  await db.transaction('rw', tables, async () => recoverUnseen(engineOf(db, ports), 1));
  return first;
}

const caseOutboxRows = async () => db.outbox.where('op').equals('keep-case').toArray();

it('does not send facts that the filed applications contain', async () => {
  await lostMatter({});
  expect(await db.outbox.where('op').equals('file').count()).toBe(2);
  expect(await caseOutboxRows()).toEqual([]);
});

it('sends the owner’s other facts again, behind the filing', async () => {
  const first = await lostMatter({ role: 'None is alleged.' });
  expect(await caseOutboxRows()).toMatchObject([
    { state: 'held', after: first, body: { facts: { role: 'None is alleged.' } } },
  ]);
  expect((await caseOutboxRows())[0]?.body).toEqual({ facts: { role: 'None is alleged.' } });
});
