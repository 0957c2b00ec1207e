/** Refuses an order that the law does not allow to be signed (`src/documents/order/order-faults.ts`). */
import type { Application } from '#contract/application/application.ts';
import type { Decision, Order } from '#contract/application/order.ts';
import { ORDER_FAULTS, type OrderFault, orderFaults } from '#documents/order/order-faults.ts';
import { resultBefore } from '#domain/application/order-applicants.ts';
import { matterOfOrder } from '#documents/signed-order.ts';
import { invalid } from '#server/http/refusal.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';

export async function refuseFaults(
  application: Application,
  order: Order,
  decision: Decision,
): Promise<void> {
  const context = { lawEdition: '', tables: await serverLawTables(), papers: undefined };
  const faults = orderFaults(
    matterOfOrder(application, order, context),
    decision,
    resultBefore(application, order),
  );
  refuseOrder(faults);
}

/** The editor of this release asks for each finding, so an order without one comes from an older app. */
const UNASKED_FINDING =
  'This order needs a finding for which your app may have no field. Update the app, open this order again and record the finding. Your draft is kept.';

export function refuseOrder(faults: readonly OrderFault[]): void {
  if (faults.length === 0) return;
  throw invalid(Object.fromEntries(faults.map((fault) => [ORDER_FAULTS[fault].field, sentenceOf(fault)])));
}

const sentenceOf = (fault: OrderFault): string =>
  fault === 'finding' ? UNASKED_FINDING : ORDER_FAULTS[fault].msg;
