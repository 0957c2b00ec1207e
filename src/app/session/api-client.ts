/** Requests that the user waits for. All others use the outbox. */
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Problem, readProblem } from '#contract/problem.ts';
import { CLIENT_VERSION } from '#data/store/client-version.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { recordReachability } from '#app/shell/connection.ts';

export type CallFailure =
  /** No response, or a response from another server. */
  | { readonly kind: 'network' }
  | { readonly kind: 'server' }
  | { readonly kind: 'refused'; readonly problem: Problem };

const TIMEOUT_MS = 10_000;

interface ApiCall {
  readonly token?: string | null | undefined;
  readonly body?: unknown;
}

/** A call with a reader of its answer, which returns null for an answer of another form. */
interface ReadCall<T> {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly read: (answer: unknown) => T | null;
}

export async function call<E extends Endpoint>(
  { method, path, reply }: E,
  options: ApiCall,
): Promise<Result<z.infer<E['reply']['schema']>, CallFailure>> {
  const answer = await requested({ method, path }, options);
  if (!answer.ok) return answer;
  const checked = reply.schema.safeParse(answer.value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this endpoint's own schema
  return checked.success ? ok(checked.data as z.infer<E['reply']['schema']>) : err({ kind: 'server' });
}

/** A call that needs no schema. */
export async function callAndRead<T>(
  { read, ...place }: ReadCall<T>,
  options: ApiCall,
): Promise<Result<T, CallFailure>> {
  const answer = await requested(place, options);
  if (!answer.ok) return answer;
  const value = read(answer.value);
  return value === null ? err({ kind: 'server' }) : ok(value);
}

async function requested(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { token, body }: ApiCall,
): Promise<Result<unknown, CallFailure>> {
  const response = await fetch(path, {
    method,
    headers: headersOf(token),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null); // offline or timed out
  const reached = response?.headers.has('x-zamanat') ?? false; // a captive portal answers too
  recordReachability(reached);
  if (!response || !reached) return err({ kind: 'network' });
  const json: unknown = response.status === 204 ? undefined : await response.json().catch(() => null); // fails validation below
  if (!response.ok) return err(failureOf(response.status, json));
  return ok(json);
}

function failureOf(status: number, json: unknown): CallFailure {
  const problem = readProblem(status, json);
  return problem === null ? { kind: 'server' } : { kind: 'refused', problem };
}

function headersOf(token: string | null | undefined): Record<string, string> {
  const forgery = /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    'content-type': 'application/json',
    'x-client-version': CLIENT_VERSION,
    ...(token ? { 'x-auth-token': token } : {}),
    ...(forgery ? { 'X-XSRF-TOKEN': decodeURIComponent(forgery) } : {}),
  };
}
