/** The orders that the courts of a judge made in an application, also after its transfer to another court. */
import type { FormerOrders } from '#contract/application/order-proof.ts';
import { isBeforeCourt } from '#contract/case/court.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { seatOf } from '#domain/case/history-events.ts';
import { type Caller, requireDocket } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { applicationById } from '#server/storage/applications.ts';
import { auditOfReading } from '#server/storage/audit.ts';
import { sqlOf } from '#server/storage/sql.ts';

export async function formerOrders(ports: Ports, caller: Caller, id: string): Promise<FormerOrders> {
  requireDocket(caller);
  const sql = sqlOf(ports.pool);
  const application = await applicationById(sql, id);
  if (!application) throw new Refusal('not-found');
  const orders = application.orders.flatMap((order) => {
    const { seat } = order.by;
    const found = standingOf(application, order._id);
    const isOwn = seat && isBeforeCourt(caller.seats, { court: seat.kind, courtPlace: seat.place });
    return isOwn && found ? [{ order, ...found }] : [];
  });
  if (orders.length === 0) throw new Refusal('not-found', { denied: { entity: 'application', id } });
  const detail = { orders: orders.map(({ order }) => order._id) };
  const { version, applicationNumber } = application;
  const read = { action: 'read', entity: 'application', id, version, detail } as const;
  await auditOfReading(sql, ports, { ...read, userId: caller.user._id });
  return { applicationNumber, court: seatOf(application.case), orders };
}
