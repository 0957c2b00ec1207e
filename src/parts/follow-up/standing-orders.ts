import type { Order } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { applicantNumbers, lastOrderFor } from '#domain/application/order-applicants.ts';
import { decisionOfOrder } from '#domain/application/decision-of-order.ts';
import { isDecided, isGranted } from '#domain/case/status-rules.ts';
import { same } from '#kernel/merge-patch.ts';

/** An order that decides applicants of the newest application. A correction starts no new follow-up. */
export interface OrderStanding {
  readonly application: ApplicationRow;
  readonly order: Order;
  /** The order whose conditions are in force: `order`, or a later order that changed them. */
  readonly terms: Order;
}

/** One for each bail in force, then one for each refusal: the applicants of one application may have several. */
export async function standingOrders(db: Db, caseId: string): Promise<OrderStanding[]> {
  const filed = await db.applications.where('caseId').equals(caseId).sortBy('createdAt');
  const application = filed.at(-1);
  if (!application || !(isDecided(application.status) || application.orders.length > 0)) return [];
  const last = new Set(applicantNumbers(application).map((number) => lastOrderFor(application, number)));
  const standing = new Map<string, OrderStanding>();
  for (const each of last) {
    if (!each) continue;
    const order = decisionOfOrder(application.orders, each);
    const terms = same(each.conditions, order.conditions) ? order : each;
    standing.set(`${order._id} ${terms._id}`, { application, order, terms });
  }
  const isBail = ({ order }: OrderStanding) => isGranted(order.to);
  return [...standing.values()].toSorted((one, other) => Number(isBail(other)) - Number(isBail(one)));
}
