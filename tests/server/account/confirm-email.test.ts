/** A link proves that the user reads the e-mail of the account. */
import { expect, it } from 'vitest';
import { v7 } from 'uuid';
import { callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, startTestServer, type TestUser } from '../../support/test-server.ts';

const server = serverForFile({ config: { publicUrl: 'http://zamanat.test' } });

async function registered(): Promise<TestUser> {
  const person = { name: 'Asha Kale', email: `${v7()}@example.in`, password: PASSWORD, role: 'lawyer' };
  return (await callsOf(server).post('/auth/register', person)).body;
}

async function linkOf(who: TestUser): Promise<string | undefined> {
  const sent = await callsOf(server, who).post('/users/email-confirmation', {});
  expect(sent.status).toBe(204);
  const mail = server.mails.findLast(({ to }) => to === who.user.email);
  return mail?.text.match(/http:\/\/zamanat\.test\/confirm-email#([\w-]{43})/)?.[1];
}

const confirm = async (token: string | undefined) => callsOf(server).post('/auth/confirm-email', { token });

const isConfirmed = async (who: TestUser): Promise<boolean> =>
  (await callsOf(server, who).get('/auth/user')).body.emailConfirmed;

it('confirms the e-mail by the link, once', async () => {
  const who = await registered();
  const token = await linkOf(who);
  expect(await isConfirmed(who)).toBe(false);
  expect((await confirm(token)).status).toBe(204);
  expect(await isConfirmed(who)).toBe(true);
  const again = await confirm(token);
  expect(again.body.fields.token).toBe('This link was used before. Log in: your email is confirmed already.');
  const changes = (await callsOf(server, who).get('/changes')).body.changes;
  expect(JSON.stringify(changes)).toContain('"emailConfirmed":true');
});

it('rejects a link after two days and a link of another server', async () => {
  const who = await registered();
  const token = await linkOf(who);
  server.advance(49 * 3_600_000);
  expect((await confirm(token)).body.fields.token).toBe(
    'This link is older than two days. Log in and send a new one.',
  );
  expect((await confirm('A'.repeat(43))).body.fields.token).toContain('not one of ours');
  expect(await isConfirmed(who)).toBe(false);
  expect((await confirm(await linkOf(who))).status).toBe(204);
});

it('sends no mail to a confirmed account, and few to one account', async () => {
  const who = await registered();
  await confirm(await linkOf(who));
  const before = server.mails.length;
  await callsOf(server, who).post('/users/email-confirmation', {});
  expect(server.mails).toHaveLength(before);
  const other = await registered();
  for (let n = 0; n < 5; n += 1) await linkOf(other);
  expect((await callsOf(server, other).post('/users/email-confirmation', {})).status).toBe(429);
});

it('says what to do if the server knows no address for its links', async () => {
  const closed = await startTestServer();
  const person = { name: 'Asha Kale', email: `${v7()}@example.in`, password: PASSWORD, role: 'lawyer' };
  const who = (await callsOf(closed).post('/auth/register', person)).body;
  const refused = await callsOf(closed, who).post('/users/email-confirmation', {});
  await closed.stop();
  expect([refused.status, refused.body.msg]).toEqual([
    503,
    expect.stringContaining('Ask the operator to confirm your email.'),
  ]);
});
