/**
 * Orders being written: as typed, on this device until they are signed. An application may have one for each
 * outcome, so that a judge who tries the other one loses nothing.
 */
import type { DecisionStatus, OrderCondition, ReasonCode } from '#contract/order.ts';
import type { Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { saving, type StorageFull } from '#data/store/saving.ts';

export type ConditionCode = OrderCondition['code'];

export interface OrderDraft {
  readonly reasons: readonly ReasonCode[];
  readonly text: string;
  readonly conditions: readonly ConditionCode[];
  /** What is typed beside a condition: when and where to report; the whole text of one's own. */
  readonly details: Readonly<Partial<Record<ConditionCode, string>>>;
  /** Why the judge's own condition is imposed. */
  readonly concern: string;
  readonly amount: string;
  readonly sureties: string;
  readonly notes: string;
  /** The keys of signed orders whose words stand in this one: they are taken in once. */
  readonly of?: readonly string[];
}

export const BLANK_ORDER: OrderDraft = {
  reasons: [],
  text: '',
  conditions: [],
  details: {},
  concern: '',
  amount: '',
  sureties: '',
  notes: '',
};

export interface OrderKey {
  readonly applicationId: string;
  readonly status: DecisionStatus;
}

const nameOf = ({ applicationId, status }: OrderKey) => `order:${applicationId}:${status}` as const;

/** `null` when nothing has been written. */
export const orderDraftOf = (db: Db, key: OrderKey): Promise<OrderDraft | null> => metaOf(db, nameOf(key));

/** Takes the fields that changed, never the whole order. */
export function saveOrderDraft(
  db: Db,
  key: OrderKey,
  change: Partial<OrderDraft>,
): Promise<Result<OrderDraft, StorageFull>> {
  return saving(db, [db.meta], async () => {
    const next = { ...BLANK_ORDER, ...(await orderDraftOf(db, key)), ...change };
    await setMeta(db, nameOf(key), next);
    return next;
  });
}

export const discardOrderDraft = (db: Db, key: OrderKey): Promise<void> => clearMeta(db, nameOf(key));

const written = (db: Db) => db.meta.where('k').startsWith('order:');

const OUTCOMES: readonly DecisionStatus[] = ['Approved', 'Rejected'];

/** The orders that nobody has signed yet. */
export async function unfinishedOrders(db: Db): Promise<OrderKey[]> {
  const names = await written(db).primaryKeys();
  return names.flatMap((name) => {
    const [, applicationId, outcome] = name.split(':');
    const status = OUTCOMES.find((each) => each === outcome);
    return applicationId && status ? [{ applicationId, status }] : [];
  });
}

export const countUnfinishedOrders = (db: Db): Promise<number> => written(db).count();
