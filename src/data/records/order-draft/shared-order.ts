import type { SharedOrderDraft } from '#contract/order-draft.ts';

/** As the server has it, or as it is on its way; version 0 while the server has not said that it has it. */
export interface SharedOrder extends SharedOrderDraft {
  /** Its judge has settled it on this device: the server is to remove it. */
  readonly leaves?: true;
  /** The full fetch in which it came last. */
  readonly seen?: number;
}
