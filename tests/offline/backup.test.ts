/** A backup of one device restored on another: nothing is lost or sent twice. */
import 'fake-indexeddb/auto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { BACKUP_FILE, makeBackup } from '#data/account/backup.ts';
import { fetchBackupKey } from '#data/account/backup-key.ts';
import { SIGNATURE_FILE } from '#data/account/backup-signature.ts';
import { restoreBackup } from '#data/account/restore.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { saveFeedbackDraft, feedbackDraftOf } from '#data/records/feedback/feedback-drafts.ts';
import { changeSettings, settingsOf } from '#data/records/user/settings.ts';
import { addScan, photoOf, scansOf } from '#data/records/document/scans.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { syncNow } from '#data/device/sync.ts';
import { fileOne } from '../data/acts.ts';
import { countOnServer, deviceOf, lostBefore } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';
import type { TestUser } from '../support/test-server.ts';

const server = serverForFile();

const FEEDBACK = { subject: 'Thanks', message: 'It works', details: '', email: '', rating: null };

const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);

const PAGE = {
  _id: 'page-1',
  caseId: 'case-1',
  place: 1,
  at: '2026-11-20T06:00:00.000Z',
  width: 3,
  height: 1,
  corners: [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 1 },
    { x: 0, y: 1 },
  ],
  turn: 0,
  blackWhite: false,
} as const;

const PHOTO_OF_NOW = new Uint8Array([0xff, 0xd8, 0xff, 4, 5, 6]);

const CONVERSATION = { _id: 'chat-1', at: '2026-11-20T06:00:00.000Z', messages: [], typed: 'BNS 303(2)?' };

/** A device that has fetched the key of its user. */
async function deviceWithKey(person: TestUser) {
  const device = await deviceOf(server, person);
  await fetchBackupKey(device.db, device.ports);
  return device;
}

/** An offline phone with drafts of every kind. */
async function fullPhone() {
  const person = await server.makeUser('lawyer');
  const phone = await deviceWithKey(person);
  phone.ports.fetch = lostBefore;
  const filed = await fileOne(phone.db, phone.ports);
  const draft = await createDraft(phone.db, phone.ports, { fullName: 'Asha Kale' });
  await saveFeedbackDraft(phone.db, 'general', FEEDBACK);
  await changeSettings(phone.db, { reminder: '2-days' });
  await phone.db.scans.add({ ...PAGE, photo: PHOTO }); // of a former release
  await addScan(phone.db, phone.ports, {
    caseId: 'case-1',
    photo: PHOTO_OF_NOW,
    width: 3,
    height: 1,
    corners: PAGE.corners,
  });
  await phone.db.conversations.add(CONVERSATION);
  const file = await makeBackup(phone.db, phone.ports);
  if (!file) throw new Error('nobody is signed in');
  return { person, phone, filed, draft, file };
}

it('restores drafts and unsent rows on another device, and files once', async () => {
  const { person, phone, filed, draft, file } = await fullPhone();
  const other = await deviceWithKey(person);
  expect(await restoreBackup(other.db, file)).toEqual({ ok: true, value: { drafts: 1, acts: 1 } });
  expect((await other.db.drafts.get(draft._id))?.form.fullName).toBe('Asha Kale');
  expect(await feedbackDraftOf(other.db, 'general')).toEqual(FEEDBACK);
  const pages = await scansOf(other.db, 'case-1');
  expect(pages[0]).toMatchObject(PAGE);
  expect(await Promise.all(pages.map((page) => photoOf(other.db, page)))).toEqual([PHOTO, PHOTO_OF_NOW]);
  expect(await other.db.conversations.toArray()).toEqual([CONVERSATION]);
  expect((await settingsOf(other.db)).reminder).toBe('2-days');
  expect(await applicationOf(other.db, filed)).toMatchObject({ sync: 'waiting' });
  await syncNow(other.db, other.ports);
  phone.ports.fetch = phone.online; // the lost phone is found, and sends the same
  await syncNow(phone.db, phone.ports);
  expect(await countOnServer(server, filed)).toBe(1);
  for (const { db } of [other, phone]) {
    expect(await applicationOf(db, filed)).toMatchObject({ sync: 'sent', version: 1 });
    expect(await db.outbox.count()).toBe(0);
  }
});

it('restores the same backup twice without overwriting newer work', async () => {
  const { phone, filed, draft, file } = await fullPhone();
  phone.ports.fetch = phone.online;
  await syncNow(phone.db, phone.ports);
  await changeSettings(phone.db, { reminder: '1-week' });
  await syncNow(phone.db, phone.ports);
  await phone.db.drafts.update(draft._id, { 'form.fullName': 'Asha R. Kale' });
  for (let n = 0; n < 2; n += 1) {
    expect(await restoreBackup(phone.db, file)).toEqual({ ok: true, value: { drafts: 0, acts: 0 } });
  }
  await syncNow(phone.db, phone.ports);
  expect((await phone.db.drafts.get(draft._id))?.form.fullName).toBe('Asha R. Kale');
  expect((await settingsOf(phone.db)).reminder).toBe('1-week');
  expect(await countOnServer(server, filed)).toBe(1);
  expect(await applicationOf(phone.db, filed)).toMatchObject({ sync: 'sent' });
});

