/**
 * Orders being written: as typed, on this device until they are signed. An application may have one for each
 * outcome, so that a judge who tries the other one loses nothing.
 */
import type { DecisionStatus } from '#contract/order.ts';
import { DECIDED } from '#domain/status-rules.ts';
import { ok, type Result } from '#kernel/result.ts';
import { DRAFT_PREFIX } from '#data/store/draft-counts.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { BLANK_ORDER, type OrderDraft } from './order-draft.ts';

export interface OrderKey {
  readonly applicationId: string;
  readonly status: DecisionStatus;
}

const nameOf = ({ applicationId, status }: OrderKey) =>
  `${DRAFT_PREFIX.orders}${applicationId}:${status}` as const;

/** `null` when nothing has been written. */
export const orderDraftOf = (db: Db, key: OrderKey): Promise<OrderDraft | null> => getMeta(db, nameOf(key));

/** Takes the fields that changed, never the whole order. */
export function saveOrderDraft(
  db: Db,
  key: OrderKey,
  change: Partial<OrderDraft>,
): Promise<Result<OrderDraft, StorageFull>> {
  return saveInTransaction(db, [db.meta], async () => {
    const next = { ...BLANK_ORDER, ...(await orderDraftOf(db, key)), ...change };
    await setMeta(db, nameOf(key), next);
    return ok(next);
  });
}

/** The order as it stands at this moment goes if it is the one that is meant; a word that another window writes just then stays. */
export const discardOrderDraftIf = (
  db: Db,
  key: OrderKey,
  isMeant: (draft: OrderDraft) => boolean,
): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const draft = await orderDraftOf(db, key);
    if (draft && isMeant(draft)) await discardOrderDraft(db, key);
  });

export const discardOrderDraft = (db: Db, key: OrderKey): Promise<void> => clearMeta(db, nameOf(key));

/** The orders that nobody has signed yet. */
export async function unfinishedOrders(db: Db): Promise<OrderKey[]> {
  const names = await db.meta.where('k').startsWith(DRAFT_PREFIX.orders).primaryKeys();
  return names.flatMap((name) => {
    const [, applicationId, outcome] = name.split(':');
    const status = DECIDED.find((each) => each === outcome);
    return applicationId && status ? [{ applicationId, status }] : [];
  });
}
