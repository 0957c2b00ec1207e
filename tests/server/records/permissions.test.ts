/** Roles by endpoints by whose record it is, from the route table of the contract. */
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { SentProblem } from '#contract/sent-problem.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
const people: Record<string, Calls> = {};
const ids = { application: '', case: '' };

beforeAll(async () => {
  people['nobody'] = callsOf(server);
  people['stranger'] = callsOf(server, { token: 'not a token of ours' });
  people['owner'] = callsOf(server, await server.makeUser('lawyer'));
  people['other'] = callsOf(server, await server.makeUser('user'));
  people['judge'] = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  people['elsewhere'] = callsOf(server, await server.makeUser('judge', [{ kind: 'high' }]));
  people['unverified'] = callsOf(server, await server.makeUser('judge', []));
  const made = await called('owner').post('/applications', filed());
  ids.application = made.body._id;
  ids.case = made.body.caseId;
});

function called(who: string): Calls {
  const calls = people[who];
  if (!calls) throw new Error(`nobody is called ${who}`);
  return calls;
}

const SIGNED_IN = Object.entries<Endpoint>(ENDPOINTS).filter(([, { who }]) => who !== 'anyone');

describe.each(['nobody', 'stranger'])('%s', (who) => {
  it.each(SIGNED_IN)('rejects %s without login', async (_name, { method, path }) => {
    const url = path.replace('/api', '').replace(':_id', ids.application).replace(':caseId', ids.case);
    const { get, put, post, remove } = called(who);
    const ask = { GET: get, PUT: put, POST: post, DELETE: remove }[method];
    const answer = await ask(url);
    expect(answer.status).toBe(401);
    expect(SentProblem.parse(answer.body).code).toBe('unauthenticated');
  });
});

const READS = [
  '/applications/$application',
  '/cases/$case',
  '/applications/$application/download?format=PDF',
];

describe.each([
  ['owner', 200],
  ['judge', 200],
  ['other', 404],
  ['elsewhere', 404],
  ['unverified', 404],
] as const)('to %s', (who, status) => {
  it.each(READS)(`GET %s answers ${status}`, async (template) => {
    const url = template.replace('$application', ids.application).replace('$case', ids.case);
    const answer = await called(who).get(url);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body).includes('Jadhav')).toBe(status === 200 && !url.includes('download'));
  });

  it(`GET the history of the case answers ${status}`, async () => {
    expect((await called(who).get(`/cases/${ids.case}/history`)).status).toBe(status);
  });

  it('lists only the user’s own records', async () => {
    const [applications, cases] = [await called(who).get('/applications'), await called(who).get('/cases')];
    expect([applications.body.length, cases.body.length]).toEqual(status === 200 ? [1, 1] : [0, 0]);
  });

  it('pulls only the user’s own records', async () => {
    const { body } = await called(who).get('/changes');
    const seen = body.changes.filter(({ entity }: { entity: string }) => entity !== 'user');
    expect(seen).toHaveLength(status === 200 ? 2 : 0);
  });
});

it.each([
  ['owner', { status: 'Approved' }, 403, 'forbidden'],
  ['owner', { status: 'Rejected' }, 403, 'forbidden'],
  ['other', { status: 'Withdrawn' }, 404, 'not-found'],
  ['other', { status: 'Approved' }, 404, 'not-found'],
  ['other', { applicant: { name: 'Mine' } }, 404, 'not-found'],
  ['elsewhere', { status: 'Approved' }, 404, 'not-found'],
  ['unverified', { status: 'Approved' }, 403, 'judge-not-verified'],
  ['judge', { status: 'Withdrawn' }, 403, 'forbidden'],
  ['judge', { applicant: { name: 'Other' } }, 400, 'invalid-request'],
] as const)('answers %s sending %j to the application with %i %s', async (...row) => {
  const [who, body, status, code] = row;
  const answer = await called(who).put(`/applications/${ids.application}`, body);
  expect([answer.status, SentProblem.parse(answer.body).code]).toEqual([status, code]);
  const now = await called('owner').get(`/applications/${ids.application}`);
  expect(now.body).toMatchObject({
    version: 1,
    status: 'Pending',
    applicant: { name: filed().applicant.name },
  });
});

it.each([
  ['owner', { status: 'Approved' }, 403],
  ['other', { description: 'Mine' }, 404],
  ['elsewhere', { status: 'Approved' }, 404],
  ['unverified', { status: 'Approved' }, 403],
])('answers %s sending %j to the case with %i', async (who, body, status) => {
  expect((await called(who).put(`/cases/${ids.case}`, body)).status).toBe(status);
});

it.each([
  ['owner', 403, 'forbidden'],
  ['other', 403, 'forbidden'],
  ['unverified', 403, 'judge-not-verified'],
])('rejects the pending list of judges for %s', async (who, status, code) => {
  const answer = await called(who).get('/applications/judge/pending');
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

describe.each([
  ['owner', 403, 'forbidden'],
  ['other', 403, 'forbidden'],
  ['unverified', 403, 'judge-not-verified'],
] as const)('calls of judges for %s', (who, status, code) => {
  it.each(['/cases/judge/calendar', '/cases/judge/today'])('rejects GET %s', async (path) => {
    const answer = await called(who).get(path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('rejects listing and moving hearings', async () => {
    for (const path of [`/cases/${ids.case}/hearings`, `/applications/${ids.application}/hearings`]) {
      const answer = await called(who).post(path, {
        date: '2099-01-01',
        time: '10:30',
        purpose: 'arguments',
      });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect((await called(who).put(`/hearings/${v7()}`, { state: 'heard' })).status).toBe(status);
  });
});

it('shows a judge the pending list of the own court', async () => {
  expect((await called('judge').get('/applications/judge/pending')).body).toHaveLength(1);
  expect((await called('elsewhere').get('/applications/judge/pending')).body).toHaveLength(0);
});

it('rejects filing by a judge', async () => {
  expect((await called('judge').post('/applications', filed())).status).toBe(403);
});

it('ignores fields that the filer may not set', async () => {
  const lies = { status: 'Approved', createdBy: v7(), applicantId: v7(), version: 9, applicationNumber: 'X' };
  const { body } = await called('other').post('/applications', { ...filed(), ...lies });
  expect(body).toMatchObject({ status: 'Pending', version: 1 });
  expect([body.createdBy, body.applicantId]).not.toContain(lies.createdBy);
  expect(body.applicationNumber).toMatch(/^ZB\//);
});

it('lets nobody change their role or identity', async () => {
  const lies = { role: 'judge', verified: true, courts: [{ kind: 'high' }], email: 'x@example.in' };
  const { body } = await called('other').put('/users/profile', { ...lies, phone: '98765 43210' });
  expect(body.user).toMatchObject({ role: 'user', phone: '98765 43210' });
  expect(body.user).not.toHaveProperty('courts');
  expect(body.user.email).not.toBe('x@example.in');
});

it('audits rejections and reads by judges', async () => {
  const rows = await server.pool.query(
    'SELECT action, count(*)::int AS n FROM audit WHERE entity_id = $1 OR detail::text LIKE $2 GROUP BY action',
    [ids.application, `%${ids.application}%`],
  );
  const counts = Object.fromEntries(rows.rows.map(({ action, n }) => [action, n]));
  expect(counts['denied']).toBeGreaterThan(5);
  expect(counts['read']).toBeGreaterThan(2);
  expect(counts['download']).toBe(1);
  await expect(server.pool.query('DELETE FROM audit')).rejects.toThrow('only ever added to');
});
