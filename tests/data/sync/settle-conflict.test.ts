import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { drain } from '#data/outbox/drain.ts';
import { draftFromApplication } from '#data/records/application/amend.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { applyMineAgain, conflictOf } from '#data/outbox/conflict.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { saveDraft } from '#data/records/application/drafts.ts';
import { pull } from '#data/sync/pull.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../acts.ts';
import { decideOnServer, type FakeServer, fakeServer } from '../fake-server.ts';
import { serverApplication } from '../server-records.ts';
import { testDb, testPorts, type TestPorts } from '../test-device.ts';

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

it('sends a decision after its ten seconds', async () => {
  const id = await filed();
  await drain(engineOf(db, ports));
  await decideApplication(db, ports, id, { status: 'Approved' });
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'waiting', sent: 0, left: 1 });
  ports.wait(UNDO_MS);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(await applicationOf(db, id)).toMatchObject({ status: 'Approved', sync: 'sent' });
});

it('returns an outdated decision to the judge, unsigned', async () => {
  const id = await filed();
  await drain(engineOf(db, ports));
  await decideApplication(db, ports, id, { status: 'Approved', reasons: ['parity'] });
  const known = server.applications.get(id);
  if (known) server.publish({ ...known, version: 2, applicant: { ...known.applicant, age: 60 } });
  ports.wait(UNDO_MS);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 0 });
  const view = await applicationOf(db, id);
  expect(view).toMatchObject({ sync: 'needs-you', status: 'Pending', version: 2, applicant: { age: 60 } });
  expect(view?.pendingDecision).toBeUndefined();
  expect(await needsYouItems(db)).toMatchObject([{ row: { op: 'decide', state: 'conflict' } }]);
  await decideApplication(db, ports, id, { status: 'Rejected', reasons: ['flight-risk'] });
  ports.wait(UNDO_MS);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.applications.get(id)?.status).toBe('Rejected');
  expect(await needsYouItems(db)).toEqual([]);
});

it('rebases an amendment of fields that the server did not change', async () => {
  const id = await filed();
  await drain(engineOf(db, ports));
  await amended(id, { age: '35' });
  const known = server.applications.get(id);
  if (known)
    server.publish({ ...known, version: 2, applicant: { ...known.applicant, occupation: 'Tailor' } });
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.applications.get(id)).toMatchObject({
    version: 3,
    applicant: { age: 35, occupation: 'Tailor' },
  });
});

it('asks when both sides change a field or the court decides', async () => {
  const id = await filed();
  await drain(engineOf(db, ports));
  await amended(id, { age: '35' });
  const known = server.applications.get(id);
  if (known) server.publish({ ...known, version: 2, applicant: { ...known.applicant, age: 36 } });
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 0 });
  expect(await applicationOf(db, id)).toMatchObject({ sync: 'needs-you', applicant: { age: 36 } });

  const other = await filed();
  await drain(engineOf(db, ports));
  await amended(other, { occupation: 'Driver' });
  decideOnServer(server, other, 'Approved');
  await drain(engineOf(db, ports));
  expect(await applicationOf(db, other)).toMatchObject({ sync: 'needs-you', status: 'Approved' });
  expect(await db.notifications.toArray()).toMatchObject([
    { kind: 'decided', about: other, status: 'Approved' },
  ]);
});

it('sends the difference when the record exists with another text', async () => {
  const id = await filed({ fullName: 'R. Jadhav' });
  server.publish(serverApplication({ _id: id }));
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.applications.get(id)).toMatchObject({ version: 2, applicant: { name: 'R. Jadhav' } });
  expect(server.effects).toEqual([`{"applicant":{"name":"R. Jadhav"}} ${id}`]);
});

