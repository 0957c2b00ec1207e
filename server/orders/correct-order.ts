/** A clerical correction (BNSS 403): a new order with the right words, which supersedes the order in force. */
import type { Application } from '#contract/application/application.ts';
import type { NewCorrection, Order } from '#contract/application/order.ts';
import { CORRECTION_FAULTS, correctedOrder, correctionFault } from '#documents/order/corrected-paper.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { canBeCorrected } from '#domain/application/order-standing.ts';
import { invariant } from '#kernel/assert.ts';
import { requireDocket } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect } from '#server/http/write.ts';
import { saveApplication } from '#server/storage/applications.ts';
import { matterOfApplication } from '#server/storage/matter.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { updateSentence } from '#text/history-event-text.ts';
import type { Sql } from '#server/storage/sql.ts';
import { papersOfOrders } from './order-papers.ts';
import { type OrderRef, ownOrder } from './own-order.ts';
import { contextOfOrder, sealLastOrder } from './seal-order.ts';

const OTHER_JUDGE =
  'Only the judge who signed this order can correct it. To end its effect, make a new order with its own grounds.';
const NOT_LAST = 'A later order was made. Only the last order can be corrected.';

export const correctOrder =
  (ref: OrderRef, { shown, ...words }: NewCorrection): Effect =>
  async (write) => {
    const { sql, caller, now, newId, deviceTime, touch, note } = write;
    requireDocket(caller);
    const { application, order } = await ownOrder(sql, caller, {
      ...ref,
      lock: 'FOR UPDATE',
      ifOther: OTHER_JUDGE,
    });
    if (!canBeCorrected(application, order)) throw new Refusal('status-closed', { msg: NOT_LAST });
    await refuseOtherChanges(sql, { application, order, words });
    const made = correctedOrder(order, words, { orderId: newId(), at: now.toISOString(), deviceTime });
    const next = await sealLastOrder(write, withOrder(application, made), shown);
    await saveApplication(sql, next);
    const matter = matterOfApplication(next);
    const { _id: id, createdBy: ownerId, version } = next;
    touch({ entity: 'application', id, version, ownerId, before: matter, after: matter });
    const sealed = next.orders.at(-1)?.proof;
    invariant(sealed, 'correctOrder: the order was not sealed');
    const detail = { order: made._id, of: order._id, sha256: sealed.sha256 };
    note({ action: 'correct-order', entity: 'application', id, version, detail });
    return { status: 204, body: undefined };
  };

interface CorrectionInput {
  readonly application: Application;
  readonly order: Order;
  readonly words: Omit<NewCorrection, 'shown'>;
}

/** The operative part stays as it was pronounced. */
async function refuseOtherChanges(sql: Sql, { application, order, words }: CorrectionInput): Promise<void> {
  const context = await contextOfOrder(order, await papersOfOrders(sql, application._id));
  const { blocks } = signedOrder(application, order, context);
  const heading = context.words.heading.order;
  const fault = correctionFault(
    { blocks, heading, order },
    words,
    matterOfOrder(application, order, context),
  );
  if (fault) throw invalid({ [CORRECTION_FAULTS[fault].field]: CORRECTION_FAULTS[fault].msg });
}

function withOrder(application: Application, order: Order): Application {
  const { by, at, correction } = order;
  invariant(correction, 'withOrder: the order corrects nothing');
  const { wrong, right } = correction;
  const told = { code: 'order-corrected', judge: by.name, wrong, right } as const;
  const line = { description: updateSentence(told, english), date: at, by: by.name, told };
  return {
    ...application,
    version: application.version + 1,
    orders: [...application.orders, order],
    updates: [...application.updates, line],
  };
}
