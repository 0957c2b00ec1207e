/** What a link opens is for whoever was given the link: search engines are told to keep neither page nor answer. */
import type { FastifyInstance } from 'fastify';

const SHARED = /^\/(?:application\/share|api\/shared)(?:[/?#]|$)/;

export function keepOutOfSearch(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SHARED.test(request.url)) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  });
}
