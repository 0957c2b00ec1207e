/** One sentence per factor, as on the judge's page, and the unanswered questions. */
import type { Answers, Weights } from '#law/risk/checklist.ts';
import { riskChecklist } from '#law/risk/checklist.ts';
import { risk } from '#text/en/calculator/risk.ts';

export function factorSentences(answers: Answers, weights: Weights): string[] {
  const done = riskChecklist(answers, weights);
  if (!done.ok) return [];
  const missing = done.value.kind === 'incomplete' ? done.value.missing : [];
  return [...done.value.contributions.map(risk.sentence), ...missing.map(risk.sentenceMissing)];
}
