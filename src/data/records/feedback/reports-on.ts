/** The user's reports on a card of the legal database. */
import type { Feedback, FeedbackAbout } from '#contract/account/feedback.ts';
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

/** Adds the sync state and keeps the order. */
export async function feedbackViews(db: Db, rows: readonly FeedbackRow[]): Promise<FeedbackView[]> {
  const views: FeedbackView[] = [];
  for (const row of rows) {
    const [unsent] = row.version === 0 ? await rowsOf(db, row._id) : [];
    views.push({ ...row, sync: syncOf(row.version, unsent?.state) });
  }
  return views;
}

/** Device time of writing, if known. */
export const writtenAt = ({ at, deviceTime }: Pick<Feedback, 'at' | 'deviceTime'>): string =>
  deviceTime ?? at;
