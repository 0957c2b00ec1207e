import { recomputeApplication } from '#data/records/application/recompute-application.ts';
import { recomputeAssessments } from '#data/records/assessment/assessments.ts';
import { recomputeCase } from '#data/records/case/case-view.ts';
import type { Db } from '#data/store/db.ts';
import { recomputeFeedback } from '#data/records/feedback/feedback.ts';
import type { OutboxRow } from './outbox-row.ts';

/** The tables of the records that an act can be about. */
export const recordTables = (db: Db) => [db.applications, db.cases, db.assessments, db.feedback, db.bases];

/** After anything in the outbox of this record has changed. */
export function recomputeRecord(db: Db, row: Pick<OutboxRow, 'entity' | 'entityId'>): Promise<void> {
  if (row.entity === 'assessment') return recomputeAssessments(db, row.entityId);
  if (row.entity === 'feedback') return recomputeFeedback(db, row.entityId);
  return row.entity === 'case' ? recomputeCase(db, row.entityId) : recomputeApplication(db, row.entityId);
}
