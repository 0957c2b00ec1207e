/** The court of a filed application on the filer's device, and its transfer by a judge's device. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { draftFromApplication } from '#data/records/application/amend.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { saveDraft, takeOverDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { transferApplication } from '#data/records/application/transfer-application.ts';
import { unlistedTransfer } from '#data/records/application/unlisted-transfer.ts';
import { hearingsOn } from '#data/records/hearing/hearings.ts';
import { scheduleHearing } from '#data/records/hearing/write-hearing.ts';
import { saveCase } from '#data/records/case/save-case.ts';
import { syncNow } from '#data/device/sync.ts';
import { COURT_IS_FIXED } from '#domain/case/fixed-court.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { serverForFile } from '../support/server-for-file.ts';
import type { TestUser } from '../support/test-server.ts';
import { type Device, deviceOf, lostBefore } from './real-device.ts';

const server = serverForFile();
const PUNE = { kind: 'sessions', place: 'Pune' } as const;
const NASHIK = { kind: 'sessions', place: 'Nashik' } as const;
let filer: Device;
let puneJudge: TestUser;
let pune: Device;
let nashik: Device;
let id: string;

beforeEach(async () => {
  filer = await deviceOf(server, await server.makeUser('lawyer'));
  puneJudge = await server.makeUser('judge', [PUNE]);
  pune = await deviceOf(server, puneJudge);
  nashik = await deviceOf(server, await server.makeUser('judge', [NASHIK]));
  id = await fileOne(filer.db, filer.ports);
  await sync(filer);
  await sync(pune);
});

const sync = ({ db, ports }: Device) => syncNow(db, ports);
const applicationOn = ({ db }: Device) => db.applications.get(id);

it('refuses an amendment of the court on the device and keeps the draft', async () => {
  const { db, ports } = filer;
  const draft = await draftFromApplication(db, ports, id);
  await takeOverDraft(db, ports, draft._id);
  await saveDraft(db, ports, draft._id, { form: { courtPlace: 'Nashik' } });
  expect(await fileDraft(db, ports, draft._id)).toEqual({
    ok: false,
    error: { kind: 'invalid', fields: { 'case.courtPlace': COURT_IS_FIXED } },
  });
  expect([await db.drafts.count(), await db.outbox.count()]).toEqual([1, 0]);
});

it('refuses another court for the case of an application on the device', async () => {
  const { db, ports } = filer;
  const { caseId = '' } = (await applicationOn(filer)) ?? {};
  expect(await saveCase(db, ports, caseId, { court: 'high' })).toEqual({
    ok: false,
    error: { kind: 'invalid', fields: { court: COURT_IS_FIXED } },
  });
  expect((await saveCase(db, ports, caseId, { courtPlace: 'PUNE', judge: 'Rao' })).ok).toBe(true);
});

it('transfers an application: it leaves the old device and reaches the new one and the filer', async () => {
  const { db, ports } = pune;
  expect(await transferApplication(db, ports, { applicationId: id, version: 1, to: NASHIK })).toBeNull();
  for (const device of [pune, nashik, filer]) await sync(device);
  expect(await applicationOn(pune)).toBeUndefined();
  expect(await applicationOn(nashik)).toMatchObject({ case: { courtPlace: 'Nashik' } });
  expect((await applicationOn(filer))?.updates.at(-1)).toMatchObject({ told: { code: 'transferred' } });
  expect(await filer.db.notifications.toArray()).toMatchObject([
    { kind: 'transferred', about: id, court: NASHIK, read: 0 },
  ]);
});

it('sends a queued amendment of the filer after a transfer', async () => {
  await amendOne(filer.db, filer.ports, { id, form: { bailGrounds: 'Half has run.' } });
  const { db, ports } = pune;
  await transferApplication(db, ports, { applicationId: id, version: 1, to: NASHIK });
  await sync(filer);
  expect(await applicationOn(filer)).toMatchObject({
    case: { courtPlace: 'Nashik' },
    bail: { grounds: 'Half has run.' },
  });
});

it('reports why a transfer failed', async () => {
  const { db, ports } = pune;
  const asked = { applicationId: id, version: 1, to: NASHIK };
  const unknown = await transferApplication(db, ports, { ...asked, to: { kind: 'high', place: 'Goa' } });
  expect(unknown).toEqual({
    kind: 'refused',
    msg: 'No judge sits in this court. Choose a court of the list.',
  });
  expect(await transferApplication(db, ports, { ...asked, version: 9 })).toMatchObject({ kind: 'changed' });
  ports.fetch = lostBefore;
  expect(await transferApplication(db, ports, asked)).toEqual({ kind: 'offline', msg: '' });
});

it('says that another device has transferred the application', async () => {
  const asked = { applicationId: id, version: 1, to: NASHIK };
  const desk = await deviceOf(server, puneJudge);
  await sync(desk);
  expect(await transferApplication(pune.db, pune.ports, asked)).toBeNull();
  expect(await transferApplication(desk.db, desk.ports, asked)).toMatchObject({ kind: 'moved' });
  expect(await filer.db.notifications.count()).toBe(0);
  await sync(filer);
  expect(await filer.db.notifications.count()).toBe(1);
});

it('returns an order that was signed before the former court heard of the transfer', async () => {
  const desk = await deviceOf(server, puneJudge);
  await sync(desk);
  await decideApplication(desk.db, desk.ports, id, { status: 'Rejected', text: 'He may flee.' });
  desk.ports.wait(UNDO_MS);
  await transferApplication(pune.db, pune.ports, { applicationId: id, version: 1, to: NASHIK });
  await sync(desk);
  expect(await desk.db.outbox.toArray()).toMatchObject([
    { op: 'decide', state: 'rejected', body: { text: 'He may flee.' } },
  ]);
  await sync(filer);
  expect(await applicationOn(filer)).toMatchObject({ status: 'Pending', orders: [] });
});

it('lists the cancelled hearing in the cause list of neither court', async () => {
  const date = addDays(dayInIndia(server.now()), 1);
  const listing = { date, time: '10:30', purpose: 'arguments' };
  await scheduleHearing(pune.db, pune.ports, { of: { kind: 'application', id }, listing });
  await sync(pune);
  expect(await hearingsOn(pune.db, date)).toHaveLength(1);
  const { version = 0 } = (await applicationOn(pune)) ?? {};
  expect(
    await transferApplication(pune.db, pune.ports, { applicationId: id, version, to: NASHIK }),
  ).toBeNull();
  for (const device of [pune, nashik]) await sync(device);
  expect(await pune.db.hearings.count()).toBe(0);
  expect(await nashik.db.hearings.toArray()).toMatchObject([{ state: 'cancelled' }]);
  expect(await hearingsOn(nashik.db, date)).toEqual([]);
  const transferred = await applicationOn(nashik);
  expect(transferred && (await unlistedTransfer(nashik.db, transferred))).toMatchObject({ from: PUNE });
});
