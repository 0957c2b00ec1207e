import type { SharedOrderDraft } from '#contract/order-draft.ts';

/** As the server has it, or as it is on its way; version 0 until the server has said that it has it. */
export interface SharedOrder extends SharedOrderDraft {
  /** Its judge has settled it on this device: the server is to remove it. */
  readonly leaves?: true;
}
