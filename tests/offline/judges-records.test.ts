/** Writes of a judge besides orders, offline: private notes, contested points, the category of a case. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applyMineAgain, conflictOf } from '#data/outbox/conflict.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { setCategory } from '#data/records/case/case-category.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { keepPoint, removePoint } from '#data/records/contested/contested-points.ts';
import { keepNote, notesOf, removeNote } from '#data/records/note/notes.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { fileOne } from '../data/acts.ts';
import { noNetwork } from '../data/test-device.ts';
import { type Device, deviceOf, lostAfter, twice } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Device;
let tablet: Device;
let chambers: Device;
let applicationId = '';
let caseId = '';
let matters = 0;

/** Syncs after the pause in which further text is awaited. */
function sync({ db, ports }: Device) {
  const now = ports.now().getTime() + 5_000;
  return syncNow(db, { ...ports, now: () => new Date(now) });
}

beforeEach(async () => {
  matters += 1;
  const place = `Satara ${matters}`;
  const judge = await server.makeUser('judge', [{ kind: 'sessions', place }]);
  lawyer = await deviceOf(server, await server.makeUser('lawyer'));
  tablet = await deviceOf(server, judge);
  chambers = await deviceOf(server, judge);
  applicationId = await fileOne(lawyer.db, lawyer.ports, { courtPlace: place });
  caseId = (await lawyer.db.applications.get(applicationId))?.caseId ?? '';
  for (const device of [lawyer, tablet, chambers]) await sync(device);
});

const write = ({ db, ports }: Device, id: string, text: string) => keepNote(db, ports, { id, caseId, text });
const onServer = async (table: 'notes' | 'contested') =>
  (await server.pool.query(`SELECT record FROM ${table} WHERE record->>'by' IS NOT NULL`)).rows
    .map(({ record }) => record)
    .filter((record) => record.caseId === caseId || record.applicationId === applicationId);
const textsOn = async ({ db }: Device) => (await notesOf(db, caseId)).map(({ text }) => text);

it('sends one note for many keystrokes, only to the judge’s devices', async () => {
  tablet.ports.fetch = noNetwork;
  const id = tablet.ports.newId();
  for (const text of ['Ask', 'Ask about', 'Ask about the recovery']) await write(tablet, id, text);
  expect(await tablet.db.outbox.count()).toBe(1);
  expect(await textsOn(tablet)).toEqual(['Ask about the recovery']);
  await sync(tablet);
  tablet.ports.fetch = lostAfter(tablet.online);
  await sync(tablet);
  await write(tablet, id, 'Ask about the recovery memo');
  tablet.ports.fetch = twice(tablet.online);
  await sync(tablet);
  expect(await onServer('notes')).toMatchObject([
    { _id: id, text: 'Ask about the recovery memo', version: 2 },
  ]);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 0 });
  await sync(chambers);
  await sync(lawyer);
  expect(await textsOn(chambers)).toEqual(['Ask about the recovery memo']);
  expect(await lawyer.db.notes.count()).toBe(0);
});

it('asks when two devices change one note, and keeps both texts', async () => {
  const id = tablet.ports.newId();
  await write(tablet, id, 'Parity');
  await sync(tablet);
  await sync(chambers);
  await write(chambers, id, 'Parity is weak');
  await sync(chambers);
  await write(tablet, id, 'Parity is strong');
  await sync(tablet);
  const [item] = await needsYouItems(tablet.db);
  const n = item?.kind === 'row' ? item.row.n : -1;
  expect(await conflictOf({ db: tablet.db, kinds: KINDS }, n)).toMatchObject({
    fields: [{ path: 'text', base: 'Parity', yours: 'Parity is strong', theirs: 'Parity is weak' }],
  });
  await applyMineAgain(engineOf(tablet.db, tablet.ports), { n });
  await sync(tablet);
  expect(await onServer('notes')).toMatchObject([{ text: 'Parity is strong', version: 3 }]);
});

