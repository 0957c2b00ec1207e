/**
 * A demonstration is open to whoever sits at this machine, and so to every page that their browser shows: one whose
 * name was made to point here (DNS rebinding) asks under that name, and is refused.
 */
import type { FastifyInstance } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { Refusal } from './refusal.ts';

const OWN = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export function checkHost(app: FastifyInstance, { config }: Ports): void {
  if (!config.demonstration) return;
  app.addHook('onRequest', async ({ headers }) => {
    if (OWN.test(headers.host ?? '')) return;
    throw new Refusal('forbidden', {
      msg: 'This is a demonstration for this machine alone. Open it as http://localhost or http://127.0.0.1.',
    });
  });
}
