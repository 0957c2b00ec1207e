/** Saving an assessment to a case: added to it, never changed. The person answers; the server works out the rest. */
import { type Assessment, assessed, type NewAssessment } from '#contract/assessment.ts';
import { same } from '#kernel/merge-patch.ts';
import { type Answer, created, ok } from '../http/answer.ts';
import { requireDocket } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { factorSentences } from './factor-sentences.ts';
import { assessmentById, insertAssessment, latestAssessmentOf } from './assessments.ts';
import { matterOfCase } from '../db/matter.ts';
import type { Effect, Write } from '../http/write.ts';
import { holdCase } from '../case/update-case.ts';

export const saveAssessment =
  (caseId: string, body: NewAssessment): Effect =>
  async (write) => {
    const { sql, caller, touch, note } = write;
    if (caller.user.role === 'judge') requireDocket(caller);
    const record = await holdCase(write, caseId);
    const repeated = body._id && (await sameAsBefore(write, body, { _id: body._id, caseId }));
    if (repeated) return repeated;
    const assessment = await newAssessment(write, body, caseId);
    if (!(await insertAssessment(sql, assessment))) throw new Refusal('id-taken');
    const { _id: id, version, answers, weights, ruleVersion, weightedSum, level } = assessment;
    touch({ entity: 'assessment', id, version, ownerId: record.ownerId, after: matterOfCase(record) });
    const detail = { caseId, answers, weights, ruleVersion, weightedSum, level };
    note({ action: 'create', entity: 'assessment', id, version, detail });
    return created(assessment);
  };

const said = ({ answers, weights }: NewAssessment) => ({ answers, weights });

/** The id that the device minted may have arrived before. */
async function sameAsBefore(
  { sql, caller }: Write,
  body: NewAssessment,
  { _id, caseId }: Pick<Assessment, '_id' | 'caseId'>,
): Promise<Answer | undefined> {
  const current = await assessmentById(sql, _id);
  if (!current) return undefined;
  if (current.by._id !== caller.user._id || current.caseId !== caseId) throw new Refusal('id-taken');
  if (same(said(current), said(body))) return ok(current);
  throw new Refusal('id-taken', { current });
}

async function newAssessment(write: Write, body: NewAssessment, caseId: string): Promise<Assessment> {
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
