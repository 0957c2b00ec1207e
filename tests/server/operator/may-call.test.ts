/** An operator keeps accounts and reads no matter; nobody else makes a call of an operator. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import {
  endOperatorCommand,
  grantOperatorCommand,
} from '../../../server/operations/commands/account-commands.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD } from '../../support/test-server.ts';

const server = serverForFile();
const ids = { application: '', case: '' };
const people: Partial<Record<string, Calls>> = {};

beforeAll(async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const made = await lawyer.post('/applications', filed());
  ids.application = made.body._id;
  ids.case = made.body.caseId;
  people['lawyer'] = lawyer;
  people['user'] = callsOf(server, await server.makeUser('user'));
  people['judge'] = callsOf(server, await server.makeUser('judge'));
  people['operator'] = callsOf(server, await server.makeUser('operator'));
});

function called(who: string): Calls {
  const calls = people[who];
  if (!calls) throw new Error(`nobody is called ${who}`);
  return calls;
}

async function asks(who: string, { method, path }: Endpoint) {
  const url = path
    .replace('/api', '')
    .replace(/:_id|:orderId|:shareId/g, ids.application)
    .replace(':caseId', ids.case);
  const { get, put, post, remove } = called(who);
  return { GET: get, PUT: put, POST: post, DELETE: remove }[method](url);
}

describe.each(['lawyer', 'user', 'judge'])('%s', (who) => {
  it.each(Object.entries<Endpoint>(OPERATOR_ENDPOINTS))('is refused %s', async (_name, endpoint) => {
    const { status, body } = await asks(who, endpoint);
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});

/** Calls about the own account and the law, which carry no record of a case. */
const OWN = /^\/api\/(?:auth|users|law|courts|court-calendars|changes|notifications|push|operator)(?:\/|$)/;

const CLOSED = Object.entries<Endpoint>(ENDPOINTS).filter(
  ([, { who, path }]) => who !== 'anyone' && !OWN.test(path),
);

it.each(CLOSED)('refuses an operator %s', async (_name, endpoint) => {
  const { status, body } = await asks('operator', endpoint);
  expect(status).toBe(403);
  expect(JSON.stringify(body)).not.toContain('Jadhav');
});

it('shows an operator no record of a case in any answer that is open to the role', async () => {
  for (const path of [
    '/changes',
    '/notifications',
    '/operator/judges',
    '/operator/feedback',
    '/users/export',
  ]) {
    const { body } = await called('operator').get(path);
    expect(JSON.stringify(body)).not.toContain('Jadhav');
  }
});

it('needs a session with a second factor', async () => {
  const account = await server.makeUser('operator');
  await server.pool.query('UPDATE sessions SET second_factor = false WHERE user_id = $1', [account.user._id]);
  const { status, body } = await callsOf(server, account).get('/operator/state');
  expect([status, body.code]).toEqual([403, 'second-factor-needed']);
  expect(body.msg).toContain('Settings, Security');
});

it('registers nobody as an operator', async () => {
  const person = { name: 'Kavita Joshi', email: 'k@example.in', password: PASSWORD, role: 'operator' };
  const { status, body } = await callsOf(server).post('/auth/register', person);
  expect([status, body.fields]).toEqual([400, { role: 'Choose a role.' }]);
});

it('is given and ended by a command, which logs the account out', async () => {
  const account = await server.makeUser('user');
  const { email } = account.user;
  expect(await operatorSays(grantOperatorCommand, server.ports, email)).toContain('is an operator now');
  expect((await callsOf(server, account).get('/auth/user')).body.code).toBe('revoked');
  await expect(operatorSays(grantOperatorCommand, server.ports, email)).rejects.toThrow('already');
  await operatorSays(endOperatorCommand, server.ports, email);
  const { rows } = await server.pool.query('SELECT role FROM users WHERE email = $1', [email]);
  expect(rows).toEqual([{ role: 'user' }]);
});

it.each([
  ['judge', 'Register another account'],
  ['lawyer', 'has cases or applications'],
] as const)('is not given to a %s with work', async (role, fault) => {
  const account = await server.makeUser(role);
  if (role === 'lawyer') await callsOf(server, account).post('/applications', filed());
  await expect(operatorSays(grantOperatorCommand, server.ports, account.user.email)).rejects.toThrow(fault);
});
