/** Reads the documents of a case with its applications, or of one application, in order of adding. */
import { NEEDS_YOU } from '#data/store/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import type { DocumentRow } from '#data/store/rows.ts';

export interface DocumentView extends DocumentRow {
  /** `draft`: sent when the application is filed. */
  readonly sync: 'draft' | 'waiting' | 'sent' | 'needs-you';
  /** Not sent yet, so the user may still remove it. */
  readonly mayGo: boolean;
  /** Its bytes are on this device. */
  readonly isHere: boolean;
}

/** A draft has the id of its application. */
export type DocumentsOf = { readonly caseId: string } | { readonly applicationId: string };

export async function documentsOf(db: Db, of: DocumentsOf): Promise<DocumentView[]> {
  const rows = await (
    'caseId' in of
      ? db.documents.where('caseId').equals(of.caseId)
      : db.documents.where('applicationId').equals(of.applicationId)
  ).sortBy('uploadedAt');
  return viewsOf(db, rows);
}

export async function documentOf(db: Db, id: string): Promise<DocumentView | null> {
  const row = await db.documents.get(id);
  const [view] = row ? await viewsOf(db, [row]) : [];
  return view ?? null;
}

async function viewsOf(db: Db, rows: readonly DocumentRow[]): Promise<DocumentView[]> {
  const queued = await db.outbox
    .where('entityId')
    .anyOf(rows.map(({ _id }) => _id))
    .toArray();
  const states = new Map(queued.map((row) => [row.entityId, row] as const));
  const here = new Set(
    await db.blobs
      .where('sha256')
      .anyOf(rows.map(({ sha256 }) => sha256))
      .primaryKeys(),
  );
  return rows.map((row) => {
    const own = states.get(row._id);
    const sync = syncOf(row, own);
    const mayGo = row.version === 0 && (!own?.tried || own.state === 'rejected');
    return { ...row, sync, mayGo, isHere: here.has(row.sha256) };
  });
}

function syncOf(
  { version }: DocumentRow,
  own: { readonly state: (typeof NEEDS_YOU)[number] } | undefined,
): DocumentView['sync'] {
  if (version > 0) return 'sent';
  if (!own) return 'draft';
  return NEEDS_YOU.includes(own.state) ? 'needs-you' : 'waiting';
}
