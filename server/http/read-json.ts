/**
 * Parses JSON bodies; an empty body is `undefined`. Removes or replaces characters that PostgreSQL cannot
 * store.
 */
import { isRecord } from '#kernel/merge-patch.ts';
import type { FastifyInstance } from 'fastify';
import { type JsonExcess, jsonExcess } from './json-bounds.ts';
import { Refusal } from './refusal.ts';

export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') {
      done(null, undefined);
      return;
    }
    const excess = jsonExcess(body);
    if (excess) done(refusalOfExcess(excess));
    else void parse(request, body, done);
  });
  app.addHook('preValidation', async (request) => {
    request.body = cleaned(request.body);
  });
}

const refusalOfExcess = (excess: JsonExcess): Refusal =>
  excess === 'too-deep'
    ? new Refusal('invalid-request', { msg: 'The body is nested too deeply.' })
    : new Refusal('too-large');

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRecord(value) || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleaned(inner)]));
}

/** Removes NUL and replaces a lone surrogate by U+FFFD, as every UTF-8 encoder does. */
function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
