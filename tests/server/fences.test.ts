/** Rate limits, the forgery pair, the headers, and clients that are too old. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { PASSWORD, startTestServer, TEST_CONFIG, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.stop());

it('slows guesses at one account without locking out its user', async () => {
  const { user } = await server.makeUser('user');
  const wrong = { email: user.email, password: 'not this one' };
  for (let n = 0; n < 10; n++) expect((await callsOf(server).post('/auth/login', wrong)).status).toBe(401);
  const refused = await callsOf(server).post('/auth/login', { email: user.email, password: PASSWORD });
  expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const elsewhere = await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '203.0.113.9',
    payload: { email: user.email, password: PASSWORD },
  });
  expect(elsewhere.statusCode).toBe(200);
  server.advance(901_000);
  expect((await callsOf(server).post('/auth/login', { email: user.email, password: PASSWORD })).status).toBe(
    200,
  );
});

it('limits new accounts per address and writes per user', async () => {
  const limits = { ...TEST_CONFIG.limits, registerPerAddress: 2, writesPerUser: 3 };
  const small = await startTestServer({ config: { limits } });
  const one = callsOf(small, await small.makeUser('lawyer'));
  const two = callsOf(small, await small.makeUser('lawyer'));
  await expect(small.makeUser('lawyer')).rejects.toThrow('rate-limited');
  const statuses: number[] = [];
  for (let n = 1; n <= 4; n++) statuses.push((await one.post('/applications', filed())).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await two.post('/applications', filed())).status).toBe(201);
  small.advance(61_000);
  expect((await one.post('/applications', filed())).status).toBe(201);
  await small.stop();
});

it('limits printed documents per user', async () => {
  const small = await startTestServer({ config: { limits: { ...TEST_CONFIG.limits, printsPerUser: 2 } } });
  const one = callsOf(small, await small.makeUser('lawyer'));
  const { _id } = (await one.post('/applications', filed())).body;
  const statuses: number[] = [];
  for (let n = 1; n <= 3; n++) {
    statuses.push((await one.get(`/applications/${_id}/download?format=PDF`)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await one.get(`/applications/${_id}`)).status).toBe(200);
  await small.stop();
});

it('ignores an address claimed by the caller', async () => {
  const { user } = await server.makeUser('user');
  const guess = { email: user.email, password: 'no' };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const forged = { 'x-forwarded-for': `198.51.100.${n}` };
    statuses.push((await callsOf(server).post('/auth/login', guess, forged)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

it('compares the forgery pair on every write with the cookie', async () => {
  const account = await server.makeUser('lawyer');
  const lawyer = callsOf(server, account);
  const cookie = cookieOf((await lawyer.get('/auth/user')).headers);
  const value = cookie.replace('XSRF-TOKEN=', '');
  expect(value.length).toBeGreaterThan(40);
  const write = async (headers: Record<string, string>) =>
    (await lawyer.put('/users/profile', { phone: '1234567' }, headers)).body.code ?? 'done';
  expect(await write({})).toBe('done'); // the worker has no cookie
  expect(await write({ cookie, 'x-xsrf-token': value })).toBe('done');
  expect(await write({ cookie })).toBe('forgery-check');
  expect(await write({ cookie, 'x-xsrf-token': `${value}x` })).toBe('forgery-check');
  const planted = { cookie: 'XSRF-TOKEN=planted.pair', 'x-xsrf-token': 'planted.pair' };
  expect(await write(planted)).toBe('forgery-check');
});

it('keeps one pair per session, so a late answer cannot break a write', async () => {
  const account = await server.makeUser('lawyer');
  const lawyer = callsOf(server, account);
  const first = cookieOf((await lawyer.get('/auth/user')).headers);
  expect(cookieOf((await lawyer.get('/auth/user')).headers)).toBe(first);
  const other = callsOf(server, await server.makeUser('lawyer'));
  expect(cookieOf((await other.get('/auth/user')).headers)).not.toBe(first);
});

it('authenticates nobody by cookie', async () => {
  const account = await server.makeUser('lawyer');
  const answer = await callsOf(server).get('/applications', { cookie: `token=${account.token}` });
  expect(answer.status).toBe(401);
});

it('binds the cookie to the host under https and sends HSTS for a year', async () => {
  const https = await startTestServer({ config: { publicUrl: 'https://bail.example.in' } });
  const { headers } = await callsOf(https, await https.makeUser('user')).get('/auth/user');
  expect(headers.get('set-cookie')).toMatch(/^__Host-XSRF-TOKEN=[^;]+; Path=\/; SameSite=Strict; Secure$/);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  await https.stop();
});

it('sends the headers on every answer, including rejections', async () => {
  for (const path of ['/health', '/nothing-here', '/applications']) {
    const { headers } = await callsOf(server).get(path);
    expect(headers.get('x-zamanat')).toBe('1');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('date')).toMatch(/GMT$/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types app-sw");
    expect(policy).not.toMatch(/unsafe|\*|https:/);
  }
});

it('rejects unknown fields if the client asks for it', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const newer = { ...filed(), interpreter: 'Konkani' };
  const strict = { prefer: 'handling=strict' };
  const refused = await lawyer.post('/applications', newer, strict);
  expect([refused.status, refused.body.code]).toEqual([422, 'unknown-field']);
  expect(Object.keys(refused.body.fields)).toEqual(['interpreter']);
  const { status, body } = await lawyer.post('/applications', newer);
  expect([status, body.interpreter]).toEqual([201, undefined]);
  const patch = { case: { station: { code: 'PUN-1' } }, bail: { grounds: 'Delay.' } };
  const amended = await lawyer.put(`/applications/${body._id}`, patch, strict);
  expect([amended.status, Object.keys(amended.body.fields)]).toEqual([422, ['case.station']]);
  expect((await lawyer.put(`/applications/${body._id}`, { bail: patch.bail }, strict)).status).toBe(200);
  expect((await lawyer.post('/no-such-call', {})).body.code).toBe('unknown-call');
});

it('tells an outdated client to update without losing data', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const old = await lawyer.post('/applications', filed(), { 'x-client-version': '0.0.9' });
  expect([old.status, old.body.code]).toEqual([426, 'client-too-old']);
  for (const version of ['0.1.0', '0.10.0', '1.0.0', 'dev']) {
    expect((await lawyer.get('/applications', { 'x-client-version': version })).status).toBe(200);
  }
});

it('records once an hour in the audit log that an address or an account reached a limit', async () => {
  const limits = { ...TEST_CONFIG.limits, loginPerAddress: 1, writesPerUser: 1 };
  const small = await startTestServer({ config: { limits } });
  const lawyer = await small.makeUser('lawyer');
  const rows = async () =>
    (
      await small.pool.query(
        `SELECT user_id, address, detail FROM audit WHERE action = 'limit-reached' ORDER BY _id`,
      )
    ).rows;
  const guess = async () =>
    (await callsOf(small).post('/auth/login', { email: 'nobody@example.in', password: 'no' })).status;
  expect([await guess(), await guess(), await guess()]).toEqual([401, 429, 429]);
  const byAddress = {
    user_id: null,
    address: '127.0.0.1',
    detail: { method: 'POST', route: '/api/auth/login' },
  };
  expect(await rows()).toEqual([byAddress]);
  for (let n = 0; n < 3; n++) await callsOf(small, lawyer).post('/applications', filed());
  expect((await rows()).map(({ user_id: id }) => id)).toEqual([null, lawyer.user._id]);
  small.advance(3_600_000);
  expect([await guess(), await guess()]).toEqual([401, 429]);
  expect(await rows()).toHaveLength(3);
  await small.stop();
});
