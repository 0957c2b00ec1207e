import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { caseOf, casesWithFir } from '#data/records/case/cases.ts';
import { courtsOf, fetchCourts } from '#data/sync/courts.ts';
import type { Db } from '#data/store/db.ts';
import { fileOne } from './acts.ts';
import { answer } from './fake-server.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from './test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});

it('offers the case of the same FIR and station', async () => {
  const id = await fileOne(db, ports);
  const caseId = (await applicationOf(db, id))?.caseId ?? '';
  const same = { firNumber: '123/2026', policeStation: 'shivajinagar ' };
  expect((await casesWithFir(db, same)).map(({ _id }) => _id)).toEqual([caseId]);
  expect(await casesWithFir(db, { ...same, policeStation: 'Hadapsar' })).toEqual([]);
  expect(await casesWithFir(db, { firNumber: ' ', policeStation: '' })).toEqual([]);
  expect(await caseOf(db, caseId)).toMatchObject({ _id: caseId });
  expect(await caseOf(db, 'none')).toBeNull();
});

it('keeps the courts that it last heard of', async () => {
  expect(await courtsOf(db)).toBeNull();
  const courts = [{ kind: 'sessions', place: 'Pune', name: 'Sessions Court, Pune' }];
  ports.fetch = () => Promise.resolve(answer(200, courts));
  expect(await fetchCourts(db, ports)).toBe(true);
  ports.fetch = noNetwork;
  expect(await fetchCourts(db, ports)).toBe(false);
  expect(await courtsOf(db)).toEqual(courts);
});
