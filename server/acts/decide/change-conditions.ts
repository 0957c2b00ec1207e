/** Other conditions of bail: an order of its own, after notice to the other side. The grant stays in force. */
import type { Application } from '#contract/application/application.ts';
import type { NewConditions, Order } from '#contract/application/order.ts';
import { orderOnConditions } from '#documents/order/conditions-paper.ts';
import { CONDITION_FAULTS, conditionFault } from '#domain/application/condition-faults.ts';
import { orderOnBail } from '#domain/application/order-standing.ts';
import { invariant } from '#kernel/assert.ts';
import { issuedIdentity, namedJudge } from '#server/account/issued-identity.ts';
import { updateLine } from '#server/acts/update-line.ts';
import { closeHearings } from '#server/acts/hear/close-hearings.ts';
import { requireDocket } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { sealLastOrder } from '#server/orders/seal-order.ts';
import { holdApplication, keepUpdate } from './update-application.ts';

const NO_BAIL = 'No bail is in force in this application, so there are no conditions to change.';
const LATER = 'A later order was made. Read it, then change its conditions.';

interface OrderRef {
  readonly _id: string;
  readonly orderId: string;
}

export const changeConditions =
  ({ _id, orderId }: OrderRef, { shown, ...input }: NewConditions): Effect =>
  async (write) => {
    requireDocket(write.caller);
    const held = await holdApplication(write, _id);
    const { application, record } = held;
    const order = orderOnBail(application);
    if (!order) throw new Refusal('status-closed', { msg: NO_BAIL });
    if (order._id !== orderId) throw new Refusal('status-closed', { msg: LATER });
    const fault = conditionFault(application.bail.relief, order.conditions, input.conditions);
    if (fault) throw invalid({ conditions: CONDITION_FAULTS[fault] });
    const next = await sealLastOrder(write, withConditions(write, application, { order, input }), shown);
    const made = next.orders.at(-1);
    invariant(made?.proof, 'changeConditions: the order was not sealed');
    const detail = { order: made._id, of: order._id, sha256: made.proof.sha256 };
    await keepUpdate(write, held, { action: 'change-conditions', next, detail });
    await closeHearings(write, { record, applicationId: application._id });
    return { status: 204, body: undefined };
  };

interface Change {
  /** The order with the replaced conditions. */
  readonly order: Order;
  readonly input: Omit<NewConditions, 'shown'>;
}

function withConditions(
  { caller, now, newId, deviceTime }: Write,
  application: Application,
  { order, input }: Change,
): Application {
  const named = namedJudge(issuedIdentity(caller.user), caller.user.name);
  const { judge } = named;
  const at = now.toISOString();
  const stamp = { orderId: newId(), at, ...named, deviceTime };
  return {
    ...application,
    version: application.version + 1,
    orders: [...application.orders, orderOnConditions(application, order, { input, stamp })],
    updates: [...application.updates, updateLine({ code: 'conditions-changed', judge }, { at, by: judge })],
  };
}
