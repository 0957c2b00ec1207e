/** Assessments of a case, sent in order in the queue of that case. */
import type { Assessment, NewAssessment } from '#contract/case/assessment.ts';
import type { RowSubject } from '#data/store/outbox-row.ts';
import { addedKind } from '#data/records/added-kind.ts';
import type { OutboxAct } from '#data/outbox/outbox.ts';
import { definedKind } from '#data/records/defined-kind.ts';
import { assessmentRecord } from '#records/assessment.ts';
import { waitingOpening } from '#data/records/case/pending-case-creation.ts';
import type { Db } from '#data/store/db.ts';
import { nameFor } from '#domain/case/name-for.ts';

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    assess: {
      readonly entity: 'assessment';
      readonly body: NewAssessment;
      /** FIR number of its case. */
      readonly subject: RowSubject & { readonly firNumber?: string | null };
    };
  }
}

export const assessmentKind = addedKind<Assessment>({
  ...definedKind(assessmentRecord, {
    create: {
      reopen: async (_db, _ports, { entityId }) => ({ kind: 'record', entity: 'assessment', entityId }),
    },
  }),
  queue: 'caseId',
  again: saveAgain,
  idOf: (row) => (row.op === 'assess' ? row.body._id : undefined),
});

/** Queued behind the filing that creates its case again, if that is lost too. */
async function saveAgain(db: Db, { _id, caseId, answers, weights }: Assessment): Promise<OutboxAct> {
  const record = await db.cases.get(caseId);
  const filing = await waitingOpening(db, caseId);
  return {
    op: 'assess',
    opVersion: 1,
    entity: 'assessment',
    entityId: caseId,
    ...(filing !== undefined && { after: filing }),
    body: { _id, answers, weights },
    baseVersion: 0,
    subject: {
      title: record ? nameFor(record) : '',
      applicationNumber: null,
      firNumber: record?.firNumber ?? null,
    },
  };
}
