import { ok } from '#server/http/answer.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { sendVisibleRecord, listHandling, readVisibleRecord } from '#server/records/records.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { caseRecord } from '#records/case.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { DOCUMENTS } from '#server/storage/joined-documents.ts';
import { HEARINGS, nextDateAs } from '#server/storage/joined-hearings.ts';
import { recordQuery } from '#server/storage/read-record.ts';
import { historyOf } from './case-history.ts';
import { createCase } from './create-case.ts';
import { importRoutes } from './import/import-routes.ts';
import { updateCase } from './update-case.ts';

export const caseKind: WithRoutes<StoredKind<CaseRecord>> = {
  ...definedKind(caseRecord),
  joined: {
    parts: [
      {
        from: 'hearings AS hearing WHERE hearing.case_id = own._id',
        fields: `jsonb_build_object('hearings', ${HEARINGS}) || ${nextDateAs('nextHearingDate')}`,
      },
      {
        from: 'documents AS document WHERE document.case_id = own._id',
        fields: `jsonb_build_object('documents', ${DOCUMENTS})`,
      },
    ],
    none: '"hearings": [], "documents": []',
  },
  routes: caseRoutes,
};

function caseRoutes(api: Api): void {
  const { ports } = api;
  const recordOf = recordQuery(caseKind);
  route(api, 'listCases', listHandling(ports, caseKind));
  route(api, 'readCase', {
    beside: ({ params }) => recordOf(params._id, ports),
    handle: async (call) => sendVisibleRecord(ports, call, { kind: caseKind, id: call.params._id }),
  });
  route(api, 'createCase', async (call) => writeCall(ports, call, createCase(call.body)));
  route(api, 'caseHistory', async ({ caller, params }) => {
    const caseId = params._id;
    const { ownerId } = await readVisibleRecord(ports, caller, { kind: caseKind, id: caseId });
    return ok(await historyOf(ports, { caseId, isOwner: ownerId === caller.user._id }));
  });
  importRoutes(api);
  route(api, 'updateCase', async (call) => writeCall(ports, call, updateCase(call.params._id, call.body)));
}
