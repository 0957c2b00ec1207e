/** Changes that an open device must not make alone need a recent login or confirmation of the identity. */
import { beforeEach, expect, it } from 'vitest';
import { addedAuthenticator } from '../../support/added-authenticator.ts';
import { addedPasskey, HERE } from '../../support/added-passkey.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';

const server = serverForFile({ config: { publicUrl: HERE.origin } });

/** Each test has its own window of the limits and its own time step. */
beforeEach(() => server.advance(3_600_000));

const LATER = 16 * 60_000;
const AGAIN = 'Confirm that it is you, then do this again.';

const logIn = async ({ user }: TestUser, secondFactor?: string) =>
  callsOf(server).post('/auth/login', { email: user.email, password: PASSWORD, secondFactor });

/** Ends another session of the user. */
async function endOther(who: TestUser, own: Calls): Promise<{ status: number; body: { msg?: string } }> {
  const sessions = (await own.get('/auth/sessions')).body;
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  if (!other) throw new Error(`${who.user.email} has no other session`);
  return own.remove(`/auth/sessions/${other._id}`);
}

it('ends another session only after a recent login or the password again', async () => {
  const who = await server.makeUser('lawyer');
  await logIn(who);
  await logIn(who);
  const own = callsOf(server, who);
  expect((await endOther(who, own)).status).toBe(204);
  server.advance(LATER);
  const refused = await endOther(who, own);
  expect([refused.status, refused.body.msg]).toEqual([403, AGAIN]);
  const wrong = await own.post('/users/identity', { password: 'not this' });
  expect(wrong.body.fields.password).toContain('Nothing was changed');
  expect((await own.post('/users/identity', {})).body.fields.password).toContain('once more');
  expect((await endOther(who, own)).status).toBe(403);
  expect((await own.post('/users/identity', { password: PASSWORD })).status).toBe(204);
  expect((await endOther(who, own)).status).toBe(204);
});

it('asks an account with an app for its code too, which counts once', async () => {
  const who = await server.makeUser('lawyer');
  const app = await addedAuthenticator(server, who);
  const own = callsOf(server, who);
  server.advance(LATER);
  const asked = await own.post('/users/identity', { password: PASSWORD });
  expect([asked.status, asked.body.code]).toEqual([409, 'code-needed']);
  const proof = { password: PASSWORD, secondFactor: app.code() };
  expect((await own.post('/users/identity', proof)).status).toBe(204);
  expect((await own.post('/users/identity', proof)).body.fields.secondFactor).toContain('used before');
});

it('asks a judge again before a change of passkeys, password, app and account', async () => {
  const judge = await server.makeUser('judge');
  const app = await addedAuthenticator(server, judge);
  const own = callsOf(server, judge);
  const { added } = await addedPasskey(server, judge);
  server.advance(LATER);
  const changes = {
    'add a passkey': async () => own.post('/users/passkeys/challenge', { password: PASSWORD }),
    'remove a passkey': async () => own.remove(`/users/passkeys/${added.body._id}`),
    'make recovery codes': async () =>
      own.post('/users/second-factor/recovery-codes', { password: PASSWORD }),
    'change the password': async () =>
      own.put('/users/password', { current: PASSWORD, password: 'four loud egrets' }),
  };
  const close = async (password: string) => own.delete('/users/account', { password });
  for (const change of [...Object.values(changes), async () => close(PASSWORD)]) {
    const { status, body } = await change();
    expect([status, body.code, body.msg]).toEqual([403, 'identity-needed', AGAIN]);
  }
  expect((await own.get('/applications/judge/pending')).status).toBe(200); // work goes on
  await own.post('/users/identity', { password: PASSWORD, secondFactor: app.code() });
  for (const change of Object.values(changes)) expect((await change()).status).toBeLessThan(300);
  expect((await close('four loud egrets')).status).toBe(204);
});

it('accepts the own passkey alone, once, and no key of another account', async () => {
  const judge = await server.makeUser('judge');
  const { device } = await addedPasskey(server, judge);
  const other = await server.makeUser('lawyer');
  const { device: foreign } = await addedPasskey(server, other);
  const own = callsOf(server, judge);
  await logIn(judge, 'none');
  server.advance(LATER);
  const answerOf = async (from: typeof device) => {
    const { body } = await callsOf(server).post('/auth/passkeys/challenge');
    return { response: from.get(body.options, HERE) };
  };
  expect((await own.post('/users/identity', await answerOf(foreign))).status).toBe(403);
  expect((await own.post('/users/passkeys/challenge', { password: PASSWORD })).status).toBe(403);
  const answer = await answerOf(device);
  expect((await own.post('/users/identity', answer)).status).toBe(204);
  expect((await own.post('/users/passkeys/challenge', { password: PASSWORD })).status).toBe(200);
  expect((await own.post('/users/identity', answer)).status).toBe(403);
});

it('names the next step to an account without a password', async () => {
  const who = await server.makeUser('user');
  await server.pool.query("UPDATE users SET password_hash = 'none' WHERE _id = $1", [who.user._id]);
  const { status, body } = await callsOf(server, who).post('/users/identity', {});
  expect([status, body.msg]).toEqual([403, expect.stringContaining('log in with your provider')]);
});
