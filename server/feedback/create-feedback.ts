/** Feedback as it came, with who sent it and when: nothing else is the server's to say. */
import { type Feedback, NewFeedback } from '#contract/feedback.ts';
import type { StoredKind } from '../db/record-kind.ts';
import type { Effect, Write } from '../http/write.ts';
import { append } from '../sync/append-only.ts';

export const createFeedback = (kind: StoredKind<Feedback>, ownerId: string, body: NewFeedback): Effect =>
  append(
    {
      kind,
      make: newFeedback,
      said,
      detail: ({ feedbackType, about }) => ({ feedbackType, about }),
    },
    ownerId,
    body,
  );

/** What its writer said of it. */
function said(feedback: NewFeedback): Omit<NewFeedback, '_id'> {
  const { _id, ...rest } = NewFeedback.parse(feedback);
  return rest;
}

function newFeedback({ caller, now, newId, deviceTime }: Write, body: NewFeedback): Feedback {
  const { _id, name, role } = caller.user;
  return {
    ...body,
    _id: body._id ?? newId(),
    version: 1,
    at: now.toISOString(),
    ...(deviceTime !== undefined && { deviceTime }),
    by: { _id, name, role },
  };
}
