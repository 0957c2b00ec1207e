/** The operator's view of calls, without personal data. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settingsFrom } from '../../../server/settings.ts';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const lines: string[] = [];
let server: TestServer;

beforeEach(async () => {
  lines.length = 0;
  server = await startTestServer({ ports: { accessLog: (line) => lines.push(line) } });
});
afterEach(async () => server.stop());

it('writes one JSON line per call by route, without case data', async () => {
  const account = await server.makeUser('lawyer');
  const lawyer = callsOf(server, account);
  const { _id } = (await lawyer.post('/applications', filed())).body;
  lines.length = 0;
  await lawyer.get(`/applications/${_id}?page=Jadhav`);
  await lawyer.get('/nothing-here');
  const [read, missing] = lines.map((line) => JSON.parse(line));
  expect(read).toMatchObject({ method: 'GET', route: '/api/applications/:_id', status: 200 });
  expect(missing).toMatchObject({ status: 404 });
  expect(Date.parse(read.at)).not.toBeNaN();
  expect(read.ms).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(new RegExp(`Jadhav|${_id}|${account.token}|${account.user.email}`));
});

it('counts calls by route and status for a local collector', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  await lawyer.get('/applications');
  await lawyer.get('/applications');
  const answer = await server.inject({ method: 'GET', url: '/metrics' });
  expect(answer.headers['content-type']).toContain('text/plain');
  const labels = 'method="GET",route="/api/applications",status="200"';
  expect(answer.body).toContain(`zamanat_http_request_seconds_count{${labels}} 2`);
  expect(answer.body).toContain(`zamanat_http_request_seconds_bucket{le="+Inf",${labels}} 2`);
  expect(answer.body).toMatch(/^zamanat_database_connections \d+$/m);
  expect(answer.body).toMatch(/^zamanat_passwords_waiting 0$/m);
  expect(answer.body).toMatch(/^zamanat_tasks_waiting 0$/m);
});

it('names a call in the answer and the access log by one id', async () => {
  const id = 'proxy-7f3a9c2e';
  const headers = { 'x-request-id': id };
  const own = await server.inject({ method: 'GET', url: '/api/health', headers });
  expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/); // no proxy is trusted
  const behind = await startTestServer({
    config: { trustedProxies: ['127.0.0.1'] },
    ports: { accessLog: (line) => lines.push(line) },
  });
  const ids = async (given: string) =>
    (await behind.inject({ method: 'GET', url: '/api/health', headers: { 'x-request-id': given } })).headers[
      'x-request-id'
    ];
  expect(await ids(id)).toBe(id);
  expect(lines.map((line) => JSON.parse(line).id)).toContain(id);
  expect(await ids('"}\n{"')).toMatch(/^[0-9a-f-]{36}$/);
  await behind.stop();
});

const ask = async (from: { remoteAddress?: string; headers?: Record<string, string> }, at = server) =>
  (await at.inject({ method: 'GET', url: '/metrics', ...from })).statusCode;

const bearer = (token: string) => ({
  remoteAddress: '203.0.113.9',
  headers: { authorization: `Bearer ${token}` },
});

it('hides metrics from proxies, remote callers and wrong tokens', async () => {
  expect(await ask({ remoteAddress: '203.0.113.9' })).toBe(404);
  expect(await ask({ headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(404);
  const guarded = await startTestServer({ config: { metricsToken: 'heron' } });
  expect([await ask({}, guarded), await ask(bearer('crane'), guarded)]).toEqual([404, 404]);
  expect(await ask(bearer('heron'), guarded)).toBe(200);
  await guarded.stop();
});

it('writes lines outside a demonstration or on the operator’s request', () => {
  expect(settingsFrom({}).accessLog).toBe(false);
  expect(settingsFrom({ PUBLIC_URL: 'https://bail.example.in' }).accessLog).toBe(true);
  expect(settingsFrom({ ACCESS_LOG: 'on' }).accessLog).toBe(true);
  expect(settingsFrom({ PUBLIC_URL: 'https://bail.example.in', ACCESS_LOG: 'off' }).accessLog).toBe(false);
});
