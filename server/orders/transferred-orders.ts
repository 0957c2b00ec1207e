/** The orders that the courts of a judge made in applications that are now before another court. No party is named. */
import type { Application } from '#contract/application/application.ts';
import type { TransferredOrders } from '#contract/application/order-proof.ts';
import { isBeforeCourt } from '#contract/case/court.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { seatOf } from '#domain/case/history-events.ts';
import { type Caller, requireDocket } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { auditOfReading } from '#server/storage/audit.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { ordersOfSeats } from './former-orders.ts';

/** The predicate of the index `applications_transferred`. */
const TRANSFERRED = `record @> '{"updates":[{"told":{"code":"transferred"}}]}'`;

/** Of so many applications, the newest transfers first. */
const MOST = 200;

export async function transferredOrders(ports: Ports, caller: Caller): Promise<TransferredOrders> {
  requireDocket(caller);
  const sql = sqlOf(ports.pool);
  const { rows } = await sql.query<{ readonly record: Application }>(
    `SELECT record FROM applications WHERE ${TRANSFERRED} ORDER BY _id`,
  );
  const applications = rows
    .map(({ record }) => record)
    .filter((application) => !isBeforeCourt(caller.seats, application.case))
    .flatMap((application) => entryOf(application, caller))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
  if (applications.length > 0) {
    const detail = { applications: applications.map(({ _id }) => _id) };
    await auditOfReading(sql, ports, { action: 'read', userId: caller.user._id, detail });
  }
  return { applications };
}

function entryOf(application: Application, { seats }: Caller): TransferredOrders['applications'] {
  const order = ordersOfSeats(application, seats).at(-1);
  const standing = order && standingOf(application, order._id);
  if (!order || !standing) return [];
  const { _id, applicationNumber } = application;
  const { at, to } = order;
  return [{ _id, applicationNumber, court: seatOf(application.case), at, to, ...standing }];
}
