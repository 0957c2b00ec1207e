/** Logging in with an account elsewhere, against a real OpenID provider. */
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { settingsFrom } from '../../../server/settings.ts';
import { callsOf } from '../../support/calls.ts';
import { finishedAt, startProvider, type TestProvider, through } from '../../support/oidc-provider.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let provider: TestProvider;
let serial = 0;

beforeAll(async () => {
  provider = await startProvider();
  server = await startTestServer({
    config: { publicUrl: 'http://zamanat.test', providers: [provider.settings] },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** A new user. */
beforeEach(() => {
  serial += 1;
  const sub = `person-${serial}`;
  provider.person = { sub, name: 'Asha Kale', email: `${sub}@elsewhere.example`, email_verified: true };
});

const finish = async (code: string, cookie: string, more: object = {}) =>
  callsOf(server).post('/auth/oidc/session', { code, ...more }, cookie === '' ? {} : { cookie });

it('lists the configured providers', async () => {
  expect((await callsOf(server).get('/auth/providers')).body).toEqual([
    { id: 'elsewhere', name: 'Elsewhere' },
  ]);
  const bare = await startTestServer();
  expect((await callsOf(bare).get('/auth/providers')).body).toEqual([]);
  expect((await callsOf(bare).get('/auth/oidc/elsewhere')).status).toBe(404);
  await bare.stop();
});

it('uses PKCE, state and nonce', async () => {
  const redirect = await callsOf(server).get('/auth/oidc/elsewhere');
  const params = new URL(redirect.headers.get('location') ?? '').searchParams;
  expect(params.get('code_challenge_method')).toBe('S256');
  for (const name of ['code_challenge', 'state', 'nonce']) expect(params.get(name)).toMatch(/^[\w-]{43}$/);
});

it('creates an account at the first login, asks for the role and recognises it later', async () => {
  const { said, cookie } = await through(server, provider);
  const first = await finish(said, cookie);
  expect([first.status, first.body.code]).toEqual([409, 'role-needed']);
  const made = await finish(said, cookie, { role: 'lawyer' });
  expect(made.body.user).toMatchObject({ role: 'lawyer', name: 'Asha Kale', passwordless: true });
  expect((await finish(said, cookie, { role: 'lawyer' })).status).toBe(400); // its code opens nothing twice
  const again = await through(server, provider);
  const entered = await finish(again.said, again.cookie);
  expect(entered.body.user._id).toBe(made.body.user._id);
  expect((await callsOf(server, entered.body).get('/auth/user')).status).toBe(200);
});

it('connects an account by e-mail only after its password', async () => {
  const { user } = await server.makeUser('lawyer');
  provider.person = { ...provider.person, email: user.email };
  const { said, cookie } = await through(server, provider);
  expect((await finish(said, cookie, { role: 'lawyer' })).body.code).toBe('link-needed');
  const wrong = await finish(said, cookie, { password: 'not this' });
  expect([wrong.status, wrong.body.fields.password]).toEqual([
    400,
    expect.stringContaining('not the password'),
  ]);
  expect((await finish(said, cookie, { password: PASSWORD })).body.user._id).toBe(user._id);
  const again = await through(server, provider);
  expect((await finish(again.said, again.cookie)).body.user._id).toBe(user._id);
});

it('ignores an unverified e-mail', async () => {
  provider.person = { ...provider.person, email_verified: false };
  const { said, cookie } = await through(server, provider);
  const { status, body } = await finish(said, cookie, { role: 'user' });
  expect([status, body.msg]).toEqual([403, expect.stringContaining('has not confirmed')]);
});

it('uses the e-mail as name if the provider’s name is invalid', async () => {
  const [local] = String(provider.person.email).split('@');
  provider.person = { ...provider.person, name: 'Asha\nKale' };
  const { body } = await finishedAt(server, provider);
  expect(body.user.name).toBe(local);
});

it('ignores an invalid e-mail address', async () => {
  provider.person = { ...provider.person, email: 'asha at elsewhere' };
  const { said, cookie } = await through(server, provider);
  expect((await finish(said, cookie, { role: 'user' })).status).toBe(403);
});

it('completes many logins at once with one connection each', async () => {
  const narrow = await startTestServer({
    config: { publicUrl: 'http://zamanat.test', providers: [provider.settings] },
    database: (own) => new Pool({ ...own.options, max: 1 }),
  });
  const { user } = await narrow.makeUser('lawyer');
  const made = await finishedAt(narrow, provider);
  expect(made.status).toBe(200);
  const sub = `${provider.person.sub}-linked`;
  provider.person = { ...provider.person, sub, email: user.email };
  const { said, cookie } = await through(narrow, provider);
  const linked = await callsOf(narrow).post(
    '/auth/oidc/session',
    { code: said, password: PASSWORD },
    { cookie },
  );
  expect(linked.body.user._id).toBe(user._id);
  await narrow.stop();
});

it('completes only in the same browser and within ten minutes', async () => {
  const { said } = await through(server, provider);
  for (const cookie of ['', `zamanat-provider=${'x'.repeat(43)}`]) {
    expect((await finish(said, cookie, { role: 'user' })).status).toBe(400);
  }
  const state = 'x'.repeat(43);
  const strange = await callsOf(server).get(`/auth/oidc/elsewhere/callback?code=abc&state=${state}`);
  expect(strange.headers.get('location')).toBe('/login/provider#expired');
  const late = await through(server, provider);
  server.advance(11 * 60_000);
  expect((await finish(late.said, late.cookie, { role: 'user' })).status).toBe(400);
  server.advance(-11 * 60_000);
});

it('returns with a reason if the user denied access', async () => {
  provider.person = { sub: 'denied', name: '' };
  expect((await through(server, provider)).said).toBe('denied');
});

it.each([
  ['error=server_error', 0],
  ['code=of-nobody', 1],
])('reports an error of the provider: %s', async (answer, crashes) => {
  const redirect = await callsOf(server).get('/auth/oidc/elsewhere');
  const cookie = String(redirect.headers.getSetCookie()[0]).split(';')[0] ?? '';
  const state = new URL(redirect.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const query = `${answer}&state=${state}&iss=${encodeURIComponent(provider.settings.issuer)}`;
  const back = await callsOf(server).get(`/auth/oidc/elsewhere/callback?${query}`, { cookie });
  expect(back.headers.get('location')).toBe('/login/provider#failed');
  expect(server.crashes.splice(0)).toHaveLength(crashes); // reported to the operator
});

it('reports an unreachable provider', async () => {
  const stoppedProvider = await startProvider();
  await stoppedProvider.stop();
  const alone = await startTestServer({
    config: { publicUrl: 'http://zamanat.test', providers: [stoppedProvider.settings] },
  });
  const redirect = await callsOf(alone).get('/auth/oidc/elsewhere');
  expect(redirect.headers.get('location')).toBe('/login/provider#failed');
  expect(alone.crashes.splice(0)).toHaveLength(1); // reported to the operator
  await alone.stop();
});

it('shows a page and not JSON when the limit is reached', async () => {
  const { limits } = server.ports.config;
  const narrow = await startTestServer({
    config: {
      publicUrl: 'http://zamanat.test',
      providers: [provider.settings],
      limits: { ...limits, loginPerAddress: 1 },
    },
  });
  const startLogin = async () => (await callsOf(narrow).get('/auth/oidc/elsewhere')).headers.get('location');
  expect(await startLogin()).toContain(provider.settings.issuer);
  expect(await startLogin()).toBe('/login/provider#often');
  await narrow.stop();
});

it('lets a user without a password close the account and set a password by mail', async () => {
  const { body } = await finishedAt(server, provider);
  const own = callsOf(server, body);
  const change = await own.put('/users/password', { current: 'any', password: 'four loud egrets' });
  expect(change.body.fields.current).toContain('log in with a provider');
  expect((await own.delete('/users/account', {})).status).toBe(204);
  const { said, cookie } = await through(server, provider);
  expect((await finish(said, cookie)).body.code).toBe('role-needed'); // nothing of before is opened
});

it.each([
  [{ OIDC_PROVIDERS: 'Google' }, 'small letters'],
  [{ OIDC_PROVIDERS: 'google' }, 'OIDC_GOOGLE_ISSUER'],
  [{ OIDC_PROVIDERS: 'google', OIDC_GOOGLE_ISSUER: 'http://accounts.example' }, 'https://'],
])('reports what is wrong with the settings %j', (env, because) => {
  expect(() => settingsFrom(env)).toThrow(because);
});
