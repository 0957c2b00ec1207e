/** Metrics for a collector in the format of Prometheus, by route and without ids or case data. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { WAKE_PATH } from '#contract/wake.ts';
import type { Ports } from '#server/ports.ts';

/** Upper bounds of the histogram in seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const LABELS = ['method', 'route', 'status'] as const;

export interface Metrics {
  readonly observe: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Adds memory, processor and event loop of this process. Once per process. */
  readonly addProcess: () => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Pages that wait for changes. */
export interface PageCount {
  readonly count: () => number;
}

export function createMetrics({ pool, passwordTurns, tasks }: Ports, waiting: PageCount): Metrics {
  const register = new Registry();
  const calls = new Histogram({
    name: 'zamanat_http_request_seconds',
    help: 'Time of a call until its answer was sent',
    labelNames: LABELS,
    buckets: BUCKETS,
    registers: [register],
  });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge('zamanat_database_connections', 'Connections of this process', () => pool.totalCount);
  gauge('zamanat_database_connections_idle', 'Idle connections of this process', () => pool.idleCount);
  gauge('zamanat_database_waiting', 'Calls that wait for a connection', () => pool.waitingCount);
  gauge('zamanat_passwords_waiting', 'Passwords that wait to be hashed', () => passwordTurns.waiting());
  gauge('zamanat_tasks_waiting', 'Tasks that wait for a worker thread', () => tasks.waiting());
  gauge('zamanat_pages_waiting', 'Open pages that wait for changes', waiting.count);
  return {
    observe: (request, { statusCode, elapsedTime }) => {
      if (routeOf(request) === WAKE_PATH && statusCode === 200) return; // it was open for minutes on purpose
      const labels = { method: request.method, route: routeOf(request), status: String(statusCode) };
      calls.observe(labels, elapsedTime / 1_000);
    },
    addProcess: () => {
      collectDefaultMetrics({ register });
    },
    text: async () => register.metrics(),
    contentType: register.contentType,
  };
}

export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';
