/**
 * Draft orders shared between the devices of a judge; each device writes only its own text. A signed or
 * discarded draft is removed from the others unless its text changed since; a receipt keeps it.
 */
import { byText } from '#kernel/by-text.ts';
import type { SharedOrderDraft } from '#contract/application/order-draft.ts';
import type { Db } from '#data/store/db.ts';
import type { OrderDraftRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { BLANK_ORDER, type OrderDraft } from '#data/records/application/order-draft.ts';
import type { ResyncInfo } from '#data/outbox/record-kind.ts';
import { discardOrderDraft, orderDraftOf, type OrderKey } from '#data/records/application/order-drafts.ts';
import { nameFor } from '#domain/case/name-for.ts';

export const wordsOf = (draft: OrderDraft): string => JSON.stringify(draft);

export const sharedOrders = (db: Db): Promise<OrderDraftRow[]> => db.order_drafts.toArray();

export interface OrderElsewhere {
  readonly _id: string;
  readonly at: string;
  readonly draft: OrderDraft;
}

/** Drafts of this order on the judge's other devices that differ from this one, newest first. */
export async function ordersElsewhere(db: Db, key: OrderKey): Promise<OrderElsewhere[]> {
  const device = await getMeta(db, 'device');
  const here = await orderDraftOf(db, key);
  const mine = here && withoutLanguage(here);
  return (await sharedOrders(db))
    .filter(
      (each) =>
        isOf(key, each) &&
        each.device !== device &&
        !each.leaves &&
        withoutLanguage(draftIn(each.words)) !== mine,
    )
    .toSorted((one, other) => byText(other.at, one.at))
    .map(({ _id, at, words }) => ({ _id, at, draft: draftIn(words) }));
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- words are written by `wordsOf` alone, on a device of the same judge
const draftIn = (words: string): OrderDraft => ({ ...BLANK_ORDER, ...(JSON.parse(words) as OrderDraft) });

/** A draft of an older release does not name its language. */
const withoutLanguage = (draft: OrderDraft): string =>
  wordsOf({ ...BLANK_ORDER, ...draft, language: undefined });

export const isOf = ({ applicationId, status }: OrderKey, each: OrderKey): boolean =>
  each.applicationId === applicationId && each.status === status;

/** Settles all drafts of this order that the judge has seen when signing, or the one with this id. */
export function settleElsewhere(db: Db, key: OrderKey, id?: string): Promise<void> {
  return db.transaction('rw', db.order_drafts, db.meta, async () => {
    const device = await getMeta(db, 'device');
    for (const each of await sharedOrders(db)) {
      if (!isOf(key, each) || each.device === device || (id ?? each._id) !== each._id) continue;
      await db.order_drafts.put({ ...each, leaves: true });
    }
  });
}

/**
 * Ignores an older version, unless a resync has not returned it yet. Runs inside the caller's transaction.
 */
export async function takeInShared(db: Db, draft: SharedOrderDraft, epoch: number): Promise<void> {
  const stored = await db.order_drafts.get(draft._id);
  if (stored && stored.version > draft.version && (stored.seen ?? epoch) >= epoch) return;
  // text changed on another device since the judge discarded it here is new
  const leaves = stored?.leaves && stored.words === draft.words ? { leaves: true as const } : {};
  await db.order_drafts.put({ ...draft, ...leaves, seen: epoch });
}

/**
 * Drafts that a resync did not return were settled elsewhere; after a restore their device sends them again.
 * Runs inside the caller's transaction.
 */
export async function followFetch(db: Db, { epoch, serverRolledBack, at }: ResyncInfo): Promise<void> {
  const device = await getMeta(db, 'device');
  for (const each of await sharedOrders(db)) {
    if (each.version === 0 || (each.seen ?? 0) >= epoch) continue;
    if (serverRolledBack) {
      const words = each.device === device ? '' : each.words;
      await db.order_drafts.put({ ...each, version: 0, words });
    } else {
      await followRemoval(db, each, at);
      await db.order_drafts.delete(each._id);
    }
  }
}

/**
 * Settled on another device: deletes the draft here too, unless it changed since. Runs inside the caller's
 * transaction.
 */
export async function followRemoval(db: Db, removedOrder: OrderDraftRow, at: string): Promise<void> {
  if (removedOrder.device !== (await getMeta(db, 'device'))) return;
  const here = await orderDraftOf(db, removedOrder);
  if (!here || wordsOf(here) !== removedOrder.words) return;
  await saveDraftReceipt(db, { ...removedOrder, draft: here, at });
  await discardOrderDraft(db, removedOrder);
}

interface PutAway extends OrderKey {
  readonly draft: OrderDraft;
  readonly at: string;
}

/** The judge has replaced it with another draft. */
export const putAwayWords = (db: Db, away: PutAway): Promise<void> =>
  db.transaction('rw', db.applications, db.receipts, async () => saveDraftReceipt(db, away));

/** Receipt of a replaced draft order. */
async function saveDraftReceipt(db: Db, { applicationId, status, draft, at }: PutAway): Promise<void> {
  const application = await db.applications.get(applicationId);
  await db.receipts.put({
    key: `order-draft:${applicationId}:${status}:${at}`,
    at,
    outcome: 'discarded',
    op: 'decide',
    entity: 'application',
    entityId: applicationId,
    title: application ? nameFor(application) : '',
    applicationNumber: application?.applicationNumber ?? null,
    text: typedIn(draft),
  });
}

/** The typed text, line by line. */
const typedIn = ({ text, details, concern, amount, sureties, notes }: OrderDraft): string =>
  [text, ...Object.values(details), concern, amount, sureties, notes]
    .filter((each) => each.trim() !== '')
    .join('\n');
