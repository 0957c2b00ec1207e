/** What is to be done after an order, step by step, and which of it was done on which day. */
import type { FollowUp } from '#contract/case-record.ts';
import type { Order } from '#contract/order.ts';
import { isGranted } from './status-rules.ts';

/** After a grant; conditions of the order follow these, by their place in it. */
export const GRANT_STEPS = ['bond', 'surety', 'jail-copy', 'release'] as const;
export const REFUSAL_STEPS = ['certified-copy', 'next-forum', 'what-changed'] as const;
export type GrantStep = (typeof GRANT_STEPS)[number];
export type RefusalStep = (typeof REFUSAL_STEPS)[number];

export type FollowStep =
  | { readonly kind: GrantStep | RefusalStep; readonly key: string }
  | { readonly kind: 'condition'; readonly key: string; readonly text: string };

/** An order without a bond asks for none, one without sureties for none of them. */
export function followSteps({
  to,
  bond,
  conditions,
}: Pick<Order, 'to' | 'bond' | 'conditions'>): FollowStep[] {
  if (!isGranted(to)) return REFUSAL_STEPS.map((kind) => ({ kind, key: kind }));
  const asked = GRANT_STEPS.filter(
    (step) => (step !== 'bond' || bond) && (step !== 'surety' || (bond && bond.sureties > 0)),
  );
  return [
    ...asked.map((kind) => ({ kind, key: kind })),
    ...conditions.map(({ text }, n) => ({ kind: 'condition' as const, key: `condition-${n + 1}`, text })),
  ];
}

/** The steps of one order: what was ticked after an earlier one says nothing of this. */
export const doneAfter = (followUp: FollowUp | undefined, { _id }: Pick<Order, '_id'>): FollowUp[string] =>
  followUp?.[_id] ?? {};
