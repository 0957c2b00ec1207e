/** A draft order, shared between the devices of its judge. Devices send it outside the outbox. */
import { SharedOrderDraft } from '#contract/application/order-draft.ts';
import { defineRecord } from './define-record.ts';

export const orderDraftRecord = defineRecord({
  kind: 'order-draft',
  schema: SharedOrderDraft,
  parent: { kind: 'application', field: 'applicationId' },
  seenBy: 'owner',
  verbs: {},
  patchable: [],
  table: 'order_drafts',
  indexes: null,
  screen: null,
});
