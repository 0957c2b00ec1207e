/** Withdraws an application while it is Pending, queued behind its pending rows. */
import { contentOf } from '#contract/application/application.ts';
import { canBeWithdrawn, WITHDRAWN } from '#domain/case/status-rules.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { keepBase } from './application-view.ts';
import { recomputeApplication } from './recompute-application.ts';
import { keepCaseBaseOf } from '#data/records/case/case-view.ts';
import type { Db } from '#data/store/db.ts';
import { enqueue } from '#data/outbox/outbox.ts';
import type { Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { nameFor } from '#domain/case/name-for.ts';

export type WithdrawRefusal = { readonly kind: 'gone' } | { readonly kind: 'closed' };

export async function withdrawApplication(
  db: Db,
  ports: Ports,
  id: string,
): Promise<Result<{ applicationId: string }, WithdrawRefusal>> {
  type Withdrawn = Result<{ applicationId: string }, WithdrawRefusal>;
  return saveInTransaction(
    db,
    [db.applications, db.cases, db.bases, db.outbox],
    async (): Promise<Withdrawn> => {
      const row = await db.applications.get(id);
      if (!row) return err({ kind: 'gone' });
      if (!canBeWithdrawn(row)) return err({ kind: 'closed' });
      const { applicationNumber, version } = row;
      await keepBase(db, row);
      await keepCaseBaseOf(db, row.caseId);
      await enqueue(db, ports, {
        op: 'withdraw',
        opVersion: 1,
        entity: 'application',
        entityId: id,
        body: { status: WITHDRAWN },
        baseVersion: version,
        subject: { title: nameFor(row), applicationNumber, content: contentOf(row) },
      });
      await recomputeApplication(db, id);
      return ok({ applicationId: id });
    },
  );
}
