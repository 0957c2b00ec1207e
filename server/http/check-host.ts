/**
 * A demonstration is open to every page in the local browser. Reject foreign host names to prevent DNS
 * rebinding.
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
