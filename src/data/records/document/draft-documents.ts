/**
 * Documents of a draft application: queued when it is filed, restored when it is returned, and deleted with
 * it.
 */
import { closeRow, rowsOf } from '#data/outbox/outbox.ts';
import type { Db } from '#data/store/db.ts';
import type { DocumentRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { releaseBytes } from './document-bytes.ts';
import { queueDocument } from './queue-document.ts';

const unsentOf = (db: Db, applicationId: string): Promise<DocumentRow[]> =>
  db.documents
    .where('applicationId')
    .equals(applicationId)
    .and(({ version }) => version === 0)
    .sortBy('uploadedAt');

/** Queues the documents behind the new filing, in order of adding. Runs inside the caller's transaction. */
export async function queueDraftDocuments(
  db: Db,
  ports: Ports,
  { applicationId, caseId }: { readonly applicationId: string; readonly caseId: string },
): Promise<void> {
  for (const document of await unsentOf(db, applicationId)) {
    const filed = { ...document, caseId };
    await db.documents.put(filed);
    await queueDocument(db, ports, filed);
  }
}

interface Move {
  readonly from: string;
  readonly to: { readonly applicationId: string; readonly caseId: string };
}

/** The filing is a draft again, under this id or another. Runs inside the caller's transaction. */
export async function takeBackDocuments(db: Db, ports: Ports, { from, to }: Move): Promise<void> {
  for (const document of await unsentOf(db, from)) {
    await putAwayRows(db, ports, { id: document._id, outcome: 'edited' });
    await db.documents.put({ ...document, ...to });
  }
}

/** Deletes the unsent documents with the application. Runs inside the caller's transaction. */
export async function discardDocuments(db: Db, ports: Ports, applicationId: string): Promise<void> {
  for (const { _id, sha256 } of await unsentOf(db, applicationId)) {
    await putAwayRows(db, ports, { id: _id, outcome: 'discarded' });
    await db.documents.delete(_id);
    await releaseBytes(db, ports, sha256);
  }
}

async function putAwayRows(
  db: Db,
  ports: Ports,
  { id, outcome }: { readonly id: string; readonly outcome: 'edited' | 'discarded' },
): Promise<void> {
  for (const row of await rowsOf(db, id)) await closeRow(db, row, { at: nowIso(ports), outcome });
}
