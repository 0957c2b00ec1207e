/** A wrong phone clock never causes data to be deleted. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { engineOf } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../acts.ts';
import { answer, fakeServer } from '../fake-server.ts';
import { testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(fakeServer().fetch);
});

const filed = () => fileOne(db, ports);

it('hides an expired amendment that is no longer sent', async () => {
  const id = await filed();
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '51' } });
  ports.wait(91 * 24 * 3_600_000);
  await drain(engineOf(db, ports));
  expect((await applicationOf(db, id))?.applicant.age).toBe(34);
});

it('keeps receipts of a clock in 1970 for 90 days from the next contact', async () => {
  const now = ports.now().getTime();
  const contact = async () => {
    ports.fetch = () => Promise.resolve(answer(500, {}, { date: ports.now().toUTCString() }));
    await filed();
    await drain(engineOf(db, ports));
  };
  ports.wait(-now);
  await filed();
  await drain(engineOf(db, ports));
  ports.wait(now);
  await contact();
  expect(await db.receipts.toArray()).toMatchObject([{ at: new Date(now).toISOString() }]);
  ports.wait(91 * 24 * 3_600_000);
  await contact();
  expect(await db.receipts.count()).toBe(0);
});

it('keeps receipts when the clock runs years ahead', async () => {
  await filed();
  await drain(engineOf(db, ports));
  ports.wait(10 * 365 * 24 * 3_600_000);
  await filed();
  ports.fetch = () => Promise.resolve(answer(500, {}, { date: 'Fri, 20 Nov 2026 06:20:00 GMT' }));
  await drain(engineOf(db, ports));
  expect(await db.receipts.count()).toBe(1);
});
