/** A rush of people who sign in, guessing at an account, and a demonstration that is opened to the world. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { seedDemonstration } from '../../../server/operations/seed/seed-demonstration.ts';
import { settingsFrom } from '../../../server/settings.ts';
import { placeOf } from '../../../server/http/place-of.ts';
import { passwordTurns } from '../../../server/account/hash-queue.ts';
import { callsOf } from '../../support/calls.ts';
import { injectFetch } from '../../support/inject-fetch.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/test-server.ts';
import { settled } from '../../support/passing-time.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => server.stop());

interface From {
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

const logIn = async (
  email: string,
  password: string,
  { address = '203.0.113.9', headers = {} }: From = {},
) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers,
    payload: { email, password },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

it('hashes a limited number of passwords at once, queues some and rejects the rest', async () => {
  const turns = passwordTurns({ atOnce: 2, waiting: 5 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await settled();
    running -= 1;
    return 'done';
  };
  const rush = await Promise.allSettled(Array.from({ length: 40 }, async () => turns.take(work)));
  const refused = rush.filter(({ status }) => status === 'rejected');
  expect([most, rush.length - refused.length, turns.waiting()]).toEqual([2, 7, 0]);
  expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 5 } });
  expect(await turns.take(work)).toBe('done');
  await expect(turns.take(() => Promise.reject(new Error('scrypt')))).rejects.toThrow('scrypt');
  expect(await turns.take(work)).toBe('done');
});

it('answers other calls during a rush of forty logins and sends Retry-After', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Zamanat</title>');
  const turns = passwordTurns({ atOnce: 1, waiting: 10 });
  let others = Promise.resolve();
  const slow = await startTestServer({
    config: { distFolder: dist },
    // however quick the machine is: no password is done before the others have their answers
    ports: { passwordTurns: { ...turns, take: (work) => turns.take(() => others.then(work)) } },
  });
  const lawyer = callsOf(slow, await slow.makeUser('lawyer'));
  let answered: (() => void) | undefined;
  others = new Promise((resolve) => {
    answered = resolve;
  });
  let isOver = false;
  const rush = Promise.all(
    Array.from({ length: 40 }, async (_, n) =>
      callsOf(slow).post('/auth/login', { email: `nobody-${n}@example.in`, password: PASSWORD }),
    ),
  ).finally(() => {
    isOver = true;
  });
  for (let n = 0; n < 10; n++) {
    expect((await lawyer.get('/applications')).status).toBe(200);
    const page = await slow.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page.body).toContain('<title>Zamanat</title>');
  }
  expect(isOver).toBe(false); // nobody awaits it
  answered?.();
  const answers = await rush;
  const tooMuch = answers.filter(({ status }) => status === 503);
  expect([answers.filter(({ status }) => status === 401).length, tooMuch.length]).toEqual([11, 29]);
  expect([tooMuch[0]?.headers.get('retry-after'), tooMuch[0]?.body.msg]).toEqual([
    '5',
    'Many people are signing in. Try again in a few seconds.',
  ]);
  await slow.stop();
  rmSync(dist, { recursive: true });
}, 60_000);

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

it('counts the IPv6 addresses of one subscriber as one', async () => {
  const { user } = await server.makeUser('user');
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    statuses.push((await logIn(user.email, 'no', { address: `2001:db8:1:2::${n + 1}` })).status);
  }
  expect([statuses.at(9), statuses.at(10)]).toEqual([401, 429]);
  expect((await logIn(user.email, PASSWORD, { address: '2001:db8:1:3::1' })).status).toBe(200);
});

it('delays guesses at one account from any address and forgets them after a day', async () => {
  const { user } = await server.makeUser('user');
  const guess = async (n: number) => logIn(user.email, 'no', { address: `198.51.100.${n}` });
  for (let n = 0; n < 20; n++) expect((await guess(n)).status).toBe(401);
  const waits: number[] = [];
  for (let n = 20; n < 32; n++) {
    const { status, headers } = await guess(n);
    expect(status).toBe(429);
    const wait = Number(headers['retry-after']);
    waits.push(wait);
    server.advance(wait * 1_000);
    expect((await guess(n)).status).toBe(401);
  }
  expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
  expect(Math.max(...waits)).toBe(900);
  server.advance(86_400_000);
  expect((await logIn(user.email, PASSWORD)).status).toBe(200);
});

it('lets a known device log in during an attack', async () => {
  const { user } = await server.makeUser('user');
  const { headers } = await logIn(user.email, PASSWORD, { address: '203.0.113.9' });
  const set = [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('zamanat-device='));
  expect(set).toMatch(/^zamanat-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
  const cookie = set?.split(';')[0] ?? '';
  for (let n = 0; n < 25; n++) await logIn(user.email, 'no', { address: `198.51.100.${n % 5}` });
  for (let n = 0; n < 12; n++) await logIn(user.email, 'no', { address: '203.0.113.9' });
  expect((await logIn(user.email, PASSWORD, { address: '203.0.113.9' })).status).toBe(429);
  const known = await logIn(user.email, PASSWORD, { address: '203.0.113.9', headers: { cookie } });
  expect(known.status).toBe(200);
  for (let n = 0; n < 25; n++) await logIn(user.email, 'no', { address: `198.51.100.${n % 5}` });
  const other = await server.makeUser('user');
  expect((await logIn(other.user.email, 'no', { headers: { cookie } })).status).toBe(401);
  const forged = { cookie: `zamanat-device=${'x'.repeat(43)}` };
  expect((await logIn(user.email, PASSWORD, { address: '198.51.100.1', headers: forged })).status).toBe(429);
});

it('binds the device cookie to the host under https, and accepts the earlier one', async () => {
  const https = await startTestServer({ config: { publicUrl: 'https://bail.example.in' } });
  const { user } = await https.makeUser('user');
  const credentials = { email: user.email, password: PASSWORD };
  const enter = async (cookie?: string) => {
    const { headers } = await callsOf(https).post('/auth/login', credentials, cookie ? { cookie } : {});
    return headers.getSetCookie().find((each) => each.includes('zamanat-device=')) ?? '';
  };
  const set = await enter();
  expect(set).toMatch(
    /^__Host-zamanat-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
  );
  const pair = set.split(';')[0] ?? '';
  expect((await enter(pair)).startsWith(`${pair};`)).toBe(true);
  expect((await enter(pair.replace('__Host-', ''))).startsWith(`${pair};`)).toBe(true);
  await https.stop();
});

it('rejects sample accounts outside a demonstration and behind a proxy', async () => {
  const demonstration = await startTestServer({ config: { demonstration: true } });
  const [account] = await seedDemonstration(demonstration.ports);
  if (!account) throw new Error('no sample account');
  const { email, password } = account;
  const here = await callsOf(demonstration).post('/auth/login', { email, password });
  expect(here.status).toBe(200);
  const session = here.body;
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  const proxied = await callsOf(demonstration).post('/auth/login', { email, password }, forwarded);
  const config = {
    ...demonstration.ports.config,
    demonstration: false,
    publicUrl: 'https://bail.example.in',
  };
  const open = await createApp({ ...demonstration.ports, config });
  const calls = callsOf({ fetch: injectFetch(open, demonstration.baseUrl) });
  const refused = await calls.post('/auth/login', { email, password });
  for (const { status, body } of [proxied, refused]) {
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(body.msg).toContain('register your own');
  }
  expect((await calls.post('/auth/login', { email, password: 'wrong' })).status).toBe(401);
  const earlier = callsOf({ fetch: injectFetch(open, demonstration.baseUrl) }, session);
  expect((await earlier.get('/applications')).status).toBe(401);
  await open.close();
  await demonstration.stop();
});

it('is no demonstration with an external database or a public address', () => {
  expect(settingsFrom({}).demonstration).toBe(true);
  for (const env of [
    { DATABASE_URL: 'postgres://zamanat@localhost:5432/zamanat' },
    { PUBLIC_URL: 'https://bail.example.in' },
  ]) {
    expect(settingsFrom(env).demonstration).toBe(false);
  }
});

it.each([
  ['localhost:8080', 200],
  ['127.0.0.1:8080', 200],
  ['[::1]:8080', 200],
  ['evil.example', 403],
  ['127.0.0.1.evil.example', 403],
  ['localhost.evil.example:8080', 403],
])('answers a demonstration request for %s with %i', async (host, status) => {
  const demonstration = await startTestServer({ config: { demonstration: true } });
  const answer = await demonstration.inject({ method: 'GET', url: '/api/health', headers: { host } });
  expect(answer.statusCode).toBe(status);
  await demonstration.stop();
  expect((await server.inject({ method: 'GET', url: '/api/health', headers: { host } })).statusCode).toBe(
    200,
  );
});

it('trusts X-Forwarded-For only from configured proxies', async () => {
  const config = { trustedProxies: ['10.0.0.0/8'] };
  const behind = await startTestServer({ config });
  const { user } = await behind.makeUser('user');
  const guess = async (remoteAddress: string, client: string) => {
    const answer = await behind.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      headers: { 'x-forwarded-for': client },
      payload: { email: user.email, password: 'no' },
    });
    return answer.statusCode;
  };
  for (let n = 0; n < 10; n++) await guess('203.0.113.7', `198.51.100.${n}`);
  expect(await guess('203.0.113.7', '198.51.100.99')).toBe(429);
  expect(await guess('10.1.2.3', '198.51.100.99')).toBe(401);
  await behind.stop();
});

it.each([
  ['10.0.0.5, 10.0.0.0/8 ,loopback', ['10.0.0.5', '10.0.0.0/8', 'loopback']],
  ['', []],
])('reads TRUSTED_PROXIES %j', (given, proxies) => {
  expect(settingsFrom({ TRUSTED_PROXIES: given }).trustedProxies).toEqual(proxies);
});

it.each([
  [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES names all. Set addresses or networks such as'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES names 10.0.0.0/33.'],
  [{ PASSWORD_WORKERS: '9' }, 'PASSWORD_WORKERS is 9. Set a whole number of passwords at once from 1 to 3.'],
  [
    { DATABASE_CONNECTIONS: 'many' },
    'DATABASE_CONNECTIONS is many. Set a whole number of connections from 2',
  ],
  [{ PGBOUNCER: 'yes' }, 'PGBOUNCER is yes. Set on or off.'],
  [{ DATABASE_URL: 'mysql://app:secret@db/x' }, 'DATABASE_URL is no address of PostgreSQL.'],
])('reports what is wrong with %j without the password', (env, sentence) => {
  expect(() => settingsFrom(env)).toThrow(sentence);
  expect(() => settingsFrom(env)).not.toThrow('secret');
});
