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
import { bestEffort } from '#data/store/save-transaction.ts';
import { notify } from '#ui/feedback/notices.ts';
import { keepAsDraft } from './keep-as-draft.ts';

interface UndoableOrder {
  readonly _id: string;
  readonly applicant: { readonly name: string };
}

export async function undoOrder(
  { db, ports }: Device,
  { _id, applicant }: UndoableOrder,
  words: Catalogue['order'],
): Promise<void> {
  const about = { description: applicant.name };
  const signed = (await signedDecisions(db, _id)).at(-1);
  if (!signed) return void notify({ title: words.notice.tooLate, ...about, type: 'warning' });
  const key: OrderKey = { applicationId: _id, status: signed.decision.status };
  const before = await orderDraftOf(db, key);
  if (!(await keepAsDraft(db, _id, { signed, words }))) {
    return void notify({ title: words.refused.full, ...about, type: 'error' });
  }
  const undone = await undoDecision(db, ports, _id);
  if (undone === true) {
    notify({ title: words.notice.undone, ...about, type: 'success' });
    return undefined;
  }
  if (undone === 'full') notify({ title: words.refused.full, ...about, type: 'error' });
  else notify({ title: words.notice.tooLate, ...about, type: 'warning' });
  await bestEffort(before ? saveOrderDraft(db, key, before) : discardOrderDraft(db, key));
}
