/** Other conditions of bail: an order of its own, after notice to the other side. The grant stays in force. */
import type { Application } from '#contract/application/application.ts';
import type { ContestedPoint } from '#contract/case/contested.ts';
import type { NewConditions, Order, RequestInOrder } from '#contract/application/order.ts';
import { orderOnConditions } from '#documents/order/conditions-paper.ts';
import { dutiesOf, hearsVictim } from '#documents/order/order-duties.ts';
import { matterOfOrder } from '#documents/signed-order.ts';
import { CONDITION_FAULTS, conditionFault } from '#domain/application/condition-faults.ts';
import { isRequest, NO_BAIL, requestInOrder } from '#domain/application/conditions-request.ts';
import { ordersOnBail } from '#domain/application/order-applicants.ts';
import { hasTermsOf } from '#domain/application/order-standing.ts';
import { invariant } from '#kernel/assert.ts';
import { contestedPointRecord } from '#records/contested-point.ts';
import { issuedIdentity, namedJudge } from '#server/account/issued-identity.ts';
import { updateLine } from '#server/acts/update-line.ts';
import { closeHearings } from '#server/acts/hear/close-hearings.ts';
import { requireDocket } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import { sealLastOrder } from '#server/orders/seal-order.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { lockParent, readStoredRecord, saveRecord } from '#server/records/store-records.ts';
import { holdApplication, keepUpdate } from './update-application.ts';

const NO_REQUEST = 'This request was taken back or decided. Read the file again, then sign.';
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
    const onBail = ordersOnBail(application);
    if (onBail.length === 0) throw new Refusal('status-closed', { msg: NO_BAIL });
    const order = onBail.find((each) => each._id === orderId);
    if (!order) throw new Refusal('status-closed', { msg: LATER });
    const request = input.request === undefined ? undefined : await holdRequest(write, _id, input.request);
    const unsealed = withConditions(write, application, {
      order,
      input,
      request: request && requestInOrder(request),
    });
    await refuseTerms(unsealed, { order, input });
    const next = await sealLastOrder(write, unsealed, shown);
    const made = next.orders.at(-1);
    invariant(made?.proof, 'changeConditions: the order was not sealed');
    if (request) await decideRequest(write, request);
    const detail = { order: made._id, of: order._id, sha256: made.proof.sha256 };
    await keepUpdate(write, held, { action: 'change-conditions', next, detail });
    await closeHearings(write, { record, applicationId: application._id });
    return { status: 204, body: undefined };
  };

interface Change {
  /** The order with the replaced conditions. */
  readonly order: Order;
  readonly input: Omit<NewConditions, 'shown'>;
  readonly request: RequestInOrder | undefined;
}

function withConditions(
  { caller, now, newId, deviceTime }: Write,
  application: Application,
  { order, input, request }: Change,
): Application {
  const named = namedJudge(issuedIdentity(caller.user), caller.user.name);
  const { judge } = named;
  const at = now.toISOString();
  const stamp = { orderId: newId(), at, ...named, deviceTime };
  const made = orderOnConditions(application, order, { input, request, stamp });
  const isRejection = request !== undefined && hasTermsOf(made, order);
  const event = { code: 'conditions-changed', judge, ...(isRejection ? REJECTED : {}) } as const;
  return {
    ...application,
    version: application.version + 1,
    orders: [...application.orders, made],
    updates: [...application.updates, updateLine(event, { at, by: judge })],
  };
}

const REJECTED = { rejected: true } as const;

async function refuseTerms(unsealed: Application, { order, input }: Omit<Change, 'request'>): Promise<void> {
  const made = unsealed.orders.at(-1);
  invariant(made, 'changeConditions: no order was made');
  const context = { lawEdition: '', tables: await serverLawTables(), papers: undefined };
  const matter = matterOfOrder(unsealed, made, context);
  const needsVictim = hearsVictim(dutiesOf(matter, { status: 'Approved' }, undefined));
  const fault = conditionFault(order, input, { relief: unsealed.bail.relief, needsVictim });
  if (fault) throw invalid({ [CONDITION_FAULTS[fault].field]: CONDITION_FAULTS[fault].msg });
}

const CONTESTED = definedKind(contestedPointRecord);

/** The open request of this application that the order decides. */
async function holdRequest({ sql }: Write, applicationId: string, id: string): Promise<ContestedPoint> {
  const request = await readStoredRecord<ContestedPoint>(sql, CONTESTED, id);
  const isOpen = request && isRequest(request) && request.state !== 'decided';
  if (!isOpen || request.applicationId !== applicationId)
    throw new Refusal('status-closed', { msg: NO_REQUEST });
  return request;
}

async function decideRequest(write: Write, request: ContestedPoint): Promise<void> {
  const parent = await lockParent(write, CONTESTED, request.applicationId);
  const record: ContestedPoint = { ...request, state: 'decided', version: request.version + 1 };
  const detail = { state: { from: request.state, to: record.state } };
  await saveRecord(write, { kind: CONTESTED, parent, record, detail });
}
