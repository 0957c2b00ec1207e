/** Service accounts: what each scope opens, what stays closed, and how the operator makes and ends one. */
import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { SERVICE_SCOPES } from '#contract/service/service-scopes.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { beginGeneration } from '../../../server/storage/generation.ts';
import {
  addServiceCommand,
  endServiceCommand,
  listServicesCommand,
} from '../../../server/operations/commands/service-accounts.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';
import { addedService, tokenIn, UNTIL } from './added-service.ts';

const server = serverForFile();
const ALL_SCOPES = SERVICE_SCOPES.flatMap((scope) => ['--scope', scope]);
const COURT_SCOPES = ['--scope', 'read-cases', '--scope', 'read-hearings'];
const ids = { application: '', case: '', elsewhere: '' };
let owner: TestUser;
let lawyer: Calls;

beforeAll(async () => {
  owner = await server.makeUser('lawyer');
  lawyer = callsOf(server, owner);
  const made = await lawyer.post(
    '/applications',
    filed({ case: { court: 'magistrate', courtPlace: 'Pune' } }),
  );
  ids.application = made.body._id;
  ids.case = made.body.caseId;
  const other = callsOf(server, await server.makeUser('lawyer'));
  ids.elsewhere = (await other.post('/cases', { applicant: 'Other Client', court: 'high' })).body._id;
  const judge = callsOf(server, await server.makeUser('judge'));
  const hearing = { date: dayInIndia(server.now()), time: '11:00', purpose: 'arguments' };
  await judge.post(`/cases/${ids.case}/hearings`, hearing);
});

const called = async (calls: Calls, { method, path }: Endpoint) => {
  const url = path.replace('/api', '').replace(':_id', ids.application).replace(':caseId', ids.case);
  return { GET: calls.get, PUT: calls.put, POST: calls.post, DELETE: calls.remove }[method](url);
};

it.each([
  ['all scopes', ALL_SCOPES],
  ['one scope', ['--scope', 'read-hearings']],
])('refuses every call outside of %s with 403', async (_name, scopes) => {
  const { calls } = await addedService(server, ...scopes, '--for', owner.user.email);
  const granted = new Set(scopes.filter((word) => word !== '--scope'));
  const answers: Record<string, unknown> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    if (endpoint.scope !== undefined && granted.has(endpoint.scope)) continue;
    const { status, body } = await called(calls, endpoint);
    if (status !== 403 || body.code !== 'forbidden') answers[name] = [status, body];
  }
  expect(answers).toEqual({});
  expect((await calls.get('/wake')).status).toBe(403);
});

it('opens no call that files, decides, signs or reads notes, diary entries or documents', () => {
  const open = Object.entries<Endpoint>(ENDPOINTS).filter(([, { scope }]) => scope !== undefined);
  const paths = open.map(([, { method, path }]) => `${method} ${path}`);
  expect(paths.filter((path) => /note|diary|document|order|application|share|changes/.test(path))).toEqual(
    [],
  );
});

it('refuses the calls of service accounts to people', async () => {
  const { status, body } = await lawyer.get('/service/cases');
  expect([status, body.msg]).toEqual([403, expect.stringContaining('Only a service account')]);
});

it('reads the cases and hearings of its user, and no other', async () => {
  const { calls } = await addedService(server, ...COURT_SCOPES, '--for', owner.user.email);
  const cases = await calls.get('/service/cases');
  expect(cases.body.map(({ _id }: { _id: string }) => _id)).toEqual([ids.case]);
  expect((await calls.get(`/service/cases/${ids.case}`)).body).toMatchObject({ _id: ids.case });
  expect((await calls.get(`/service/cases/${ids.elsewhere}`)).status).toBe(404);
  expect((await calls.get('/service/hearings')).body).toMatchObject([{ caseId: ids.case }]);
});

it.each([
  ['magistrate:Pune', 1],
  ['magistrate', 1],
  ['magistrate:Nagpur', 0],
  ['sessions', 0],
])('reads the cases and hearings of the court %s', async (court, count) => {
  const { calls } = await addedService(server, ...COURT_SCOPES, '--court', court);
  expect((await calls.get('/service/cases')).body).toHaveLength(count);
  expect((await calls.get('/service/hearings')).body).toHaveLength(count);
  expect((await calls.get(`/service/cases/${ids.case}`)).status).toBe(count === 1 ? 200 : 404);
});

it('names the account in the audit rows of its reads and of its refusals', async () => {
  const { calls, name } = await addedService(server, ...COURT_SCOPES, '--court', 'magistrate');
  await calls.get('/service/cases');
  await calls.get(`/service/cases/${ids.elsewhere}`);
  const { rows } = await server.pool.query(
    `SELECT action, user_id, detail FROM audit WHERE detail->'service'->>'name' = $1 ORDER BY at, _id`,
    [name],
  );
  expect(rows.map(({ action }) => action)).toEqual(['read', 'denied']);
  expect(rows[0]).toMatchObject({ user_id: null, detail: { records: { case: { [ids.case]: 1 } } } });
});

