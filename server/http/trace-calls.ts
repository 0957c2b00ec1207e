/** One span of OpenTelemetry per call. It names the route, the status and the request id, and no data of a case. */
import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { TRACER } from '#server/storage/spans.ts';
import { runCallsIn } from './call-context.ts';
import { routeOf } from './metrics.ts';

/** Installs nothing if no collector is set. */
export function traceCalls(app: FastifyInstance, { config }: Pick<Ports, 'config'>): void {
  if (!config.traces) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const isBehindProxy = config.trustedProxies.length > 0;
  runCallsIn(app, (request) => {
    const parent = isBehindProxy ? callerContext(request) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'http.request.id': request.id };
    const span = trace
      .getTracer(TRACER)
      .startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    const own = trace.setSpan(parent, span);
    return (work) => context.with(own, work);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    const route = routeOf(request);
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

const PROPAGATOR = new W3CTraceContextPropagator();

/** The trace of the proxy (`traceparent`); a caller from outside cannot join or force one. */
const callerContext = ({ headers }: FastifyRequest): Context =>
  PROPAGATOR.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
