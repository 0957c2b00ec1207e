/** Asks the server about an order by its number, without an account. */
import { ORDER_ENDPOINTS, VerifiedOrder } from '#contract/application/order-proof.ts';
import { readProblem } from '#contract/problem.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { Ports } from '#data/store/ports.ts';

export type NotVerified = 'unknown' | 'removed' | 'offline' | 'busy' | 'failed';

export type ReadVerified =
  | { readonly kind: 'verified'; readonly order: VerifiedOrder }
  | { readonly kind: 'not-verified'; readonly why: NotVerified };

export async function readVerified(
  ports: Pick<Ports, 'fetch' | 'now' | 'clientVersion'>,
  orderId: string,
): Promise<ReadVerified> {
  const path = ORDER_ENDPOINTS.verifyOrder.path.replace(':orderId', encodeURIComponent(orderId));
  const response = await exchange(ports, '', { method: 'GET', path });
  if (response.kind === 'unreachable') return { kind: 'not-verified', why: 'offline' };
  const { status, body } = response;
  if (status !== 200) return { kind: 'not-verified', why: reasonOf(status, body) };
  const read = VerifiedOrder.safeParse(body);
  return read.success ? { kind: 'verified', order: read.data } : { kind: 'not-verified', why: 'failed' };
}

function reasonOf(status: number, body: unknown): NotVerified {
  if (status === 429) return 'busy';
  const code = readProblem(status, body)?.code;
  if (code === 'status-closed') return 'removed';
  return code === 'not-found' ? 'unknown' : 'failed';
}
