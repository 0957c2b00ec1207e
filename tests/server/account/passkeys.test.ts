/** Logging in with a passkey, against a device that signs as an authenticator does. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addedPasskey, HERE } from '../../support/added-passkey.ts';
import { callsOf } from '../../support/calls.ts';
import { passkeyDevice, type PasskeyDevice, type ClientContext } from '../../support/passkey-device.ts';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: HERE.origin } });
});
afterAll(async () => server.stop());

async function requestChallenge(who: TestUser, credentials: object = { password: PASSWORD }) {
  return callsOf(server, who).post('/users/passkeys/challenge', credentials);
}

/** A user with a passkey on a device. */
async function withKey(): Promise<{ who: TestUser; device: PasskeyDevice; id: string }> {
  const who = await server.makeUser('lawyer');
  const { device, added } = await addedPasskey(server, who);
  expect(added.status).toBe(201);
  return { who, device, id: added.body._id };
}

const question = async (): Promise<{ challenge: string }> =>
  (await callsOf(server).post('/auth/passkeys/challenge')).body.options;

const answered = async (response: object) => callsOf(server).post('/auth/passkeys/session', { response });

it('logs in repeatedly with an ordinary session', async () => {
  const { who, device } = await withKey();
  const first = await answered(device.get(await question(), HERE));
  expect([first.status, first.body.user._id]).toEqual([200, who.user._id]);
  expect((await callsOf(server, first.body).get('/auth/user')).body.email).toBe(who.user.email);
  const second = await answered(device.get(await question(), HERE));
  expect(second.status).toBe(200);
  expect((await callsOf(server, second.body).get('/auth/sessions')).body).toHaveLength(3);
  const [kept] = (await callsOf(server, second.body).get('/users/passkeys')).body;
  expect(kept).toMatchObject({ name: 'My phone', usedAt: expect.any(String) });
});

it('requests a discoverable key with user verification', async () => {
  const { options } = (await requestChallenge(await server.makeUser('lawyer'))).body;
  expect(options.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  });
  expect(options.rp.id).toBe('zamanat.test');
  expect(await question()).toMatchObject({ rpId: 'zamanat.test', userVerification: 'required' });
});

it('accepts an answer once', async () => {
  const { device } = await withKey();
  const assertion = device.get(await question(), HERE);
  expect((await answered(assertion)).status).toBe(200);
  const again = await answered(assertion);
  expect([again.status, again.body.code, again.body.msg]).toEqual([
    401,
    'wrong-credentials',
    expect.stringContaining('log in with your password'),
  ]);
});

it('accepts a challenge once, even after a wrong answer', async () => {
  const { device } = await withKey();
  const options = await question();
  expect((await answered(device.get(options, { ...HERE, verified: false }))).status).toBe(401);
  expect((await answered(device.get(options, HERE))).status).toBe(401);
});

it('rejects a challenge that is unknown, for adding a key, or over five minutes old', async () => {
  const { who, device } = await withKey();
  const never = { challenge: Buffer.alloc(32, 7).toString('base64url') };
  expect((await answered(device.get(never, HERE))).status).toBe(401);
  expect((await answered(device.get((await requestChallenge(who)).body.options, HERE))).status).toBe(401);
  const old = await question();
  server.advance(301_000);
  expect((await answered(device.get(old, HERE))).status).toBe(401);
  expect((await answered(device.get(await question(), HERE))).status).toBe(200);
});

it.each<[string, Partial<ClientContext>]>([
  ['another page', { origin: 'http://zamanat.test.evil.example' }],
  ['another port', { origin: 'http://zamanat.test:8081' }],
  ['another domain', { domain: 'evil.example' }],
  ['nobody asked for a finger', { verified: false }],
])('refuses what was signed for %s', async (_where, wrong) => {
  const { device } = await withKey();
  expect((await answered(device.get(await question(), { ...HERE, ...wrong }))).status).toBe(401);
});

