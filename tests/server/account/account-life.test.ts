/** Passwords reset and changed, sessions listed and revoked, data exported, the account closed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HashQueue } from '../../../server/account/hash-queue.ts';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { resetMail as inEnglish } from '#text/en/account/reset-mail.ts';
import { resetMail as inHindi } from '#text/hi/account/reset-mail.ts';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';

const ORIGIN = 'http://zamanat.test';
const NEW = 'four loud egrets';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: ORIGIN } });
});
afterAll(async () => server.stop());

const nobody = () => callsOf(server);
const logIn = async (email: string, password: string) => nobody().post('/auth/login', { email, password });

/** The token of the newest link that was sent to this address. */
async function linkTo(email: string): Promise<string> {
  const before = server.mails.length;
  expect((await nobody().post('/auth/forgot-password', { email })).status).toBe(204);
  await vi.waitFor(() => expect(server.mails.length).toBe(before + 1));
  const mail = server.mails.at(-1);
  expect(mail?.to).toBe(email);
  return /\/reset-password#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('password reset', () => {
  it('replaces the password by a single-use link and logs out every device', async () => {
    const { user, token: session } = await server.makeUser('lawyer');
    const token = await linkTo(user.email);
    const reset = { token, password: NEW };
    expect((await nobody().post('/auth/reset-password', reset)).status).toBe(204);
    expect((await logIn(user.email, NEW)).status).toBe(200);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    expect((await callsOf(server, { token: session }).get('/auth/user')).body.code).toBe('revoked');
    const again = await nobody().post('/auth/reset-password', { token, password: 'five other storks' });
    expect([again.status, again.body.fields.token]).toEqual([400, expect.stringContaining('was used')]);
  });

  it('writes the mail in the language of the account', async () => {
    const { user, token } = await server.makeUser('user');
    await callsOf(server, { token }).put('/users/profile', { settings: { language: 'hi' } });
    await linkTo(user.email);
    const mail = server.mails.at(-1);
    expect(mail?.subject).toBe('ज़मानत का नया पासवर्ड');
    expect(mail?.text).toContain('30 मिनट');
  });

  it('accepts one of several concurrent uses of a link', async () => {
    const { user } = await server.makeUser('user');
    const token = await linkTo(user.email);
    const answers = await Promise.all(
      ['four quiet egrets', 'five quiet storks', 'six quiet cranes'].map(async (password) =>
        nobody().post('/auth/reset-password', { token, password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400]);
  });

  it('expires a link after half an hour or after a new password', async () => {
    const clock = await startTestServer({ config: { publicUrl: ORIGIN } });
    const { user } = await clock.makeUser('user');
    const ask = async () => {
      const before = clock.mails.length;
      await callsOf(clock).post('/auth/forgot-password', { email: user.email });
      await vi.waitFor(() => expect(clock.mails.length).toBe(before + 1));
      return /#([\w-]{43})$/m.exec(clock.mails.at(-1)?.text ?? '')?.[1];
    };
    const late = await ask();
    clock.advance(30 * 60_000 + 1_000);
    const refused = await callsOf(clock).post('/auth/reset-password', { token: late, password: NEW });
    expect(refused.body.fields.token).toContain('older than 30 minutes');
    const [earlier, newest] = [await ask(), await ask()];
    expect((await callsOf(clock).post('/auth/reset-password', { token: newest, password: NEW })).status).toBe(
      204,
    );
    const stale = await callsOf(clock).post('/auth/reset-password', { token: earlier, password: NEW });
    expect(stale.body.fields.token).toContain('newer password was set');
    await clock.stop();
  });
});

describe('password reset link', () => {
  it('uses the language of the page unless the account has one', async () => {
    const { user, token } = await server.makeUser('lawyer');
    const mailFor = async (language: string): Promise<string> => {
      const before = server.mails.length;
      await nobody().post('/auth/forgot-password', { email: user.email, language });
      await vi.waitFor(() => expect(server.mails.length).toBe(before + 1));
      return server.mails.at(-1)?.subject ?? '';
    };
    expect([await mailFor('hi'), await mailFor('ta')]).toEqual([inHindi.subject, inEnglish.subject]);
    await callsOf(server, { token }).put('/users/profile', { settings: { language: 'hi' } });
    expect(await mailFor('en')).toBe(inHindi.subject);
  });

  it('does not reveal whether an address has an account', async () => {
    const { user } = await server.makeUser('user');
    const before = server.mails.length;
    const known = await nobody().post('/auth/forgot-password', { email: user.email });
    const unknown = await nobody().post('/auth/forgot-password', { email: 'nobody@example.in' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await vi.waitFor(() => expect(server.mails.length).toBe(before + 1));
    expect(server.mails.map(({ to }) => to)).not.toContain('nobody@example.in');
  });

  it('stores no token and rejects weak passwords and invented links', async () => {
    const { user } = await server.makeUser('user');
    const token = await linkTo(user.email);
    const rows = await server.pool.query(
      'SELECT json_agg(password_resets)::text AS all FROM password_resets',
    );
    expect(rows.rows[0].all).not.toContain(token);
    const weak = await nobody().post('/auth/reset-password', { token, password: 'password123' });
    expect(weak.body.fields.password).toContain('public list of stolen passwords');
    const own = await nobody().post('/auth/reset-password', { token: 'x'.repeat(43), password: NEW });
    expect(own.body.fields.token).toContain('not one of ours');
    expect((await nobody().post('/auth/reset-password', { token, password: NEW })).status).toBe(204);
  });
});

describe('password reset limits', () => {
  it('limits requests per account and per address', async () => {
    const { user } = await server.makeUser('user');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await nobody().post('/auth/forgot-password', { email: user.email })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('reports a missing public address instead of sending a link', async () => {
    const unnamed = await startTestServer();
    const { status, body } = await callsOf(unnamed).post('/auth/forgot-password', { email: 'a@example.in' });
    expect([status, body.msg]).toEqual([503, expect.stringContaining('Ask the operator')]);
    await unnamed.stop();
  });
});

describe('password', () => {
  it('changes with the current password and logs out the other devices', async () => {
    const { user, token } = await server.makeUser('lawyer');
    const other = (await logIn(user.email, PASSWORD)).body.token;
    const own = callsOf(server, { token });
    const changed = await own.put('/users/password', { current: PASSWORD, password: NEW });
    expect(changed.status).toBe(204);
    expect((await own.get('/auth/user')).status).toBe(200);
    expect((await callsOf(server, { token: other }).get('/auth/user')).body.code).toBe('revoked');
    expect((await logIn(user.email, NEW)).status).toBe(200);
  });

  it('stays unchanged after a wrong current or weak new password', async () => {
    const { user, token } = await server.makeUser('lawyer');
    const own = callsOf(server, { token });
    const wrong = await own.put('/users/password', { current: 'not this', password: NEW });
    expect([wrong.status, wrong.body.fields.current]).toEqual([
      400,
      expect.stringContaining('not your current password'),
    ]);
    const weak = await own.put('/users/password', { current: PASSWORD, password: 'short' });
    expect(weak.body.fields.password).toContain('at least 8 characters');
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
    expect((await own.get('/auth/user')).status).toBe(200);
  });

  it('limits guesses on a logged-in device', async () => {
    const own = callsOf(server, await server.makeUser('user'));
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await own.put('/users/password', { current: `guess ${n}`, password: NEW })).status);
    }
    expect([statuses[9], statuses[10]]).toEqual([400, 429]);
  });
});

it('accepts no password that is replaced during its check', async () => {
  let whose = '';
  const take: HashQueue['take'] = async (work) => {
    const done = await work();
    await slow.pool.query(`UPDATE users SET password_hash = 'another' WHERE _id::text = $1`, [whose]);
    return done;
  };
  const slow = await startTestServer({ ports: { passwordTurns: { take, waiting: () => 0 } } });
  const statuses: number[] = [];
  for (const ask of [
    async ({ user }: TestUser) =>
      callsOf(slow).post('/auth/login', { email: user.email, password: PASSWORD }),
    async (made: TestUser) =>
      callsOf(slow, made).put('/users/password', { current: PASSWORD, password: NEW }),
    async (made: TestUser) => callsOf(slow, made).delete('/users/account', { password: PASSWORD }),
  ]) {
    const made = await slow.makeUser('user');
    whose = made.user._id;
    statuses.push((await ask(made)).status);
  }
  expect(statuses).toEqual([401, 400, 400]);
  const open = await slow.pool.query('SELECT 1 FROM sessions WHERE ended_at IS NULL');
  expect(open.rowCount).toBe(3); // those of the registrations: none was opened, none revoked
  await slow.stop();
});

const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

describe('sessions of a user', () => {
  it('lists devices by name and reports a session that another device ended', async () => {
    const { user, token } = await server.makeUser('lawyer');
    const phone = await nobody().post(
      '/auth/login',
      { email: user.email, password: PASSWORD },
      { 'user-agent': PHONE },
    );
    const own = callsOf(server, { token });
    const { body } = await own.get('/auth/sessions');
    expect(body).toHaveLength(2);
    const lost = body.find(({ current }: { current: boolean }) => !current);
    expect(lost.device).toBe('Chrome · Android');
    expect((await own.remove(`/auth/sessions/${lost._id}`)).status).toBe(204);
    expect((await callsOf(server, phone.body).get('/auth/user')).body.code).toBe('revoked');
    expect((await own.get('/auth/sessions')).body).toHaveLength(1);
  });

  it('hides and protects the sessions of other users', async () => {
    const [mine, theirs] = [await server.makeUser('lawyer'), await server.makeUser('lawyer')];
    const [session] = (await callsOf(server, theirs).get('/auth/sessions')).body;
    expect((await callsOf(server, mine).remove(`/auth/sessions/${session._id}`)).status).toBe(404);
    expect((await callsOf(server, theirs).get('/auth/user')).status).toBe(200);
  });
});

async function lawyerWithWork(): Promise<TestUser & { readonly applicationId: string }> {
  const made = await server.makeUser('lawyer');
  const own = callsOf(server, made);
  const { body } = await own.post('/applications', filed());
  await own.post(`/cases/${body.caseId}/notes`, { text: 'Ask for the diary.' });
  await own.post('/feedback', { feedbackType: 'general', subject: 'Thanks', message: 'It works.' });
  return { ...made, applicationId: body._id };
}

it('exports all data of the user and nothing of others', async () => {
  const made = await lawyerWithWork();
  const other = await lawyerWithWork();
  const { status, body } = await callsOf(server, made).get('/users/export');
  expect(status).toBe(200);
  expect(body.records).toMatchObject({
    application: [{ _id: made.applicationId }],
    case: [expect.anything()],
    note: [{ text: 'Ask for the diary.' }],
    feedback: [{ subject: 'Thanks' }],
  });
  expect(body.devices).toHaveLength(1);
  expect(body.log.map(({ action }: { action: string }) => action)).toContain('register');
  const text = JSON.stringify(body);
  expect(text).not.toContain(other.user._id);
  expect(text).not.toMatch(/scrypt|token/i);
});

it('closes an account: keeps court records and deletes all other data', async () => {
  const made = await lawyerWithWork();
  const judge = callsOf(server, await server.makeUser('judge'));
  const own = callsOf(server, made);
  const wrong = await own.delete('/users/account', { password: 'not this' });
  expect([wrong.status, wrong.body.fields.password]).toEqual([
    400,
    expect.stringContaining('stays as it is'),
  ]);
  expect((await own.delete('/users/account', {})).body.fields.password).toContain('once more');
  expect((await own.delete('/users/account', { password: PASSWORD })).status).toBe(204);
  expect((await own.get('/auth/user')).body.code).toBe('revoked');
  expect((await logIn(made.user.email, PASSWORD)).status).toBe(401);
  expect((await logIn(`closed:${made.user._id}`, 'none')).status).toBe(401);
  expect((await judge.get(`/applications/${made.applicationId}`)).status).toBe(200);
  const left = await server.pool.query(
    `SELECT (SELECT count(*) FROM notes WHERE owner_id = $1)::int AS notes,
       (SELECT count(*) FROM feedback WHERE owner_id = $1)::int AS feedback,
       (SELECT email || name || profile FROM users WHERE _id = $1) AS person`,
    [made.user._id],
  );
  expect(left.rows[0]).toMatchObject({ notes: 0, feedback: 0 });
  expect(left.rows[0].person).not.toMatch(/Meera|@example/);
  const named = await server.pool.query('SELECT 1 FROM sessions WHERE user_id = $1 AND device IS NOT NULL', [
    made.user._id,
  ]);
  expect(named.rowCount).toBe(0);
  const again = await nobody().post('/auth/register', {
    name: 'Meera Deshpande',
    email: made.user.email,
    password: PASSWORD,
    role: 'lawyer',
  });
  expect(again.status).toBe(201); // the address is free, and opens nothing of before
  expect((await callsOf(server, again.body).get('/applications')).body).toEqual([]);
});
