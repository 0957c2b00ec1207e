/** Counted outcomes in the specification's form, with the same texts from server and device. */
import { similarityOf } from '#law/prediction/nearest-matters.ts';
import type { PredictiveAnalytics } from '#contract/law/analytics.ts';
import type { Assessment } from '#contract/case/assessment.ts';
import { FEATURES, type Foresight } from '#domain/analytics/foresight.ts';
import { grantedShare } from '#law/prediction/granted-share.ts';
import type { predictive } from './en/calculator/predictive.ts';

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
        counted: { feature, alike, others },
      })),
    similarCases: similar.map(({ matter, distance }) => ({
      id: matter.caseId,
      caseNumber: matter.number,
      court: matter.courtName ?? words.court[matter.court],
      ...(matter.courtName === undefined && { courtKind: matter.court }),
      similarity: similarityOf(distance),
      outcome: matter.outcome,
    })),
    recommendation: words.recommendation(share),
    basis: { decided, granted, ...(stated && { interval: stated.interval }) },
  };
}

/** The English answer of the server, translated as far as its counts allow. */
export function answerInWords(answer: PredictiveAnalytics, words: typeof predictive): PredictiveAnalytics {
  return {
    ...answer,
    keyFactors: answer.keyFactors.map((factor) => {
      const feature = FEATURES.find((each) => each === factor.counted?.feature);
      if (!feature || !factor.counted) return factor;
      const { alike, others } = factor.counted;
      return { ...factor, name: words.feature[feature], description: words.compared(alike, others) };
    }),
    similarCases: answer.similarCases.map((one) =>
      one.courtKind ? { ...one, court: words.court[one.courtKind] } : one,
    ),
    recommendation: words.recommendation(grantedShare(answer.basis)),
  };
}
