/** Predictive analytics of a case: texts and sample of the specification; texts on counts are ours. */
import type { PredictiveAnalytics } from '#contract/law/analytics.ts';
import type { Feature } from '#domain/analytics/foresight.ts';
import type { GrantedShare } from '#law/prediction/granted-share.ts';
import { plural } from '#text/en/plural.ts';

export interface DecidedCount {
  readonly granted: number;
  readonly decided: number;
}

const matters = (n: number) => plural(n, 'decided matter', 'decided matters');

const feature: Readonly<Record<Feature, string>> = {
  offence: 'The same section',
  relief: 'The same relief',
  court: 'The same type of court',
  custody: 'Similar time in custody',
  convictions: 'Same position on previous convictions',
  flightRisk: 'The same flight risk',
};

function recommendation(share: GrantedShare): string {
  const { granted, decided } = share;
  if (share.kind === 'none')
    return 'No matter of the same section has been decided among those that you see.';
  const counted = `Of ${matters(decided)} of the same section that you see, ${granted} ${granted === 1 ? 'was' : 'were'} granted`;
  if (share.kind === 'counts-only')
    return `${counted}: too few for a share. Nothing follows from it for this case.`;
  const { low, high } = share.interval;
  const spread = `${counted} (${share.percent}%, likely between ${low}% and ${high}%).`;
  return share.kind === 'too-few' ? `${spread} That is too few to rely on.` : spread;
}

const sample: PredictiveAnalytics = {
  approvalProbability: 75,
  confidenceLevel: 'High',
  riskLevel: 'Medium',
  keyFactors: [
    {
      name: 'No prior criminal record',
      impact: 'positive',
      description: 'The applicant has no previous convictions.',
    },
    {
      name: 'Stable residence',
      impact: 'positive',
      description: 'The applicant has lived at one address for years.',
    },
    {
      name: 'Severity of charges',
      impact: 'negative',
      description: 'The charges carry a substantial sentence.',
    },
  ],
  similarCases: [
    {
      id: '00000000-0000-7000-8000-000000000001',
      caseNumber: 'BA/2023/0187',
      court: 'Sessions Court',
      similarity: 87,
      outcome: 'Approved',
    },
    {
      id: '00000000-0000-7000-8000-000000000002',
      caseNumber: 'BA/2023/0254',
      court: 'High Court',
      similarity: 76,
      outcome: 'Approved',
    },
    {
      id: '00000000-0000-7000-8000-000000000003',
      caseNumber: 'BA/2022/0912',
      court: 'Sessions Court',
      similarity: 68,
      outcome: 'Rejected',
    },
  ],
  recommendation:
    'Bail may be considered with conditions such as regular reporting to the police and surrender of the passport.',
  basis: { decided: 0, granted: 0 },
};

export const predictive = {
  loading: 'Loading analytics...',
  none: 'No predictive analytics available for this case.',
  generate: 'Generate Analytics',
  warning: { title: 'Warning', description: 'Could not load predictive analytics' },
  probability: 'Approval probability',
  probabilityOf: (percent: number) => `${percent}%`,
  tooFew: 'Not stated: fewer than ten decided matters',
  interval: (low: number, high: number) => `likely between ${low}% and ${high}%`,
  confidence: 'Confidence level',
  confidenceOf: { None: 'None', Low: 'Low: too few matters', Medium: 'Medium', High: 'High' },
  risk: 'Risk level',
  riskOf: { Low: 'Low', Medium: 'Medium', High: 'High' },
  basis: 'Counted from',
  basisOf: ({ granted, decided }: DecidedCount) => `${matters(decided)} that you see, ${granted} granted`,
  factors: 'Key factors',
  noFactors: 'Too few matters to compare factors.',
  impact: { positive: 'Favorable', negative: 'Unfavorable' },
  similar: 'Similar cases',
  noSimilar: 'No similar decided matter.',
  similarity: (percent: number) => `${percent}% similar`,
  outcome: { Approved: 'Approved', Rejected: 'Rejected' },
  viewCase: 'View Case',
  of: (number: string) => `: ${number}`,
  recommendation,
  recommendationTitle: 'Recommendation',
  disclaimer:
    'For reference only: it is no substitute for judicial discretion. It counts what was decided in your own matters, and says nothing of what ought to be decided here.',
  sampleChip: 'SAMPLE',
  sampleWhy:
    'No decided matter can be counted yet. This is an invented sample about no real person or case. It is not printed.',
  fromDevice: 'Computed on this device.',
  feature,
  compared: (alike: DecidedCount, others: DecidedCount) =>
    `Of ${matters(alike.decided)} with it, ${alike.granted} granted; of ${others.decided} without it, ${others.granted}.`,
  court: { magistrate: 'Magistrate Court', sessions: 'Sessions Court', high: 'High Court' },
  sample,
};
