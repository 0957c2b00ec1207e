/** The orders that the courts of a judge made in an application, also after its transfer to another court. */
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import type { FormerOrders } from '#contract/application/order-proof.ts';
import { type CourtSeat, isBeforeCourt } from '#contract/case/court.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { firsOf } from '#domain/case/fir.ts';
import { seatOf } from '#domain/case/history-events.ts';
import { present } from '#kernel/present.ts';
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
  const orders = ordersOfSeats(application, caller.seats).flatMap((order) => {
    const found = standingOf(application, order._id);
    return found ? [{ order, ...found }] : [];
  });
  if (orders.length === 0) throw new Refusal('not-found', { denied: { entity: 'application', id } });
  const detail = { orders: orders.map(({ order }) => order._id) };
  const { version, applicationNumber } = application;
  const read = { action: 'read', entity: 'application', id, version, detail } as const;
  await auditOfReading(sql, ports, { ...read, userId: caller.user._id });
  const firs = firsOf(application.case).map(({ firNumber, policeStation }) =>
    present({ firNumber, policeStation }),
  );
  return {
    applicationNumber,
    court: seatOf(application.case),
    ...(firs.length > 1 && { firs }),
    orders,
  };
}

/** The orders that one of these courts made. */
export const ordersOfSeats = ({ orders }: Application, seats: readonly CourtSeat[]): Order[] =>
  orders.filter(
    ({ by: { seat } }) => seat && isBeforeCourt(seats, { court: seat.kind, courtPlace: seat.place }),
  );
