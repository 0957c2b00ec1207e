import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { caseOf } from '#data/records/case/cases.ts';
import type { Db } from '#data/store/db.ts';
import { pull } from '#data/sync/pull.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from './acts.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { serverCase } from './server-records.ts';
import { testDb, testPorts, type TestPorts } from './test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});

/** Two filings in one matter with different courts; the server has both and answered neither. */
async function filedUnanswered(): Promise<string> {
  const first = await fileOne(db, ports, { courtPlace: 'Pune' });
  await fileOne(db, ports, { courtPlace: 'Nashik' });
  const caseId = (await db.applications.get(first))?.caseId ?? '';
  for (const { body, key } of await db.outbox.toArray()) {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': key } };
    await server.fetch('/api/applications', init);
  }
  return caseId;
}

it('keeps the server’s case when older filing answers arrive after a pull', async () => {
  const caseId = await filedUnanswered();
  const record = serverCase({ _id: caseId, courtPlace: 'Nashik', version: 2 });
  server.log.push({ entity: 'case', id: caseId, version: 2, data: record });
  await pull(engineOf(db, ports));
  expect(await caseOf(db, caseId)).toMatchObject({ courtPlace: 'Nashik', version: 2 });
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 2 });
  expect(await caseOf(db, caseId)).toMatchObject({ courtPlace: 'Nashik', version: 2 });
  expect(await db.bases.count()).toBe(0);
});

it('shows the case from the last filing until the server sends it', async () => {
  const caseId = await filedUnanswered();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 2 });
  expect(await caseOf(db, caseId)).toMatchObject({ courtPlace: 'Nashik', version: 0 });
});
