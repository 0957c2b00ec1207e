/** Makes the address of a call known to its audit rows. */
import type { FastifyInstance } from 'fastify';
import { inCall } from '#server/storage/call-source.ts';
import { runCallsIn } from './call-context.ts';

export const noteCalls = (app: FastifyInstance): void =>
  runCallsIn(app, ({ ip, id }) => {
    const source = { address: ip, requestId: id };
    return (work) => inCall(source, work);
  });
