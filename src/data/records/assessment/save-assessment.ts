/** Saves an assessment on the device, then sends it behind pending rows of its case. */
import { scoreAssessment, NewAssessment } from '#contract/case/assessment.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { invariant } from '#kernel/assert.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { waitingOpening } from '#data/records/case/pending-case-creation.ts';
import type { Db } from '#data/store/db.ts';
import type { AssessmentRow, CaseRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { enqueue } from '#data/outbox/outbox.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { nameFor } from '#domain/case/name-for.ts';

export interface ToSave extends Pick<NewAssessment, 'answers' | 'weights'> {
  readonly caseId: string;
}

export type AssessRefusal =
  /** The case is no longer on this device. */
  { readonly kind: 'gone' } | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> };

type SaveAssessmentResult = Result<AssessmentRow, AssessRefusal>;

export async function saveAssessment(
  db: Db,
  ports: Ports,
  { caseId, answers, weights }: ToSave,
): Promise<Result<AssessmentRow, AssessRefusal>> {
  const checked = NewAssessment.safeParse({ _id: ports.newId(), answers, weights });
  if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
  const tables = [db.assessments, db.cases, db.applications, db.outbox];
  return saveInTransaction(db, tables, async (): Promise<SaveAssessmentResult> => {
    const record = await db.cases.get(caseId);
    if (!record) return err({ kind: 'gone' });
    const row = await localAssessment(db, ports, { record, body: checked.data });
    await db.assessments.add(row);
    await queue(db, ports, { record, body: checked.data });
    return ok(row);
  });
}

interface AssessmentInput {
  readonly record: CaseRow;
  readonly body: NewAssessment;
}

async function localAssessment(
  db: Db,
  ports: Ports,
  { record, body }: AssessmentInput,
): Promise<AssessmentRow> {
  const user = await getMeta(db, 'user');
  invariant(user && body._id, 'an assessment without a person');
  const { _id, name, role } = user;
  return {
    ...scoreAssessment(body),
    _id: body._id,
    caseId: record._id,
    version: 0,
    factors: [], // the screen words its answers and weights; the server copy adds the English text
    at: nowIso(ports),
    by: { _id, name, role },
    asOf: null,
  };
}

async function queue(db: Db, ports: Ports, { record, body }: AssessmentInput): Promise<void> {
  const filing = await waitingOpening(db, record._id);
  await enqueue(db, ports, {
    op: 'assess',
    opVersion: 1,
    entity: 'assessment',
    entityId: record._id,
    ...(filing !== undefined && { after: filing }),
    body,
    baseVersion: 0,
    subject: {
      title: nameFor(record),
      applicationNumber: null,
      firNumber: record.firNumber ?? null,
    },
  });
}
