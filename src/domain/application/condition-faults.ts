/** Faults for which other terms of bail cannot be signed, checked by the form and by the server. */
import type { Bond, NewConditions, Order } from '#contract/application/order.ts';
import { same } from '#kernel/merge-patch.ts';
import type { Relief } from '#law/relief.ts';

export const CONDITION_FAULTS = {
  same: {
    field: 'conditions',
    msg: 'Change at least one condition, or reduce the bond. These terms are in force already.',
  },
  /** Rasiklal. */
  attendance: {
    field: 'conditions',
    msg: 'In a bailable offence the order may require attendance only. Remove the other conditions.',
  },
  bond: {
    field: 'bond',
    msg: 'This order can only reduce the bond. Enter an amount and sureties that are not above those in force.',
  },
  victim: { field: 'victim', msg: 'Record the notice to the victim or informant.' },
} as const;

export type ConditionFault = keyof typeof CONDITION_FAULTS;

/** Terms in force that the order changes. */
type TermsInForce = Pick<Order, 'conditions' | 'bond'>;
type NewTerms = Pick<NewConditions, 'conditions' | 'bond' | 'victim' | 'request'>;

interface ConditionDuties {
  readonly relief: Relief | undefined;
  /** The law asks for notice to the victim. */
  readonly needsVictim: boolean;
}

export function conditionFault(
  now: TermsInForce,
  next: NewTerms,
  { relief, needsVictim }: ConditionDuties,
): ConditionFault | undefined {
  const isBondNew = isBondChanged(now.bond, next.bond);
  const isUnchanged = same(now.conditions, next.conditions) && !isBondNew;
  const faults: readonly (ConditionFault | false)[] = [
    isUnchanged && next.request === undefined && 'same',
    !isUnchanged && exceedsAttendance(relief, next) && 'attendance',
    isBondNew && !isReduced(now.bond, next.bond) && 'bond',
    needsVictim && next.victim === undefined && 'victim',
  ];
  return faults.find((fault) => fault !== false);
}

const exceedsAttendance = (relief: Relief | undefined, { conditions }: NewTerms): boolean =>
  relief === 'bailable' && conditions.some(({ code }) => code !== 'attend');

/** Without a new bond the bond in force stays. */
export const isBondChanged = (now: Bond | undefined, next: Bond | undefined): boolean =>
  next !== undefined && !same(now, next);

const isReduced = (now: Bond | undefined, next: Bond | undefined): boolean =>
  now !== undefined && next !== undefined && next.amount <= now.amount && next.sureties <= now.sureties;
