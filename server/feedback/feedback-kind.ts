import type { Feedback } from '#contract/feedback.ts';
import type { StoredKind } from '../db/record-kind.ts';
import { listAnswer } from '../http/list-answer.ts';
import { type Api, route } from '../http/route.ts';
import { writeCall } from '../http/write-call.ts';
import { listSeen } from '../sync/records.ts';
import { pageOf } from '../db/page.ts';
import { createFeedback } from './create-feedback.ts';

/** One's own, whoever one is: a judge's feedback is no part of a case file. */
export const feedbackKind: StoredKind<Feedback> = {
  entity: 'feedback',
  table: 'feedback',
  seen: 'owner',
  inCaseFile: false,
  routes: feedbackRoutes,
};

function feedbackRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listFeedback', async ({ caller, query, request }) => {
    const page = pageOf(query);
    return listAnswer(request, await listSeen(ports, caller, { kind: feedbackKind, page }), page);
  });
  route(api, 'createFeedback', async (call) =>
    writeCall(ports, call, createFeedback(feedbackKind, call.caller.user._id, call.body)),
  );
}
