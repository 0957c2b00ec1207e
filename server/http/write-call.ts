/** A write as it arrives: its key, what it expects, when the device made it; and its share of the limits. */
import { createHash } from 'node:crypto';
import { Instant } from '#contract/primitives.ts';
import type { FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';
import { type Caller, WRITES_WINDOW } from './caller.ts';
import type { Ports } from '#server/ports.ts';
import { invalid } from './refusal.ts';
import { rejectOverLimit } from './limits.ts';
import { type Effect, performWrite, type WriteRequest } from './write.ts';

export interface WrittenCall {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  /** What the key stands for, where that is not the body as it came: the same form never has the same bytes. */
  readonly said?: unknown;
  /** The whole write in one statement, where nothing stands in its way: `undefined` where something may. */
  readonly atOnce?: (asked: WriteRequest) => Promise<Answer | undefined>;
}

export async function writeCall(
  ports: Ports,
  { caller, request, said = request.body, atOnce }: WrittenCall,
  effect: Effect,
): Promise<Answer> {
  const rate = { limit: ports.config.limits.writesPerUser, seconds: WRITES_WINDOW };
  rejectOverLimit(rate, caller.writes, ports.now());
  const asked = {
    caller,
    key: keyOf(request),
    fingerprint: fingerprintOf(request, said),
    expected: expectedVersion(request),
    deviceTime: deviceTimeOf(request),
  };
  return (await atOnce?.(asked)) ?? performWrite(ports, asked, effect);
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid({ 'Idempotency-Key': 'Use 1 to 200 characters without spaces.' });
  }
  return key;
}

/** What the key stands for. `If-Match` is no part of it: it is the condition, not the request. */
function fingerprintOf({ method, url }: FastifyRequest, said: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(said ?? null)}`)
    .digest();
}

function expectedVersion({ headers }: FastifyRequest): number | undefined {
  const given = headers['if-match'];
  if (given === undefined || given === '*') return undefined;
  const match = /^"(\d{1,9})"$/.exec(given);
  if (!match) throw invalid({ 'If-Match': 'Write the version in quotes, such as "3".' });
  return Number(match[1]);
}

function deviceTimeOf({ headers }: FastifyRequest): string | undefined {
  const parsed = Instant.safeParse(headers['x-client-time']);
  return parsed.success ? parsed.data : undefined;
}
