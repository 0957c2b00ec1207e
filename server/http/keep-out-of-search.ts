/** Excludes shared pages and all API answers from search engines. */
import type { FastifyInstance } from 'fastify';

const SHARED = /^\/(?:application\/share|api\/shared)(?:[/?#]|$)/;

export function keepOutOfSearch(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SHARED.test(request.url)) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  });
}
