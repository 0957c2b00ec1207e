/** Reads the headers of a write (key, version, device time) and counts it against the limits. */
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
  /** Content to fingerprint if the raw body varies between retries (multipart). */
  readonly content?: unknown;
  /** Performs the write in one statement. `undefined` if the general path must handle it. */
  readonly inOneStatement?: (asked: WriteRequest) => Promise<Answer | undefined>;
}

export async function writeCall(
  ports: Ports,
  { caller, request, content: said = request.body, inOneStatement: atOnce }: WrittenCall,
  effect: Effect,
): Promise<Answer> {
  const rate = { limit: ports.config.limits.writesPerUser, seconds: WRITES_WINDOW };
  rejectOverLimit(rate, caller.writes, ports.now());
  const writeRequest = {
    caller,
    key: keyOf(request),
    fingerprint: fingerprintOf(request, said),
    expected: expectedVersion(request),
    deviceTime: deviceTimeOf(request),
  };
  return (await atOnce?.(writeRequest)) ?? performWrite(ports, writeRequest, effect);
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid({ 'Idempotency-Key': 'Use 1 to 200 characters without spaces.' });
  }
  return key;
}

/** Fingerprint of the request. `If-Match` is excluded: it is a condition, not content. */
function fingerprintOf({ method, url }: FastifyRequest, content: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(content ?? null)}`)
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
