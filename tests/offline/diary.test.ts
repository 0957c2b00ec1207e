/** A diary written in a lock-up: on the device at once, on the server exactly once, its correction behind it. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { editAndResend } from '#data/outbox/rejected-rows.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { diaryOf } from '#data/records/diary/diary.ts';
import type { DiaryDraft } from '#data/records/diary/diary-draft.ts';
import { type DiaryForm, saveDiaryDraft, unfinishedEntries } from '#data/records/diary/diary-drafts.ts';
import { writeEntry } from '#data/records/diary/write-entry.ts';
import { pull } from '#data/sync/pull.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { fileOne } from '../data/acts.ts';
import { noNetwork } from '../data/test-device.ts';
import type { TestUser } from '../support/test-server.ts';
import { type Device, deviceOf, lostAfter, lostBefore, twice } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let person: TestUser;
let lawyer: Device;
let caseId = '';

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  lawyer = await deviceOf(server, person);
  const id = await fileOne(lawyer.db, lawyer.ports);
  caseId = (await applicationOf(lawyer.db, id))?.caseId ?? '';
});

const draft = (change: Partial<DiaryDraft> = {}): DiaryDraft => ({
  caseId,
  date: addDays(dayInIndia(lawyer.ports.now()), -1),
  time: '16:40',
  officer: 'SI Patil, Hadapsar',
  location: '',
  description: 'The seizure memo was shown.',
  attachments: [],
  ...change,
});

const NEW = (): DiaryForm => ({ kind: 'new', caseId });

async function write(change: Partial<DiaryDraft> = {}, form = NEW()): Promise<string> {
  const done = await writeEntry(lawyer.db, lawyer.ports, { form, draft: draft(change) });
  if (!done.ok) throw new Error(done.error.kind);
  return done.value._id;
}

async function onServer(): Promise<{ description: string; corrects?: string }[]> {
  const found = await server.pool.query('SELECT record FROM diary WHERE case_id = $1 ORDER BY created_at', [
    caseId,
  ]);
  return found.rows.map(({ record }) => record);
}

it.each([
  ['the request is lost before the server has it', () => lostBefore],
  ['the answer is lost after the server has done it', (device: Device) => lostAfter(device.online)],
  ['the network delivers it twice', (device: Device) => twice(device.online)],
])('saves an entry once when %s', async (_, network) => {
  const { db, ports, online } = lawyer;
  await syncNow(db, ports);
  await write();
  expect(await diaryOf(db, { caseId })).toMatchObject([{ version: 0, sync: 'waiting' }]);
  ports.fetch = network(lawyer);
  await drain(engineOf(db, ports));
  ports.fetch = online;
  await syncNow(db, ports);
  await syncNow(db, ports);
  expect(await onServer()).toHaveLength(1);
  expect(await diaryOf(db, { caseId })).toMatchObject([{ version: 1, sync: 'sent' }]);
});

it('sends an entry after its filing, and a correction after its entry', async () => {
  const { db, ports, online } = lawyer;
  ports.fetch = noNetwork;
  const first = await write();
  await write({ description: 'The phone is item 4.' }, { kind: 'correction', of: first });
  await drain(engineOf(db, ports));
  ports.fetch = online;
  await syncNow(db, ports);
  expect(await onServer()).toMatchObject([
    { description: 'The seizure memo was shown.' },
    { description: 'The phone is item 4.', corrects: first },
  ]);
  const second = await deviceOf(server, person);
  await pull(engineOf(second.db, second.ports));
  const [correction, corrected] = await diaryOf(second.db, { caseId });
  expect([correction?.corrects, corrected?.correctedBy]).toEqual([first, correction?._id]);
});

it('refuses a future date and keeps the typed entry', async () => {
  const { db, ports } = lawyer;
  const today = dayInIndia(ports.now());
  const later = { ...draft(), date: addDays(today, 1) };
  await saveDiaryDraft(db, NEW(), later);
  expect(await writeEntry(db, ports, { form: NEW(), draft: later })).toMatchObject({
    error: { kind: 'faulty', faults: [{ field: 'date', code: 'day-to-come' }] },
  });
  expect(await unfinishedEntries(db, caseId)).toEqual([{ form: NEW(), draft: later }]);
  expect(await db.diary.count()).toBe(0);
});

it('turns a refused entry into a draft again', async () => {
  const { db, ports } = lawyer;
  await syncNow(db, ports);
  const other = await server.makeUser('lawyer');
  await server.pool.query(
    `UPDATE cases SET owner_id = $2, record = jsonb_set(record, '{ownerId}', $3) WHERE _id = $1`,
    [caseId, other.user._id, JSON.stringify(other.user._id)],
  );
  await write();
  await syncNow(db, ports);
  // The case belongs to another lawyer now: the writer sees an error at once and can reopen the entry.
  expect(await diaryOf(db, { caseId })).toMatchObject([{ sync: 'needs-you' }]);
  const [item] = await needsYouItems(db);
  const n = item?.kind === 'row' ? item.row.n : -1;
  expect(await editAndResend(engineOf(db, ports), n)).toMatchObject({
    value: { entity: 'diary', entityId: caseId },
  });
  expect(await unfinishedEntries(db, caseId)).toMatchObject([
    { form: NEW(), draft: { description: 'The seizure memo was shown.' } },
  ]);
  expect(await diaryOf(db, { caseId })).toEqual([]);
});
