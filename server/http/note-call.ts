/** Makes the address of a call known to its audit rows. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CallSource, inCall } from '#server/storage/call-source.ts';

export function noteCalls(app: FastifyInstance): void {
  const sources = new WeakMap<FastifyRequest, CallSource>();
  app.addHook('onRequest', (request, _reply, done) => {
    const source = sourceOf(request);
    sources.set(request, source);
    inCall(source, done);
  });
  // a body arrives in events of the socket, outside of the first context
  app.addHook('preValidation', (request, _reply, done) => {
    inCall(sources.get(request) ?? sourceOf(request), done);
  });
}

const sourceOf = ({ ip, id }: FastifyRequest): CallSource => ({ address: ip, requestId: id });
