/** Bodies are JSON and nothing else; an empty one is none. Text that PostgreSQL cannot hold is mended or refused here. */
import { isRecord } from '#kernel/merge-patch.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const DEEPEST = 32;

export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') {
      done(null, undefined);
      return;
    }
    void parse(request, body, done);
  });
  app.addHook('preValidation', async (request) => {
    request.body = cleaned(request.body, 0);
  });
}

function cleaned(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) throw new Refusal('invalid-request', { msg: 'The body is nested too deeply.' });
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  if (!isRecord(value) || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanText(key), cleaned(inner, depth + 1)]),
  );
}

/** NUL means nothing in text; half of a pair is what any UTF-8 writer puts U+FFFD for. */
function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
