/** A newer server: fields that this app does not know stay unchanged. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { pull } from '#data/sync/pull.ts';
import { engineOf } from '#data/records/kinds.ts';
import { amendOne } from '../acts.ts';
import { fakeServer } from '../fake-server.ts';
import { serverApplication } from '../server-records.ts';
import { testDb, testPorts } from '../test-device.ts';

it('keeps unknown fields when it amends a known field', async () => {
  const server = fakeServer();
  const db = await testDb();
  const ports = testPorts(server.fetch);
  const known = serverApplication({ _id: ports.newId() });
  const newer = {
    ...known,
    interpreter: 'Konkani',
    applicant: { ...known.applicant, phoneOfKin: '9800000000' },
    case: { ...known.case, station: { code: 'PUN-1' } },
  };
  server.publish(newer);
  await pull(engineOf(db, ports));
  await amendOne(db, ports, { id: known._id, form: { address: '14 Karve Road, Pune' } });
  await drain(engineOf(db, ports));
  expect(server.effects).toEqual([
    `${JSON.stringify({ applicant: { address: '14 Karve Road, Pune' } })} ${known._id}`,
  ]);
  expect(server.applications.get(known._id)).toMatchObject({
    interpreter: 'Konkani',
    applicant: { phoneOfKin: '9800000000', address: '14 Karve Road, Pune' },
    case: { station: { code: 'PUN-1' } },
  });
  db.close();
});

it('keeps a history entry with an unknown code', async () => {
  const server = fakeServer();
  const db = await testDb();
  const ports = testPorts(server.fetch);
  const [date, by] = ['2026-11-20T05:00:00.000Z', 'Meera'];
  const updates = [
    { description: 'Filed.', date, by },
    { description: 'Sent to mediation.', date, by, told: { code: 'mediated', centre: { place: 'Pune' } } },
    { description: 'Withdrawn.', date, by, told: { code: 'withdrawn' } },
  ];
  const record = serverApplication({ _id: ports.newId(), updates });
  server.publish(record);
  await pull(engineOf(db, ports));
  expect((await db.applications.get(record._id))?.updates).toEqual(updates);
  await amendOne(db, ports, { id: record._id, form: { address: '14 Karve Road, Pune' } });
  await drain(engineOf(db, ports));
  expect((await db.applications.get(record._id))?.updates).toMatchObject(updates);
  db.close();
});
