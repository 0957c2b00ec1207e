/** The reserve: the first quota error spends it, files never use it, and it returns when there is space. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeBackup } from '#data/account/backup.ts';
import { restoreBackup } from '#data/account/restore.ts';
import { logOut, unsentWork } from '#data/account/logout.ts';
import { syncNow } from '#data/device/sync.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { addScan } from '#data/records/document/scans.ts';
import { saveFormDraft } from '#data/store/form-drafts.ts';
import { Db, openUserDb } from '#data/store/db.ts';
import { saveInTransaction, withQuotaRetry } from '#data/store/save-transaction.ts';
import { endSession } from '#data/store/session.ts';
import { setCurrentUser, SharedDb } from '#data/store/shared-db.ts';
import { StorageFull } from '#data/store/storage-full.ts';
import { hasReserve, RESERVE_BYTES, spendReserve, writeReserve } from '#data/store/storage-reserve.ts';
import { onStorageStatus, type StorageNews } from '#data/store/storage-status.ts';
import { listUnsentWork } from '#data/store/unsent-work.ts';
import { fakeServer } from '../fake-server.ts';
import { filledForm, lawyer, testDb, testPorts } from '../test-device.ts';

let db: Db;
let heard: StorageNews['storage'][];
let stop: () => void;

beforeEach(async () => {
  db = await testDb();
  heard = [];
  stop = onStorageStatus(({ storage }) => heard.push(storage));
});
afterEach(async () => {
  stop();
  await db.delete();
});

const broken = () => Promise.reject(new TypeError('broken'));

const quotaError = (): never => {
  throw new Dexie.QuotaExceededError('full');
};

/** Form drafts fit only after the reserve is spent. */
function needsReserve(): void {
  db.formDrafts.hook('creating', () => {
    if (!isSpent) quotaError();
  });
  let isSpent = false;
  db.reserve.hook('deleting', () => {
    isSpent = true;
  });
}

const typeText = () => saveFormDraft(db, 'note', { typed: { text: 'new' }, opened: { text: '' } });
const scan = () =>
  addScan(db, testPorts(), {
    caseId: 'case',
    photo: new Uint8Array(100),
    width: 1,
    height: 1,
    corners: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ],
  });

it('spends the reserve at the first quota error, saves the text and tells once', async () => {
  await writeReserve(db);
  needsReserve();
  await typeText();
  await typeText();
  expect(await db.formDrafts.count()).toBe(1);
  expect(await hasReserve(db)).toBe(false);
  await expect.poll(() => heard).toEqual(['low']);
});

it('throws one error if the write fits nowhere, and reports full storage', async () => {
  await writeReserve(db);
  db.formDrafts.hook('creating', quotaError);
  await expect(typeText()).rejects.toThrow(StorageFull);
  await expect(typeText()).rejects.toThrow(StorageFull);
  await expect.poll(() => heard).toEqual(['low', 'full', 'full']);
});

it('passes every other error, keeps the reserve and tells nothing', async () => {
  await writeReserve(db);
  await expect(saveInTransaction(db, [], broken)).rejects.toThrow(TypeError);
  await expect(withQuotaRetry(db, broken)).rejects.toThrow(TypeError);
  expect(await hasReserve(db)).toBe(true);
  expect(heard).toEqual([]);
});

it('refuses a file without the reserve, although the file would fit', async () => {
  db.reserve.hook('creating', quotaError);
  expect(await scan()).toEqual({ ok: false, error: { kind: 'storage-full' } });
  expect(await db.scans.count()).toBe(0);
});

it('never spends the reserve on a file', async () => {
  await writeReserve(db);
  db.scans.hook('creating', quotaError);
  expect(await scan()).toEqual({ ok: false, error: { kind: 'storage-full' } });
  expect(await hasReserve(db)).toBe(true);
  expect(heard).toEqual([]);
});

it('writes the reserve again after a sync that finds space', async () => {
  const server = fakeServer();
  let isFull = true;
  db.reserve.hook('creating', () => {
    if (isFull) quotaError();
  });
  await syncNow(db, testPorts(server.fetch));
  expect(await hasReserve(db)).toBe(false);
  isFull = false;
  await syncNow(db, testPorts(server.fetch));
  const [row] = await db.reserve.toArray();
  expect(row?.bytes).toHaveLength(RESERVE_BYTES);
  expect(new Set(row?.bytes.subarray(0, 4_096)).size).toBeGreaterThan(200); // cannot be compressed
  await expect.poll(() => heard).toEqual(['low', 'free']);
});

it('starts an application with the reserve when storage is full', async () => {
  await writeReserve(db);
  let isSpent = false;
  db.reserve.hook('deleting', () => {
    isSpent = true;
  });
  db.drafts.hook('creating', () => {
    if (!isSpent) quotaError();
  });
  await createDraft(db, testPorts(), filledForm());
  expect(await db.drafts.count()).toBe(1);
});

it('counts, moves and exports no reserve, and accepts none from a backup', async () => {
  await writeReserve(db);
  const nothing = {
    rows: 0,
    drafts: 0,
    orders: 0,
    settings: false,
    reports: 0,
    diary: 0,
    received: 0,
    forms: 0,
  };
  expect(await unsentWork(db)).toEqual(nothing);
  expect((await listUnsentWork(db, lawyer._id)).map(({ table }) => table)).not.toContain('reserve');
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const backup = await makeBackup(db, testPorts());
  const file = JSON.parse(
    strFromU8(unzipSync(backup ?? new Uint8Array())['zamanat.json'] ?? new Uint8Array()),
  );
  expect(JSON.stringify(file)).not.toContain('reserve');
  file.tables.push({ table: 'reserve', rows: [{ k: 'other', bytes: [1] }] });
  const changed = zipSync({ 'zamanat.json': strToU8(JSON.stringify(file)) });
  expect(await restoreBackup(db, changed, { isTrusted: true })).toMatchObject({ ok: true });
  expect(await db.reserve.toCollection().primaryKeys()).toEqual(['reserve']);
});

it('frees the reserve at log-out for the next user', async () => {
  const { name } = db;
  await writeReserve(db);
  await logOut(new SharedDb(`shared-${crypto.randomUUID()}`), db, testPorts());
  db = new Db(name);
  expect(await hasReserve(db)).toBe(false);
});

it('frees the reserve when the server revokes the session', async () => {
  const shared = new SharedDb(`shared-${crypto.randomUUID()}`);
  const own = await openUserDb(lawyer._id);
  await writeReserve(own);
  own.close();
  await setCurrentUser(shared, lawyer._id);
  await endSession(shared);
  const closed = await openUserDb(lawyer._id);
  expect(await hasReserve(closed)).toBe(false);
  await closed.delete();
});

it('writes one reserve when two windows ask at once', async () => {
  await Promise.all([writeReserve(db), writeReserve(db)]);
  expect(await db.reserve.count()).toBe(1);
  await spendReserve(db);
  expect(await db.reserve.count()).toBe(0);
});
