/**
 * Verdict on an answer to a queued write. Every status is listed; an unknown one never counts as delivered.
 */
import type * as z from 'zod/mini';
import { codeOfStatus, type Problem, readProblem } from '#contract/problem.ts';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import type { ServerAnswer, Exchange } from './exchange.ts';

export type AnswerVerdict<T> =
  | { readonly kind: 'accepted'; readonly entity: T }
  | { readonly kind: 'unreachable' }
  /** The server failed or asked for time. `quiet` applies to the whole queue. */
  | {
      readonly kind: 'retry';
      readonly after: number | null;
      readonly quiet: boolean;
      readonly problem: Problem;
    }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'too-old' }
  /** The server was restored from a backup and has lost data. */
  | { readonly kind: 'other-history'; readonly version?: number }
  | { readonly kind: 'refused'; readonly status: number; readonly problem: Problem }
  /** The record exists with other content. */
  | { readonly kind: 'already-there'; readonly current: T }
  /** Changed by someone else. `current` is null if the answer did not contain it. */
  | { readonly kind: 'stale'; readonly current: T | null; readonly problem: Problem };

export function classifyAnswer<T>(exchanged: Exchange, schema: z.ZodMiniType<T>): AnswerVerdict<T> {
  if (exchanged.kind === 'unreachable') return exchanged;
  const { status, body } = exchanged;
  const problem = problemIn(exchanged);
  if (status >= 200 && status < 300) {
    const entity = read(schema, body);
    return entity ? { kind: 'accepted', entity } : retry(exchanged, problem);
  }
  if (status < 400) return { kind: 'unreachable' };
  if (status >= 500) return retry(exchanged, problem);
  return (BY_STATUS[status] ?? refused)({
    answer: exchanged,
    problem,
    current: read(schema, problem.current),
  });
}

interface Refusal<T> {
  readonly answer: ServerAnswer;
  readonly problem: Problem;
  readonly current: T | null;
}

const refused = <T>({ answer, problem }: Refusal<T>): AnswerVerdict<T> => ({
  kind: 'refused',
  status: answer.status,
  problem,
});

const retryLater = <T>({ answer, problem }: Refusal<T>): AnswerVerdict<T> => retry(answer, problem);

/** Not rejected: the row stays queued until a server knows the call and all its fields. */
function waitsForServer<T>(refusal: Refusal<T>): AnswerVerdict<T> {
  const { problem } = refusal;
  return isOfOlderServer(problem) ? { kind: 'retry', after: null, quiet: false, problem } : refused(refusal);
}

const BY_STATUS: Readonly<Record<number, <T>(refusal: Refusal<T>) => AnswerVerdict<T>>> = {
  401: ({ problem }) => ({ kind: problem.code === 'revoked' ? 'revoked' : 'signed-out' }),
  404: waitsForServer,
  408: retryLater,
  409: (refusal) => {
    if (refusal.problem.code === 'key-in-progress') return { kind: 'in-progress' };
    const { current } = refusal;
    return refusal.problem.code === 'id-taken' && current
      ? { kind: 'already-there', current }
      : refused(refusal);
  },
  412: ({ current, problem }) => ({ kind: 'stale', current, problem }),
  422: waitsForServer,
  425: retryLater,
  426: () => ({ kind: 'too-old' }),
  429: retryLater,
};

export const isOfOlderServer = ({ code }: { readonly code: string }): boolean =>
  code === 'unknown-call' || code === 'unknown-field';

function retry<T>({ status, retryAfter }: ServerAnswer, problem: Problem): AnswerVerdict<T> {
  const quiet = status === 429 || retryAfter !== null;
  return { kind: 'retry', after: retryAfter, quiet, problem };
}

/** Returns the answer itself, including fields of a newer server. */
function read<T>(schema: z.ZodMiniType<T>, body: unknown): T | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated above
  return schema.safeParse(body).success ? (body as T) : null;
}

/** The server's problem, or the general one of its status. */
function problemIn({ status, body }: ServerAnswer): Problem {
  const received = readProblem(status, body);
  if (received) return received;
  const code = codeOfStatus(status);
  // The answer of another server names no field, so each screen shows its own message.
  return { code, msg: code === 'invalid-request' ? '' : MESSAGE_OF[code] };
}
