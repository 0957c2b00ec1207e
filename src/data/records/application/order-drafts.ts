/**
 * Draft orders, stored as typed on this device until they are signed. An application may have one per
 * outcome, so that switching loses nothing.
 */
import type { DecisionStatus } from '#contract/application/order.ts';
import { DECIDED } from '#domain/case/status-rules.ts';
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { BLANK_ORDER, type OrderDraft } from './order-draft.ts';

export interface OrderKey {
  readonly applicationId: string;
  readonly status: DecisionStatus;
}

const drafts = draftStore<OrderDraft>('order');

const idOf = ({ applicationId, status }: OrderKey): string => `${applicationId}:${status}`;

/** `null` if there is no draft. */
export const orderDraftOf = (db: Db, key: OrderKey): Promise<OrderDraft | null> => drafts.read(db, idOf(key));

/** Writes only the changed fields. */
export function saveOrderDraft(db: Db, key: OrderKey, change: Partial<OrderDraft>): Promise<OrderDraft> {
  return saveInTransaction(db, [], async () => {
    const next = { ...BLANK_ORDER, ...(await orderDraftOf(db, key)), ...change };
    await drafts.put(db, idOf(key), next);
    return next;
  });
}

/** Deletes the draft order if it still matches. Text that another window writes meanwhile stays. */
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

/** All unsigned draft orders. */
export async function unfinishedOrders(db: Db): Promise<OrderKey[]> {
  return (await drafts.list(db)).flatMap(({ id }) => {
    const [applicationId, outcome] = id.split(':');
    const status = DECIDED.find((each) => each === outcome);
    return applicationId && status ? [{ applicationId, status }] : [];
  });
}
