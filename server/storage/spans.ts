/** Spans of OpenTelemetry. Without a collector, and outside of a traced call, they cost one look at the context. */
import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export const TRACER = 'zamanat';

/** Runs the work as a part of the traced call in progress. The attributes must hold no data of a case. */
export async function inSpan<T>(
  { name, attributes }: { readonly name: string; readonly attributes: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  if (!trace.getActiveSpan()) return work();
  return trace
    .getTracer(TRACER)
    .startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
}

/** A statement has the text of the code and no values, so its span names nobody. */
export const inStatementSpan = async <T>(text: string, work: () => Promise<T>): Promise<T> => {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text,
  };
  return inSpan({ name: operation, attributes }, work);
};
