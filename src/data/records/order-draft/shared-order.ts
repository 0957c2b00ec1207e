import type { SharedOrderDraft } from '#contract/application/order-draft.ts';

declare module '#data/store/meta.ts' {
  interface MetaValues {
    /** Draft orders of a judge shared between their devices, one row for each draft on the server. */
    [shared: `shared-order:${string}`]: SharedOrder;
  }
}

/** A draft order as on the server or being sent; version 0 until the server has confirmed it. */
export interface SharedOrder extends SharedOrderDraft {
  /** The judge has settled it on this device, so the server must remove it. */
  readonly leaves?: true;
  /** Epoch of the resync that last returned it. */
  readonly seen?: number;
}
