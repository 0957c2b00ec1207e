import type { Db } from '#data/store/db.ts';
import { rowsOf } from '#data/outbox/outbox.ts';
import { recomputeCase } from '#data/records/case/case-view.ts';
import { applicationBase, localApplication, shownApplication } from './application-view.ts';

/** Call after any outbox change of this application: recomputes it and its case. */
export async function recomputeApplication(db: Db, id: string): Promise<void> {
  const rows = await rowsOf(db, id);
  const filing = rows.find((row) => row.op === 'file');
  const storedBase = await applicationBase(db, id);
  const base = storedBase ?? (filing && localApplication(filing));
  if (base) await db.applications.put(shownApplication(base, rows));
  if (storedBase && rows.length === 0) await db.bases.delete(['application', id]);
  if (base) await recomputeCase(db, base.caseId);
}
