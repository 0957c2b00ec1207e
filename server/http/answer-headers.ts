/** Headers of every answer, and rejection of outdated clients. */
import type { FastifyInstance } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { Refusal } from './refusal.ts';

export function answerHeaders(app: FastifyInstance, { config }: Ports): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-zamanat', '1'); // an answer without this header comes from a captive portal
    if (!isApi(request.url)) return;
    void reply.header('cache-control', 'no-store');
    const version = request.headers['x-client-version'];
    if (typeof version === 'string' && isOlder(version, config.oldestClient)) {
      throw new Refusal('client-too-old');
    }
  });
}

export const isApi = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url);

/** Accepts a version that is not three numbers. */
export function isOlder(version: string, oldest: string): boolean {
  const [own, least] = [numbersOf(version), numbersOf(oldest)];
  if (!own || !least) return false;
  const index = own.findIndex((part, at) => part !== least[at]);
  return index !== -1 && (own[index] ?? 0) < (least[index] ?? 0);
}

const numbersOf = (version: string): number[] | undefined =>
  /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})/.exec(version)?.slice(1).map(Number);
