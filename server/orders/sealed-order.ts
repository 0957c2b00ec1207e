/** The paper of an order as it was signed, for those who see its application and for the court that made it. */
import type { SealedOrder, SealedPaper } from '#contract/application/sealed-paper.ts';
import { present } from '#kernel/present.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { applicationById } from '#server/storage/applications.ts';
import { auditOfReading } from '#server/storage/audit.ts';
import { canSee, matterOfApplication } from '#server/storage/matter.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { ordersOfSeats } from './former-orders.ts';
import type { OrderRef } from './own-order.ts';

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
  const { rows } = await sql.query<{ readonly paper: SealedPaper }>(
    'SELECT paper FROM order_papers WHERE order_id = $1',
    [orderId],
  );
  const { version } = application;
  const read = { action: 'read', entity: 'application', id, version, detail: { orders: [orderId] } } as const;
  await auditOfReading(sql, ports, { ...read, userId: caller.user._id });
  return { orderId, sha256: proof.sha256, ...present({ paper: rows[0]?.paper }) };
}
