/** Assessments of a case: each is added and never changed; what the server does not have yet is the newest. */
import type { Assessment } from '#contract/assessment.ts';
import { isRecord } from '#contract/merge-patch.ts';
import type { AssessmentRow, Db } from './db.ts';
import type { Desk, Settled } from './desk.ts';
import { metaOf } from './meta.ts';
import { putAway, rowsOf } from './outbox.ts';
import { NEEDS_YOU } from './outbox-row.ts';
import { instant } from './ports.ts';

export interface AssessmentView extends AssessmentRow {
  readonly sync: 'waiting' | 'sent' | 'needs-you';
}

/** Newest first. */
export async function assessmentsOf(db: Db, caseId: string): Promise<AssessmentView[]> {
  const rows = await db.assessments.where('caseId').equals(caseId).toArray();
  const unsent = new Map((await unsentOf(db, caseId)).map(({ id, state }) => [id, state]));
  return rows.toSorted(byNewest).map((row): AssessmentView => {
    const state = row.version === 0 ? unsent.get(row._id) : undefined;
    const sync = state === undefined ? 'sent' : NEEDS_YOU.includes(state) ? 'needs-you' : 'waiting';
    return Object.assign(row, { sync } as const);
  });
}

function byNewest(a: AssessmentRow, b: AssessmentRow): number {
  if (a.version !== b.version) return orderOf(b) - orderOf(a);
  return a.at < b.at ? 1 : -1;
}

const orderOf = ({ version }: AssessmentRow): number => (version === 0 ? Infinity : version);

/** Inside the caller's transaction. */
export async function acceptAssessment({ db, ports, row }: Desk, entity: Assessment): Promise<Settled> {
  const at = instant(ports);
  await putAway(db, row, { at, outcome: 'accepted', version: entity.version });
  await db.assessments.put({ ...entity, asOf: at, seen: (await metaOf(db, 'epoch')) ?? 0 });
  return 'sent';
}

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
