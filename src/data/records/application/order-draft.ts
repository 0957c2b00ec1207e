/** An order being written, as typed: nothing of it is an order before it is signed. */
import type { OrderCondition, OrderReason } from '#contract/order.ts';

export type ConditionCode = OrderCondition['code'];

export interface OrderDraft {
  readonly reasons: readonly OrderReason[];
  readonly text: string;
  readonly conditions: readonly ConditionCode[];
  /** What is typed beside a condition: when and where to report; the whole text of one's own. */
  readonly details: Readonly<Partial<Record<ConditionCode, string>>>;
  /** Why the judge's own condition is imposed. */
  readonly concern: string;
  readonly amount: string;
  readonly sureties: string;
  readonly notes: string;
  /** The keys of signed orders whose words stand in this one: they are taken in once. */
  readonly of?: readonly string[];
}

export const BLANK_ORDER: OrderDraft = {
  reasons: [],
  text: '',
  conditions: [],
  details: {},
  concern: '',
  amount: '',
  sureties: '',
  notes: '',
};
