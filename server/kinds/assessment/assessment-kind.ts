import type { Assessment, CalculatedAssessment, NewAssessment } from '#contract/case/assessment.ts';
import { proposalOfCase } from '#domain/case/facts-of-case.ts';
import { invariant } from '#kernel/assert.ts';
import { DEFAULT_WEIGHTS, RISK_RULE_VERSION, riskChecklist } from '#law/risk/checklist.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { assessmentRecord } from '#records/assessment.ts';
import { ok } from '#server/http/answer.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assessmentOf, authorFields, factorSentences } from './new-assessment.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { caseKind } from '#server/kinds/case/case-kind.ts';
import { auditRecords, readVisibleRecord } from '#server/records/records.ts';
import type { Parent } from '#server/records/store-records.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { append } from '#server/records/append-only.ts';

/** Never changed. The next assessment of a case is the next version. */
export const assessmentKind: WithRoutes<StoredKind<Assessment>> = {
  ...definedKind(assessmentRecord),
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

/** Returns the latest assessment and the answers that follow from the case record. */
async function readAssessment(ports: Ports, caller: Caller, caseId: string): Promise<Assessment> {
  await readVisibleRecord(ports, caller, { kind: caseKind, id: caseId });
  const found = await latestAssessmentOf(sqlOf(ports.pool), caseId);
  if (!found) throw new Refusal('not-found');
  await auditRecords(ports, caller, [{ entity: 'assessment', id: found._id, version: found.version }]);
  return found;
}

/** Calculates without saving. Flight risk and ties are not on record, so the result is a range. */
async function calculateAssessment(
  ports: Ports,
  caller: Caller,
  caseId: string,
): Promise<CalculatedAssessment> {
  const record = await readVisibleRecord(ports, caller, { kind: caseKind, id: caseId });
  const { answers, because } = proposalOfCase(record, await serverLawTables());
  const done = riskChecklist(answers, DEFAULT_WEIGHTS);
  invariant(done.ok && done.value.kind === 'incomplete', 'the record answered what only a person can');
  const { missing, lowest, highest } = done.value;
  return {
    caseId,
    answers,
    missing: [...missing],
    weights: DEFAULT_WEIGHTS,
    ruleVersion: RISK_RULE_VERSION,
    lowest,
    highest,
    factors: factorSentences(answers, DEFAULT_WEIGHTS),
    because,
  };
}

/** Adds an assessment to a case. The judge answers the questions; the server computes the score. */
const saveAssessment = (kind: StoredKind<Assessment>, caseId: string, body: NewAssessment): Effect =>
  append(
    {
      kind,
      make: newAssessment,
      authorFields,
      isUnder: (record, parentId) => record.caseId === parentId,
      detail: ({ answers, weights, ruleVersion, weightedSum, level }) => ({
        caseId,
        answers,
        weights,
        ruleVersion,
        weightedSum,
        level,
      }),
    },
    caseId,
    body,
  );

/** The case is locked, so the version is unique. */
async function newAssessment(write: Write, body: NewAssessment, { id: caseId }: Parent): Promise<Assessment> {
  const latest = await latestAssessmentOf(write.sql, caseId);
  return assessmentOf(write, body, { caseId, version: (latest?.version ?? 0) + 1 });
}

async function latestAssessmentOf(sql: Sql, caseId: string): Promise<Assessment | undefined> {
  const found = await sql.query<{ record: Assessment }>(
    'SELECT record FROM assessments WHERE case_id = $1 ORDER BY version DESC LIMIT 1',
    [caseId],
  );
  return found.rows[0]?.record;
}
