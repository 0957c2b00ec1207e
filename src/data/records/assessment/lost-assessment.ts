import type { Assessment } from '#contract/assessment.ts';
import type { OutboxAct } from '#data/outbox/outbox.ts';
import { waitingOpening } from '#data/records/case/waiting-opening.ts';
import type { Db } from '#data/store/db.ts';

/** Behind the filing that opens its case again, where that is lost too. */
export async function saveAgain(db: Db, { _id, caseId, answers, weights }: Assessment): Promise<OutboxAct> {
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
      title: record?.applicant.name ?? '',
      applicationNumber: null,
      firNumber: record?.firNumber ?? null,
    },
  };
}
