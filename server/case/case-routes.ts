import { ok } from '../http/answer.ts';
import { listAnswer } from '../http/list-answer.ts';
import { type Api, route } from '../http/route.ts';
import { writeCall } from '../http/write-call.ts';
import { listCases, readCase } from '../sync/records.ts';
import { pageOf } from '../db/page.ts';
import { updateCase } from './update-case.ts';

export function caseRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listCases', async ({ caller, query, request }) => {
    const page = pageOf(query);
    return listAnswer(request, await listCases(ports, caller, page), page);
  });
  route(api, 'readCase', async ({ caller, params }) => ok(await readCase(ports, caller, params._id)));
  route(api, 'updateCase', async (call) => writeCall(ports, call, updateCase(call.params._id, call.body)));
}
