/**
 * Serves the built app: hashed files with long caching, other files revalidated, every screen path as the one
 * page.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { Refusal } from './refusal.ts';

/** The worker refuses a page that a proxy has rewritten. */
const PAGE_CACHE = 'no-cache, no-transform';

type SendApp = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** `undefined` without a built app. */
export async function serveApp(app: FastifyInstance, { config }: Ports): Promise<SendApp | undefined> {
  const { distFolder } = config;
  if (distFolder === undefined || !existsSync(path.join(distFolder, 'index.html'))) return undefined;
  await app.register(fastifyStatic, {
    root: path.resolve(distFolder),
    index: ['landing.html', 'index.html'], // landing page at /; every other path is a screen of the one page
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : PAGE_CACHE);
    },
  });
  return (request, reply) => {
    const isScreen = ['GET', 'HEAD'].includes(request.method) && acceptsHtml(request);
    if (!isScreen) throw new Refusal('not-found');
    return reply.sendFile('index.html');
  };
}

const acceptsHtml = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');
