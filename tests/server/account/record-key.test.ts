/** The key that opens a user's sealed records on a device. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callsOf } from '../../support/calls.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => server.stop());

type Who = Awaited<ReturnType<TestServer['makeUser']>>;

async function keyOf(who: Who): Promise<string> {
  const { body } = await callsOf(server, who).get('/auth/user');
  return body.recordKey;
}

it('gives each user a key of 32 bytes, the same at each request', async () => {
  const [first, second] = [await server.makeUser('lawyer'), await server.makeUser('lawyer')];
  const keys = await Promise.all([keyOf(first), keyOf(first), keyOf(second)]);
  expect(keys.map((key) => Buffer.from(key, 'base64').length)).toEqual([32, 32, 32]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});

it('keeps the key when the password changes', async () => {
  const who = await server.makeUser('lawyer');
  const before = await keyOf(who);
  const body = { current: PASSWORD, password: 'another quiet heron' };
  expect((await callsOf(server, who).put('/users/password', body)).status).toBe(204);
  expect(await keyOf(who)).toBe(before);
});

it('gives the key to no export and to no list of changes', async () => {
  const who = await server.makeUser('lawyer');
  const key = await keyOf(who);
  const calls = callsOf(server, who);
  const answers = [await calls.get('/users/export'), await calls.get('/changes')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const answer of answers) expect(JSON.stringify(answer.body)).not.toContain(key);
});

it('deletes the key with the account', async () => {
  const who = await server.makeUser('lawyer');
  await keyOf(who);
  const closed = await callsOf(server, who).delete('/users/account', { password: PASSWORD });
  expect(closed.status).toBe(204);
  expect((await server.pool.query('SELECT 1 FROM record_keys')).rows).toEqual([]);
});
