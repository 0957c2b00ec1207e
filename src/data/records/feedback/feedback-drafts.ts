/** Feedback being written: as typed, one for each of the three forms, on this device until it is sent. */
import type { FeedbackType } from '#contract/feedback.ts';
import type { FeedbackDraft } from './feedback-draft.ts';
import { DRAFT_PREFIX } from '#data/store/draft-counts.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { ok, type Result } from '#kernel/result.ts';

const PREFIX = DRAFT_PREFIX.feedback;
const nameOf = (type: FeedbackType) => `${PREFIX}${type}` as const;

/** `null` when nothing has been written. */
export const feedbackDraftOf = (db: Db, type: FeedbackType): Promise<FeedbackDraft | null> =>
  getMeta(db, nameOf(type));

/** An e-mail alone was only proposed. */
const isBlank = ({ subject, message, details, rating }: FeedbackDraft): boolean =>
  rating === null && [subject, message, details].every((said) => said.trim() === '');

export function saveFeedbackDraft(
  db: Db,
  type: FeedbackType,
  draft: FeedbackDraft,
): Promise<Result<void, StorageFull>> {
  return saveInTransaction(db, [], async () =>
    ok(await (isBlank(draft) ? discardFeedbackDraft(db, type) : keepFeedbackDraft(db, type, draft))),
  );
}

/** Inside the caller's transaction. */
export const keepFeedbackDraft = (db: Db, type: FeedbackType, draft: FeedbackDraft): Promise<void> =>
  setMeta(db, nameOf(type), draft);

export const discardFeedbackDraft = (db: Db, type: FeedbackType): Promise<void> =>
  clearMeta(db, nameOf(type));

export interface UnfinishedFeedback extends FeedbackDraft {
  readonly type: FeedbackType;
}

export async function unfinishedFeedback(db: Db): Promise<UnfinishedFeedback[]> {
  const found: UnfinishedFeedback[] = [];
  for (const name of await db.meta.where('k').startsWith(PREFIX).primaryKeys()) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `nameOf` alone makes these names
    const type = name.slice(PREFIX.length) as FeedbackType;
    const draft = await feedbackDraftOf(db, type);
    if (draft) found.push({ type, ...draft });
  }
  return found;
}
