import { recomputeApplication } from './application-view.ts';
import { recomputeAssessments } from './assessments.ts';
import { recomputeCase } from './case-view.ts';
import type { Db } from './db.ts';
import { recomputeFeedback } from './feedback.ts';
import type { OutboxRow } from './outbox-row.ts';

/** The tables of the records that an act can be about. */
export const recordTables = (db: Db) => [db.applications, db.cases, db.assessments, db.feedback, db.bases];

/** After anything in the outbox of this record has changed. */
export function recomputeRecord(db: Db, row: Pick<OutboxRow, 'entity' | 'entityId'>): Promise<void> {
  if (row.entity === 'assessment') return recomputeAssessments(db, row.entityId);
  if (row.entity === 'feedback') return recomputeFeedback(db, row.entityId);
  return row.entity === 'case' ? recomputeCase(db, row.entityId) : recomputeApplication(db, row.entityId);
}
