/** A new assessment with its score and its sentences. Pure, so that the simulation uses it too. */
import { type Assessment, type NewAssessment, scoreAssessment } from '#contract/case/assessment.ts';
import type { Answers, Weights } from '#law/risk/checklist.ts';
import { riskChecklist } from '#law/risk/checklist.ts';
import { risk } from '#text/en/calculator/risk.ts';
import { type AuthoredWrite, originOf } from '#server/records/authored.ts';

/** Fields set by the author. */
export const authorFields = ({ answers, weights }: NewAssessment | Assessment): unknown => ({
  answers,
  weights,
});

export const assessmentOf = (
  write: AuthoredWrite,
  body: NewAssessment,
  of: Pick<Assessment, 'caseId' | 'version'>,
): Assessment => ({
  ...scoreAssessment(body),
  _id: body._id ?? write.newId(),
  ...of,
  factors: factorSentences(body.answers, body.weights),
  ...originOf(write),
});

/** One sentence per factor, as on the judge's page, and the unanswered questions. */
export function factorSentences(answers: Answers, weights: Weights): string[] {
  const done = riskChecklist(answers, weights);
  if (!done.ok) return [];
  const missing = done.value.kind === 'incomplete' ? done.value.missing : [];
  return [...done.value.contributions.map(risk.sentence), ...missing.map(risk.sentenceMissing)];
}