it('removes an unsent note locally, a sent note on every device', async () => {
  tablet.ports.fetch = noNetwork;
  const own = tablet.ports.newId();
  await write(tablet, own, 'Never sent');
  await removeNote(tablet.db, tablet.ports, own);
  expect([await tablet.db.outbox.count(), await textsOn(tablet)]).toEqual([0, []]);
  tablet.ports.fetch = tablet.online;
  const id = tablet.ports.newId();
  await write(tablet, id, 'Sent');
  await sync(tablet);
  await sync(chambers);
  tablet.ports.fetch = noNetwork;
  await removeNote(tablet.db, tablet.ports, id);
  expect(await textsOn(tablet)).toEqual([]);
  await sync(tablet);
  tablet.ports.fetch = lostAfter(tablet.online);
  await sync(tablet);
  tablet.ports.fetch = tablet.online;
  await sync(tablet);
  await sync(chambers);
  expect([await onServer('notes'), await textsOn(chambers)]).toEqual([[], []]);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('keeps a refused note when the case moved to another court', async () => {
  tablet.ports.fetch = noNetwork;
  await write(tablet, tablet.ports.newId(), 'Too late');
  await server.pool.query(`UPDATE cases SET record = record || '{"courtPlace": "Nashik"}' WHERE _id = $1`, [
    caseId,
  ]);
  tablet.ports.fetch = tablet.online;
  await sync(tablet);
  const [item] = await needsYouItems(tablet.db);
  expect(item).toMatchObject({ row: { op: 'write-note', error: { status: 404 } } });
  expect(await textsOn(tablet)).toEqual(['Too late']);
});

const POINT = { about: 'Custody', says: 'He was on interim bail.', state: 'open' } as const;

it('syncs an offline contested point and its removal to the lawyer', async () => {
  tablet.ports.fetch = noNetwork;
  const id = tablet.ports.newId();
  await keepPoint(tablet.db, tablet.ports, { id, applicationId, point: POINT });
  await keepPoint(tablet.db, tablet.ports, {
    id,
    applicationId,
    point: { ...POINT, state: 'disputed', note: 'Jail record called for.' },
  });
  expect(await tablet.db.contested.get(id)).toMatchObject({ version: 0, state: 'disputed' });
  tablet.ports.fetch = twice(tablet.online);
  await sync(tablet);
  await sync(lawyer);
  expect(await lawyer.db.contested.get(id)).toMatchObject({
    version: 1,
    state: 'disputed',
    note: 'Jail record called for.',
  });
  await keepPoint(tablet.db, tablet.ports, { id, applicationId, point: { ...POINT, state: 'admitted' } });
  await sync(tablet);
  await sync(lawyer);
  const storedPoint = await lawyer.db.contested.get(id);
  expect([storedPoint?.state, storedPoint?.note]).toEqual(['admitted', undefined]);
  await removePoint(tablet.db, tablet.ports, id);
  await sync(tablet);
  await sync(lawyer);
  expect(await lawyer.db.contested.count()).toBe(0);
});

it('refuses a point without a subject or with an unknown application', async () => {
  const { db, ports } = tablet;
  const id = ports.newId();
  expect(await keepPoint(db, ports, { id, applicationId, point: { ...POINT, about: ' ' } })).toMatchObject({
    error: { kind: 'invalid', fields: { about: 'Enter the contested point.' } },
  });
  expect(await keepPoint(db, ports, { id, applicationId: ports.newId(), point: POINT })).toMatchObject({
    error: { kind: 'gone' },
  });
  expect(await db.outbox.count()).toBe(0);
});

const categoryOn = async ({ db }: Device) => (await db.cases.get(caseId))?.dcmCategory;

it('sets the category offline and merges it with the lawyer’s facts', async () => {
  tablet.ports.fetch = noNetwork;
  await setCategory(tablet.db, tablet.ports, caseId, 'Expedited');
  await setCategory(tablet.db, tablet.ports, caseId, 'Complex');
  expect([await categoryOn(tablet), await tablet.db.outbox.count()]).toEqual(['Complex', 1]);
  await saveCaseFacts(lawyer.db, lawyer.ports, caseId, { role: 'He drove the car.' });
  await sync(lawyer);
  tablet.ports.fetch = tablet.online;
  await sync(tablet);
  await sync(lawyer);
  await sync(chambers);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 0 });
  expect([await categoryOn(lawyer), await categoryOn(chambers)]).toEqual(['Complex', 'Complex']);
  expect((await tablet.db.cases.get(caseId))?.facts).toMatchObject({ role: 'He drove the car.' });
});

it('asks when two devices set different categories', async () => {
  await setCategory(chambers.db, chambers.ports, caseId, 'Complex');
  await setCategory(tablet.db, tablet.ports, caseId, 'Expedited');
  await sync(chambers);
  await sync(tablet);
  const [item] = await needsYouItems(tablet.db);
  const n = item?.kind === 'row' ? item.row.n : -1;
  expect(await conflictOf({ db: tablet.db, kinds: KINDS }, n)).toMatchObject({
    fields: [{ path: 'dcmCategory', base: 'Standard', yours: 'Expedited', theirs: 'Complex' }],
  });
  expect(await categoryOn(tablet)).toBe('Complex');
});
