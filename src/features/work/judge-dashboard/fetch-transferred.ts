/** Loaded with the first answer, so that the dashboard does not start with the schema of an order. */
import { ORDER_ENDPOINTS, type TransferredOrders } from '#contract/application/order-proof.ts';
import type { Device } from '#data/react/use-device.ts';
import { askAccount } from '#data/outbox/ask-account.ts';

/** Empty offline, and for an account without a docket. */
export async function fetchTransferred(device: Device): Promise<TransferredOrders['applications']> {
  const answer = await askAccount(device, ORDER_ENDPOINTS.transferredOrders);
  return answer.ok ? answer.value.applications : [];
}
