/** The second step of a login, and the powers of a judge that need it. */
import { beforeEach, expect, it } from 'vitest';
import { addedAuthenticator, codeAt } from '../../support/added-authenticator.ts';
import { addedPasskey, HERE } from '../../support/added-passkey.ts';
import { callsOf } from '../../support/calls.ts';
import { FILED } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';

const server = serverForFile({ config: { publicUrl: HERE.origin } });

/** Each test has its own window of the limits and its own time step. */
beforeEach(() => server.advance(3_600_000));

const logIn = async ({ user }: TestUser, secondFactor?: string) =>
  callsOf(server).post('/auth/login', { email: user.email, password: PASSWORD, secondFactor });

const nextStep = () => server.advance(31_000);

/** The limit counts in windows of 15 minutes. */
const WINDOW_MS = 900_000;
const nextWindow = () => server.advance(WINDOW_MS - (server.now().getTime() % WINDOW_MS));

const docketOf = async (who: Pick<TestUser, 'token'>) =>
  callsOf(server, who).get('/applications/judge/pending');

const MOSTLY_WRONG = '000000';

it('asks for the code after the password, and takes each code once', async () => {
  const who = await server.makeUser('lawyer');
  const app = await addedAuthenticator(server, who);
  const asked = await logIn(who);
  expect([asked.status, asked.body.code]).toEqual([409, 'code-needed']);
  const sameStep = await logIn(who, app.code());
  expect([sameStep.status, sameStep.body.fields]).toEqual([
    400,
    { secondFactor: expect.stringContaining('use a recovery code') },
  ]);
  nextStep();
  const code = app.code();
  const both = await Promise.all([logIn(who, code), logIn(who, code)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

it('does not ask for a code before the password is right', async () => {
  const who = await server.makeUser('lawyer');
  await addedAuthenticator(server, who);
  const { user } = who;
  const wrong = await callsOf(server).post('/auth/login', { email: user.email, password: 'not this' });
  expect(wrong.body.code).toBe('wrong-credentials');
});

it('takes a recovery code once and counts the others', async () => {
  const who = await server.makeUser('lawyer');
  const { recoveryCodes } = await addedAuthenticator(server, who);
  const [first = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-?){6}$/); // 24 of 31 letters: 118 bits
  const entered = await logIn(who, first.toUpperCase().replaceAll('-', ' '));
  expect(entered.status).toBe(200);
  expect((await logIn(who, first)).status).toBe(400);
  const state = await callsOf(server, entered.body).get('/users/second-factor');
  expect(state.body).toEqual({ authenticator: true, recoveryCodes: 9, required: false, used: true });
  const { rows } = await server.pool.query('SELECT code_hash::text AS hash FROM recovery_codes');
  expect(JSON.stringify(rows)).not.toContain(first.replaceAll('-', ''));
});

it('limits wrong codes of an account, whatever the address', async () => {
  const who = await server.makeUser('lawyer');
  const app = await addedAuthenticator(server, who);
  const { limits } = server.ports.config;
  nextWindow(); // all tries in one window
  const tries = Array.from({ length: limits.codesPerUser }, (_, n) => `203.0.113.${n}`);
  const from = async (remoteAddress: string, secondFactor: string) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { email: who.user.email, password: PASSWORD, secondFactor },
    });
  for (const address of tries) expect((await from(address, MOSTLY_WRONG)).statusCode).toBe(400);
  nextStep();
  const refused = await from('198.51.100.1', app.code());
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
});

it('sets up an app only after the password and a right first code', async () => {
  const who = await server.makeUser('lawyer');
  const own = callsOf(server, who);
  const path = '/users/second-factor/authenticator';
  expect((await own.post(path, { password: 'not this' })).body.fields.password).toContain(
    'not your password',
  );
  const { secret, address } = (await own.post(path, { password: PASSWORD })).body;
  expect(address).toContain('otpauth://totp/Zamanat:');
  expect((await logIn(who)).status).toBe(200);
  const wrong = await own.put(path, { code: MOSTLY_WRONG });
  expect(wrong.body.fields.code).toContain('Check the time of the device');
  expect((await own.put(path, { code: codeAt(secret, server.now()) })).status).toBe(200);
  expect((await own.post(path, { password: PASSWORD })).body.fields.password).toContain('Remove it first');
  expect((await own.delete(path, { password: PASSWORD })).status).toBe(204);
  expect((await logIn(who)).status).toBe(200);
});

it('gives a verified judge no powers in a session of the password alone', async () => {
  const judge = await server.makeUser('judge');
  const byPassword = (await logIn(judge)).body;
  expect(byPassword.user.courts).toEqual([]);
  const refused = await docketOf(byPassword);
  expect([refused.status, refused.body.code, refused.body.msg]).toEqual([
    403,
    'second-factor-needed',
    expect.stringContaining('Settings, Security'),
  ]);
  const { body } = await callsOf(server, byPassword).get('/users/second-factor');
  expect(body).toMatchObject({ required: true, used: false });
  const app = await addedAuthenticator(server, byPassword);
  expect((await docketOf(byPassword)).status).toBe(200);
  nextStep();
  const again = await logIn(judge, app.code());
  expect(again.body.user.courts).toHaveLength(3);
  expect((await docketOf(again.body)).status).toBe(200);
});

it('shows no record of the court in a session of the password alone', async () => {
  const lawyer = await server.makeUser('lawyer');
  const judge = await server.makeUser('judge');
  const byPassword = (await logIn(judge)).body;
  const { _id } = (await callsOf(server, lawyer).post('/applications', FILED)).body;
  expect((await callsOf(server, byPassword).get(`/applications/${_id}`)).status).toBe(404);
  expect(JSON.stringify((await callsOf(server, byPassword).get('/changes')).body)).not.toContain(_id);
  expect((await callsOf(server, judge).get(`/applications/${_id}`)).status).toBe(200);
  expect(JSON.stringify((await callsOf(server, judge).get('/changes')).body)).toContain(_id);
});

it('lets a judge with a passkey log in with it, or with the password and a recovery code', async () => {
  const judge = await server.makeUser('judge');
  const { device } = await addedPasskey(server, judge);
  const asked = await logIn(judge);
  expect([asked.body.code, asked.body.msg]).toEqual([
    'code-needed',
    'This account logs in with a passkey. Use it, or enter a recovery code.',
  ]);
  const { body } = await callsOf(server).post('/auth/passkeys/challenge');
  const session = await callsOf(server).post('/auth/passkeys/session', {
    response: device.get(body.options, HERE),
  });
  expect((await docketOf(session.body)).status).toBe(200);
  const made = await callsOf(server, session.body).post('/users/second-factor/recovery-codes', {
    password: PASSWORD,
  });
  expect((await logIn(judge, made.body.codes[0])).status).toBe(200);
});

it('keeps the last second factor of a judge', async () => {
  const judge = await server.makeUser('judge');
  const own = callsOf(server, judge);
  const { added } = await addedPasskey(server, judge);
  const last = await own.remove(`/users/passkeys/${added.body._id}`);
  expect(last.body.fields.name).toContain('Add another passkey first');
  await addedAuthenticator(server, judge);
  expect((await own.remove(`/users/passkeys/${added.body._id}`)).status).toBe(204);
  const app = await own.delete('/users/second-factor/authenticator', { password: PASSWORD });
  expect(app.body.fields.password).toContain('Add a passkey first');
});

it('lets no session from before the second factor change it', async () => {
  const judge = await server.makeUser('judge');
  const earlier = (await logIn(judge)).body;
  await addedAuthenticator(server, judge);
  const own = callsOf(server, earlier);
  const tries = [
    await own.post('/users/passkeys/challenge', { password: PASSWORD }),
    await own.delete('/users/second-factor/authenticator', { password: PASSWORD }),
    await own.post('/users/second-factor/recovery-codes', { password: PASSWORD }),
  ];
  expect(tries.map(({ body }) => body.code)).toEqual(Array(3).fill('second-factor-needed'));
});

it('keeps the second factor of a judge who sets a new password by mail', async () => {
  const judge = await server.makeUser('judge');
  await addedPasskey(server, judge);
  await callsOf(server).post('/auth/forgot-password', { email: judge.user.email });
  await expect.poll(() => server.mails.some(({ to }) => to === judge.user.email)).toBe(true);
  const mail = server.mails.find(({ to }) => to === judge.user.email);
  const token = mail?.text.match(/#([\w-]{43})/)?.[1];
  const password = 'four loud egrets';
  expect((await callsOf(server).post('/auth/reset-password', { token, password })).status).toBe(204);
  const { email } = judge.user;
  expect((await callsOf(server).post('/auth/login', { email, password })).body.code).toBe('code-needed');
});
