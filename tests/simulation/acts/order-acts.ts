/** A judge writes orders on several devices, sees the drafts of the others and chooses. */
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { BLANK_ORDER } from '#data/records/application/order-draft.ts';
import {
  discardOrderDraft,
  type OrderKey,
  orderDraftOf,
  saveOrderDraft,
  unfinishedOrders,
} from '#data/records/application/order-drafts.ts';
import { signedDecisions } from '#data/records/application/decision-outcomes.ts';
import { decideApplication } from '#data/records/application/decide.ts';
import { ordersElsewhere, putAwayWords, settleElsewhere } from '#data/records/order-draft/shared-orders.ts';
import { nowIso } from '#data/store/ports.ts';
import { joinedOrders } from '#parts/order-editor/keep-as-draft.ts';
import type { Area } from '../area.ts';
import type { Person } from '../person.ts';

async function anyOrder({ db, random }: Person): Promise<OrderKey | undefined> {
  const orderKeys = await unfinishedOrders(db);
  if (orderKeys.length > 0 && random.chance(0.5)) return random.pick(orderKeys);
  const applicationIds = await db.applications.toCollection().primaryKeys();
  if (applicationIds.length === 0) return undefined;
  return { applicationId: random.pick(applicationIds), status: random.pick(['Approved', 'Rejected']) };
}

/** Typed on, as autosave keeps it. */
async function writeOrder(person: Person): Promise<boolean> {
  const { db, words, device } = person;
  const key = await anyOrder(person);
  if (!key) return false;
  const before = await orderDraftOf(db, key);
  const more = words();
  const text = before?.text ? `${before.text} ${more}` : more;
  await saveOrderDraft(db, key, { text });
  device.around.ledger.typed.push({ userId: device.user._id, words: more });
  return false;
}

/** A draft order of another device: continued, joined, replacing the local one, or discarded. */
async function takeOrderIn(person: Person): Promise<boolean> {
  const { db, ports, random } = person;
  const key = await anyOrder(person);
  const [other] = key ? await ordersElsewhere(db, key) : [];
  if (!key || !other) return false;
  const mine = await orderDraftOf(db, key);
  const way = mine ? random.pick(['both', 'replace', 'keep'] as const) : 'go on';
  if (way === 'keep') await discardOther(person, key, other._id, other.draft);
  else if (way === 'both' && mine)
    await saveOrderDraft(db, key, { ...mine, ...joinedOrders(mine, other.draft) });
  else {
    if (mine) await putAwayWords(db, { ...key, draft: mine, at: nowIso(ports) });
    await saveOrderDraft(db, key, { ...BLANK_ORDER, ...other.draft });
  }
  return false;
}

// oxlint-disable-next-line max-params -- whose, which, and what it says
async function discardOther(
  { db, device }: Person,
  key: OrderKey,
  id: string,
  draft: OrderDraft,
): Promise<void> {
  device.around.ledger.giveUp(device.user._id, JSON.stringify(draft));
  await settleElsewhere(db, key, id);
}

async function discardOrder(person: Person): Promise<boolean> {
  const { db, random, device } = person;
  const orderKeys = await unfinishedOrders(db);
  if (orderKeys.length === 0) return false;
  const key = random.pick(orderKeys);
  device.around.ledger.giveUp(device.user._id, JSON.stringify(await orderDraftOf(db, key)));
  await discardOrderDraft(db, key);
  return false;
}

/** Signs as the panel does: queues the decision, and deletes the draft order if it is the signed text. */
export async function signOrder(person: Person): Promise<boolean> {
  const { db, ports, random, words, device } = person;
  const all = await db.applications.toCollection().primaryKeys();
  if (all.length === 0) return false;
  const id = random.pick(all);
  const status = random.pick(['Approved', 'Rejected'] as const);
  const key = { applicationId: id, status };
  const draft = await orderDraftOf(db, key);
  const text = draft ? draft.text : words();
  const replaced = (await signedDecisions(db, id)).map(({ decision }) => JSON.stringify(decision));
  const seen = (await ordersElsewhere(db, key)).map((each) => JSON.stringify(each.draft));
  const signed = await decideApplication(db, ports, id, { status, text });
  if (!signed.ok) return false;
  if ((await orderDraftOf(db, key))?.text === text) await discardOrderDraft(db, key);
  for (const each of [...seen, ...replaced]) device.around.ledger.giveUp(device.user._id, each);
  await settleElsewhere(db, key);
  return true;
}

export const orders: Area = {
  'write order': { often: 3, by: 'judge', doing: writeOrder },
  'take order in': { often: 1.5, by: 'judge', doing: takeOrderIn },
  'discard order': { often: 0.6, by: 'judge', doing: discardOrder },
};
