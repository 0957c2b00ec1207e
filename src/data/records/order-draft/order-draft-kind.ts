/** Draft orders on the judge's other devices, and the server state of those on this device. */
import { SharedOrderDraft } from '#contract/application/order-draft.ts';
import type { RecordKind } from '#data/outbox/record-kind.ts';
import { kindOutsideOutbox } from '#data/records/defined-kind.ts';
import { orderDraftRecord } from '#records/order-draft.ts';
import { followFetch, followRemoval, takeInShared } from './shared-orders.ts';

export const orderDraftKind: RecordKind = {
  ...kindOutsideOutbox(orderDraftRecord), // sent by send-order-drafts.ts
  applyRecords: async ({ db, epoch }, records) => {
    for (const record of records) await takeInShared(db, SharedOrderDraft.parse(record), epoch);
  },
  afterFetch: followFetch,
  noteRemoval: async ({ db, at }, { id }) => {
    const sharedOrder = await db.order_drafts.get(id);
    if (sharedOrder) await followRemoval(db, sharedOrder, at);
  },
  remove: (db, id) => db.order_drafts.delete(id),
  recompute: async () => undefined,
};