it('asks first when the existing record was changed after its filing', async () => {
  const id = await filed({ fullName: 'R. Jadhav' });
  const known = serverApplication({ _id: id });
  server.publish({ ...known, version: 2, bail: { ...known.bail, grounds: 'Theirs.' } });
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 0 });
  expect(server.effects).toEqual([]);
  const [item] = await needsYouItems(db);
  const n = item && 'row' in item ? item.row.n : -1;
  expect((await conflictOf({ db, kinds: KINDS }, n))?.fields).toMatchObject([
    { path: 'applicant.name', yours: 'R. Jadhav', theirs: known.applicant.name },
    { path: 'bail.grounds', theirs: 'Theirs.' },
  ]);
  expect(await applyMineAgain(engineOf(db, ports), { n, paths: ['applicant.name'] })).toMatchObject({
    ok: true,
  });
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.applications.get(id)).toMatchObject({
    version: 3,
    applicant: { name: 'R. Jadhav' },
    bail: { grounds: 'Theirs.' },
  });
});

/** Our amendment got no answer, and another device edited the same field: our text hides theirs. */
async function hiding(): Promise<string> {
  const id = await filed();
  await drain(engineOf(db, ports));
  await amended(id, { bailGrounds: 'Mine.' });
  ports.fetch = async (url, init) => {
    await server.fetch(url, init);
    throw new TypeError('Failed to fetch');
  };
  await drain(engineOf(db, ports));
  ports.fetch = server.fetch;
  const known = server.applications.get(id);
  if (known) server.publish({ ...known, version: 3, bail: { ...known.bail, grounds: 'Theirs.' } });
  await pull(engineOf(db, ports));
  expect(await applicationOf(db, id)).toMatchObject({ bail: { grounds: 'Mine.' } });
  return id;
}

/** The fields that the conflict form shows. */
async function askedAboutTheirs(id: string) {
  ports.wait(60_000);
  await drain(engineOf(db, ports));
  expect(server.applications.get(id)?.bail.grounds).toBe('Theirs.');
  const [item] = await needsYouItems(db);
  expect(item).toMatchObject({ row: { op: 'amend', state: 'conflict' } });
  const shown = item && 'row' in item ? await conflictOf({ db, kinds: KINDS }, item.row.n) : null;
  return shown?.fields;
}

it('asks before it overwrites a text that an own amendment hid', async () => {
  const id = await hiding();
  await amended(id, { bailGrounds: 'Mine, again.' });
  expect(await askedAboutTheirs(id)).toMatchObject([{ yours: 'Mine, again.', theirs: 'Theirs.' }]);
});

it('asks also when the hidden text appears before the draft is filed', async () => {
  const id = await hiding();
  const { _id } = await draftFromApplication(db, ports, id);
  await saveDraft(db, ports, _id, { form: { bailGrounds: 'Mine, again.' } });
  ports.wait(60_000);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained' });
  expect(await applicationOf(db, id)).toMatchObject({ bail: { grounds: 'Theirs.' } });
  expect((await fileDraft(db, ports, _id)).ok).toBe(true);
  expect(await askedAboutTheirs(id)).toMatchObject([{ yours: 'Mine, again.', theirs: 'Theirs.' }]);
});

it('asks about server changes that came with an applied amendment', async () => {
  const id = await filed();
  await drain(engineOf(db, ports));
  await amended(id, { address: 'Nashik' });
  await amended(id, { bailGrounds: 'Mine, again.' });
  const known = server.applications.get(id);
  if (!known) throw new Error('not filed');
  const applicant = { ...known.applicant, address: 'Nashik' };
  server.publish({ ...known, version: 3, applicant, bail: { ...known.bail, grounds: 'Theirs.' } });
  expect(await askedAboutTheirs(id)).toMatchObject([{ yours: 'Mine, again.', theirs: 'Theirs.' }]);
});

it('does not restore a removed record from a late answer', async () => {
  const id = await filed();
  await drain(engineOf(db, ports));
  await amended(id, { bailGrounds: 'Mine.' });
  ports.fetch = async (url, init) => {
    const answered = await server.fetch(url, init);
    server.log.push({ entity: 'application', id, version: 3, deleted: true });
    ports.fetch = server.fetch;
    await pull(engineOf(db, ports));
    return answered;
  };
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(await applicationOf(db, id)).toBeNull();
  expect(await db.bases.get(['application', id])).toBeUndefined();
});
