/** Actions on a rejected row: edit and resend, send again, copy, or discard. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { invariant } from '#kernel/assert.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import { courtTimeOf } from '#data/store/clock.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { draftOf } from '#data/records/application/drafts.ts';
import { kindOf, operationOf, recordTables } from '#data/records/kinds.ts';
import type { ResumeTarget } from '#data/outbox/record-kind.ts';
import { closeRow, updateHeldRows, rowsOf } from './outbox.ts';
import { isRefused, type OutboxRow } from '#data/store/outbox-row.ts';

export type NotOpen =
  | { readonly kind: 'gone' }
  | { readonly kind: 'on-its-way' }
  /** The row of an older app can no longer be parsed. The user can copy and save its text. */
  | { readonly kind: 'unreadable' };

const tablesOf = (db: Db) => [...recordTables(db), db.drafts, db.outbox, db.receipts];

/**
 * Opens the rejected change on its own screen, from which it is sent with a new key. `chosen` replaces fields
 * of the draft.
 */
// oxlint-disable-next-line max-params -- every act begins with db and ports
export async function editAndResend(
  db: Db,
  ports: Ports,
  n: number,
  chosen?: Partial<ApplicationForm>,
): Promise<Result<ResumeTarget, NotOpen | StorageFull>> {
  let unreadable = false;
  try {
    return await saveInTransaction(db, tablesOf(db), async (): Promise<Result<ResumeTarget, NotOpen>> => {
      const row = await blockerOf(db, n);
      if (!row.ok) return row;
      unreadable = row.value.lastError?.code === 'unreadable';
      if (unreadable && !isRecord(row.value.body)) return err({ kind: 'unreadable' });
      const operation = operationOf(row.value);
      invariant(operation, 'only what this version knows is refused');
      const reopened = await operation.reopen(db, ports, row.value);
      if (chosen && reopened.kind === 'draft') await choose(db, reopened.draftId, chosen);
      return ok(reopened);
    });
  } catch (error) {
    if (unreadable) return err({ kind: 'unreadable' }); // nothing has changed: the transaction was rolled back
    throw error;
  }
}

/** Runs in the transaction of the draft: if storage is full, the row stays unchanged. */
async function choose(db: Db, draftId: string, chosen: Partial<ApplicationForm>): Promise<void> {
  const draft = await draftOf(db, draftId);
  if (draft) await db.drafts.put({ ...draft, step: 3, form: { ...draft.form, ...chosen } });
}

/** A held row waits behind another row, and that other row needs the user. */
async function blockerOf(db: Db, n: number): Promise<Result<OutboxRow, NotOpen>> {
  const row = await db.outbox.get(n);
  if (!row) return err({ kind: 'gone' });
  const inTheWay = (await rowsOf(db, row.after ?? row.entityId)).find(isRefused);
  return inTheWay ? ok(inTheWay) : err({ kind: 'on-its-way' });
}

/** Sends the same operation again after its cause is fixed: a judge verified, or an old row confirmed. */
export async function sendAgain(db: Db, ports: Ports, n: number): Promise<boolean> {
  return db.transaction('rw', [...recordTables(db), db.outbox, db.meta], async () => {
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
    await kindOf(row).recompute(db, row.entityId);
    return true;
  });
}

/**
 * The screen asks for confirmation. A receipt records the discarded row; data that was only on this device is
 * deleted.
 */
export function discardRefused(db: Db, ports: Ports, n: number): Promise<boolean> {
  return db.transaction('rw', tablesOf(db), async () => {
    const row = await db.outbox.get(n);
    if (!row || row.state === 'pending' || row.state === 'sending') return false;
    const discard = operationOf(row)?.discard;
    if (discard) await discard(db, ports, row);
    else {
      await closeRow(db, row, { at: nowIso(ports), outcome: 'discarded' });
      await kindOf(row).recompute(db, row.entityId);
    }
    return true;
  });
}
