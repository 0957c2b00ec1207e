/** One span of OpenTelemetry per call. It names the route, the status and the request id, and no data of a case. */
import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { TRACER } from '#server/storage/spans.ts';
import { routeOf } from './metrics.ts';

/** Installs nothing if no collector is set. */
export function traceCalls(app: FastifyInstance, { config }: Pick<Ports, 'config'>): void {
  if (!config.traces) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  const contextOf = (request: FastifyRequest): Context => contexts.get(request) ?? ROOT_CONTEXT;
  const isBehindProxy = config.trustedProxies.length > 0;
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = isBehindProxy ? callerContext(request) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'http.request.id': request.id };
    const span = trace
      .getTracer(TRACER)
      .startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    contexts.set(request, trace.setSpan(parent, span));
    context.with(contextOf(request), done);
  });
  // a body arrives in events of the socket, outside of the first context
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contextOf(request), done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = trace.getSpan(contextOf(request));
    const route = routeOf(request);
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** The trace of the proxy (`traceparent`); a caller from outside cannot join or force one. */
const callerContext = ({ headers }: FastifyRequest): Context =>
  new W3CTraceContextPropagator().extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