it('stores the hash of the token only, and refuses the account after its end', async () => {
  const { calls, token, name } = await addedService(server, '--scope', 'read-cases', '--court', 'high');
  const { rows } = await server.pool.query(`SELECT * FROM service_accounts WHERE name = $1`, [name]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await operatorSays(listServicesCommand, server.ports)).toContain(
    `${name}: read-cases for high, until 31-12-2027, not used yet`,
  );
  expect((await calls.get('/service/cases')).status).toBe(200);
  expect(await operatorSays(endServiceCommand, server.ports, name)).toBe(
    `${name} has ended. Its next call is refused.`,
  );
  const refused = await calls.get('/service/cases');
  expect([refused.status, refused.body.msg]).toEqual([401, expect.stringContaining('new one')]);
  expect(await operatorSays(listServicesCommand, server.ports)).not.toContain(name);
  const audited = await server.pool.query(
    `SELECT action FROM audit WHERE detail->>'name' = $1 ORDER BY at, _id`,
    [name],
  );
  expect(audited.rows.map(({ action }) => action)).toEqual(['add-service', 'end-service']);
});

it('ends with the account of its user', async () => {
  const leaving = await server.makeUser('lawyer');
  const { calls } = await addedService(server, '--scope', 'read-cases', '--for', leaving.user.email);
  expect((await calls.get('/service/cases')).status).toBe(200);
  await callsOf(server, leaving).delete('/users/account', { password: 'three quiet herons' });
  expect((await calls.get('/service/cases')).status).toBe(401);
});

it.each([
  [['--name', 'A 1', ...UNTIL, '--for', 'x@example.in'], 'Name at least one --scope.'],
  [['--name', 'A 1', ...UNTIL, '--scope', 'sign-orders', '--court', 'high'], 'sign-orders is no scope.'],
  [['--name', 'A 1', ...UNTIL, '--scope', 'read-cases'], 'Name either the account with --for'],
  [['--name', 'A 1', ...UNTIL, '--scope', 'import-cases', '--court', 'high'], 'needs an owner'],
  [['--name', 'A 1', ...UNTIL, '--scope', 'read-cases', '--court', 'moon'], 'moon is no court.'],
  [['--name', 'A 1', '--until', '01-01-2020', '--scope', 'read-cases', '--court', 'high'], 'is past'],
  [
    ['--name', 'A 1', '--until', '31-12-2040', '--scope', 'read-cases', '--court', 'high'],
    'at most 400 days',
  ],
  [['--name', 'A 1', '--until', '2027-12-31', '--scope', 'read-cases', '--court', 'high'], 'DD-MM-YYYY'],
  [['--name', '!', ...UNTIL, '--scope', 'read-cases', '--court', 'high'], 'after --name'],
  [['--name', 'A 1', ...UNTIL, '--scope', 'read-cases', '--for', 'no@example.in'], 'No account has'],
])('answers the command %j with a sentence', async (words, sentence) => {
  await expect(operatorSays(addServiceCommand, server.ports, ...words)).rejects.toThrow(sentence);
});

it('refuses a second account of one name, and an account for a judge or an operator', async () => {
  const words = ['--name', 'Registry', ...UNTIL, '--scope', 'read-cases', '--court', 'high'];
  expect(tokenIn(await operatorSays(addServiceCommand, server.ports, ...words))).toHaveLength(47);
  await expect(operatorSays(addServiceCommand, server.ports, ...words)).rejects.toThrow(
    'called Registry already',
  );
  for (const role of ['judge', 'operator'] as const) {
    const { user } = await server.makeUser(role);
    const forUser = ['--name', 'Other', ...UNTIL, '--scope', 'read-cases', '--for', user.email];
    await expect(operatorSays(addServiceCommand, server.ports, ...forUser)).rejects.toThrow('second factor');
  }
});

it('counts its calls against the limit of an account', async () => {
  const { calls } = await addedService(server, '--scope', 'read-cases', '--court', 'high');
  await calls.get('/service/cases');
  await server.pool.query(`UPDATE rate_windows SET count = 10000 WHERE bucket LIKE 'service:%'`);
  const refused = await calls.get('/service/cases');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

it('ends with the generation of the database, because a restore may have lost its end', async () => {
  const { calls } = await addedService(server, '--scope', 'read-cases', '--court', 'high');
  expect((await calls.get('/service/cases')).status).toBe(200);
  await beginGeneration(server.ports, 'by-hand');
  expect((await calls.get('/service/cases')).status).toBe(401);
});
