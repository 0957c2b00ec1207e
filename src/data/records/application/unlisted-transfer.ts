import type { Application } from '#contract/application/application.ts';
import { canBeTransferred } from '#domain/case/status-rules.ts';
import { type Transfer, transfersOf } from '#domain/case/transfers.ts';
import type { Db } from '#data/store/db.ts';

type TransferredApplication = Pick<Application, '_id' | 'caseId' | 'status' | 'updates'>;

/** The last transfer, if the new court has listed no hearing since. */
export async function unlistedTransfer(
  db: Db,
  application: TransferredApplication,
): Promise<Transfer | null> {
  const last = transfersOf(application).at(-1);
  if (!last || !canBeTransferred(application.status)) return null;
  const hearings = await db.hearings.where('caseId').equals(application.caseId).toArray();
  const isListed = hearings.some(
    ({ at, applicationId = application._id, state }) =>
      applicationId === application._id && state !== 'cancelled' && at > last.at,
  );
  return isListed ? null : last;
}
