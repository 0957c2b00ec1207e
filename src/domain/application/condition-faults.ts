/** Faults for which other conditions of bail cannot be signed, checked by the form and by the server. */
import type { OrderCondition } from '#contract/application/order.ts';
import { same } from '#kernel/merge-patch.ts';
import type { Relief } from '#law/relief.ts';

export const CONDITION_FAULTS = {
  same: 'Change at least one condition. These conditions are in force already.',
  /** Rasiklal. */
  attendance: 'In a bailable offence the order may require attendance only. Remove the other conditions.',
} as const;

export function conditionFault(
  relief: Relief | undefined,
  now: readonly OrderCondition[],
  next: readonly OrderCondition[],
): keyof typeof CONDITION_FAULTS | undefined {
  if (same(now, next)) return 'same';
  return relief === 'bailable' && next.some(({ code }) => code !== 'attend') ? 'attendance' : undefined;
}
