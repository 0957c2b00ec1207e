/**
 * Access log in JSON lines and metrics for a collector. Both name the route only, without ids or case data.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#server/storage/session.ts';
import { isLoopback } from './caller.ts';
import type { Ports } from '#server/ports.ts';
import { createMetrics, type PageCount, routeOf } from './metrics.ts';
import { Refusal } from './refusal.ts';

export function observe(app: FastifyInstance, ports: Ports, waiting: PageCount): void {
  const metrics = createMetrics(ports, waiting);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.observe(request, reply);
    ports.accessLog?.(lineOf(ports.now(), request, reply));
  });
  app.addHook('onListen', async () => metrics.addProcess());
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(ports, request)) throw new Refusal('not-found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function lineOf(now: Date, request: FastifyRequest, reply: FastifyReply): string {
  return JSON.stringify({
    at: now.toISOString(),
    id: request.id,
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    address: request.ip,
    client: request.headers['x-client-version'],
  });
}

/** Requires the metrics token, or a direct local request if none is set. */
function mayRead({ config }: Ports, request: FastifyRequest): boolean {
  const { metricsToken } = config;
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken === undefined) return isLoopback(request);
  return given !== undefined && timingSafeEqual(hashToken(given), hashToken(metricsToken));
}
