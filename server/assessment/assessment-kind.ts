import type { Assessment } from '#contract/assessment.ts';
import type { StoredKind } from '../db/record-kind.ts';
import { ok } from '../http/answer.ts';
import { type Api, route, type WithRoutes } from '../http/route.ts';
import { writeCall } from '../http/write-call.ts';
import { calculateAssessment, readAssessment } from './read-assessments.ts';
import { saveAssessment } from './save-assessment.ts';

/** Never changed: the next one of its case is the next version. */
export const assessmentKind: WithRoutes<StoredKind<Assessment>> = {
  entity: 'assessment',
  table: 'assessments',
  seen: { under: 'case' },
  inCaseFile: true,
  routes: assessmentRoutes,
};

function assessmentRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'readAssessment', async ({ caller, params }) =>
    ok(await readAssessment(ports, caller, params.caseId)),
  );
  route(api, 'calculateAssessment', async ({ caller, params }) =>
    ok(await calculateAssessment(ports, caller, params.caseId)),
  );
  route(api, 'saveAssessment', async (call) =>
    writeCall(ports, call, saveAssessment(assessmentKind, call.params.caseId, call.body)),
  );
}
