/** Putting acts into the outbox and taking them out; always inside the caller's transaction. */
import { invariant } from '#kernel/assert.ts';
import type { Db, Receipt } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import { KNOWN_SINCE, NEEDS_YOU, type OutboxRow } from './outbox-row.ts';
import { instant, type Ports } from '#data/store/ports.ts';

export type Act = Pick<OutboxRow, 'op' | 'entity' | 'entityId' | 'body' | 'baseVersion' | 'subject'> &
  Partial<Pick<OutboxRow, 'nextAt' | 'after'>>;

/** The key is minted here, when the person acts, and never again for this act. */
export async function enqueue(db: Db, ports: Ports, act: Act): Promise<OutboxRow> {
  const user = await metaOf(db, 'user');
  invariant(user, 'an act without a person');
  const at = instant(ports);
  const row: Omit<OutboxRow, 'n'> = {
    nextAt: at,
    ...act,
    key: ports.newId(),
    userId: user._id,
    opVersion: KNOWN_SINCE[act.op],
    clientTime: at,
    clockOffset: (await metaOf(db, 'clockOffset')) ?? 0,
    state: (await isBlocked(db, act)) ? 'held' : 'pending',
    tried: false,
    attempts: 0,
    firstFailureAt: null,
    lease: null,
    lastError: null,
  };
  const n = await db.outbox.add(row);
  return { ...row, n };
}

async function isBlocked(db: Db, { entityId, after }: Act): Promise<boolean> {
  const ids = after === undefined ? [entityId] : [entityId, after];
  const rows = await db.outbox.where('entityId').anyOf(ids).toArray();
  return rows.some(({ state }) => NEEDS_YOU.includes(state));
}

/** In the order in which they were written. */
export async function rowsOf(db: Db, entityId: string): Promise<OutboxRow[]> {
  return db.outbox.where('[entityId+n]').between([entityId, 0], [entityId, Infinity]).toArray();
}

/** What was written on top of this row is now on top of the version that it made. */
export async function moveBase(db: Db, row: OutboxRow, version: number): Promise<void> {
  for (const behind of await rowsOf(db, row.entityId)) {
    const builtOnThis = behind.n > row.n && behind.baseVersion === row.baseVersion;
    if (builtOnThis) await db.outbox.update(behind.n, { baseVersion: version });
  }
}

/** The row leaves, its receipt stays, and what waited behind it goes on or waits. */
export async function putAway(
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
    ...(row.subject.card !== undefined && { card: row.subject.card }),
    ...(row.lastError && { reason: row.lastError.msg }),
    ...receipt,
  });
  await reflow(db, row.entityId);
}

/** Behind a conflict or a refusal everything of that record, and of what hangs on it, is held. */
export async function reflow(db: Db, entityId: string): Promise<void> {
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
