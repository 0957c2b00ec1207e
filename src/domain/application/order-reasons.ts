/** Reasons that the law admits for each relief and outcome. */
import { type DecisionStatus, type OrderReason, REASONS } from '#contract/application/order.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { Relief } from '#law/relief.ts';

const MERITS: readonly OrderReason[] = [
  'prima-facie-case',
  'gravity-of-offence',
  'flight-risk',
  'tampering-or-threat',
  'likely-to-repeat',
  'statutory-bar',
  'special-conditions-not-met',
  'investigation-pending',
  'antecedents',
  'no-change-since-last',
  'other',
];

/** A claim of right is refused on the grounds of its own section alone. */
const STATUTORY: Readonly<Partial<Record<Relief, readonly OrderReason[]>>> = {
  bailable: ['earlier-bond-broken', 'not-bailable'],
  default: [
    'period-not-over',
    'charge-sheet-in-time',
    'period-extended',
    'not-availed-in-time',
    'bail-not-furnished',
  ],
  undertrial: ['below-fraction', 'other-case-or-offence', 'death-or-life', 'beyond-half'],
};

const REFUSAL: Readonly<Partial<Record<Relief, readonly OrderReason[]>>> = {
  ...STATUTORY,
  anticipatory: [
    'no-reasonable-apprehension',
    'prima-facie-case',
    'custody-needed',
    'gravity-of-offence',
    'flight-risk',
    'tampering-or-threat',
    'antecedents',
    'statutory-bar',
    'special-conditions-not-met',
    'offence-made-out-scst',
    'no-change-since-last',
    'other',
  ],
  suspension: [
    'no-fair-chance',
    'exceptional-circumstances',
    'special-conditions-not-met',
    'flight-risk',
    'tampering-or-threat',
    'likely-to-repeat',
    'other',
  ],
};

const OF_RIGHT: readonly OrderReason[] = ['statutory-right', 'other'];

/** Reasons of a trial that is not begun, or is over. */
const NOT_OF: Readonly<Partial<Record<Relief, readonly OrderReason[]>>> = {
  anticipatory: ['long-custody', 'trial-will-take-time'],
  suspension: ['no-prima-facie-case', 'trial-will-take-time', 'investigation-complete'],
};

/** BNSS 483(3), 480(5): bail is not cancelled by weighing its merits again. */
const CANCELLATION: readonly OrderReason[] = [
  'bail-misused',
  'tampering-or-threat',
  'flight-risk',
  'likely-to-repeat',
  'bail-by-fraud',
  'order-ignored-bar',
];

/** True if the decision cancels the bail of an earlier order, whose status is `from`. */
export const isCancellation = (status: DecisionStatus, from: DecisionStatus | undefined): boolean =>
  from !== undefined && isGranted(from) && !isGranted(status);

/** True if no reason on the merits may refuse this relief. */
export const isOfRight = (relief: Relief): boolean => STATUTORY[relief] !== undefined;

/** True if a refusal rests on a bar of the law, which the order then names. */
export const isOnBar = (reasons: readonly OrderReason[]): boolean =>
  reasons.includes('statutory-bar') || reasons.includes('offence-made-out-scst');

export function lawfulReasons(
  relief: Relief | null,
  status: DecisionStatus,
  from: DecisionStatus | undefined,
): readonly OrderReason[] {
  if (isCancellation(status, from)) return CANCELLATION;
  if (!isGranted(status)) return (relief && REFUSAL[relief]) ?? MERITS;
  if (relief && isOfRight(relief)) return OF_RIGHT;
  const others = (relief && NOT_OF[relief]) ?? [];
  return REASONS.Approved.filter((code) => !others.includes(code));
}
