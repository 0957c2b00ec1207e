/** Counted outcomes in the specification's shape: the same sentences from the server and from the device. */
import type { PredictiveAnalytics } from '#contract/analytics.ts';
import type { Assessment } from '#contract/assessment.ts';
import type { CaseAnalytics, FeatureCount } from '#domain/case-analytics.ts';
import { isGranted } from '#domain/status-rules.ts';
import type { predictive } from './en/predictive.ts';

const MANY = 100;

export function predictiveInWords(
  { share, features, similar }: CaseAnalytics,
  riskLevel: Assessment['level'] | undefined,
  words: typeof predictive,
): PredictiveAnalytics {
  const { granted, decided } = share;
  const stated = share.kind === 'too-few' || share.kind === 'stated' ? share : null;
  return {
    ...(stated && { approvalProbability: stated.percent }),
    confidenceLevel: !stated ? 'None' : share.kind === 'too-few' ? 'Low' : decided < MANY ? 'Medium' : 'High',
    ...(riskLevel !== undefined && { riskLevel }),
    keyFactors: features.filter(differs).map((count) => ({
      name: words.feature[count.feature],
      impact: shareOf(count.alike) > shareOf(count.others) ? 'positive' : 'negative',
      description: words.compared(count.alike, count.others),
    })),
    similarCases: similar.map(({ of, similarity }) => ({
      id: of.caseId,
      caseNumber: of.applicationNumber ?? of.case.firNumber,
      court: of.case.courtName ?? words.court[of.case.court],
      similarity,
      outcome: isGranted(of.status) ? 'Approved' : 'Rejected',
    })),
    recommendation: words.recommendation(share),
    basis: { decided, granted, ...(stated && { interval: stated.interval }) },
  };
}

const shareOf = ({ granted, decided }: FeatureCount['alike']): number => granted / decided;

const differs = ({ alike, others }: FeatureCount): boolean => shareOf(alike) !== shareOf(others);
