import { listAnswer } from '../http/list-answer.ts';
import { type Api, route } from '../http/route.ts';
import { writeCall } from '../http/write-call.ts';
import { feedbackOfOwner } from './feedback.ts';
import { pageOf } from '../db/page.ts';
import { sqlOf } from '../db/sql.ts';
import { createFeedback } from './create-feedback.ts';

/** One's own, whoever one is: a judge's feedback is no part of a case file. */
export function feedbackRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listFeedback', async ({ caller, query, request }) => {
    const page = pageOf(query);
    return listAnswer(request, await feedbackOfOwner(sqlOf(ports.pool), caller.user._id, page), page);
  });
  route(api, 'createFeedback', async (call) => writeCall(ports, call, createFeedback(call.body)));
}
