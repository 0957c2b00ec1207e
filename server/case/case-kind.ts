import { ok } from '../http/answer.ts';
import { listAnswer } from '../http/list-answer.ts';
import { type Api, route } from '../http/route.ts';
import { writeCall } from '../http/write-call.ts';
import { listSeen, readSeen } from '../sync/records.ts';
import type { CaseRecord } from '#contract/case-record.ts';
import type { StoredKind } from '../db/record-kind.ts';
import { pageOf } from '../db/page.ts';
import { updateCase } from './update-case.ts';

export const caseKind: StoredKind<CaseRecord> = {
  entity: 'case',
  table: 'cases',
  seen: 'court',
  inCaseFile: true,
  routes: caseRoutes,
};

function caseRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listCases', async ({ caller, query, request }) => {
    const page = pageOf(query);
    return listAnswer(request, await listSeen(ports, caller, { kind: caseKind, page }), page);
  });
  route(api, 'readCase', async ({ caller, params }) =>
    ok(await readSeen(ports, caller, { kind: caseKind, id: params._id })),
  );
  route(api, 'updateCase', async (call) => writeCall(ports, call, updateCase(call.params._id, call.body)));
}
