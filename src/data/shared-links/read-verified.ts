/** Asks the server about an order by its number, without an account. */
import { ORDER_ENDPOINTS, VerifiedOrder } from '#contract/application/order-proof.ts';
import { type Problem, readProblem, sentenceOfUnknown } from '#contract/problem.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { Ports } from '#data/store/ports.ts';

export type NotVerified = 'unknown' | 'removed' | 'offline' | 'busy' | 'failed';

export type ReadVerified = { readonly kind: 'verified'; readonly order: VerifiedOrder } | NotVerifiedOrder;

export interface NotVerifiedOrder {
  readonly kind: 'not-verified';
  readonly why: NotVerified;
  /** The sentence of a newer server. */
  readonly said?: string;
}

export async function readVerified(
  ports: Pick<Ports, 'fetch' | 'now' | 'clientVersion'>,
  orderId: string,
): Promise<ReadVerified> {
  const path = ORDER_ENDPOINTS.verifyOrder.path.replace(':orderId', encodeURIComponent(orderId));
  const response = await exchange(ports, '', { method: 'GET', path });
  if (response.kind === 'unreachable') return { kind: 'not-verified', why: 'offline' };
  const { status, body } = response;
  if (status !== 200) return refused(status, readProblem(status, body));
  const read = VerifiedOrder.safeParse(body);
  return read.success ? { kind: 'verified', order: read.data } : { kind: 'not-verified', why: 'failed' };
}

function refused(status: number, problem: Problem | null): NotVerifiedOrder {
  return { kind: 'not-verified', why: reasonOf(status, problem), said: sentenceOfUnknown(problem) };
}

function reasonOf(status: number, problem: Problem | null): NotVerified {
  if (status === 429) return 'busy';
  if (problem?.code === 'status-closed') return 'removed';
  return problem?.code === 'not-found' ? 'unknown' : 'failed';
}
