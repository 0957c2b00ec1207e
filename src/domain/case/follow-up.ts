/** Steps after an order, and the day on which each was done. */
import type { FollowUp } from '#contract/case/case-record.ts';
import type { Order } from '#contract/application/order.ts';
import { isGranted } from './status-rules.ts';

/** Steps after a grant. Conditions of the order follow, by their position. */
export const GRANT_STEPS = ['bond', 'surety', 'jail-copy', 'release'] as const;
export const REFUSAL_STEPS = ['certified-copy', 'next-forum', 'what-changed'] as const;
export type GrantStep = (typeof GRANT_STEPS)[number];
export type RefusalStep = (typeof REFUSAL_STEPS)[number];

export type FollowStep =
  | { readonly kind: GrantStep | RefusalStep; readonly key: string }
  | { readonly kind: 'condition'; readonly key: string; readonly text: string };

/**
 * Omits bond and surety steps if the order does not require them. An order that refuses bail in some of the FIRs has
 * the steps of a refusal too.
 */
export function followSteps({
  to,
  bond,
  conditions,
  refusedFirs = [],
}: Pick<Order, 'to' | 'bond' | 'conditions' | 'refusedFirs'>): FollowStep[] {
  const refusalSteps = REFUSAL_STEPS.map((kind) => ({ kind, key: kind }));
  if (!isGranted(to)) return refusalSteps;
  const grantSteps = GRANT_STEPS.filter(
    (step) => (step !== 'bond' || bond) && (step !== 'surety' || (bond && bond.sureties > 0)),
  );
  return [
    ...grantSteps.map((kind) => ({ kind, key: kind })),
    ...(refusedFirs.length > 0 ? refusalSteps : []),
    ...conditions.map(({ text }, n) => ({ kind: 'condition' as const, key: `condition-${n + 1}`, text })),
  ];
}

/** Steps of this order only; ticks of an earlier order do not count. */
export const doneAfter = (followUp: FollowUp | undefined, { _id }: Pick<Order, '_id'>): FollowUp[string] =>
  followUp?.[_id] ?? {};
