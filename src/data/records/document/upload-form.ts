import type { Db } from '#data/store/db.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import { bytesOf } from './document-bytes.ts';

/** The words before the bytes, so that whoever reads them as they come knows early what it is. */
export async function uploadForm(db: Db, row: OutboxRow): Promise<FormData | null> {
  if (row.op !== 'add-document') return null;
  const { _id, kind, name, sha256 = '' } = row.body;
  const [bytes, record] = [await bytesOf(db, sha256), await db.documents.get(row.entityId)];
  if (!bytes) return null;
  const form = new FormData();
  for (const [key, value] of Object.entries({ _id, kind, name, sha256 }))
    if (value !== undefined) form.set(key, value);
  form.set('file', new Blob([bytes], record && { type: record.type }), name);
  return form;
}
