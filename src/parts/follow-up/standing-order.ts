import type { Order } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { partlyDecided } from '#domain/application/order-applicants.ts';
import { decisionOfOrder, orderOnBail } from '#domain/application/order-standing.ts';
import { isDecided } from '#domain/case/status-rules.ts';

/** Latest decided application of the case, with the order that decides it. A correction starts no new follow-up. */
export interface OrderStanding {
  readonly application: ApplicationRow;
  readonly order: Order;
}

export async function standingOrder(db: Db, caseId: string): Promise<OrderStanding | null> {
  const filed = await db.applications.where('caseId').equals(caseId).sortBy('createdAt');
  const application = filed.at(-1);
  if (!application || !(isDecided(application.status) || partlyDecided(application))) return null;
  // bail of one applicant comes before the refusal of another
  const last = orderOnBail(application) ?? application.orders.at(-1);
  if (!last) return null;
  return { application, order: decisionOfOrder(application.orders, last) };
}
