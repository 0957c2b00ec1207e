/** A draft order, shared between the devices of its judge. Devices send it outside the outbox. */
import { SharedOrderDraft } from '#contract/application/order-draft.ts';
import { defineRecord } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const orderDraftRecord = defineRecord({
  kind: 'order-draft',
  schema: SharedOrderDraft,
  parent: { kind: 'application', field: 'applicationId' },
  seenBy: 'owner',
  verbs: {},
  patchable: [],
  ...RECORD_TABLES['order-draft'],
  screen: null,
});
