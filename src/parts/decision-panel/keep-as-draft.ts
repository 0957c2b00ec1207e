/** A decision that came back becomes an unfinished order again; what was written since stays. */
import type { Decision } from '#contract/order.ts';
import type { Db } from '#data/store/db.ts';
import { type OrderKey, orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { draftFromDecision } from './order-form.ts';

interface Returned {
  readonly decision: Decision;
  readonly words: Catalogue['order'];
}

export async function keepAsDraft(db: Db, key: OrderKey, { decision, words }: Returned): Promise<void> {
  if (await orderDraftOf(db, key)) return;
  await saveOrderDraft(db, key, draftFromDecision(decision, words));
}
