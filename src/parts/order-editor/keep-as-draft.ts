/** Turns a signed order back into a draft, joined with text written since. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Decision } from '#contract/application/order.ts';
import { returnedDecision, signedDecisions } from '#data/records/application/decision-outcomes.ts';
import { type OrderKey, orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { BLANK_ORDER, type OrderDraft } from '#data/records/application/order-draft.ts';
import type { Db } from '#data/store/db.ts';
import { firsOf } from '#domain/case/fir.ts';
import { joinedComposed } from './composed-draft.ts';
import { draftOnFirs } from './draft-firs.ts';
import { draftFromDecision } from './order-form.ts';

interface Signed {
  /** Idempotency key of its row: restore its text once, so that later deletions persist. */
  readonly key: string;
  readonly decision: Decision;
  /** The application at signing: the decision has the numbers of its FIRs. */
  readonly signedOn: ApplicationContent;
}

export async function keepAsDraft(db: Db, applicationId: string, signed: Signed): Promise<void> {
  const { key, decision, signedOn } = signed;
  const name: OrderKey = { applicationId, status: decision.status };
  const storedDraft = await orderDraftOf(db, name);
  const mergedKeys = storedDraft?.of ?? [];
  if (mergedKeys.includes(key)) return;
  const written = draftOnFirs(draftFromDecision(decision), firsOf(signedOn.case));
  const draft = storedDraft ? joinedOrders(storedDraft, written) : written;
  await saveOrderDraft(db, name, { ...draft, of: [...mergedKeys, key] });
}

/** Restores the text of a returned order, from its card or from the file header. */
export async function restoreReturnedOrder(db: Db, { applicationId, status }: OrderKey): Promise<void> {
  const signed = await returnedDecision(db, applicationId);
  if (signed?.decision.status === status) await keepAsDraft(db, applicationId, signed);
}

/** Before signing another order, stores drafts that it replaces. */
export async function keepReplaced(db: Db, { applicationId, status }: OrderKey): Promise<void> {
  for (const signed of await signedDecisions(db, applicationId)) {
    if (signed.decision.status === status) continue; // its text was in the form being signed
    await keepAsDraft(db, applicationId, signed);
  }
}

/** Joins two texts of one order without losing text; contradictory values need a choice. */
export function joinedOrders(one: OrderDraft, other: OrderDraft): OrderDraft {
  const now = { ...BLANK_ORDER, ...one }; // a draft of an older app lacks the composed parts
  const later = { ...BLANK_ORDER, ...other };
  const earlier = now.firs ? draftOnFirs(later, now.firs) : later;
  const codes = new Set([...Object.keys(now.details), ...Object.keys(earlier.details)]);
  const details = [...codes].map((code) => [code, joined(at(now, code), at(earlier, code), '; ')]);
  return {
    ...BLANK_ORDER,
    ...joinedComposed(now, earlier, (mine, theirs) => joined(mine, theirs, '\n\n')),
    reasons: [...new Set([...now.reasons, ...earlier.reasons])],
    childGrounds: [...new Set([...(now.childGrounds ?? []), ...(earlier.childGrounds ?? [])])],
    conditions: [...new Set([...now.conditions, ...earlier.conditions])],
    details: Object.fromEntries(details),
    text: joined(now.text, earlier.text, '\n\n'),
    notes: joined(now.notes, earlier.notes, '\n\n'),
    concern: joined(now.concern, earlier.concern, '; '),
    // two amounts are invalid, so the form asks which one applies
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
