/** A draft order as typed; nothing of it counts before it is signed. */
import type { ChildGround, OrderCondition, OrderReason } from '#contract/application/order.ts';

export type ConditionCode = OrderCondition['code'];

export interface OrderDraft {
  readonly reasons: readonly OrderReason[];
  /** Of a refusal to a child. Absent in drafts of older releases. */
  readonly childGrounds?: readonly ChildGround[];
  readonly text: string;
  readonly conditions: readonly ConditionCode[];
  /** Details of a condition: when and where to report, or the full text of the judge's own condition. */
  readonly details: Readonly<Partial<Record<ConditionCode, string>>>;
  /** Reason for the judge's own condition. */
  readonly concern: string;
  readonly amount: string;
  readonly sureties: string;
  readonly notes: string;
  /** Keys of signed orders whose text this draft already contains, so that it is added only once. */
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
