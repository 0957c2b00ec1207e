/** Saving an assessment to a case: added to it, never changed. The person answers; the server works out the rest. */
import { type Assessment, assessed, type NewAssessment } from '#contract/assessment.ts';
import type { StoredKind } from '../db/record-kind.ts';
import type { Parent } from '../db/store-records.ts';
import type { Effect, Write } from '../http/write.ts';
import { append } from '../sync/append-only.ts';
import { latestAssessmentOf } from './assessments.ts';
import { factorSentences } from './factor-sentences.ts';

export const saveAssessment = (kind: StoredKind<Assessment>, caseId: string, body: NewAssessment): Effect =>
  append(
    {
      kind,
      make: newAssessment,
      said: ({ answers, weights }) => ({ answers, weights }),
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

/** The case is held: no other has this version. */
async function newAssessment(write: Write, body: NewAssessment, { id: caseId }: Parent): Promise<Assessment> {
  const { sql, caller, now, deviceTime } = write;
  const { _id, name, role } = caller.user;
  const latest = await latestAssessmentOf(sql, caseId);
  return {
    ...assessed(body),
    _id: body._id ?? write.newId(),
    caseId,
    version: (latest?.version ?? 0) + 1,
    factors: factorSentences(body.answers, body.weights),
    at: now.toISOString(),
    ...(deviceTime !== undefined && { deviceTime }),
    by: { _id, name, role },
  };
}
