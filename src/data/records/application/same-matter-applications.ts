/** The applications of one matter that this device holds: of its case, and of any other of the maker's with its FIR. */
import { casesWithFir } from '#data/records/case/cases.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';

interface MatterOf {
  readonly caseId?: string | undefined;
  readonly firNumber?: string | undefined;
  readonly policeStation?: string | undefined;
}

/** Whether they are the same person's is not asked here. */
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
