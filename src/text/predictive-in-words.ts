/** Counted outcomes in the specification's shape: the same sentences from the server and from the device. */
import type { PredictiveAnalytics } from '#contract/analytics.ts';
import type { Assessment } from '#contract/assessment.ts';
import type { Foresight } from '#domain/foresight.ts';
import type { predictive } from './en/predictive.ts';

const MANY = 100;

export function predictiveInWords(
  { share, effects, similar }: Foresight,
  riskLevel: Assessment['level'] | undefined,
  words: typeof predictive,
): PredictiveAnalytics {
  const { granted, decided } = share;
  const stated = share.kind === 'too-few' || share.kind === 'stated' ? share : null;
  return {
    ...(stated && { approvalProbability: stated.percent }),
    confidenceLevel: !stated ? 'None' : share.kind === 'too-few' ? 'Low' : decided < MANY ? 'Medium' : 'High',
    ...(riskLevel !== undefined && { riskLevel }),
    keyFactors: effects
      .filter(({ points }) => points !== 0)
      .map(({ feature, alike, others, points }) => ({
        name: words.feature[feature],
        impact: points > 0 ? 'positive' : 'negative',
        description: words.compared(alike, others),
      })),
    similarCases: similar.map(({ matter, distance }) => ({
      id: matter.caseId,
      caseNumber: matter.number,
      court: matter.courtName ?? words.court[matter.court],
      similarity: Math.round((1 - distance) * 100),
      outcome: matter.outcome,
    })),
    recommendation: words.recommendation(share),
    basis: { decided, granted, ...(stated && { interval: stated.interval }) },
  };
}
