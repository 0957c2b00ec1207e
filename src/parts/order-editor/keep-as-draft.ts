/** The words of a signed order become an unfinished one again; what was written since stands beside them. */
import type { Decision } from '#contract/order.ts';
import { returnedDecision, signedDecisions } from '#data/records/application/decision-outcomes.ts';
import { type OrderKey, orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import type { Db } from '#data/store/db.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { draftFromDecision } from './order-form.ts';

type OrderWords = Catalogue['order'];

interface Signed {
  /** Of its row: its words are taken in once, so that what a judge then strikes out stays out. */
  readonly key: string;
  readonly decision: Decision;
}

/** True when they are on the device. */
export async function keepAsDraft(
  db: Db,
  applicationId: string,
  { signed: { key, decision }, words }: { readonly signed: Signed; readonly words: OrderWords },
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
export async function restoreReturnedOrder(
  db: Db,
  { applicationId, status }: OrderKey,
  words: OrderWords,
): Promise<void> {
  const signed = await returnedDecision(db, applicationId);
  if (signed?.decision.status === status) await keepAsDraft(db, applicationId, { signed, words });
}

/** Before another order is signed: those of the other outcome that it replaces. False where there is no room. */
export async function keepReplaced(
  db: Db,
  { applicationId, status }: OrderKey,
  words: OrderWords,
): Promise<boolean> {
  for (const signed of await signedDecisions(db, applicationId)) {
    if (signed.decision.status === status) continue; // its words were in the form that is being signed
    if (!(await keepAsDraft(db, applicationId, { signed, words }))) return false;
  }
  return true;
}

/** Two texts of one order as one: nothing that a judge wrote is dropped, and what cannot be both asks for a choice. */
export function joinedOrders(now: OrderDraft, earlier: OrderDraft): OrderDraft {
  const codes = new Set([...Object.keys(now.details), ...Object.keys(earlier.details)]);
  const details = [...codes].map((code) => [code, joined(at(now, code), at(earlier, code), '; ')]);
  return {
    reasons: [...new Set([...now.reasons, ...earlier.reasons])],
    conditions: [...new Set([...now.conditions, ...earlier.conditions])],
    details: Object.fromEntries(details),
    text: joined(now.text, earlier.text, '\n\n'),
    notes: joined(now.notes, earlier.notes, '\n\n'),
    concern: joined(now.concern, earlier.concern, '; '),
    // two figures are none: the form asks which
    amount: joined(now.amount, earlier.amount, ' / '),
    sureties: joined(now.sureties, earlier.sureties, ' / '),
  };
}

const at = ({ details }: OrderDraft, code: string): string =>
  Object.entries(details).find(([key]) => key === code)?.[1] ?? '';

function joined(now: string, earlier: string, between: string): string {
  const [first, second] = [now.trim(), earlier.trim()];
  if (first === '' || second.includes(first)) return earlier;
  return first.includes(second) ? now : `${first}${between}${second}`;
}
