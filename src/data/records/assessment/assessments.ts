/** Assessments of a case: each is added and never changed; what the server does not have yet is the newest. */
import type { Assessment } from '#contract/assessment.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import type { AssessmentRow, Db } from '#data/store/db.ts';
import { acceptAdded } from '#data/outbox/accept-added.ts';
import { type AddedSync, syncOf } from '#data/outbox/added-sync.ts';
import type { Desk, Settled } from '#data/outbox/desk.ts';
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

/** Inside the caller's transaction. */
export const acceptAssessment = (desk: Desk, entity: Assessment): Promise<Settled> =>
  acceptAdded(desk, entity, (copy) => desk.db.assessments.put(copy));

/** After a row of this case has left the outbox unsent: what it said is not shown as if it were kept. */
export async function recomputeAssessments(db: Db, caseId: string): Promise<void> {
  const unsent = new Set((await unsentOf(db, caseId)).map(({ id }) => id));
  await db.assessments
    .where('caseId')
    .equals(caseId)
    .filter(({ _id, version }) => version === 0 && !unsent.has(_id))
    .delete();
}

async function unsentOf(db: Db, caseId: string) {
  const rows = await rowsOf(db, caseId);
  return rows
    .filter(({ op }) => op === 'assess')
    .map(({ body, state }) => ({ id: isRecord(body) ? body['_id'] : undefined, state }));
}
