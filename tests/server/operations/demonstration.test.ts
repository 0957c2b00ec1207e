/** On a local machine every judge sits in every court; a single proxy header disables this. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSections, unreadOf } from '#contract/case/section-text.ts';
import { createApp } from '../../../server/app.ts';
import { sampleApplications } from '../../../server/operations/seed/sample-applications.ts';
import { seedDemonstration } from '../../../server/operations/seed/seed-demonstration.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { injectFetch } from '../../support/inject-fetch.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { TABLES } from '../../law/law-tables.ts';

let server: TestServer;
let lawyer: Calls;

beforeEach(async () => {
  server = await startTestServer({ config: { demonstration: true } });
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});
afterEach(async () => server.stop());

it('lets an unverified judge decide and shows existing matters', async () => {
  const { _id } = (await lawyer.post('/applications', filed())).body;
  const account = await server.makeUser('judge', []);
  expect(account.user).toMatchObject({
    verified: true,
    courts: [{ kind: 'magistrate' }, { kind: 'sessions' }, { kind: 'high' }],
  });
  const judge = callsOf(server, account);
  expect((await judge.get('/changes')).body.changes).toHaveLength(3);
  expect((await judge.put(`/applications/${_id}`, { status: 'Approved' })).status).toBe(200);
  expect((await lawyer.get('/courts')).body).toHaveLength(3);
  const stored = await server.pool.query('SELECT verified FROM users WHERE _id = $1', [account.user._id]);
  expect(stored.rows[0].verified).toBe(false);
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto'])(
  'ends for a request with %s',
  async (header) => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    const judge = callsOf(server, await server.makeUser('judge', []));
    const proxied = { [header]: '10.1.2.3' };
    expect((await judge.get('/applications/judge/pending', proxied)).status).toBe(403);
    expect((await judge.get(`/applications/${_id}`, proxied)).status).toBe(404);
    const { changes } = (await judge.get('/changes', proxied)).body;
    expect(changes.map(({ entity }: { entity: string }) => entity)).toEqual(['user']);
    expect(JSON.stringify(changes)).not.toContain('Jadhav');
  },
);

it('distinguishes its cursors from others', async () => {
  const judge = callsOf(server, await server.makeUser('judge', []));
  const { next } = (await judge.get('/changes')).body;
  expect((await judge.get(`/changes?since=${next}`)).status).toBe(200);
  expect((await judge.get(`/changes?since=${next}`, { via: '1.1 proxy' })).status).toBe(410);
});

it('is off if the server is not a demonstration', async () => {
  const other = await startTestServer();
  const judge = callsOf(other, await other.makeUser('judge', []));
  expect((await judge.get('/applications/judge/pending')).body.code).toBe('judge-not-verified');
  expect((await judge.get('/courts')).body).toEqual([]);
  await other.stop();
});

it('is seeded once in an empty database, and its accounts can log in', async () => {
  const empty = await startTestServer({ config: { demonstration: true } });
  const accounts = await seedDemonstration(empty.ports);
  expect(accounts.map(({ role }) => role)).toEqual(['lawyer', 'judge', 'user', 'operator']);
  await seedDemonstration(empty.ports);
  const found = await empty.pool.query('SELECT count(*)::int AS n FROM applications');
  expect(found.rows[0].n).toBe(4);
  for (const { email, password } of accounts) {
    expect((await callsOf(empty).post('/auth/login', { email, password })).status).toBe(200);
  }
  const [, judge] = accounts;
  const { body: signedIn } = await callsOf(empty).post('/auth/login', {
    email: judge?.email,
    password: judge?.password,
  });
  const { body: docket } = await callsOf(empty, signedIn).get('/cases/judge/today');
  expect([docket.Expedited, docket.Standard, docket.Complex].map(({ length }) => length)).toEqual([2, 8, 2]);
  expect(await seedDemonstration(server.ports)).toEqual([]); // a user exists already
  await empty.stop();
});

it('lists the courts of a verified judge once each', async () => {
  const real = await startTestServer();
  await real.makeUser('judge', [{ kind: 'sessions', place: 'Pune' }]);
  await real.makeUser('judge', [{ kind: 'sessions', place: 'PUNE' }, { kind: 'high' }]);
  const person = callsOf(real, await real.makeUser('user'));
  expect((await person.get('/courts')).body.map(({ name }: { name: string }) => name.toLowerCase())).toEqual([
    'high court',
    'court of session, pune',
  ]);
  await real.stop();
});

it('completes a judge’s log in a folder that was no demonstration before', async () => {
  const before = await startTestServer();
  const lawyerThere = callsOf(before, await before.makeUser('lawyer'));
  await lawyerThere.post('/applications', filed());
  const account = await before.makeUser('judge', []);
  const now = await createApp({ ...before.ports, config: { ...before.ports.config, demonstration: true } });
  await seedDemonstration({ ...before.ports, config: { ...before.ports.config, demonstration: true } });
  const judge = callsOf({ fetch: injectFetch(now, before.baseUrl) }, account);
  const first = (await judge.get('/changes')).body;
  expect(first.changes).toHaveLength(3);
  await seedDemonstration(before.ports); // a second start sends nothing again
  expect((await judge.get(`/changes?since=${first.next}`)).body.changes).toEqual([]);
  await now.close();
  await before.stop();
});

it('contains only valid samples: each section is one row of the tables', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  const sections = sampleApplications(now).flatMap(({ body }) => body.case.sections ?? []);
  expect(sections.length).toBeGreaterThan(4);
  expect(sections.flatMap((text) => unreadOf(readSections(text, TABLES, 'BNS')))).toEqual([]);
});
