/** `PUT|DELETE /order-drafts/{id}`: drafts of orders, shared between the devices of one judge. */
import type { StoredOrderDraft, SharedOrderDraft } from '#contract/application/order-draft.ts';
import { same } from '#kernel/merge-patch.ts';
import { checkVersion } from '#server/records/authored.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { orderDraftRecord } from '#records/order-draft.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import {
  lockParent,
  insertRecord,
  readStoredRecord,
  removeRecord,
  saveRecord,
} from '#server/records/store-records.ts';
import { ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Effect, Write } from '#server/http/write.ts';

export const orderDraftKind: WithRoutes<StoredKind<SharedOrderDraft>> = {
  ...definedKind(orderDraftRecord),
  routes: (api: Api): void => {
    route(api, 'keepOrderDraft', async (call) =>
      writeCall(api.ports, call, keepDraft(call.params._id, call.body)),
    );
    route(api, 'removeOrderDraft', async (call) => writeCall(api.ports, call, removeDraft(call.params._id)));
  },
};

/** The device always sends the complete draft. */
const keepDraft =
  (_id: string, body: StoredOrderDraft): Effect =>
  async (write) => {
    const parent = await lockParent(write, orderDraftKind, write.caller.user._id);
    const storedDraft = await ownDraft(write, _id);
    if (!storedDraft) {
      const record = { ...body, _id, version: (write.expected ?? 0) + 1 }; // removed on another device while this one continued to edit
      await insertRecord(write, { kind: orderDraftKind, parent, record });
      return ok(record);
    }
    checkVersion(write, storedDraft);
    const record = { ...body, _id, version: storedDraft.version + 1 };
    if (same({ ...storedDraft, version: record.version }, record)) return ok(storedDraft);
    await saveRecord(write, { kind: orderDraftKind, parent, record });
    return ok(record);
  };

const removeDraft =
  (_id: string): Effect =>
  async (write) => {
    const parent = await lockParent(write, orderDraftKind, write.caller.user._id);
    const record = await ownDraft(write, _id);
    if (!record) throw new Refusal('not-found');
    checkVersion(write, record);
    await removeRecord(write, { kind: orderDraftKind, parent, record }, 'put-away');
    return { status: 204, body: undefined };
  };

/** `undefined` for a new draft; 404 for a draft of another judge. */
async function ownDraft({ sql, caller }: Write, id: string): Promise<SharedOrderDraft | undefined> {
  const found = await sql.query<{ owner_id: string }>('SELECT owner_id FROM order_drafts WHERE _id = $1', [
    id,
  ]);
  const owner = found.rows[0]?.owner_id;
  if (owner !== undefined && owner !== caller.user._id) throw new Refusal('not-found');
  return owner === undefined ? undefined : readStoredRecord(sql, orderDraftKind, id);
}
