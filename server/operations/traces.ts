/** Sends the spans of calls and statements to a collector of OpenTelemetry (OTLP over HTTP). */
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { TraceSettings } from './trace-settings.ts';

/** Milliseconds for one sending; a collector that is down must not delay the stop of the server. */
const PATIENCE = 2_000;

/** Starts the tracing of this process. Returns its end, which sends the last spans. */
export function startTraces({ endpoint, headers, share }: TraceSettings): () => Promise<void> {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'zamanat' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: PATIENCE }),
      ),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => undefined); // the last spans are lost with a collector that is down
    trace.disable();
    context.disable();
  };
}
