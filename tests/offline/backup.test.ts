/** A backup of one device restored on another: nothing is lost or sent twice. */
import 'fake-indexeddb/auto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { BACKUP_FILE, makeBackup } from '#data/account/backup.ts';
import { restoreBackup } from '#data/account/restore.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { saveFeedbackDraft, feedbackDraftOf } from '#data/records/feedback/feedback-drafts.ts';
import { changeSettings, settingsOf } from '#data/records/user/settings.ts';
import { setMeta } from '#data/store/meta.ts';
import { syncNow } from '#data/device/sync.ts';
import { fileOne } from '../data/acts.ts';
import { countOnServer, deviceOf, lostBefore } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();

const FEEDBACK = { subject: 'Thanks', message: 'It works', details: '', email: '', rating: null };

const PAGE = {
  _id: 'page-1',
  caseId: 'case-1',
  place: 1,
  at: '2026-11-20T06:00:00.000Z',
  photo: new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]),
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

const CONVERSATION = { _id: 'chat-1', at: '2026-11-20T06:00:00.000Z', messages: [], typed: 'BNS 303(2)?' };

/** An offline phone with drafts of every kind. */
async function fullPhone() {
  const person = await server.makeUser('lawyer');
  const phone = await deviceOf(server, person);
  phone.ports.fetch = lostBefore;
  const filed = await fileOne(phone.db, phone.ports);
  const draft = await createDraft(phone.db, phone.ports, { fullName: 'Asha Kale' });
  await saveFeedbackDraft(phone.db, 'general', FEEDBACK);
  await changeSettings(phone.db, { reminder: '2-days' });
  await phone.db.scans.add(PAGE);
  await phone.db.conversations.add(CONVERSATION);
  const file = await makeBackup(phone.db, phone.ports);
  if (!file) throw new Error('nobody is signed in');
  return { person, phone, filed, draft, file };
}

it('restores drafts and unsent rows on another device, and files once', async () => {
  const { person, phone, filed, draft, file } = await fullPhone();
  const other = await deviceOf(server, person);
  expect(await restoreBackup(other.db, file)).toEqual({ ok: true, value: { drafts: 1, acts: 1 } });
  expect((await other.db.drafts.get(draft._id))?.form.fullName).toBe('Asha Kale');
  expect(await feedbackDraftOf(other.db, 'general')).toEqual(FEEDBACK);
  expect(await other.db.scans.get('page-1')).toEqual(PAGE);
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
  const fresh = await deviceOf(server, person);
  for (const wrong of [new TextEncoder().encode('{}'), file.slice(0, 200), new Uint8Array()]) {
    expect(await restoreBackup(fresh.db, wrong)).toEqual({ ok: false, error: { kind: 'no-backup' } });
  }
  const stranger = await deviceOf(server, await server.makeUser('lawyer'));
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
  const other = await deviceOf(server, person);
  const zip = zipSync({ ...parts, [BACKUP_FILE]: strToU8(JSON.stringify(older)) });
  expect(await restoreBackup(other.db, zip)).toEqual({ ok: true, value: { drafts: 1, acts: 1 } });
  expect(await feedbackDraftOf(other.db, 'general')).toEqual(FEEDBACK);
  expect(await other.db.meta.where('k').startsWith('feedback:').count()).toBe(0);
});
