/** Storage full: pending rows are still sent, which frees space. Nothing is lost or sent twice. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { syncState } from '#data/outbox/sync-state.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { addDocument } from '#data/records/document/add-document.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { keepNote, removeNote } from '#data/records/note/notes.ts';
import type { Db } from '#data/store/db.ts';
import { getCache, setCache } from '#data/store/cache.ts';
import { changeState, setMeta, stateOf } from '#data/store/meta.ts';
import { hasReserve, writeReserve } from '#data/store/storage-reserve.ts';
import { addFile, sealFile } from '#data/store/stored-files.ts';
import { onStorageStatus, type StorageNews } from '#data/store/storage-status.ts';
import { syncNow } from '#data/device/sync.ts';
import { pull } from '#data/sync/pull.ts';
import { engineOf } from '#data/records/kinds.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { amendOne, fileOne } from '../acts.ts';
import { fakeServer, type FakeServer, problem } from '../fake-server.ts';
import { serverApplication } from '../server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});
afterEach(() => db.delete());

/** A delete of a missing row has no value. */
const sizeOf = (value: object = {}): number =>
  'bytes' in value && value.bytes instanceof Uint8Array ? value.bytes.length : JSON.stringify(value).length;

let room = 0;
function take(bytes: number): void {
  if (bytes > 0 && bytes > room) throw new Dexie.QuotaExceededError('full');
  room -= bytes;
}
const creating = (_key: unknown, row: object): void => take(sizeOf(row));
const updating = (changes: object, _key: unknown, row: object): void =>
  take(sizeOf({ ...row, ...changes }) - sizeOf(row));
const deleting = (_key: unknown, row: object): void => take(-sizeOf(row));

/** Lets the database shrink but not grow, as a disk of fixed size does. */
function fill(): void {
  room = 0;
  for (const table of db.tables) {
    table.hook('creating', creating);
    table.hook('updating', updating);
    table.hook('deleting', deleting);
  }
}

function empty(): void {
  room = Infinity;
}

/** As Chromium does: no write succeeds, even if the same step deletes more. */
function shut(): void {
  fill();
  room = -Infinity;
}

it('clears the last value of a state without a write, which a full phone refuses', async () => {
  await changeState(db, 'retry', { unreachable: { count: 1, nextAt: '2026-11-20T06:00:00.000Z' } });
  await changeState(db, 'retry', { unreachable: null });
  expect(await db.meta.get('retry')).toBeUndefined();
});

it('sends each waiting row once and keeps its receipt', async () => {
  const ids = [await fileOne(db, ports), await fileOne(db, ports, { firNumber: '2/2026' })];
  fill();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 2 });
  expect(server.effects).toEqual(ids.map((id) => `file ${id}`));
  expect(await db.receipts.count()).toBe(2);
  expect(await applicationOf(db, ids[0] ?? '')).toMatchObject({ sync: 'sent', version: 1 });
});

it('sends each row once, and stores the answers when space is free', async () => {
  const ids = [await fileOne(db, ports), await fileOne(db, ports, { firNumber: '2/2026' })];
  shut();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'full', sent: 0, left: 2 });
  expect(server.effects).toEqual(ids.map((id) => `file ${id}`));
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'full', left: 2 });
  expect(server.calls).toHaveLength(2); // no endless repetition
  empty();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 2 });
  expect(server.effects).toHaveLength(2);
  expect(await db.receipts.count()).toBe(2);
});

it('sends no amendment until the answer of its filing is stored', async () => {
  const id = await fileOne(db, ports);
  await amendOne(db, ports, { id, form: { allegations: 'Another story.' } });
  shut();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'full', left: 2 });
  expect(server.effects).toEqual([`file ${id}`]);
  empty();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 2 });
  expect(server.effects).toEqual([`file ${id}`, expect.stringContaining('Another story.')]);
});

it('deletes the screen cache first to make space', async () => {
  await fileOne(db, ports);
  await setCache(db, 'seen:desk', { build: 'b', value: 'x'.repeat(5_000) });
  fill();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(await getCache(db, 'seen:desk')).toBeNull();
});

it('holds an order until there is space to mark it as tried', async () => {
  await setMeta(db, 'user', judge);
  const application = serverApplication({ version: 3 });
  server.applications.set(application._id, application);
  await db.applications.put({ ...application, asOf: null });
  await decideApplication(db, ports, application._id, { status: 'Approved' });
  ports.wait(UNDO_MS);
  fill();
  await drain(engineOf(db, ports));
  expect(server.effects).toEqual([]);
  empty();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
});

it('sends the rows behind an order that waits for space', async () => {
  await setMeta(db, 'user', judge);
  const application = serverApplication({ version: 3 });
  server.applications.set(application._id, application);
  await db.applications.put({ ...application, asOf: null });
  await decideApplication(db, ports, application._id, { status: 'Approved' });
  const id = await fileOne(db, ports);
  ports.wait(UNDO_MS);
  shut();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'full', left: 2 });
  expect(server.effects).toEqual([`file ${id}`]);
});

