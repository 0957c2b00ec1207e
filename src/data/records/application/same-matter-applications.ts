/**
 * Applications of one matter on this device: of its case, and of the owner's other cases with one of its FIRs.
 * Other applications may name one of its FIRs as a further one.
 */
import { firsOf, sharesFir, type SeveralFirs } from '#domain/case/fir.ts';
import { casesWithFir } from '#data/records/case/cases.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';

interface MatterOf extends SeveralFirs {
  readonly caseId?: string | undefined;
}

/** Does not check that the applicants are the same person. */
export async function recordedOf(db: Db, { caseId, ...facts }: MatterOf): Promise<ApplicationRow[]> {
  const cases = new Set(caseId === undefined ? [] : [caseId]);
  for (const { firNumber = '', policeStation = '' } of firsOf(facts))
    for (const { _id } of await casesWithFir(db, { firNumber, policeStation })) cases.add(_id);
  const ofCases = await db.applications
    .where('caseId')
    .anyOf([...cases])
    .toArray();
  const ofSeveral = await db.applications.where('hasSeveralFirs').equals(1).toArray();
  const further = ofSeveral.filter((row) => !cases.has(row.caseId) && sharesFir(row.case, facts));
  return [...ofCases, ...further];
}
