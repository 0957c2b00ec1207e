/** What one has reported: added and never changed. */
import type { Feedback, FeedbackAbout } from '#contract/feedback.ts';
import { acceptAdded, type AddedSync, syncOf } from './added-record.ts';
import type { Db, FeedbackRow } from './db.ts';
import type { Desk, Settled } from './desk.ts';
import { rowsOf } from './outbox.ts';

export interface FeedbackView extends FeedbackRow {
  readonly sync: AddedSync;
}

/** Of one card of the legal database, newest first. */
export async function reportsOn(
  db: Db,
  { code, section }: Pick<FeedbackAbout, 'code' | 'section'>,
): Promise<FeedbackView[]> {
  const rows = await db.feedback.where('[about.code+about.section]').equals([code, section]).toArray();
  const views: FeedbackView[] = [];
  for (const row of rows.toSorted((a, b) => (writtenAt(a) < writtenAt(b) ? 1 : -1))) {
    const [unsent] = row.version === 0 ? await rowsOf(db, row._id) : [];
    views.push({ ...row, sync: syncOf(row.version, unsent?.state) });
  }
  return views;
}

/** By the clock of the device on which it was written, where that is known. */
export const writtenAt = ({ at, deviceTime }: Pick<Feedback, 'at' | 'deviceTime'>): string =>
  deviceTime ?? at;

/** Inside the caller's transaction. */
export const acceptFeedback = (desk: Desk, entity: Feedback): Promise<Settled> =>
  acceptAdded(desk, entity, (copy) => desk.db.feedback.put(copy));

/** After its row has left the outbox unsent: it is not shown as if it were kept. */
export async function recomputeFeedback(db: Db, id: string): Promise<void> {
  const row = await db.feedback.get(id);
  if (row?.version === 0 && (await rowsOf(db, id)).length === 0) await db.feedback.delete(id);
}
