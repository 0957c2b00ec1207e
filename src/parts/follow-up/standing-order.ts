import type { Order } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { isDecided } from '#domain/case/status-rules.ts';

/** Latest decided application of the case, with its last order. */
export interface OrderStanding {
  readonly application: ApplicationRow;
  readonly order: Order;
}

export async function standingOrder(db: Db, caseId: string): Promise<OrderStanding | null> {
  const filed = await db.applications.where('caseId').equals(caseId).sortBy('createdAt');
  const application = filed.at(-1);
  const order = application?.orders.at(-1);
  return application && order && isDecided(application.status) ? { application, order } : null;
}
