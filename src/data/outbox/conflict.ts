/** Resolves a conflict: the user chooses between both versions, field by field. */
import { err, type Result } from '#kernel/result.ts';
import { nowIso } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import type { Engine, LocalEngine } from './engine.ts';
import { closeRow } from './outbox.ts';
import type { ApplyRefusal, Conflict } from './record-kind.ts';

export async function conflictOf({ db, kinds }: LocalEngine, n: number): Promise<Conflict | null> {
  const row = await db.outbox.get(n);
  return row?.state === 'conflict' ? (kinds.of(row).conflicts?.of(row) ?? null) : null;
}

const tablesOf = ({ db, kinds }: LocalEngine) => [...kinds.tables(db), db.outbox, db.receipts];

/** Keeps the server version and closes the local row with a receipt. */
export function keepTheirs(engine: Engine, n: number): Promise<boolean> {
  const { db, ports, kinds } = engine;
  return saveInTransaction(db, tablesOf(engine), async () => {
    const row = await db.outbox.get(n);
    if (row?.state !== 'conflict') return false;
    await closeRow(db, row, { at: nowIso(ports), outcome: 'kept-theirs' });
    await kinds.of(row).recompute(db, row.entityId);
    return true;
  });
}

export interface ConflictChoice {
  readonly n: number;
  /** Fields to take from mine; all fields if absent. */
  readonly paths?: readonly string[];
}

/** Rebases my change on the server version as a new operation with a new key. */
export function applyMineAgain(engine: Engine, choice: ConflictChoice): Promise<Result<null, ApplyRefusal>> {
  const { db, ports, kinds } = engine;
  return saveInTransaction(db, tablesOf(engine), async () => {
    const row = await db.outbox.get(choice.n);
    const conflicts = row?.state === 'conflict' && kinds.of(row).conflicts;
    if (!row || !conflicts) return err({ kind: 'gone' });
    return conflicts.applyAgain(db, ports, { row, paths: choice.paths });
  });
}