it('rejects a removed key and shows only the user’s own keys', async () => {
  const { who, device, id } = await withKey();
  const other = await server.makeUser('lawyer');
  expect((await callsOf(server, other).remove(`/users/passkeys/${id}`)).status).toBe(404);
  expect((await callsOf(server, other).put(`/users/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
  expect((await callsOf(server, other).get('/users/passkeys')).body).toEqual([]);
  expect((await answered(device.get(await question(), HERE))).status).toBe(200);
  expect((await callsOf(server, who).remove(`/users/passkeys/${id}`)).status).toBe(204);
  expect((await answered(device.get(await question(), HERE))).status).toBe(401);
});

it('rejects a passkey of another user and a signature of another key', async () => {
  const mine = await withKey();
  const theirs = await withKey();
  const handle = Buffer.from(theirs.who.user._id).toString('base64url');
  expect((await answered(mine.device.get(await question(), HERE, handle))).status).toBe(401);
  const stolen = {
    ...mine.device.get(await question(), HERE),
    id: theirs.device.id,
    rawId: theirs.device.id,
  };
  expect((await answered(stolen)).status).toBe(401);
  expect((await answered({ id: 'x', response: { clientDataJSON: 'x' } })).status).toBe(401);
});

it('rejects a cloned key with a lower counter', async () => {
  const { device } = await withKey();
  expect((await answered(device.get(await question(), HERE))).status).toBe(200);
  expect((await answered(device.get(await question(), HERE))).status).toBe(200);
  device.counter = 0;
  expect((await answered(device.get(await question(), HERE))).status).toBe(401);
});

it('accepts one of two concurrent answers with the same counter', async () => {
  const { device } = await withKey();
  const [one, other] = [await question(), await question()];
  const first = device.get(one, HERE);
  device.counter = 0;
  const both = await Promise.all([answered(first), answered(device.get(other, HERE))]);
  expect(both.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 401]);
});

it('requires the password to add a key, if there is one', async () => {
  const who = await server.makeUser('lawyer');
  for (const credentials of [{}, { password: 'not this' }]) {
    const { status, body } = await requestChallenge(who, credentials);
    expect([status, body.fields.password]).toEqual([400, expect.any(String)]);
  }
  const other = await server.makeUser('lawyer');
  const response = passkeyDevice().create((await requestChallenge(other)).body.options, HERE);
  const { status, body } = await callsOf(server, who).post('/users/passkeys', { response, name: 'Mine' });
  expect([status, body.fields.name]).toEqual([400, expect.stringContaining('Add it once more')]);
});

it('renames a key and rejects an invalid name', async () => {
  const { who, id } = await withKey();
  const own = callsOf(server, who);
  expect((await own.put(`/users/passkeys/${id}`, { name: 'The tablet' })).body.name).toBe('The tablet');
  for (const name of ['', 'a\nb', 'x'.repeat(61)]) {
    expect((await own.put(`/users/passkeys/${id}`, { name })).status).toBe(400);
  }
});

it('is exported, and deleted with the account and by a password reset', async () => {
  const { who, device } = await withKey();
  const own = callsOf(server, who);
  expect((await own.get('/users/export')).body.passkeys).toMatchObject([{ name: 'My phone' }]);
  await callsOf(server).post('/auth/forgot-password', { email: who.user.email });
  await expect.poll(() => server.mails.some(({ to }) => to === who.user.email)).toBe(true);
  const mail = server.mails.find(({ to }) => to === who.user.email);
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  await callsOf(server).post('/auth/reset-password', { token, password: 'four loud egrets' });
  expect((await answered(device.get(await question(), HERE))).status).toBe(401);
  const closing = await withKey();
  await callsOf(server, closing.who).delete('/users/account', { password: PASSWORD });
  expect((await answered(closing.device.get(await question(), HERE))).status).toBe(401);
});

it('audits adding, using, removing and rejected attempts', async () => {
  const { who, device, id } = await withKey();
  await answered(device.get(await question(), HERE));
  await answered(device.get(await question(), { ...HERE, verified: false }));
  await callsOf(server, who).remove(`/users/passkeys/${id}`);
  const log = await server.pool.query<{ action: string; detail: unknown }>(
    `SELECT action, detail FROM audit WHERE user_id = $1 AND action <> 'register' ORDER BY at, _id`,
    [who.user._id],
  );
  expect(log.rows).toEqual([
    { action: 'add-passkey', detail: { passkey: id } },
    { action: 'login', detail: { by: 'passkey' } },
    { action: 'login-failed', detail: { by: 'passkey' } },
    { action: 'remove-passkey', detail: { passkey: id } },
  ]);
});

it('has separate limits per address', async () => {
  const { limits } = server.ports.config;
  const small = await startTestServer({
    config: { publicUrl: HERE.origin, limits: { ...limits, loginPerAddress: 2 } },
  });
  const statuses = [];
  for (let turn = 0; turn < 5; turn += 1) {
    statuses.push((await callsOf(small).post('/auth/passkeys/challenge')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  await small.stop();
});

it('requires a configured host name, not a bare address', async () => {
  expect((await callsOf(server).get('/auth/passkeys')).body).toEqual({ domain: 'zamanat.test' });
  for (const publicUrl of ['http://127.0.0.1:8080', 'http://[::1]:8080', undefined]) {
    const bare = await startTestServer({ config: { publicUrl } });
    expect((await callsOf(bare).get('/auth/passkeys')).body).toEqual({});
    const { status, body } = await callsOf(bare).post('/auth/passkeys/challenge');
    expect([status, body.msg]).toEqual([403, expect.stringContaining('Use your password')]);
    await bare.stop();
  }
});
