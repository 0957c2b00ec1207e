/** Changes in a case since its last visit on this device. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSince, noteVisit } from '#data/records/case/visits.ts';
import type { Db } from '#data/store/db.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { serverApplication, serverHearing } from './server-records.ts';
import { judge, testDb } from './test-device.ts';

let db: Db;
let caseId: string;

const at = (time: string) => ({ now: () => new Date(`2026-11-20T${time}:00.000Z`) });

beforeEach(async () => {
  db = await testDb(judge);
  const application = serverApplication();
  ({ caseId } = application);
  await db.applications.put({ ...application, asOf: null });
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
});
afterEach(() => db.close());

it('reports nothing at the first visit or without changes', async () => {
  await noteVisit(db, at('05:00'), caseId);
  expect(await changedSince(db, caseId)).toBeNull();
  await noteVisit(db, at('09:00'), caseId);
  expect(await changedSince(db, caseId)).toBeNull();
});

it('counts new and changed records since the previous visit', async () => {
  await noteVisit(db, at('05:00'), caseId);
  const hearing = serverHearing({ caseId });
  await db.hearings.put({ ...hearing, asOf: null });
  await db.cases.update(caseId, { status: 'Approved', facts: { role: 'He drove the car.' } });
  await db.applications.where('caseId').equals(caseId).modify({ version: 2 });
  await noteVisit(db, at('09:00'), caseId);
  const changed = await changedSince(db, caseId);
  expect(changed).toMatchObject({
    since: '2026-11-20T05:00:00.000Z',
    status: { from: 'Pending', to: 'Approved' },
    category: false,
    records: [
      { kind: 'applications', added: 0, changed: 1 },
      { kind: 'hearings', added: 1, changed: 0 },
    ],
  });
  expect(changed?.facts).toContain('role');
  await noteVisit(db, at('09:20'), caseId);
  expect(await changedSince(db, caseId), 'a reload is the same visit').toEqual(changed);
});

it('removes the visits of a case that left this device', async () => {
  await noteVisit(db, at('05:00'), caseId);
  const other = serverApplication();
  await db.cases.put({ ...caseOpenedBy(other), version: 1, asOf: null });
  await db.cases.delete(caseId);
  await noteVisit(db, at('06:00'), other.caseId);
  expect(await db.visits.get(caseId)).toBeUndefined();
});

it('reports a change after the first look within the same half hour', async () => {
  await noteVisit(db, at('05:00'), caseId);
  await db.applications.where('caseId').equals(caseId).modify({ version: 2 });
  await noteVisit(db, at('05:10'), caseId);
  expect(await changedSince(db, caseId)).toMatchObject({
    since: '2026-11-20T05:00:00.000Z',
    records: [{ kind: 'applications', added: 0, changed: 1 }],
  });
});
