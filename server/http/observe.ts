/**
 * Access log in JSON lines and metrics for a collector. Both name the route only, without ids or case data.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#server/storage/session.ts';
import { isLoopback } from './caller.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from './refusal.ts';

/** Upper bounds of the histogram in seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Tally {
  count: number;
  seconds: number;
  readonly buckets: number[];
}

export function observe(app: FastifyInstance, ports: Ports): void {
  const tallies = new Map<string, Tally>();
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1_000;
    add(tallies, labelsOf(request, reply), seconds);
    ports.accessLog?.(lineOf(ports.now(), request, reply));
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(ports, request)) throw new Refusal('not-found');
    return reply
      .type('text/plain; version=0.0.4')
      .send([...callLines(tallies), ...stateLines(ports)].join('\n'));
  });
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

const labelsOf = (request: FastifyRequest, { statusCode }: FastifyReply): string =>
  `method="${request.method}",route="${routeOf(request)}",status="${statusCode}"`;

function add(tallies: Map<string, Tally>, labels: string, seconds: number): void {
  const tally = tallies.get(labels) ?? { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
  tallies.set(labels, tally);
  tally.count += 1;
  tally.seconds += seconds;
  const first = BUCKETS.findIndex((end) => seconds <= end);
  if (first !== -1)
    for (let n = first; n < BUCKETS.length; n++) tally.buckets[n] = (tally.buckets[n] ?? 0) + 1;
}

function callLines(tallies: ReadonlyMap<string, Tally>): string[] {
  const lines = ['# TYPE zamanat_http_request_seconds histogram'];
  for (const [labels, { count, seconds, buckets }] of tallies) {
    const name = (end: string): string => `zamanat_http_request_seconds_bucket{${labels},le="${end}"}`;
    for (const [n, end] of BUCKETS.entries()) lines.push(`${name(String(end))} ${buckets[n]}`);
    lines.push(`${name('+Inf')} ${count}`);
    lines.push(`zamanat_http_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`);
    lines.push(`zamanat_http_request_seconds_count{${labels}} ${count}`);
  }
  return lines;
}

function stateLines({ pool, passwordTurns, tasks }: Ports): string[] {
  const gauges = {
    zamanat_database_connections: pool.totalCount,
    zamanat_database_connections_idle: pool.idleCount,
    zamanat_database_waiting: pool.waitingCount,
    zamanat_passwords_waiting: passwordTurns.waiting(),
    zamanat_tasks_waiting: tasks.waiting(),
    process_resident_memory_bytes: process.memoryUsage.rss(),
  };
  const lines = Object.entries(gauges).flatMap(([name, value]) => [
    `# TYPE ${name} gauge`,
    `${name} ${value}`,
  ]);
  return [...lines, ''];
}

function lineOf(now: Date, request: FastifyRequest, reply: FastifyReply): string {
  return JSON.stringify({
    at: now.toISOString(),
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
