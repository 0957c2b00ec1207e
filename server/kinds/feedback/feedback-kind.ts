import { type Feedback, NewFeedback } from '#contract/account/feedback.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { feedbackRecord } from '#records/feedback.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { listHandling } from '#server/records/records.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { append } from '#server/records/append-only.ts';

/** Visible to its author only. Feedback of a judge is not part of a case file. */
export const feedbackKind: WithRoutes<StoredKind<Feedback>> = {
  ...definedKind(feedbackRecord),
  routes: feedbackRoutes,
};

function feedbackRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listFeedback', listHandling(ports, feedbackKind));
  route(api, 'createFeedback', async (call) =>
    writeCall(ports, call, createFeedback(feedbackKind, call.caller.user._id, call.body)),
  );
}

/** Stores feedback with author and time. */
const createFeedback = (kind: StoredKind<Feedback>, ownerId: string, body: NewFeedback): Effect =>
  append(
    {
      kind,
      make: newFeedback,
      authorFields,
      detail: ({ feedbackType, about }) => ({ feedbackType, about }),
    },
    ownerId,
    body,
  );

/** Fields set by the author. */
function authorFields(feedback: NewFeedback): Omit<NewFeedback, '_id'> {
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
