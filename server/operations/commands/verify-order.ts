import { Id } from '#contract/primitives.ts';
import type { VerifiedOrder } from '#contract/application/order-proof.ts';
import { dayOfInstant, indianDate } from '#kernel/calendar-date.ts';
import { checkOrder, type OrderFault } from '#server/orders/verify-order.ts';
import { trailOf, type TrailEvent, type TrailStep } from '#server/orders/order-trail.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { type Command, UsageError } from './command.ts';
import { inIndia } from './law-words.ts';
import { onOneLine } from './printable.ts';

export const verifyOrderCommand: Command = {
  usage: 'verify-order <id of the order>',
  read: ([given, ...more]) => {
    if (more.length > 0) throw new UsageError(`${more[0]} is not understood.`);
    const id = Id.safeParse(given);
    if (!id.success) throw new UsageError('Name the id of the order, as printed below it.');
    return async ({ pool }) => {
      const sql = sqlOf(pool);
      const check = await checkOrder(sql, id.data);
      if (!check) throw new Error(UNKNOWN);
      const { answer, faults } = check;
      if (faults.length > 0) {
        throw new Error(
          `The order does not match its proof. ${faults.map((each) => FAULTS[each]).join(' ')} ${NEXT_STEP}`,
        );
      }
      if (!answer) throw new Error(`${FAULTS.record} ${NEXT_STEP}`);
      const trail = await trailOf(sql, { applicationId: check.applicationId, orderId: id.data });
      return [...sentencesOf(answer), 'From the audit log:', ...trail.map(lineOf)].join('\n');
    };
  },
};

const UNKNOWN =
  'This server has no proof of this order. Compare the id with the paper. Orders from before the proofs have none.';

const NEXT_STEP =
  'Do not rely on it. Run audit-verify, then compare the application with a backup from before the change.';

const FAULTS: Readonly<Record<OrderFault, string>> = {
  text: 'Its exact text was changed in order_seals.',
  paper: 'The words of its paper were changed in order_papers.',
  record: 'The order was changed or removed in its application.',
  audit: 'The audit row of the decision has another hash, or is missing or doubled.',
  signature: 'The signature of the passkey does not fit the hash, or is missing.',
};

function sentencesOf(order: VerifiedOrder): string[] {
  const { name, designation, court } = order.by;
  return [
    `The order matches its proof. ${STANDINGS[order.standing](dayOf(order.supersededAt))}`,
    `${order.to} on ${dayOf(order.at)} by ${name}, ${designation}, ${court}. Application ${order.applicationNumber}.`,
    `SHA-256 of its exact text: ${order.sha256}`,
    order.keySignedAt === undefined
      ? 'Not signed with a passkey.'
      : `Signed with the judge's passkey on ${dayOf(order.keySignedAt)}.`,
  ];
}

const STANDINGS: Readonly<Record<VerifiedOrder['standing'], (on: string) => string>> = {
  'in-force': () => 'It is in force.',
  superseded: (on) => `It is superseded by the order of ${on}.`,
  withdrawn: () => 'It is withdrawn with its application.',
};

const STEPS: Readonly<Record<TrailEvent, string>> = {
  filed: 'Application filed',
  amended: 'Application amended',
  withdrawn: 'Application withdrawn',
  transferred: 'Application transferred to another court',
  listed: 'Hearing listed',
  'this-order': 'This order signed',
  'other-order': 'Another order signed',
  signed: 'This order signed with the passkey',
  corrected: 'Correction signed',
  conditions: 'Order on the conditions signed',
  released: 'Release entered',
};

const lineOf = ({ at, by, event, day }: TrailStep): string =>
  `${inIndia(at)}: ${STEPS[event]}${day === undefined ? '' : ` for ${indianDate(day)}`}, ${onOneLine(by ?? 'a closed account')}`;

const dayOf = (at: string | undefined): string => (at === undefined ? '' : indianDate(dayOfInstant(at)));
