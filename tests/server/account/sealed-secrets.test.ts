/** Secrets of authenticator apps are sealed with a key that is not in the database. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type SecretKey, secretKeysFrom, secretKeysIn } from '../../../server/storage/secrets/secret-keys.ts';
import {
  openedSecret,
  sealSecret,
  sealStoredSecrets,
} from '../../../server/storage/secrets/sealed-secret.ts';
import { addedAuthenticator } from '../../support/added-authenticator.ts';
import { callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';

const keyOf = (id: string, byte: number): SecretKey => ({ id, bytes: Buffer.alloc(32, byte) });
const [OLD, NEW] = [keyOf('2026', 1), keyOf('2027', 2)];
const encoded = ({ id, bytes }: SecretKey): string => `${id}:${bytes.toString('base64')}`;

const keys = [OLD];
const server = serverForFile({ ports: { secretKeys: keys } });

const storedOf = async ({ user }: TestUser) => {
  const { rows } = await server.pool.query<{ secret: Buffer; key_id: string | null }>(
    'SELECT secret, key_id FROM authenticators WHERE user_id = $1',
    [user._id],
  );
  const [row] = rows;
  if (!row) throw new Error('no authenticator');
  return row;
};

/** After the time step of the last code. */
const logIn = async ({ user }: TestUser, code: () => string) => {
  server.advance(31_000);
  const credentials = { email: user.email, password: PASSWORD, secondFactor: code() };
  return callsOf(server).post('/auth/login', credentials);
};

it('seals the secret of a new app and accepts its codes', async () => {
  const who = await server.makeUser('lawyer');
  const app = await addedAuthenticator(server, who);
  const stored = await storedOf(who);
  expect([stored.key_id, stored.secret.length]).toEqual(['2026', 1 + 12 + 20 + 16]);
  expect((await logIn(who, app.code)).status).toBe(200);
});

it('opens a secret with its key and for its account only', () => {
  const secret = Buffer.alloc(20, 9);
  const ports = { secretKeys: [OLD], randomBytes: (size: number) => Buffer.alloc(size, 3) };
  const sealed = sealSecret(ports, 'asha', secret);
  expect(sealed.secret.includes(secret)).toBe(false);
  expect(openedSecret([NEW, OLD], 'asha', sealed)).toEqual(secret);
  expect(openedSecret([OLD], 'ravi', sealed)).toBeUndefined();
  expect(openedSecret([keyOf('2026', 5)], 'asha', sealed)).toBeUndefined();
  const changed = Buffer.from(sealed.secret);
  changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
  expect(openedSecret([OLD], 'asha', { ...sealed, secret: changed })).toBeUndefined();
});

it('seals rows in clear at start, and seals them again after a change of the key', async () => {
  const who = await server.makeUser('lawyer');
  const app = await addedAuthenticator(server, who);
  const clear = openedSecret([OLD], who.user._id, await storedOf(who));
  await server.pool.query('UPDATE authenticators SET secret = $2, key_id = NULL WHERE user_id = $1', [
    who.user._id,
    clear,
  ]);
  expect((await sealStoredSecrets(server.ports)).authenticators).toBe(0);
  expect((await storedOf(who)).key_id).toBe('2026');
  keys.unshift(NEW);
  expect((await sealStoredSecrets(server.ports)).authenticators).toBe(0);
  keys.pop();
  expect((await storedOf(who)).key_id).toBe('2027');
  expect((await logIn(who, app.code)).status).toBe(200);
  keys.splice(0, keys.length, OLD);
});

it('names the next step if the key is missing, and still accepts a recovery code', async () => {
  const who = await server.makeUser('lawyer');
  const { recoveryCodes } = await addedAuthenticator(server, who);
  keys.splice(0, keys.length, NEW);
  expect((await sealStoredSecrets(server.ports)).authenticators).toBeGreaterThan(0);
  const asked = await logIn(who, () => '123456');
  expect([asked.status, asked.body.msg]).toEqual([
    503,
    expect.stringContaining('Use a recovery code, and tell the operator.'),
  ]);
  expect((await logIn(who, () => recoveryCodes[0] ?? '')).status).toBe(200);
  keys.splice(0, keys.length, OLD);
});

it('reads the keys of the setting, and names no key in an error', () => {
  expect(secretKeysFrom(undefined)).toEqual([]);
  expect(secretKeysFrom(`${encoded(NEW)}, ${encoded(OLD)}`)).toEqual([NEW, OLD]);
  expect(() => secretKeysFrom('secret')).toThrow(/position 1.*openssl rand -base64 32/);
  expect(() => secretKeysFrom('secret')).not.toThrow('secret,');
  expect(() => secretKeysFrom(`${encoded(OLD)},${encoded(OLD)}`)).toThrow('names 2026 twice');
});

it('makes the key of an embedded database once, for its owner only', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zamanat-keys-'));
  const made = await secretKeysIn(folder);
  expect(made).toHaveLength(1);
  expect(await secretKeysIn(folder)).toEqual(made);
  expect((await stat(path.join(folder, 'secret-keys'))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

const STEP = 30_000;

/** To the start of a time step, so that 31 seconds end in the next one. */
const toNextStep = (clock: Pick<TestServer, 'advance' | 'now'>): void =>
  clock.advance(STEP - (clock.now().getTime() % STEP));

it('accepts the code before and after only if the setting allows it', async () => {
  const who = await server.makeUser('lawyer');
  const app = await addedAuthenticator(server, who);
  toNextStep(server);
  const early = app.code();
  expect((await logIn(who, () => early)).status).toBe(200);
  const strict = await startTestServer({ config: { authenticatorWindow: 0 } });
  const judge = await strict.makeUser('lawyer');
  const own = await addedAuthenticator(strict, judge);
  toNextStep(strict);
  const before = own.code();
  toNextStep(strict);
  const { email } = judge.user;
  const late = await callsOf(strict).post('/auth/login', { email, password: PASSWORD, secondFactor: before });
  expect(late.status).toBe(400);
  const credentials = { email, password: PASSWORD, secondFactor: own.code() };
  expect((await callsOf(strict).post('/auth/login', credentials)).status).toBe(200);
  await strict.stop();
});
