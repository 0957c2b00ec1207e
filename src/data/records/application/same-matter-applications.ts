/**
 * Applications of one matter on this device: of its case, and of the owner's other cases with the same FIR.
 */
import { casesWithFir } from '#data/records/case/cases.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';

interface MatterOf {
  readonly caseId?: string | undefined;
  readonly firNumber?: string | undefined;
  readonly policeStation?: string | undefined;
}

/** Does not check that the applicants are the same person. */
export async function recordedOf(
  db: Db,
  { caseId, firNumber = '', policeStation = '' }: MatterOf,
): Promise<ApplicationRow[]> {
  const sameFir = await casesWithFir(db, { firNumber, policeStation });
  const cases = new Set([...(caseId === undefined ? [] : [caseId]), ...sameFir.map(({ _id }) => _id)]);
  return cases.size === 0
    ? []
    : db.applications
        .where('caseId')
        .anyOf([...cases])
        .toArray();
}
