/** Adds and closes outbox rows, always inside the caller's transaction. */
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import type { Receipt } from '#data/store/rows.ts';
import { clockOffsetOf } from '#data/store/clock.ts';
import { getMeta } from '#data/store/meta.ts';
import {
  isRefused,
  NEEDS_YOU,
  type Op,
  type Operations,
  type OutboxRow,
  type RowBase,
  WAITING,
} from '#data/store/outbox-row.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

/** The caller's part of a row; the outbox sets the rest. */
export type OutboxAct<O extends Op = Op> = {
  [K in O]: Operations[K] &
    Pick<RowBase, 'entityId' | 'opVersion' | 'baseVersion'> &
    Partial<Pick<RowBase, 'nextAt' | 'after' | 'file'>> & { readonly op: K };
}[O];

/** Create the idempotency key once, when the user acts. */
export async function enqueue<O extends Op>(db: Db, ports: Ports, act: OutboxAct<O>): Promise<OutboxRow<O>> {
  const user = await getMeta(db, 'user');
  invariant(user, 'an act without a person');
  const at = nowIso(ports);
  const row = {
    nextAt: at,
    ...act,
    ...(await placeOf(db, act)),
    key: ports.newId(),
    userId: user._id,
    clientTime: at,
    clockOffset: await clockOffsetOf(db),
    tried: false,
    attempts: 0,
    firstFailureAt: null,
    lease: null,
    lastError: null,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an act and the outbox's own fields are a row
  const completeRow = row as unknown as OutboxRow<O>;
  const n = await db.outbox.add(completeRow);
  return { ...completeRow, n };
}

/** A row behind a held row depends on the same other record, so it copies that dependency. */
async function placeOf(
  db: Db,
  { entityId, after }: Pick<RowBase, 'entityId' | 'after'>,
): Promise<Pick<RowBase, 'state' | 'after'>> {
  const ids = after === undefined ? [entityId] : [entityId, after];
  const rows = await db.outbox.where('entityId').anyOf(ids).toArray();
  if (!rows.some(({ state }) => NEEDS_YOU.includes(state))) return { state: 'pending' };
  const heldRows = rows.filter((row) => row.entityId === entityId && row.state === 'held');
  for (const { after: other } of heldRows) {
    if (other !== undefined && (await rowsOf(db, other)).some(isRefused))
      return { state: 'held', after: other };
  }
  return { state: 'held' };
}

/** Rows of a queue in the order of writing. */
export async function rowsOf(db: Db, entityId: string): Promise<OutboxRow[]> {
  return db.outbox.where('[entityId+n]').between([entityId, 0], [entityId, Infinity]).toArray();
}

/**
 * The version of a record that the user has seen. Pending edits may hide later server changes, so use the
 * version on which those edits were written.
 */
export async function baseVersionSeen(
  db: Db,
  { entity, entityId }: Pick<OutboxRow, 'entity' | 'entityId'>,
  version: number,
): Promise<number> {
  const pendingRows = (await rowsOf(db, entityId)).filter(
    (row) => row.entity === entity && WAITING.includes(row.state),
  );
  return Math.min(version, ...pendingRows.map(({ baseVersion }) => baseVersion));
}

/** Rebase later rows on the version that this row created. */
export async function rebaseLaterRows(
  db: Db,
  row: OutboxRow,
  {
    version,
    isOn = () => true,
  }: { readonly version: number; readonly isOn?: (behind: OutboxRow) => boolean },
): Promise<void> {
  for (const behind of await rowsOf(db, row.entityId)) {
    const builtOnThis = behind.n > row.n && behind.baseVersion === row.baseVersion;
    if (builtOnThis && isOn(behind)) await db.outbox.update(behind.n, { baseVersion: version });
  }
}

/** Delete the row, store its receipt and re-evaluate the rows behind it. */
export async function closeRow(
  db: Db,
  row: OutboxRow,
  receipt: Pick<Receipt, 'at' | 'outcome'> & Partial<Receipt>,
) {
  await db.outbox.delete(row.n);
  await db.receipts.put({
    key: row.key,
    op: row.op,
    entity: row.entity,
    entityId: row.entityId,
    title: row.subject.title,
    applicationNumber: row.subject.applicationNumber,
    ...('card' in row.subject && { card: row.subject.card }),
    ...(row.lastError && { reason: row.lastError.msg }),
    ...(receipt.outcome === 'accepted' && { sent: row.body }),
    ...receipt,
  });
  await updateHeldRows(db, row.entityId);
}

/** Hold later rows of this record and its children behind a conflict or a rejection. */
export async function updateHeldRows(db: Db, entityId: string): Promise<void> {
  let blocked = false;
  for (const row of await rowsOf(db, entityId)) {
    if (row.state === 'conflict' || row.state === 'rejected') blocked = true;
    else await hold(db, row, blocked);
  }
  for (const child of await db.outbox.where('after').equals(entityId).toArray()) {
    await hold(db, child, blocked);
  }
}

async function hold(db: Db, row: OutboxRow, blocked: boolean): Promise<void> {
  if (blocked && row.state === 'pending') await db.outbox.update(row.n, { state: 'held' });
  if (!blocked && row.state === 'held') await db.outbox.update(row.n, { state: 'pending' });
}
