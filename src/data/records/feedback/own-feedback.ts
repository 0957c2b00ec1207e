/** The user's own feedback, newest first: from its screen and on cards of the legal database. */
import type { Db } from '#data/store/db.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import { type FeedbackView, feedbackViews } from './reports-on.ts';

export const ownFeedback = async (db: Db, limit: number): Promise<FeedbackView[]> =>
  feedbackViews(db, await newestFirst(db.feedback.orderBy('at')).limit(limit).toArray());
