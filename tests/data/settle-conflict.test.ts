import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { drain } from '#data/outbox/drain.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { amendOne, fileOne } from './acts.ts';
import { decideOnServer, type FakeServer, fakeServer } from './fake-server.ts';
import { serverApplication } from './server-records.ts';
import { testDb, testPorts, type TestPorts } from './test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});

const filed = (form = {}) => fileOne(db, ports, form);
const amended = (id: string, form: object) => amendOne(db, ports, { id, form });

it('sends a decision only after its ten seconds', async () => {
  const id = await filed();
  await drain(db, ports);
  await decideApplication(db, ports, id, { status: 'Approved' });
  expect(await drain(db, ports)).toMatchObject({ kind: 'waiting', sent: 0, left: 1 });
  ports.wait(UNDO_MS);
  expect(await drain(db, ports)).toMatchObject({ kind: 'drained', sent: 1 });
  expect(await applicationOf(db, id)).toMatchObject({ status: 'Approved', sync: 'sent' });
});

it('brings a stale decision back to the judge, unsigned', async () => {
  const id = await filed();
  await drain(db, ports);
  await decideApplication(db, ports, id, { status: 'Approved', reasons: ['parity'] });
  const known = server.applications.get(id);
  if (known) server.publish({ ...known, version: 2, applicant: { ...known.applicant, age: 60 } });
  ports.wait(UNDO_MS);
  expect(await drain(db, ports)).toMatchObject({ kind: 'drained', sent: 0 });
  const view = await applicationOf(db, id);
  expect(view).toMatchObject({ sync: 'needs-you', status: 'Pending', version: 2, applicant: { age: 60 } });
  expect(view?.pendingDecision).toBeUndefined();
  expect(await needsYouItems(db)).toMatchObject([{ row: { op: 'decide', state: 'conflict' } }]);
  await decideApplication(db, ports, id, { status: 'Rejected', reasons: ['flight-risk'] });
  ports.wait(UNDO_MS);
  expect(await drain(db, ports)).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.applications.get(id)?.status).toBe('Rejected');
  expect(await needsYouItems(db)).toEqual([]);
});

it('rebases an amendment that touches nothing changed meanwhile', async () => {
  const id = await filed();
  await drain(db, ports);
  await amended(id, { age: '35' });
  const known = server.applications.get(id);
  if (known)
    server.publish({ ...known, version: 2, applicant: { ...known.applicant, occupation: 'Tailor' } });
  expect(await drain(db, ports)).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.applications.get(id)).toMatchObject({
    version: 3,
    applicant: { age: 35, occupation: 'Tailor' },
  });
});

it('asks where both sides changed the same field, or where the matter was decided', async () => {
  const id = await filed();
  await drain(db, ports);
  await amended(id, { age: '35' });
  const known = server.applications.get(id);
  if (known) server.publish({ ...known, version: 2, applicant: { ...known.applicant, age: 36 } });
  expect(await drain(db, ports)).toMatchObject({ kind: 'drained', sent: 0 });
  expect(await applicationOf(db, id)).toMatchObject({ sync: 'needs-you', applicant: { age: 36 } });

  const other = await filed();
  await drain(db, ports);
  await amended(other, { occupation: 'Driver' });
  decideOnServer(server, other, 'Approved');
  await drain(db, ports);
  expect(await applicationOf(db, other)).toMatchObject({ sync: 'needs-you', status: 'Approved' });
  expect(await db.notifications.toArray()).toMatchObject([
    { kind: 'decided', about: other, status: 'Approved' },
  ]);
});

it('sends the difference when the record is there with another text', async () => {
  const id = await filed({ fullName: 'R. Jadhav' });
  server.publish(serverApplication({ _id: id }));
  expect(await drain(db, ports)).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.applications.get(id)).toMatchObject({ version: 2, applicant: { name: 'R. Jadhav' } });
  expect(server.effects).toEqual([`{"applicant":{"name":"R. Jadhav"}} ${id}`]);
});
