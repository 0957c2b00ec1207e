/** Reads applications with their unsent changes and sync state. */
import { byText } from '#kernel/by-text.ts';
import type { Status } from '#contract/application/application.ts';
import type { Decision } from '#contract/application/order.ts';
import { type ApplicationCounts, countsByStatus } from '#domain/case/status-rules.ts';
import { statusWith } from '#domain/application/order-applicants.ts';
import { STATUSES } from '#contract/application/statuses.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import { NEEDS_YOU, type OutboxRow, WAITING } from '#data/store/outbox-row.ts';

export interface ApplicationView extends ApplicationRow {
  readonly sync: 'waiting' | 'sent' | 'needs-you';
  /** A decision signed here that the server has not accepted; `status` is still the server's. */
  readonly pendingDecision?: { readonly decision: Decision; readonly undoUntil: string | null };
  /** Every signed order that the server has not accepted, oldest first. */
  readonly waitingDecisions?: readonly Decision[];
}

/** `null` if it is not on this device. */
export async function applicationOf(db: Db, id: string): Promise<ApplicationView | null> {
  const row = await db.applications.get(id);
  return row ? viewOf(row, await db.outbox.where('entityId').equals(id).toArray()) : null;
}

/** Newest first. */
export function recentApplications(db: Db, limit: number): Promise<ApplicationView[]> {
  return views(db, newestFirst(db.applications.orderBy('createdAt')).limit(limit));
}

/** Applications of one case, newest first. */
export async function applicationsOfCase(db: Db, caseId: string): Promise<ApplicationView[]> {
  const found = await views(db, db.applications.where('caseId').equals(caseId));
  return found.toSorted((left, right) => byText(right.createdAt, left.createdAt));
}

/** Applications with a decision that was signed here and not yet accepted, newest first. */
export async function draftedOrders(db: Db, limit = 100): Promise<ApplicationView[]> {
  const newest = (await draftedDecisions(db)).toReversed().map(({ entityId }) => entityId);
  const ids = [...new Set(newest)].slice(0, limit);
  const found = await views(db, db.applications.where('_id').anyOf(ids));
  return found.toSorted((left, right) => ids.indexOf(left._id) - ids.indexOf(right._id));
}

/** Pending decisions change the counts at once; rejected decisions do not count. */
export async function applicationCounts(db: Db): Promise<ApplicationCounts> {
  const counts = new Map<Status, number>();
  const add = (status: Status, n: number) => counts.set(status, (counts.get(status) ?? 0) + n);
  const statusCounts = STATUSES.map(async (status) =>
    add(status, await db.applications.where('status').equals(status).count()),
  );
  const [drafted, refused] = await Promise.all([statusesOfDrafted(db), refusedFilings(db), ...statusCounts]);
  for (const { from, to } of drafted) {
    add(from, -1);
    add(to, 1);
  }
  const lost = await db.applications.bulkGet(refused.map(({ entityId }) => entityId));
  for (const row of lost) if (row) add(row.status, -1);
  return countsByStatus(counts);
}

interface StatusOfDrafted {
  readonly _id: string;
  readonly from: Status;
  /** Once the queued orders are accepted. An order on some applicants leaves the application pending. */
  readonly to: Status;
}

export async function statusesOfDrafted(db: Db): Promise<StatusOfDrafted[]> {
  const drafted = await draftedDecisions(db);
  const rows = await db.applications.bulkGet([...new Set(drafted.map(({ entityId }) => entityId))]);
  return rows.flatMap((row) => {
    if (!row) return [];
    const waiting = drafted.filter(({ entityId }) => entityId === row._id).map(({ body }) => body);
    return { _id: row._id, from: row.status, to: statusWith(row, waiting) };
  });
}

function refusedFilings(db: Db): Promise<OutboxRow[]> {
  return db.outbox
    .where('state')
    .anyOf('rejected', 'conflict')
    .filter(({ op }) => op === 'file')
    .toArray();
}

export async function draftedDecisions(db: Db): Promise<OutboxRow<'decide'>[]> {
  const rows = await db.outbox.where('op').equals('decide').toArray();
  return rows.filter(isDrafted);
}

const isDrafted = (row: OutboxRow): row is OutboxRow<'decide'> =>
  row.op === 'decide' && WAITING.includes(row.state);

interface ApplicationQuery {
  toArray(): PromiseLike<ApplicationRow[]>;
}

export async function views(db: Db, found: ApplicationQuery): Promise<ApplicationView[]> {
  const rows = await found.toArray();
  const waitingRows = await db.outbox
    .where('entityId')
    .anyOf(rows.map(({ _id }) => _id))
    .toArray();
  return rows.map((row) =>
    viewOf(
      row,
      waitingRows.filter(({ entityId }) => entityId === row._id),
    ),
  );
}

function viewOf(row: ApplicationRow, outbox: readonly OutboxRow[]): ApplicationView {
  const signed = outbox.filter(isDrafted);
  const drafted = signed.at(-1);
  const sync = outbox.some(({ state }) => NEEDS_YOU.includes(state))
    ? 'needs-you'
    : outbox.length > 0
      ? 'waiting'
      : 'sent';
  if (!drafted) return { ...row, sync };
  const undoUntil = drafted.tried ? null : drafted.nextAt;
  const pendingDecision = { decision: drafted.body, undoUntil };
  return { ...row, sync, pendingDecision, waitingDecisions: signed.map(({ body }) => body) };
}