it('holds a note without space, so that the user can remove it', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  const caseId = (await applicationOf(db, id))?.caseId ?? '';
  const noteId = ports.newId();
  await keepNote(db, ports, { id: noteId, caseId, text: 'Ask about parity' });
  ports.wait(60_000);
  const before = server.calls.length;
  shut();
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'full', left: 1 });
  expect(server.calls).toHaveLength(before);
  empty();
  await removeNote(db, ports, noteId);
  expect(await db.outbox.count()).toBe(0); // the server never received it
});

it('keeps the drain lock when the holder cannot renew it', async () => {
  await fileOne(db, ports);
  fill();
  const network = new EventTarget();
  const back = new Promise((resolve) => {
    network.addEventListener('back', resolve);
  });
  let requestCount = 0;
  const slow: TestPorts['fetch'] = async (url, init) => {
    requestCount += 1;
    await back;
    return server.fetch(url, init);
  };
  const first = drain(engineOf(db, { ...ports, fetch: slow }));
  await expect.poll(() => requestCount).toBe(1);
  ports.wait(60_000);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'busy' });
  network.dispatchEvent(new Event('back'));
  expect(await first).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.calls).toHaveLength(1);
});

it('reports full storage and not a lost network', async () => {
  for (let n = 0; n < 5; n += 1) server.publish(serverApplication({ _id: ports.newId() }));
  fill();
  expect(await pull(engineOf(db, ports))).toMatchObject({ kind: 'full' });
  expect((await stateOf(db, 'retry')).unreachable ?? null).toBeNull();
  expect((await stateOf(db, 'sync')).cursor ?? null).toBeNull();
  expect((await syncState(db)).paused).toBeNull();
});

it('does not report an answering server as unreachable', async () => {
  await fileOne(db, ports);
  await changeState(db, 'retry', { unreachable: { count: 3, nextAt: ports.now().toISOString() } });
  db.receipts.hook('creating', () => {
    throw new Dexie.QuotaExceededError('full');
  });
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'full', left: 1 });
  expect((await stateOf(db, 'retry')).unreachable ?? null).toBeNull();
});

it('tells every window when storage is full and when it is free', async () => {
  const heard: StorageNews['storage'][] = [];
  const stop = onStorageStatus(({ storage }) => heard.at(-1) !== storage && heard.push(storage));
  for (let n = 0; n < 5; n += 1) server.publish(serverApplication({ _id: ports.newId() }));
  fill();
  await syncNow(db, ports);
  await expect.poll(() => heard).toEqual(['full']);
  empty();
  await syncNow(db, ports);
  await expect.poll(() => heard).toEqual(['full', 'free']);
  stop();
});

it('tells every window the accepted filings until their answers are stored', async () => {
  const acceptedFilings: StorageNews['taken'][] = [];
  const stop = onStorageStatus(({ taken }) => taken && acceptedFilings.push(taken));
  const [id, refused] = [await fileOne(db, ports), await fileOne(db, ports, { firNumber: '2/2026' })];
  const row = await db.outbox.where('entityId').equals(id).first();
  const filing = { key: row?.key, application: id };
  const refusing: TestPorts['fetch'] = (url, init) =>
    typeof init.body === 'string' && init.body.includes(refused)
      ? Promise.resolve(problem('invalid-request'))
      : server.fetch(url, init);
  shut();
  ports.fetch = refusing;
  await syncNow(db, ports);
  await expect.poll(() => acceptedFilings).toEqual([[filing], [filing]]);
  await syncNow(db, ports); // also reaches a window that opened later
  await expect.poll(() => acceptedFilings).toHaveLength(4);
  expect(acceptedFilings.at(-1)).toEqual([filing]);
  empty();
  await syncNow(db, ports);
  await expect.poll(() => acceptedFilings.at(-1)).toEqual([]);
  expect(await applicationOf(db, id)).toMatchObject({ sync: 'sent' });
  stop();
});

it('refuses a file without space, and keeps waiting rows', async () => {
  const id = await fileOne(db, ports);
  await addFile(db, await sealFile(db, 'old', new Uint8Array(5_000)), { usedAt: '2026-11-01', unsent: 0 });
  const add = (bytes: Uint8Array<ArrayBuffer>) =>
    addDocument(db, ports, { of: { kind: 'application', id }, kind: 'annexure', name: 'fir.pdf', bytes });
  await writeReserve(db);
  fill();
  expect(await add(samplePdf(400))).toEqual({ ok: false, error: { kind: 'storage-full' } });
  expect(await db.documents.count()).toBe(0);
  expect(await db.outbox.toArray()).toMatchObject([{ op: 'file', state: 'pending' }]);
  expect(await hasReserve(db)).toBe(true); // kept for texts
  expect(await add(samplePdf(1))).toMatchObject({ ok: true }); // deleting downloadable data made space
  expect(await db.blobs.toCollection().primaryKeys()).not.toContain('old');
});
