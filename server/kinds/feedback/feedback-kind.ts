import type { Feedback, NewFeedback } from '#contract/account/feedback.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { feedbackRecord } from '#records/feedback.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { listHandling } from '#server/records/records.ts';
import type { Effect } from '#server/http/write.ts';
import { authorFields, newFeedback } from './new-feedback.ts';
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
