/** Trends in wire form. A share is stated only if it is large enough. */
import type { TrendsAnswer } from '#contract/law/analytics.ts';
import type { GrantedShare } from '#law/prediction/granted-share.ts';
import type { TimeToOrder } from '#law/prediction/time-to-order.ts';
import type { Trends } from './trends.ts';

export const trendsAnswer = ({ months, courts, offences, wait }: Trends): TrendsAnswer => ({
  months: months.map(({ month, filed, granted, decided }) => ({ month, filed, granted, decided })),
  courts: courts.map((each) => ({ court: each.court, share: shareOf(each.share), wait: waitOf(each.wait) })),
  offences: offences.map(({ offence, share }) => ({ offence, share: shareOf(share) })),
  wait: waitOf(wait),
});

const shareOf = (share: GrantedShare) => ({
  granted: share.granted,
  decided: share.decided,
  ...((share.kind === 'stated' || share.kind === 'too-few') && {
    percent: share.percent,
    interval: share.interval,
  }),
});

const waitOf = ({ matters, pending, median, steps }: TimeToOrder) => ({
  matters,
  pending,
  median,
  steps: steps.map(({ day, share }) => ({ day, share })),
});
