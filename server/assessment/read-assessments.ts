/** The latest assessment of a case, and what the record of a case answers by itself. */
import type { Assessment, CalculatedAssessment } from '#contract/assessment.ts';
import { proposalOfCase } from '#domain/facts-of-case.ts';
import { invariant } from '#kernel/assert.ts';
import { DEFAULT_WEIGHTS, RISK_RULE_VERSION, riskChecklist } from '#law/risk/checklist.ts';
import type { Caller } from '../http/caller.ts';
import type { Ports } from '../ports.ts';
import { Refusal } from '../http/refusal.ts';
import { factorSentences } from './factor-sentences.ts';
import { serverLawTables } from '../law/server-law-tables.ts';
import { latestAssessmentOf } from './assessments.ts';
import { sqlOf } from '../db/sql.ts';
import { caseKind } from '../case/case-kind.ts';
import { auditRecords, readSeen } from '../sync/records.ts';

export async function readAssessment(ports: Ports, caller: Caller, caseId: string): Promise<Assessment> {
  await readSeen(ports, caller, { kind: caseKind, id: caseId });
  const found = await latestAssessmentOf(sqlOf(ports.pool), caseId);
  if (!found) throw new Refusal('not-found');
  await auditRecords(ports, caller, [{ entity: 'assessment', id: found._id, version: found.version }]);
  return found;
}

/** Saves nothing. Flight risk and ties are never on record, so a sum is not given, only its two ends. */
export async function calculateAssessment(
  ports: Ports,
  caller: Caller,
  caseId: string,
): Promise<CalculatedAssessment> {
  const record = await readSeen(ports, caller, { kind: caseKind, id: caseId });
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
