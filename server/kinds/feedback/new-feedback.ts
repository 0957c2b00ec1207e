/** New feedback. Pure, so that the simulation uses it too. */
import { type Feedback, NewFeedback } from '#contract/account/feedback.ts';
import { type AuthoredWrite, originOf } from '#server/records/authored.ts';

/** Fields set by the author. */
export function authorFields(feedback: NewFeedback): Omit<NewFeedback, '_id'> {
  const { _id, ...rest } = NewFeedback.parse(feedback);
  return rest;
}

export const newFeedback = (write: AuthoredWrite, body: NewFeedback): Feedback => ({
  ...body,
  _id: body._id ?? write.newId(),
  version: 1,
  ...originOf(write),
});
