/** The operator issues name, designation and court of a judge; the account cannot change them. */
import { expect, it } from 'vitest';
import { v7 } from 'uuid';
import { issuedIdentity } from '../../../server/account/issued-identity.ts';
import { endSeats, verifyJudge } from '../../../server/account/verify-judge.ts';
import {
  confirmEmailCommand,
  endSessionsCommand,
  resetSecondFactorCommand,
} from '../../../server/operations/commands/account-commands.ts';
import type { Command } from '../../../server/operations/commands/command.ts';
import { userById } from '../../../server/storage/users.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { addedAuthenticator } from '../../support/added-authenticator.ts';
import { callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';

const server = serverForFile();

const PUNE = { kind: 'sessions', place: 'Pune' } as const;
const THANE = { kind: 'magistrate', place: 'Thane' } as const;
const RAO = { name: 'Arvind Rao', designation: 'Additional Sessions Judge' };

async function registeredJudge(): Promise<TestUser> {
  const person = { name: 'A. Rao', email: `${v7()}@example.in`, password: PASSWORD, role: 'judge' };
  return (await callsOf(server).post('/auth/register', person)).body;
}

async function operatorRuns(command: Command, email: string): Promise<string> {
  const act = await command.read([email], { now: server.now });
  if (typeof act === 'string') return act;
  return act({ ...server.ports, operator: 'asha' });
}

const storedIdentity = async ({ user }: TestUser) => {
  const row = await userById(sqlOf(server.pool), user._id);
  return row ? issuedIdentity(row) : null;
};

it('verifies no judge whose e-mail is not confirmed', async () => {
  const { user } = await registeredJudge();
  const verify = async () => verifyJudge(server.ports, user.email, { ...RAO, courts: [PUNE] });
  await expect(verify()).rejects.toThrow('is not confirmed');
  expect(await operatorRuns(confirmEmailCommand, user.email)).toBe(`${user.email} is confirmed.`);
  expect(await verify()).toMatchObject({
    name: 'Arvind Rao',
    verified: true,
    issued: { ...RAO, court: PUNE },
  });
});

it('verifies no judge without an issued name and designation', async () => {
  const { user } = await registeredJudge();
  await operatorRuns(confirmEmailCommand, user.email);
  await expect(verifyJudge(server.ports, user.email, { courts: [PUNE] })).rejects.toThrow('--designation');
});

it('refuses another name of the account and keeps the issued one', async () => {
  const judge = await server.makeUser('judge', [PUNE]);
  const own = callsOf(server, judge);
  const refused = await own.put('/users/profile', { name: 'Chief Justice' });
  expect([refused.status, refused.body.msg]).toEqual([
    403,
    'The operator issued your name, designation and court. Ask the operator to change them.',
  ]);
  const rest = await own.put('/users/profile', { name: 'Justice Rao', phone: '020 2612 0000' });
  expect(rest.body.user).toMatchObject({ name: 'Justice Rao', phone: '020 2612 0000' });
  const forged = await own.put('/users/profile', { designation: 'X', court_id: 'high', issued: {} });
  expect(forged.body.user.issued).toEqual({
    name: 'Justice Rao',
    designation: 'Sessions Judge',
    court: PUNE,
  });
});

it('renames a judge by the operator and records the name before', async () => {
  const judge = await server.makeUser('judge', [PUNE]);
  const { email, _id } = judge.user;
  await verifyJudge({ ...server.ports, operator: 'asha' }, email, { courts: [], name: 'Asha Rao' });
  expect((await callsOf(server, judge).get('/auth/user')).body.name).toBe('Asha Rao');
  const { rows } = await server.pool.query<{ detail: object }>(
    "SELECT detail FROM audit WHERE user_id = $1 AND action = 'verify-judge' ORDER BY at DESC, _id DESC LIMIT 1",
    [_id],
  );
  expect(rows[0]?.detail).toMatchObject({
    operator: 'asha',
    before: { verifiedName: 'Justice Rao' },
    issued: { verifiedName: 'Asha Rao', courtId: 'sessions:Pune' },
  });
});

it('moves the issued court with the seats, and issues nothing without a seat', async () => {
  const judge = await server.makeUser('judge', [PUNE, THANE]);
  const { email } = judge.user;
  await endSeats(server.ports, email, [PUNE]);
  expect(await storedIdentity(judge)).toMatchObject({ courtId: 'magistrate:Thane' });
  await endSeats(server.ports, email, [THANE]);
  expect(await storedIdentity(judge)).toBeNull();
});

it('logs out every device of an account by the operator', async () => {
  const judge = await server.makeUser('judge');
  expect(await operatorRuns(endSessionsCommand, judge.user.email)).toContain('logged out on every device');
  expect((await callsOf(server, judge).get('/auth/user')).body.code).toBe('revoked');
});

it('removes a lost second factor by the operator, so that a new one can be set up', async () => {
  const judge = await server.makeUser('judge');
  await addedAuthenticator(server, judge);
  const { email } = judge.user;
  const logIn = async () => callsOf(server).post('/auth/login', { email, password: PASSWORD });
  expect((await logIn()).body.code).toBe('code-needed');
  expect(await operatorRuns(resetSecondFactorCommand, email)).toContain('Settings, Security');
  expect((await callsOf(server, judge).get('/auth/user')).body.code).toBe('revoked');
  const again = await logIn();
  expect((await callsOf(server, again.body).get('/applications/judge/pending')).body.code).toBe(
    'second-factor-needed',
  );
  await addedAuthenticator(server, again.body);
  expect((await callsOf(server, again.body).get('/applications/judge/pending')).status).toBe(200);
});

it('names the account that an operator mistypes', async () => {
  await expect(operatorRuns(endSessionsCommand, 'nobody@example.in')).rejects.toThrow(
    'No account has the email nobody@example.in.',
  );
});
