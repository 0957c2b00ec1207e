/** Two texts of one order as one: nothing that a judge wrote is dropped, and what cannot be both asks for a choice. */
import type { OrderDraft } from '#data/records/application/order-drafts.ts';

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
