/** Resolves a conflict: the user chooses between both versions, field by field. */
import { err, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { kindOf, recordTables } from '#data/records/kinds.ts';
import type { ApplyRefusal, Conflict } from '#data/outbox/record-kind.ts';
import { closeRow } from './outbox.ts';

export async function conflictOf(db: Db, n: number): Promise<Conflict | null> {
  const row = await db.outbox.get(n);
  return row?.state === 'conflict' ? (kindOf(row).conflicts?.of(row) ?? null) : null;
}

const tablesOf = (db: Db) => [...recordTables(db), db.outbox, db.receipts];

/** Keeps the server version and closes the local row with a receipt. */
export function keepTheirs(db: Db, ports: Ports, n: number): Promise<boolean> {
  return db.transaction('rw', tablesOf(db), async () => {
    const row = await db.outbox.get(n);
    if (row?.state !== 'conflict') return false;
    await closeRow(db, row, { at: nowIso(ports), outcome: 'kept-theirs' });
    await kindOf(row).recompute(db, row.entityId);
    return true;
  });
}

export interface ConflictChoice {
  readonly n: number;
  /** Fields to take from mine; all fields if absent. */
  readonly paths?: readonly string[];
}

/** Rebases my change on the server version as a new operation with a new key. */
export function applyMineAgain(
  db: Db,
  ports: Ports,
  choice: ConflictChoice,
): Promise<Result<null, ApplyRefusal>> {
  return db.transaction('rw', tablesOf(db), async () => {
    const row = await db.outbox.get(choice.n);
    const conflicts = row?.state === 'conflict' && kindOf(row).conflicts;
    if (!row || !conflicts) return err({ kind: 'gone' });
    return conflicts.applyAgain(db, ports, { row, paths: choice.paths });
  });
}
