/** Actions on a rejected row: edit and resend, send again, copy, or discard. */
import { invariant } from '#kernel/assert.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { courtTimeOf } from '#data/store/clock.ts';
import type { Db } from '#data/store/db.ts';
import { isRefused, type OutboxRow } from '#data/store/outbox-row.ts';
import { nowIso } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import type { Engine, LocalEngine } from './engine.ts';
import { closeRow, updateHeldRows, rowsOf } from './outbox.ts';
import type { ResumeTarget } from './record-kind.ts';

export type NotOpen =
  | { readonly kind: 'gone' }
  | { readonly kind: 'on-its-way' }
  /** The row of an older app can no longer be parsed. The user can copy and save its text. */
  | { readonly kind: 'unreadable' };

const tablesOf = ({ db, kinds }: LocalEngine) => [...kinds.tables(db), db.drafts, db.outbox, db.receipts];

/**
 * Opens the rejected change on its own screen, which sends it with a new key. The same transaction runs
 * `onReopen`, so a full storage leaves the row unchanged.
 */
export async function editAndResend(
  engine: Engine,
  n: number,
  onReopen?: (opened: ResumeTarget) => Promise<void>,
): Promise<Result<ResumeTarget, NotOpen>> {
  const { db, ports, kinds } = engine;
  let unreadable = false;
  try {
    return await saveInTransaction(db, tablesOf(engine), async (): Promise<Result<ResumeTarget, NotOpen>> => {
      const row = await blockerOf(db, n);
      if (!row.ok) return row;
      unreadable = row.value.lastError?.code === 'unreadable';
      if (unreadable && !isRecord(row.value.body)) return err({ kind: 'unreadable' });
      const operation = kinds.operationOf(row.value);
      invariant(operation, 'only what this version knows is refused');
      const reopened = await operation.reopen(db, ports, row.value);
      await onReopen?.(reopened);
      return ok(reopened);
    });
  } catch (error) {
    if (unreadable) return err({ kind: 'unreadable' }); // nothing has changed: the transaction was rolled back
    throw error;
  }
}

/** A held row waits behind another row, and that other row needs the user. */
async function blockerOf(db: Db, n: number): Promise<Result<OutboxRow, NotOpen>> {
  const row = await db.outbox.get(n);
  if (!row) return err({ kind: 'gone' });
  const inTheWay = (await rowsOf(db, row.after ?? row.entityId)).find(isRefused);
  return inTheWay ? ok(inTheWay) : err({ kind: 'on-its-way' });
}

/** Sends the same operation again after its cause is fixed: a judge verified, or an old row confirmed. */
export async function sendAgain({ db, ports, kinds }: Engine, n: number): Promise<boolean> {
  return saveInTransaction(db, [...kinds.tables(db), db.outbox], async () => {
    const row = await db.outbox.get(n);
    if (row?.state !== 'rejected') return false;
    const at = nowIso(ports);
    const expired = row.lastError?.code === 'expired';
    await db.outbox.update(n, {
      state: 'pending',
      nextAt: at,
      confirmedAt: (await courtTimeOf(db, ports)).toISOString(),
      lastError: null,
      // The server stores a rejection under its key, so use a new one. An expired row keeps its key: it may
      // have arrived.
      ...(!expired && { key: ports.newId() }),
    });
    await updateHeldRows(db, row.entityId);
    await kinds.of(row).recompute(db, row.entityId);
    return true;
  });
}

/**
 * The screen asks for confirmation. A receipt records the discarded row; data that was only on this device is
 * deleted.
 */
export function discardRefused(engine: Engine, n: number): Promise<boolean> {
  const { db, ports, kinds } = engine;
  return saveInTransaction(db, tablesOf(engine), async () => {
    const row = await db.outbox.get(n);
    if (!row || row.state === 'pending' || row.state === 'sending') return false;
    const discard = kinds.operationOf(row)?.discard;
    if (discard) await discard(db, ports, row);
    else {
      await closeRow(db, row, { at: nowIso(ports), outcome: 'discarded' });
      await kinds.of(row).recompute(db, row.entityId);
    }
    return true;
  });
}
