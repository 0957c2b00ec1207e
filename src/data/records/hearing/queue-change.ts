/** Queues a change of a hearing or merges it into a queued row. Runs inside the caller's transaction. */
import { NewHearing } from '#contract/case/hearing.ts';
import { isRecord, patchBetween, same } from '#kernel/merge-patch.ts';
import { enqueue, closeRow, updateHeldRows, rowsOf, baseVersionSeen } from '#data/outbox/outbox.ts';
import { NEEDS_YOU, type OutboxRow } from '#data/store/outbox-row.ts';
import { requeueWithNewKey } from '#data/outbox/requeue.ts';
import { keepPlainBase } from '#data/records/plain-edits.ts';
import type { Db } from '#data/store/db.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { hearingSubject } from './hearing-subject.ts';
import { hearingText, type HearingText } from './hearing-view.ts';

interface Change {
  readonly row: HearingRow;
  readonly after: HearingText;
}

export async function queueChange(db: Db, ports: Ports, { row, after }: Change): Promise<void> {
  const before = hearingText(row);
  const body = patchBetween(before, after);
  if (!isRecord(body)) return;
  const unlisted = (await rowsOf(db, row._id)).find(isNotListed);
  if (unlisted) await listAnew(db, ports, { row: unlisted, after });
  const left = unlisted ? withoutListing(body) : body;
  if (Object.keys(left).length === 0) return;
  const [stuck, ...behind] = unlisted ? [] : await stuckChanges(db, row._id);
  if (stuck) return joinStuck(db, ports, { stuck, behind, row, body: left });
  await keepPlainBase(db, 'hearing', row);
  const about = { entity: 'hearing', entityId: row._id } as const;
  await enqueue(db, ports, {
    op: 'change-hearing',
    opVersion: 4,
    ...about,
    body: left,
    baseVersion: await baseVersionSeen(db, about, row.version),
    subject: {
      ...(await hearingSubject(db, row)),
      before: unlisted ? { ...before, ...onlyListing(after) } : before,
    },
  });
}

/** Rejected or conflicting changes, and the rows held behind them. */
async function stuckChanges(db: Db, id: string): Promise<OutboxRow<'change-hearing'>[]> {
  const rows = await rowsOf(db, id);
  return rows.filter(
    (row): row is OutboxRow<'change-hearing'> => row.op === 'change-hearing' && NEEDS_YOU.includes(row.state),
  );
}

const saidIn = (rows: readonly OutboxRow<'change-hearing'>[]): Patch =>
  Object.assign({}, ...rows.map(({ body }) => body));

/** Returns the rejected change, so that the judge corrects both as one change. A conflict is not included. */
export async function refusedChange(db: Db, id: string): Promise<Patch> {
  const rows = await stuckChanges(db, id);
  return rows[0]?.state === 'rejected' ? saidIn(rows) : {};
}

interface MergeHearingChange {
  readonly stuck: OutboxRow<'change-hearing'>;
  readonly behind: readonly OutboxRow<'change-hearing'>[];
  readonly row: HearingRow;
  readonly body: Patch;
}

/**
 * Merges a new change into the rejected one, because rows behind it are not shown. It is requeued, or waits
 * for the conflict choice.
 */
async function joinStuck(
  db: Db,
  ports: Ports,
  { stuck, behind, row, body }: MergeHearingChange,
): Promise<void> {
  if (stuck.state === 'conflict') {
    await db.outbox.put({ ...stuck, body: { ...saidIn([stuck, ...behind]), ...body } });
  } else {
    const subject = { ...stuck.subject, before: hearingText(row) };
    await requeueWithNewKey(db, ports, { ...stuck, body, baseVersion: row.version, subject });
  }
  for (const each of behind) await closeRow(db, each, { at: nowIso(ports), outcome: 'replaced' });
  await updateHeldRows(db, row._id);
}

type Patch = Readonly<Record<string, unknown>>;

/** Fields of a listing; the outcome is sent separately. */
const LISTING: ReadonlySet<string> = new Set(['date', 'time', 'purpose', 'courtroom', 'minutes', 'notices']);

const onlyListing = (patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => LISTING.has(field)));

const withoutListing = (patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => !LISTING.has(field)));

/** The server cannot have it: not sent yet, or rejected. */
const isNotListed = (row: OutboxRow): row is OutboxRow<'schedule-hearing'> =>
  row.op === 'schedule-hearing' && (!row.tried || row.state === 'rejected');

/** Requeues the listing in place with all its changes; the outcome stays in later rows. */
async function listAnew(
  db: Db,
  ports: Ports,
  { row, after }: { readonly row: OutboxRow<'schedule-hearing'>; readonly after: HearingText },
): Promise<void> {
  const { _id, since } = row.body;
  const listing = NewHearing.parse({ _id, ...onlyListing(after), ...(since && { since }) });
  if (!same(listing, row.body)) await requeueWithNewKey(db, ports, { ...row, body: listing });
  for (const behind of await rowsOf(db, row.entityId)) {
    if (behind.op !== 'change-hearing') continue;
    const left = withoutListing(behind.body);
    if (Object.keys(left).length === 0)
      await closeRow(db, behind, { at: nowIso(ports), outcome: 'replaced' });
    else if (!same(left, behind.body)) await db.outbox.put({ ...behind, body: left, key: ports.newId() });
  }
  await updateHeldRows(db, row.entityId);
}
