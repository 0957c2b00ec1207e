/** Account calls that the user waits for. They need the network and report its absence. */
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Problem, readProblem } from '#contract/problem.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { exchange, type OutgoingCall, type ServerAnswer } from './exchange.ts';
import { recordSignedOut, withoutToken } from './pause.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

export type AccountFailure =
  | { readonly kind: 'network' }
  /** The server knows no session for this device. */
  | { readonly kind: 'signed-out' }
  /** The demonstration account, which no server knows. */
  | { readonly kind: 'demonstration' }
  | { readonly kind: 'server' }
  | { readonly kind: 'refused'; readonly problem: Problem };

interface AccountCall extends Pick<OutgoingCall, 'body' | 'file'> {
  /** Value of `:_id` in the path. */
  readonly id?: string;
}

export async function askAccount<E extends Endpoint>(
  { db, ports }: { readonly db: Db; readonly ports: Pick<Ports, 'fetch' | 'now' | 'clientVersion'> },
  endpoint: E,
  { id, ...sent }: AccountCall = {},
): Promise<Result<z.infer<E['reply']['schema']>, AccountFailure>> {
  const token = await getMeta(db, 'token');
  if (token === null) return err({ kind: await withoutToken(db, ports) });
  const { method, reply } = endpoint;
  const path = id === undefined ? endpoint.path : endpoint.path.replace(':_id', id);
  const answer = await exchange(ports, token, { method, path, ...sent });
  if (answer.kind === 'unreachable') return err({ kind: 'network' });
  if (answer.status === 401) await recordSignedOut(db, ports, { token, code: codeIn(answer.body) });
  if (answer.status >= 400) return err(failureOf(answer));
  const read = reply.schema.safeParse(reply.status === 204 ? undefined : answer.body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this endpoint's own schema
  return read.success ? ok(read.data as z.infer<E['reply']['schema']>) : err({ kind: 'server' });
}

const codeIn = (body: unknown): unknown => (isRecord(body) ? body['code'] : undefined);

function failureOf({ status, body }: Pick<ServerAnswer, 'status' | 'body'>): AccountFailure {
  if (status === 401) return { kind: 'signed-out' };
  const problem = readProblem(status, body);
  return problem === null ? { kind: 'server' } : { kind: 'refused', problem };
}
