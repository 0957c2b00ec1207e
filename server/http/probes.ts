/** Health checks: `live` (process), `ready` (accepts traffic) and `health` of the specification. */
import { setTimeout as pause } from 'node:timers/promises';
import { ok } from './answer.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from './refusal.ts';
import { type Api, route } from './route.ts';

/** Milliseconds. A hung database does not answer, so fail before the caller gives up. */
const PATIENCE = 2_000;

export function probeRoutes(api: Api): void {
  const { app, ports } = api;
  route(api, 'health', async () => {
    if (!(await databaseAnswers(ports))) throw new Refusal('unavailable', { retryAfter: 2 });
    return ok({ status: 'ok' });
  });
  app.get('/api/live', async () => ({ status: 'live' }));
  app.get('/api/ready', async (_request, reply) => {
    const reason = await reasonToWait(ports);
    if (reason === undefined) return { status: 'ready' };
    return reply.code(503).header('retry-after', '2').send({ status: reason });
  });
}

async function reasonToWait(ports: Ports): Promise<'stopping' | 'no-database' | undefined> {
  if (ports.stopping.aborted) return 'stopping';
  return (await databaseAnswers(ports)) ? undefined : 'no-database';
}

async function databaseAnswers({ pool }: Ports): Promise<boolean> {
  const databaseCheck = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  const done = new AbortController();
  const late = pause(PATIENCE, false, { signal: done.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([databaseCheck, late]);
  } finally {
    done.abort();
  }
}
