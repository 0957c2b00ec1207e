/** Assessments of a case: added and never changed. Unsent ones are the newest. */
import type { Db } from '#data/store/db.ts';
import type { AssessmentRow } from '#data/store/rows.ts';
import { type AddedSync, syncOf } from '#data/outbox/append-only-sync.ts';
import { rowsOf } from '#data/outbox/outbox.ts';

export interface AssessmentView extends AssessmentRow {
  readonly sync: AddedSync;
}

/** Newest first. */
export async function assessmentsOf(db: Db, caseId: string): Promise<AssessmentView[]> {
  const rows = await db.assessments.where('caseId').equals(caseId).toArray();
  const unsent = new Map((await unsentOf(db, caseId)).map(({ id, state }) => [id, state]));
  return rows
    .toSorted(byNewest)
    .map((row): AssessmentView => Object.assign(row, { sync: syncOf(row.version, unsent.get(row._id)) }));
}

function byNewest(a: AssessmentRow, b: AssessmentRow): number {
  if (a.version !== b.version) return orderOf(b) - orderOf(a);
  return a.at < b.at ? 1 : -1;
}

const orderOf = ({ version }: AssessmentRow): number => (version === 0 ? Infinity : version);

async function unsentOf(db: Db, caseId: string) {
  const rows = await rowsOf(db, caseId);
  return rows.flatMap((row) => (row.op === 'assess' ? [{ id: row.body._id, state: row.state }] : []));
}
