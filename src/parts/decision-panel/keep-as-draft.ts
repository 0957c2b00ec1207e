/** The words of a signed order become an unfinished one again; what was written since stands beside them. */
import type { Decision } from '#contract/order.ts';
import { returnedDecision, signedDecisions } from '#data/records/application/decision-outcomes.ts';
import { type OrderKey, orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Db } from '#data/store/db.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { joinedOrders } from './joined-orders.ts';
import { draftFromDecision } from './order-form.ts';

type Words = Catalogue['order'];

interface Signed {
  /** Of its row: its words are taken in once, so that what a judge then strikes out stays out. */
  readonly key: string;
  readonly decision: Decision;
}

/** True when they are on the device. */
export async function keepAsDraft(
  db: Db,
  applicationId: string,
  { signed: { key, decision }, words }: { readonly signed: Signed; readonly words: Words },
): Promise<boolean> {
  const name: OrderKey = { applicationId, status: decision.status };
  const begun = await orderDraftOf(db, name);
  const taken = begun?.of ?? [];
  if (taken.includes(key)) return true;
  const written = draftFromDecision(decision, words);
  const draft = begun ? joinedOrders(begun, written) : written;
  return (await saveOrderDraft(db, name, { ...draft, of: [...taken, key] })).ok;
}

/** However a returned order is opened, by its claim or from the head of the file: its words are in the form. */
export async function takeInReturned(
  db: Db,
  { applicationId, status }: OrderKey,
  words: Words,
): Promise<void> {
  const signed = await returnedDecision(db, applicationId);
  if (signed?.decision.status === status) await keepAsDraft(db, applicationId, { signed, words });
}

/** Before another order is signed: those of the other outcome that it replaces. False where there is no room. */
export async function keepReplaced(
  db: Db,
  { applicationId, status }: OrderKey,
  words: Words,
): Promise<boolean> {
  for (const signed of await signedDecisions(db, applicationId)) {
    if (signed.decision.status === status) continue; // its words were in the form that is being signed
    if (!(await keepAsDraft(db, applicationId, { signed, words }))) return false;
  }
  return true;
}
