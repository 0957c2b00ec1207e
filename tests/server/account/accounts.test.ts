import { afterAll, beforeAll, expect, it } from 'vitest';
import { Registration } from '#contract/account/user.ts';
import { hashToken } from '../../../server/storage/session.ts';
import { settingsFrom } from '../../../server/settings.ts';
import { USUAL_ENDS } from '../../../server/storage/session-ends.ts';
import { hashPassword, passwordMatches } from '../../../server/account/password.ts';
import { randomBytes } from 'node:crypto';
import { callsOf } from '../../support/calls.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.stop());

const person = { name: 'Asha Kale', email: 'Asha@Example.in', password: PASSWORD, role: 'lawyer' };

it('registers, logs in with any capitals and logs out on the server', async () => {
  const registered = await callsOf(server).post('/auth/register', person);
  expect(registered.status).toBe(201);
  expect(registered.body.user).toMatchObject({ email: 'asha@example.in', role: 'lawyer', version: 1 });
  const { body } = await callsOf(server).post('/auth/login', {
    email: 'ASHA@example.in',
    password: PASSWORD,
  });
  expect(body.token).not.toBe(registered.body.token);
  const signedIn = callsOf(server, body);
  const { recordKey, ...user } = (await signedIn.get('/auth/user')).body;
  expect(user).toEqual(registered.body.user);
  expect(Buffer.from(recordKey, 'base64')).toHaveLength(32);
  expect((await signedIn.post('/auth/logout')).status).toBe(204);
  expect((await signedIn.get('/auth/user')).body.code).toBe('unauthenticated');
  expect((await callsOf(server, registered.body).get('/auth/user')).status).toBe(200); // the other device stays
});

it('stores neither passwords nor tokens', async () => {
  const { body } = await callsOf(server).post('/auth/register', { ...person, email: 'keeps@example.in' });
  const dump = await server.pool.query(
    'SELECT (SELECT json_agg(users) FROM users)::text || (SELECT json_agg(sessions) FROM sessions)::text AS all',
  );
  expect(dump.rows[0].all).not.toContain(PASSWORD);
  expect(dump.rows[0].all).not.toContain(body.token);
  expect(JSON.stringify(body)).not.toMatch(/hash|scrypt/);
  expect(Buffer.from(body.token, 'base64url')).toHaveLength(32);
});

it('rejects a taken email in any spelling', async () => {
  await callsOf(server).post('/auth/register', { ...person, email: 'taken@example.in' });
  const again = await callsOf(server).post('/auth/register', { ...person, email: 'TAKEN@example.in' });
  expect([again.status, again.body.code]).toEqual([409, 'email-taken']);
  expect(again.body.msg).toContain('already exists');
});

