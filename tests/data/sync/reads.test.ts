import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { caseOf, casesWithFir } from '#data/records/case/cases.ts';
import { courtsOf, fetchCourtCalendars, fetchCourts } from '#data/sync/courts.ts';
import { getCache } from '#data/store/cache.ts';
import type { Db } from '#data/store/db.ts';
import { createDraft, saveDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { fileOne } from '../acts.ts';
import { DELHI_CALENDAR } from '../../support/court-calendar.ts';
import { answer } from '../fake-server.ts';
import { filledForm, noNetwork, testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});

it('finds the case with the same FIR and station', async () => {
  const id = await fileOne(db, ports);
  const caseId = (await applicationOf(db, id))?.caseId ?? '';
  const same = { firNumber: '123/2026', policeStation: 'shivajinagar ' };
  expect((await casesWithFir(db, same)).map(({ _id }) => _id)).toEqual([caseId]);
  expect(await casesWithFir(db, { ...same, policeStation: 'Hadapsar' })).toEqual([]);
  expect(await casesWithFir(db, { firNumber: ' ', policeStation: '' })).toEqual([]);
  expect(await caseOf(db, caseId)).toMatchObject({ _id: caseId });
  expect(await caseOf(db, 'none')).toBeNull();
});

it('finds a case in any spelling of FIR number and station', async () => {
  await fileOne(db, ports, { firNumber: '0218/2024', policeStation: 'Shivaji Nagar' });
  await fileOne(db, ports, { firNumber: 'CR-9/2024', policeStation: 'Shivaji Nagar' });
  const numbers = async (firNumber: string, policeStation: string) =>
    (await casesWithFir(db, { firNumber, policeStation })).map((row) => row.firNumber);
  expect(await numbers('218 / 2024', 'shivajinagar')).toEqual(['0218/2024']);
  expect(await numbers('00218/2024', '')).toEqual(['0218/2024']);
  expect(await numbers('cr-9/2024', 'Shivaji-Nagar')).toEqual(['CR-9/2024']);
  expect(await numbers('218/2025', '')).toEqual([]);
});

it('files in the same person’s case of the FIR unless separated', async () => {
  const first = await fileOne(db, ports, { firNumber: '218/2024' });
  const again = await fileOne(db, ports, { firNumber: '0218/2024' });
  const coAccused = await fileOne(db, ports, { firNumber: '218/2024', fullName: 'Suresh Pawar' });
  const apart = await createDraft(db, ports, filledForm({ firNumber: '218/2024' }));
  await saveDraft(db, ports, apart._id, { caseId: ports.newId() });
  await fileDraft(db, ports, apart._id);
  const caseIdOf = async (id: string) => (await applicationOf(db, id))?.caseId;
  expect(await caseIdOf(again)).toBe(await caseIdOf(first));
  expect(await caseIdOf(coAccused)).not.toBe(await caseIdOf(first));
  expect(await caseIdOf(apart._id)).not.toBe(await caseIdOf(first));
  expect(await db.cases.count()).toBe(3);
});

it('keeps the last fetched courts', async () => {
  expect(await courtsOf(db)).toBeNull();
  const courts = [{ kind: 'sessions', place: 'Pune', name: 'Sessions Court, Pune' }];
  ports.fetch = () => Promise.resolve(answer(200, courts));
  expect(await fetchCourts(db, ports)).toBe(true);
  ports.fetch = noNetwork;
  expect(await fetchCourts(db, ports)).toBe(false);
  expect(await courtsOf(db)).toEqual(courts);
});

it('keeps the last fetched calendars of High Courts', async () => {
  ports.fetch = () => Promise.resolve(answer(200, [DELHI_CALENDAR]));
  expect(await fetchCourtCalendars(db, ports)).toBe(true);
  ports.fetch = () => Promise.resolve(answer(200, [{ year: 2027 }]));
  expect(await fetchCourtCalendars(db, ports)).toBe(false);
  ports.fetch = noNetwork;
  expect(await fetchCourtCalendars(db, ports)).toBe(false);
  expect(await getCache(db, 'calendars')).toEqual([DELHI_CALENDAR]);
});
