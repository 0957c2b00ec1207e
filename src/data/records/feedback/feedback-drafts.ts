/** Unsent feedback: one draft for each of the three forms. */
import type { FeedbackType } from '#contract/account/feedback.ts';
import type { FeedbackDraft } from './feedback-draft.ts';
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';

const drafts = draftStore<FeedbackDraft>('feedback');

/** `null` if there is no draft. */
export const feedbackDraftOf = (db: Db, type: FeedbackType): Promise<FeedbackDraft | null> =>
  drafts.read(db, type);

/** A prefilled e-mail alone is no draft. */
const isBlank = ({ subject, message, details, rating }: FeedbackDraft): boolean =>
  rating === null && [subject, message, details].every((text) => text.trim() === '');

export function saveFeedbackDraft(db: Db, type: FeedbackType, draft: FeedbackDraft): Promise<void> {
  return saveInTransaction(db, [], () =>
    isBlank(draft) ? drafts.remove(db, type) : drafts.put(db, type, draft),
  );
}

/** Runs inside the caller's transaction. */
export const keepFeedbackDraft = (db: Db, type: FeedbackType, draft: FeedbackDraft): Promise<void> =>
  drafts.put(db, type, draft);

export const discardFeedbackDraft = (db: Db, type: FeedbackType): Promise<void> => drafts.remove(db, type);

export interface UnfinishedFeedback extends FeedbackDraft {
  readonly type: FeedbackType;
}

export async function unfinishedFeedback(db: Db): Promise<UnfinishedFeedback[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the functions above alone give these ids
  return (await drafts.list(db)).map(({ id, values }) => Object.assign({ type: id as FeedbackType }, values));
}
