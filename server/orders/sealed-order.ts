/** The paper of an order as it was signed, for those who see its application and for the court that made it. */
import type { Application } from '#contract/application/application.ts';
import { type SealedOrder, SealedPaper } from '#contract/application/sealed-paper.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { present } from '#kernel/present.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { applicationById } from '#server/storage/applications.ts';
import { auditOfReading } from '#server/storage/audit.ts';
import { canSee, matterOfApplication } from '#server/storage/matter.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { ordersOfSeats } from './former-orders.ts';
import { papersOfOrders } from './order-papers.ts';
import type { OrderRef } from './own-order.ts';
import { contextOfOrder } from './seal-order.ts';

export async function sealedOrder(
  ports: Ports,
  caller: Caller,
  { _id: id, orderId }: OrderRef,
): Promise<SealedOrder> {
  const sql = sqlOf(ports.pool);
  const application = await applicationById(sql, id);
  if (!application) throw new Refusal('not-found');
  const isVisible = canSee(caller, matterOfApplication(application));
  const orders = isVisible ? application.orders : ordersOfSeats(application, caller.seats);
  const proof = orders.find((order) => order._id === orderId)?.proof;
  if (!isVisible && !proof) throw new Refusal('not-found', { denied: { entity: 'application', id } });
  if (!proof) throw new Refusal('not-found');
  const paper = await paperFor(sql, { application, orderId, isVisible });
  const { version } = application;
  const read = { action: 'read', entity: 'application', id, version, detail: { orders: [orderId] } } as const;
  await auditOfReading(sql, ports, { ...read, userId: caller.user._id });
  return { orderId, sha256: proof.sha256, ...present({ paper }) };
}

interface PaperFor {
  readonly application: Application;
  readonly orderId: string;
  readonly isVisible: boolean;
}

/** A former court has no record of the application, so its device cannot withhold the name of a child (JJ 74). */
async function paperFor(
  sql: Sql,
  { application, orderId, isVisible }: PaperFor,
): Promise<SealedPaper | undefined> {
  const papers = await papersOfOrders(sql, application._id);
  const order = application.orders.find(({ _id }) => _id === orderId);
  const stored = papers[orderId];
  if (!stored || !order) return undefined;
  const printed = isVisible ? stored : signedOrder(application, order, await contextOfOrder(order, papers));
  return SealedPaper.parse(printed);
}