it('refuses an invalid, damaged or foreign backup and a newer database', async () => {
  const { person, file } = await fullPhone();
  const fresh = await deviceWithKey(person);
  for (const wrong of [new TextEncoder().encode('{}'), file.slice(0, 200), new Uint8Array()]) {
    expect(await restoreBackup(fresh.db, wrong)).toEqual({ ok: false, error: { kind: 'no-backup' } });
  }
  const stranger = await deviceWithKey(await server.makeUser('lawyer'));
  expect(await restoreBackup(stranger.db, file)).toMatchObject({
    error: { kind: 'other-person', name: person.user.name },
  });
  expect([await fresh.db.drafts.count(), await stranger.db.drafts.count()]).toEqual([0, 0]);
  await setMeta(fresh.db, 'schemaEpoch', 99); // written by a newer app
  await expect(restoreBackup(fresh.db, file)).rejects.toThrow('newer version');
});

it('restores the form drafts of a backup of version 8', async () => {
  const { person, file } = await fullPhone();
  const parts = unzipSync(file);
  const backup = JSON.parse(strFromU8(parts[BACKUP_FILE] ?? new Uint8Array()));
  const meta = [{ k: 'feedback:general', v: FEEDBACK }];
  const tables = [
    ...backup.tables.filter(({ table }: { table: string }) => table !== 'formDrafts' && table !== 'meta'),
    { table: 'meta', rows: meta },
  ];
  const older = { ...backup, schemaEpoch: 1, tables };
  const other = await deviceWithKey(person);
  const { [SIGNATURE_FILE]: _signature, ...unsigned } = parts;
  const zip = zipSync({ ...unsigned, [BACKUP_FILE]: strToU8(JSON.stringify(older)) });
  expect(await restoreBackup(other.db, zip, { isTrusted: true })).toEqual({
    ok: true,
    value: { drafts: 1, acts: 1 },
  });
  expect(await feedbackDraftOf(other.db, 'general')).toEqual(FEEDBACK);
  expect(await other.db.meta.where('k').startsWith('feedback:').count()).toBe(0);
});

/** The file with one more row, as another person could write it. */
function withRow(file: Uint8Array, table: string, row: object): Record<string, Uint8Array> {
  const parts = unzipSync(file);
  const backup = JSON.parse(strFromU8(parts[BACKUP_FILE] ?? new Uint8Array()));
  backup.tables.push({ table, rows: [row] });
  return { ...parts, [BACKUP_FILE]: strToU8(JSON.stringify(backup)) };
}

it('refuses a backup that was changed after it was signed', async () => {
  const { person, file } = await fullPhone();
  const other = await deviceWithKey(person);
  const changed = withRow(file, 'conversations', { ...CONVERSATION, _id: 'chat-2' });
  const scan = { ...unzipSync(file), 'scans/page-1': new Uint8Array([1, 2, 3]) };
  for (const parts of [changed, scan]) {
    const refused = await restoreBackup(other.db, zipSync(parts), { isTrusted: true });
    expect(refused).toEqual({ ok: false, error: { kind: 'changed' } });
  }
  expect(await other.db.conversations.count()).toBe(0);
  expect(await restoreBackup(other.db, file)).toMatchObject({ ok: true });
});

it('asks before it restores a backup without a signature, and takes no token or key from it', async () => {
  const { person, file } = await fullPhone();
  const other = await deviceOf(server, person);
  const { [SIGNATURE_FILE]: _signature, ...parts } = withRow(file, 'meta', { k: 'push', v: 'forged' });
  const unsigned = zipSync(parts);
  expect(await restoreBackup(other.db, unsigned)).toEqual({ ok: false, error: { kind: 'unsigned' } });
  expect(await other.db.drafts.count()).toBe(0);
  expect(await restoreBackup(other.db, file)).toEqual({ ok: false, error: { kind: 'unsigned' } }); // no key here
  expect(await restoreBackup(other.db, unsigned, { isTrusted: true })).toMatchObject({ ok: true });
  expect(await getMeta(other.db, 'push')).toBeNull();
});

it('gives each user a key of their own, and the same on each device', async () => {
  const [one, two] = [await server.makeUser('lawyer'), await server.makeUser('lawyer')];
  const devices = [await deviceWithKey(one), await deviceWithKey(one), await deviceWithKey(two)];
  const keys = await Promise.all(devices.map(async ({ db }) => getMeta(db, 'backupKey')));
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