it('creates one account for five concurrent registrations', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () =>
      callsOf(server).post('/auth/register', { ...person, email: 'race@example.in' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
});

it.each([
  ['', 'All fields are required'],
  ['short', 'Password must be at least 8 characters'],
  ['password123', 'in a public list of stolen passwords'],
  ['PassWord123!', 'one of the first that are guessed'],
  ['जयहिंद1', 'Password must be at least 8 characters'],
  ['aaaaaaaaab', 'one of the first that are guessed'],
  ['15-08-1947', 'Rows of keys, repeats and dates'],
  ['omsairam', 'one of the first that are guessed'],
  ['ashakale', 'your name or email'],
  ['weak@example.in', 'your name or email'],
])('rejects the password "%s"', async (password, because) => {
  const weak = { ...person, email: 'weak@example.in', password };
  const { status, body } = await callsOf(server).post('/auth/register', weak);
  expect(status).toBe(400);
  expect(body.fields.password).toContain(because);
});

it.each([
  [{ ...person, role: 'admin' }, 'role'],
  [{ ...person, email: 'nobody' }, 'email'],
  [{ ...person, name: '   ' }, 'name'],
  [{}, 'name'],
])('names the field of %j', async (body, field) => {
  const answer = await callsOf(server).post('/auth/register', body);
  expect([answer.status, field in answer.body.fields]).toEqual([400, true]);
});

it('answers a wrong password and an unknown email alike', async () => {
  await callsOf(server).post('/auth/register', { ...person, email: 'known@example.in' });
  const wrong = await callsOf(server).post('/auth/login', {
    email: 'known@example.in',
    password: 'not this',
  });
  const unknown = await callsOf(server).post('/auth/login', { email: 'no@example.in', password: 'not this' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body.msg).toBe('Invalid credentials. Please check your email and password.');
  const empty = await callsOf(server).post('/auth/login', { email: '', password: '' });
  expect([empty.status, empty.body.msg]).toEqual([400, 'Please enter both email and password']);
});

const at = (password: string) => ({ ...person, email: 'long@example.in', password });

it('accepts a password of 256 characters and names the limit for a longer one', async () => {
  const long = randomBytes(128).toString('hex');
  const { status, body } = await callsOf(server).post('/auth/register', at(`${long}x`));
  expect([status, body.fields.password]).toEqual([400, 'At most 256 characters.']);
  expect((await callsOf(server).post('/auth/register', at(long))).status).toBe(201);
  expect((await callsOf(server).post('/auth/login', at(long))).status).toBe(200);
});

it('asks for no hint and no secret question', () => {
  expect(Object.keys(Registration.shape).toSorted()).toEqual(['email', 'name', 'password', 'role']);
});

const DAY = 86_400_000;

it('accepts a password of any age', async () => {
  const clock = await startTestServer();
  const old = { ...person, email: 'old@example.in' };
  await callsOf(clock).post('/auth/register', old);
  clock.advance(800 * DAY);
  expect((await callsOf(clock).post('/auth/login', old)).status).toBe(200);
  await clock.stop();
});

it.each([USUAL_ENDS, { idle: DAY, absolute: 7 * DAY }])(
  'ends idle and old sessions and extends used ones: %o',
  async (sessionEnds) => {
    const clock = await startTestServer({ config: { sessionEnds } });
    const idle = callsOf(clock, await clock.makeUser('user'));
    const used = callsOf(clock, await clock.makeUser('user'));
    const step = sessionEnds.idle / 2 + 60_000;
    const statuses: number[] = [];
    for (let past = 0; past < sessionEnds.absolute; past += step) {
      clock.advance(step);
      statuses.push((await used.get('/auth/user')).status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(401);
    expect((await idle.get('/auth/user')).body.code).toBe('unauthenticated');
    await clock.stop();
  },
);

it('reads the ends of sessions from the settings', () => {
  expect(settingsFrom({}).sessionEnds).toEqual(USUAL_ENDS);
  const { sessionEnds } = settingsFrom({ SESSION_IDLE_DAYS: '1', SESSION_DAYS: '7' });
  expect(sessionEnds).toEqual({ idle: DAY, absolute: 7 * DAY });
  expect(() => settingsFrom({ SESSION_IDLE_DAYS: '8', SESSION_DAYS: '7' })).toThrow('Set at most the 7 days');
});

it('reports a revoked session to its device', async () => {
  const account = await server.makeUser('user');
  await server.pool.query(
    "UPDATE sessions SET ended_at = now(), ended_by = 'revoked' WHERE token_hash = $1",
    [hashToken(account.token)],
  );
  const { status, body } = await callsOf(server, account).get('/auth/user');
  expect([status, body.code]).toEqual([401, 'revoked']);
});

it('merges profile and settings', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  await lawyer.put('/users/profile', {
    profession: 'advocate',
    barCouncilNumber: 'MAH/1/2020',
    phone: '1234567',
  });
  await lawyer.put('/users/profile', { settings: { theme: 'dark', bookmarks: { 'bns-103': true } } });
  const { body, headers } = await lawyer.put('/users/profile', {
    phone: null,
    settings: { bookmarks: { 'bns-103': null, 'bns-318': true } },
  });
  expect(body.user).toMatchObject({ profession: 'advocate', version: 4 });
  expect(headers.get('etag')).toBe('"4"');
  expect(body.user).not.toHaveProperty('phone');
  expect(body.user.settings).toEqual({ theme: 'dark', bookmarks: { 'bns-318': true } });
  const { changes } = (await lawyer.get('/changes')).body;
  expect(changes).toMatchObject([{ entity: 'user', version: 4, data: body.user }]);
  expect((await lawyer.put('/users/profile', { name: '' })).body.fields).toEqual({
    name: 'Name is required',
  });
  expect((await lawyer.put('/users/profile', { settings: { theme: 'pink' } })).status).toBe(400);
});

it('hashes with the production cost and verifies other costs', async () => {
  const strong = await hashPassword('एक लंबा पासवर्ड', { randomBytes, cost: 2 ** 17 });
  expect(strong).toMatch(/^scrypt\$131072\$/);
  expect(await passwordMatches('एक लंबा पासवर्ड', strong)).toBe(true);
  expect(await passwordMatches('एक लंबा पासवर्ड ', strong)).toBe(false);
});
