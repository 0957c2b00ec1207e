import { type Feedback, NewFeedback } from '#contract/feedback.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { listHandling } from '#server/records/records.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { append } from '#server/records/append-only.ts';

/** One's own, whoever one is: a judge's feedback is no part of a case file. */
export const feedbackKind: WithRoutes<StoredKind<Feedback>> = {
  entity: 'feedback',
  table: 'feedback',
  seen: 'owner',
  inCaseFile: false,
  routes: feedbackRoutes,
};

function feedbackRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listFeedback', listHandling(ports, feedbackKind));
  route(api, 'createFeedback', async (call) =>
    writeCall(ports, call, createFeedback(feedbackKind, call.caller.user._id, call.body)),
  );
}

/** Feedback as it came, with who sent it and when: nothing else is the server's to say. */
const createFeedback = (kind: StoredKind<Feedback>, ownerId: string, body: NewFeedback): Effect =>
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
