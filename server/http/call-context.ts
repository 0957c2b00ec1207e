/** Runs all steps of a call in one context, such as the source of its audit rows or its trace. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Run = (work: () => void) => void;

/** `begin` is called once for each request. */
export function runCallsIn(app: FastifyInstance, begin: (request: FastifyRequest) => Run): void {
  const runs = new WeakMap<FastifyRequest, Run>();
  const runOf = (request: FastifyRequest): Run => {
    const run = runs.get(request) ?? begin(request);
    runs.set(request, run);
    return run;
  };
  app.addHook('onRequest', (request, _reply, done) => runOf(request)(done));
  // a body arrives in events of the socket, outside of the first context
  app.addHook('preValidation', (request, _reply, done) => runOf(request)(done));
}
