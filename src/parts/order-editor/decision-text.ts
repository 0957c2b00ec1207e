/** A decision as plain text for a receipt, in the labels of the form. */
import { childGroundsOf, type Decision } from '#contract/application/order.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Catalogue } from '#text/catalogue.ts';

type DecisionWords = Pick<Catalogue, 'judgeApplication' | 'order' | 'statuses'>;

export function decisionText(
  decision: Decision,
  { judgeApplication, order, statuses }: DecisionWords,
): string {
  const { status, reasons = [], text, conditions = [], bond, notes } = decision;
  const orderWords = judgeApplication.order;
  return [
    statuses[status],
    ...reasons.map((code) => order.reason[code]),
    ...childGroundsOf(decision).map((code) => order.childGround[code]),
    text,
    ...conditions.map((condition) => orderWords.condition(condition.text, condition.concern)),
    bond && orderWords.bond(indianNumber(bond.amount), bond.sureties),
    notes,
  ]
    .filter(Boolean)
    .join('\n');
}
