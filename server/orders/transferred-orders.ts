/** The orders that the courts of a judge made in applications that are now before another court. No party is named. */
import type { Application } from '#contract/application/application.ts';
import type { TransferredOrders } from '#contract/application/order-proof.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { seatOf } from '#domain/case/history-events.ts';
import { placeKey } from '#kernel/place-key.ts';
import { type Caller, requireDocket } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { auditOfReading } from '#server/storage/audit.ts';
import { courtKey } from '#server/storage/former-courts.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { ordersOfSeats } from './former-orders.ts';

/** Of so many applications, the newest transfers first. */
const MOST = 200;

export async function transferredOrders(ports: Ports, caller: Caller): Promise<TransferredOrders> {
  requireDocket(caller);
  const sql = sqlOf(ports.pool);
  const { rows } = await sql.query<{ readonly record: Application }>(FORMER, [
    caller.seats.map(courtKey),
    caller.seats.map(({ kind }) => kind),
    caller.seats.map(({ place }) => placeKey(place)),
    MOST,
  ]);
  const applications = rows
    .flatMap(({ record }) => entryOf(record, caller))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  if (applications.length > 0) {
    const detail = { applications: applications.map(({ _id }) => _id) };
    await auditOfReading(sql, ports, { action: 'read', userId: caller.user._id, detail });
  }
  return { applications };
}

/** Applications with an order of these courts that are now before another court. */
export const FORMER = `
SELECT record FROM applications
WHERE former_courts && $1 AND NOT EXISTS (
  SELECT 1 FROM unnest($2::text[], $3::text[]) AS seat (kind, place_key)
  WHERE seat.kind = applications.court AND seat.place_key IN ('', applications.place_key)
)
ORDER BY transferred_at DESC, _id DESC LIMIT $4`;

function entryOf(application: Application, { seats }: Caller): TransferredOrders['applications'] {
  const order = ordersOfSeats(application, seats).at(-1);
  const standing = order && standingOf(application, order._id);
  if (!order || !standing) return [];
  const { _id, applicationNumber } = application;
  const { at, to } = order;
  return [{ _id, applicationNumber, court: seatOf(application.case), at, to, ...standing }];
}
