/** Sends draft orders of this device. A failed call is repeated in the next round. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ORDER_DRAFT_MAX, SharedOrderDraft } from '#contract/application/order-draft.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { exchange, type OutgoingCall, type ServerAnswer } from '#data/outbox/exchange.ts';
import { BLANK_ORDER } from '#data/records/application/order-draft.ts';
import { orderDraftOf, unfinishedOrders } from '#data/records/application/order-drafts.ts';
import { saveServerContact } from '#data/store/clock.ts';
import type { Db } from '#data/store/db.ts';
import type { OrderDraftRow } from '#data/store/rows.ts';
import { getMeta, setMeta, stateOf } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { isOf, sharedOrders, takeInShared, wordsOf } from './shared-orders.ts';

export async function sendOrderDrafts(db: Db, ports: Ports): Promise<void> {
  const token = await getMeta(db, 'token');
  if (!token || (await getMeta(db, 'paused'))) return;
  for (const order of await ordersToTell(db, ports)) {
    const answered = await exchange(ports, token, callOf(order, ports));
    if (answered.kind === 'unreachable' || answered.status === 401 || answered.status >= 429) return;
    await saveServerContact(db, ports, answered.clockOffset);
    await settle(db, order, answered);
  }
}

function callOf({ leaves, seen: _seen, ...order }: OrderDraftRow, ports: Ports): OutgoingCall {
  const { _id, version, ...body } = order;
  const { method, path } = leaves ? ENDPOINTS.removeOrderDraft : ENDPOINTS.keepOrderDraft;
  return {
    method,
    path: path.replace(':_id', _id),
    ...(!leaves && { body }),
    headers: {
      'idempotency-key': ports.newId(),
      ...(version > 0 && { 'if-match': `"${version}"` }),
    },
  };
}

/** New draft orders of this device, and sent ones that no longer exist. */
function ordersToTell(db: Db, ports: Ports): Promise<OrderDraftRow[]> {
  return db.transaction('rw', db.formDrafts, db.order_drafts, db.meta, async () => {
    const [keys, shared] = [await unfinishedOrders(db), await sharedOrders(db)];
    if (keys.length + shared.length === 0) return [];
    const device = await deviceName(db, ports);
    const own = shared.filter((each) => each.device === device);
    const ordersToSend: OrderDraftRow[] = [];
    for (const key of keys) {
      const words = wordsOf((await orderDraftOf(db, key)) ?? BLANK_ORDER);
      const ownOrder =
        own.find((each) => isOf(key, each)) ?? (await createSharedOrder(db, ports, { ...key, device }));
      if (words !== ownOrder.words && words.length <= ORDER_DRAFT_MAX) {
        ordersToSend.push({ ...ownOrder, words, at: nowIso(ports) });
      }
    }
    const removedOrders = own.filter((each) => !keys.some((key) => isOf(key, each)));
    // If the judge took the same text from another device, it is discarded there too.
    const settled = shared.filter(
      (each) => each.leaves ?? removedOrders.some((mine) => isOf(mine, each) && mine.words === each.words),
    );
    for (const each of settled) ordersToSend.push({ ...each, leaves: true });
    return ordersToSend;
  });
}

/** Its id stays, whatever the answer. */
async function createSharedOrder(
  db: Db,
  ports: Ports,
  of: Pick<OrderDraftRow, 'applicationId' | 'status' | 'device'>,
): Promise<OrderDraftRow> {
  const blank = { ...of, _id: ports.newId(), version: 0, words: '', at: nowIso(ports) };
  await db.order_drafts.put(blank);
  return blank;
}

async function deviceName(db: Db, ports: Ports): Promise<string> {
  const known = await getMeta(db, 'device');
  if (known) return known;
  const made = ports.newId();
  await setMeta(db, 'device', made);
  return made;
}

async function settle(
  db: Db,
  { _id, leaves, words }: OrderDraftRow,
  { status, body }: ServerAnswer,
): Promise<void> {
  await db.transaction('rw', db.order_drafts, db.meta, async () => {
    if (status === 204 || status === 404) return db.order_drafts.delete(_id);
    const read = SharedOrderDraft.safeParse(status === 412 && isRecord(body) ? body['current'] : body);
    if (!read.success) return undefined;
    const epoch = (await stateOf(db, 'sync')).epoch ?? 0;
    if (status !== 412) return takeInShared(db, read.data, epoch);
    // Store the server's version, even after a restore. If the other device changed the text meanwhile, show
    // it to the judge again.
    const still = leaves && read.data.words === words ? { leaves } : {};
    await db.order_drafts.put({ ...read.data, ...still, seen: epoch });
    return undefined;
  });
}
