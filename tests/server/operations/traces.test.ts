/** Spans of calls and statements at a collector of OpenTelemetry, without data of a case. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startTraces } from '../../../server/operations/traces.ts';
import { settingsFrom } from '../../../server/settings.ts';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer } from '../../support/test-server.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status?: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

async function startCollector() {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString('utf8'));
      headers.push(request.headers);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const spans = (): Span[] =>
    bodies
      .flatMap((body) => JSON.parse(body).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans);
  return { endpoint: `http://127.0.0.1:${port}`, bodies, headers, spans };
}

const attribute = ({ attributes }: Span, key: string) =>
  attributes.find((each) => each.key === key)?.value.stringValue;

it('sends a span of the call and of its statements, and no data of a case', async () => {
  const collector = await startCollector();
  const server = await startTestServer({ config: { traces: true } });
  onTestFinished(async () => server.stop());
  const account = await server.makeUser('lawyer');
  const lawyer = callsOf(server, account);
  const endTraces = startTraces({ endpoint: collector.endpoint, headers: { 'x-key': 'heron' }, share: 1 });
  const { _id } = (await lawyer.post('/applications', filed())).body;
  await lawyer.get(`/applications/${_id}?page=Jadhav`);
  await endTraces();
  const call = collector.spans().find(({ name }) => name === 'GET /api/applications/:_id');
  expect(call && attribute(call, 'http.request.id')).toMatch(/^[0-9a-f-]{36}$/);
  const own = collector.spans().filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(own.map((span) => attribute(span, 'db.system.name'))).toContain('postgresql');
  expect(collector.spans().map(({ name }) => name)).toContain('POST /api/applications');
  expect(collector.headers[0]?.['x-key']).toBe('heron');
  const secrets = new RegExp(`Jadhav|${_id}|${account.token}|${account.user.email}`);
  expect(collector.bodies.join('\n')).not.toMatch(secrets);
});

it('joins the trace of a trusted proxy and of nobody else', async () => {
  const collector = await startCollector();
  const open = await startTestServer({ config: { traces: true } });
  const behind = await startTestServer({ config: { traces: true, trustedProxies: ['127.0.0.1'] } });
  onTestFinished(async () => {
    await open.stop();
    await behind.stop();
  });
  const endTraces = startTraces({ endpoint: collector.endpoint, headers: {}, share: 0 });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  for (const server of [open, behind]) await server.inject({ method: 'GET', url: '/api/health', headers });
  await endTraces();
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET /api/health']);
  expect(collector.spans()[0]?.traceId).toBe(traceId);
});

it('answers calls while the collector is down, and stops soon', async () => {
  const server = await startTestServer({ config: { traces: true } });
  onTestFinished(async () => server.stop());
  const endTraces = startTraces({ endpoint: 'http://127.0.0.1:9', headers: {}, share: 1 });
  const answer = await server.inject({ method: 'GET', url: '/api/health' });
  expect(answer.statusCode).toBe(200);
  await endTraces();
}, 8_000);

const tracesOf = (env: Record<string, string>) => settingsFrom(env).traces;

it('reads the settings and names the one that is wrong', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
  expect(tracesOf({})).toBeUndefined();
  expect(
    tracesOf({
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key = heron, authorization=Basic a=b',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }),
  ).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    headers: { 'x-key': 'heron', authorization: 'Basic a=b' },
    share: 0.1,
  });
  expect(() => tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
    'Set the address of a collector',
  );
  expect(() => tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'heron' })).toThrow(
    'Set pairs with commas between',
  );
  expect(() => tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
    'from 0 to 1',
  );
});
