/** Removes a document that the server does not have, at the user's request. */
import { invariant } from '#kernel/assert.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { closeRow, rowsOf } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { fileTables } from '#data/store/stored-files.ts';
import { releaseBytes } from './document-bytes.ts';

export type RemoveRefusal =
  /** The server has it or may have it: a filed document stays on the file. */
  { readonly kind: 'sent' } | { readonly kind: 'gone' };

export function removeDocument(db: Db, ports: Ports, id: string): Promise<Result<null, RemoveRefusal>> {
  return saveInTransaction(
    db,
    [...fileTables(db), db.documents, db.outbox, db.receipts],
    async (): Promise<Result<null, RemoveRefusal>> => {
      const document = await db.documents.get(id);
      if (!document) return err({ kind: 'gone' });
      const rows = await rowsOf(db, id);
      const mayBeThere = rows.some(({ tried, state }) => tried && state !== 'rejected');
      if (document.version > 0 || mayBeThere) return err({ kind: 'sent' });
      for (const row of rows) await closeRow(db, row, { at: nowIso(ports), outcome: 'discarded' });
      await forget(db, ports, id);
      return ok(null);
    },
  );
}

/** Discards a rejected document. Runs inside the caller's transaction. */
export async function discardDocument(db: Db, ports: Ports, row: OutboxRow): Promise<void> {
  invariant(row.op === 'add-document', 'only a document goes with its bytes');
  await closeRow(db, row, { at: nowIso(ports), outcome: 'discarded' });
  await forget(db, ports, row.entityId);
}

async function forget(db: Db, ports: Ports, id: string): Promise<void> {
  const document = await db.documents.get(id);
  if (!document || document.version > 0) return;
  await db.documents.delete(id);
  await releaseBytes(db, ports, document.sha256);
}
