/**
 * Orders being written: as typed, on this device until they are signed. An application may have one for each
 * outcome, so that a judge who tries the other one loses nothing.
 */
import type { DecisionStatus } from '#contract/order.ts';
import { DECIDED } from '#domain/status-rules.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { BLANK_ORDER, type OrderDraft } from './order-draft.ts';

export interface OrderKey {
  readonly applicationId: string;
  readonly status: DecisionStatus;
}

const drafts = draftStore<OrderDraft>('order');

const idOf = ({ applicationId, status }: OrderKey): string => `${applicationId}:${status}`;

/** `null` when nothing has been written. */
export const orderDraftOf = (db: Db, key: OrderKey): Promise<OrderDraft | null> => drafts.read(db, idOf(key));

/** Takes the fields that changed, never the whole order. */
export function saveOrderDraft(
  db: Db,
  key: OrderKey,
  change: Partial<OrderDraft>,
): Promise<Result<OrderDraft, StorageFull>> {
  return saveInTransaction(db, [], async () => {
    const next = { ...BLANK_ORDER, ...(await orderDraftOf(db, key)), ...change };
    await drafts.put(db, idOf(key), next);
    return ok(next);
  });
}

/** The order as it stands at this moment goes if it is the one that is meant; a word that another window writes just then stays. */
export const discardOrderDraftIf = (
  db: Db,
  key: OrderKey,
  isMeant: (draft: OrderDraft) => boolean,
): Promise<void> =>
  db.transaction('rw', db.formDrafts, async () => {
    const draft = await orderDraftOf(db, key);
    if (draft && isMeant(draft)) await discardOrderDraft(db, key);
  });

export const discardOrderDraft = (db: Db, key: OrderKey): Promise<void> => drafts.remove(db, idOf(key));

/** The orders that nobody has signed yet. */
export async function unfinishedOrders(db: Db): Promise<OrderKey[]> {
  return (await drafts.list(db)).flatMap(({ id }) => {
    const [applicationId, outcome] = id.split(':');
    const status = DECIDED.find((each) => each === outcome);
    return applicationId && status ? [{ applicationId, status }] : [];
  });
}
