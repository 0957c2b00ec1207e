/** The applications of one matter that this device holds: of its case, and of any other of the maker's with its FIR. */
import type { ApplicationRow, Db } from '#data/store/db.ts';

interface MatterOf {
  readonly caseId?: string | undefined;
  readonly firNumber?: string | undefined;
}

/** By the FIR number as it is written on a case; whether the person and the station are the same is not asked here. */
export async function recordedOf(db: Db, { caseId, firNumber }: MatterOf): Promise<ApplicationRow[]> {
  const number = firNumber?.trim() ?? '';
  const sameFir = number === '' ? [] : await db.cases.where('firNumber').equals(number).primaryKeys();
  const cases = [...new Set([...(caseId === undefined ? [] : [caseId]), ...sameFir])];
  return cases.length === 0 ? [] : db.applications.where('caseId').anyOf(cases).toArray();
}
