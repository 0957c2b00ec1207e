/** Counts the user's records on this device. */
import type { Db } from '#data/store/db.ts';

export interface KeptHere {
  readonly applications: number;
  readonly cases: number;
  readonly hearings: number;
  readonly documents: number;
  readonly drafts: number;
  readonly waiting: number;
}

export async function countStoredRecords(db: Db): Promise<KeptHere> {
  const [applications, cases, hearings, documents, drafts, waiting] = await Promise.all(
    [db.applications, db.cases, db.hearings, db.blobs, db.drafts, db.outbox].map((table) => table.count()),
  );
  return {
    applications: applications ?? 0,
    cases: cases ?? 0,
    hearings: hearings ?? 0,
    documents: documents ?? 0,
    drafts: drafts ?? 0,
    waiting: waiting ?? 0,
  };
}
