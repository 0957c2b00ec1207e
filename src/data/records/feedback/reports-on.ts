/** What one has reported on a card of the legal database. */
import type { Feedback, FeedbackAbout } from '#contract/feedback.ts';
import { type AddedSync, syncOf } from '#data/outbox/append-only-sync.ts';
import type { Db } from '#data/store/db.ts';
import type { FeedbackRow } from '#data/store/rows.ts';
import { rowsOf } from '#data/outbox/outbox.ts';

export interface FeedbackView extends FeedbackRow {
  readonly sync: AddedSync;
}

/** Newest first. */
export async function reportsOn(
  db: Db,
  { code, section }: Pick<FeedbackAbout, 'code' | 'section'>,
): Promise<FeedbackView[]> {
  const rows = await db.feedback.where('[about.code+about.section]').equals([code, section]).toArray();
  return feedbackViews(
    db,
    rows.toSorted((a, b) => (writtenAt(a) < writtenAt(b) ? 1 : -1)),
  );
}

/** Each with how far it has got, in the order given. */
export async function feedbackViews(db: Db, rows: readonly FeedbackRow[]): Promise<FeedbackView[]> {
  const views: FeedbackView[] = [];
  for (const row of rows) {
    const [unsent] = row.version === 0 ? await rowsOf(db, row._id) : [];
    views.push({ ...row, sync: syncOf(row.version, unsent?.state) });
  }
  return views;
}

/** By the clock of the device on which it was written, where that is known. */
export const writtenAt = ({ at, deviceTime }: Pick<Feedback, 'at' | 'deviceTime'>): string =>
  deviceTime ?? at;
