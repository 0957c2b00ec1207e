/** Undoes a signed order: restores the draft before the order is deleted. */
import { signedDecisions } from '#data/records/application/decision-outcomes.ts';
import { undoDecision } from '#data/records/application/decide.ts';
import {
  discardOrderDraft,
  type OrderKey,
  orderDraftOf,
  saveOrderDraft,
} from '#data/records/application/order-drafts.ts';
import type { Device } from '#data/react/use-device.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { notify } from '#ui/feedback/notices.ts';
import { keepAsDraft } from './keep-as-draft.ts';
import { nameFor, type NamedRecord } from '#domain/case/name-for.ts';

interface UndoableOrder extends NamedRecord {
  readonly _id: string;
}

export async function undoOrder(
  { db, ports }: Device,
  application: UndoableOrder,
  words: Catalogue['order'],
): Promise<void> {
  const { _id } = application;
  const about = { description: nameFor(application) };
  const signed = (await signedDecisions(db, _id)).at(-1);
  if (!signed) return void notify({ title: words.notice.tooLate, ...about, type: 'warning' });
  const key: OrderKey = { applicationId: _id, status: signed.decision.status };
  const before = await orderDraftOf(db, key);
  await keepAsDraft(db, _id, signed);
  let isUndone = false;
  try {
    isUndone = await undoDecision(db, ports, _id);
  } finally {
    if (!isUndone) await bestEffort(before ? saveOrderDraft(db, key, before) : discardOrderDraft(db, key));
  }
  if (isUndone) notify({ title: words.notice.undone, ...about, type: 'success' });
  else notify({ title: words.notice.tooLate, ...about, type: 'warning' });
}
