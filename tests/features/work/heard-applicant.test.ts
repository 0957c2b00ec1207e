// @vitest-environment jsdom
/** A case may follow another accused in the FIR than the one whose application is heard. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hearingsBetween } from '#data/records/hearing/hearings.ts';
import type { Db } from '#data/store/db.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { day } from '#kernel/calendar-date.ts';
import { serverApplication, serverHearing } from '../../data/server-records.ts';
import { judge, testDb } from '../../data/test-device.ts';
import { onTheDevice } from '../judge-device.tsx';

let db: Db;
const TODAY = day('2026-11-20');

beforeEach(async () => {
  db = await testDb(judge);
});
afterEach(() => db.close());

/** The application of Salma Ansari, and a case that follows Akash Salvi. */
async function caseOfAnother() {
  const own = await onTheDevice(db, {
    applicant: { ...serverApplication().applicant, name: 'Salma Ansari' },
  });
  const other = caseOpenedBy({
    ...own,
    applicant: { ...own.applicant, name: 'Akash Salvi', phone: '9822012345' },
    case: { ...own.case, custodyStatus: 'not-arrested', jail: 'Yerawada' },
  });
  const numbers = { caseNumber: 'Bail Application 410/2026', cnr: 'MHPU010004102026' };
  await db.cases.put({ ...other, ...numbers, dcmCategory: 'Complex', version: 1, asOf: null });
  return own;
}

async function heard(hearing: { readonly caseId: string; readonly applicationId?: string }) {
  await db.hearings.put({ ...serverHearing({ ...hearing, date: TODAY }), asOf: null });
  const [first] = await hearingsBetween(db, TODAY, TODAY);
  if (!first?.matter) throw new Error('no hearing of a matter');
  return first.matter;
}

it('shows name, number and facts of the applicant who is heard', async () => {
  const { _id: applicationId, ...own } = await caseOfAnother();
  const matter = await heard({ caseId: own.caseId, applicationId });
  expect(matter.title).toMatch(/^Salma Ansari v\. /);
  expect([matter.caseNumber, matter.cnr]).toEqual([undefined, own.case.cnr]);
  expect(matter.applicant.phone).toBe(own.applicant.phone);
  expect(matter.facts).toEqual(own.case);
  expect(matter.dcmCategory).toBe('Complex');
});

it('shows the accused of the case at a hearing of the case', async () => {
  const { caseId } = await caseOfAnother();
  expect((await heard({ caseId })).title).toMatch(/^Akash Salvi v\. /);
});
