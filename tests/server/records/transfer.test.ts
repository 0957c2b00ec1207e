import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CourtSeat } from '#contract/case/court.ts';
import type { CaseHistoryLine } from '#contract/case/case-record.ts';
import { COURT_IS_FIXED } from '#domain/case/fixed-court.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { FORMER } from '../../../server/orders/transferred-orders.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const PUNE: CourtSeat = { kind: 'magistrate', place: 'Pune' };
const NASHIK: CourtSeat = { kind: 'magistrate', place: 'Nashik' };

let server: TestServer;
let lawyer: Calls;
let pune: Calls;
let nashik: Calls;
let id: string;
let caseId: string;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  pune = callsOf(server, await server.makeUser('judge', [PUNE]));
  nashik = callsOf(server, await server.makeUser('judge', [NASHIK]));
  const { body } = await lawyer.post('/applications', filed());
  [id, caseId] = [body._id, body.caseId];
});
afterEach(async () => server.stop());

const transfer = async (by: Calls, to: unknown, headers = {}) =>
  by.post(`/applications/${id}/transfer`, to, headers);

const list = async (path: string, days: number) => {
  const date = addDays(dayInIndia(server.now()), days);
  const { body } = await pune.post(path, { date, time: '10:30', purpose: 'arguments' });
  return String(body._id);
};

const stateOf = async (hearingId: string) =>
  (await server.pool.query<{ record: unknown }>('SELECT record FROM hearings WHERE _id = $1', [hearingId]))
    .rows[0]?.record;

it.each([
  [{ court: 'high' }, { 'case.court': COURT_IS_FIXED }],
  [{ courtPlace: 'Nashik' }, { 'case.courtPlace': COURT_IS_FIXED }],
  [{ courtPlace: null }, { 'case.courtPlace': COURT_IS_FIXED }],
  [{ courtName: 'High Court of Bombay' }, { 'case.courtName': COURT_IS_FIXED }],
])('refuses an amendment of the court: %j', async (facts, fields) => {
  const { status, body } = await lawyer.put(`/applications/${id}`, { case: facts });
  expect([status, body.msg, body.fields]).toEqual([400, COURT_IS_FIXED, fields]);
  expect((await pune.get(`/applications/${id}`)).body).toMatchObject({ version: 1 });
});

it('accepts an amendment that repeats the court', async () => {
  const same = { court: 'magistrate', courtPlace: 'PUNE.', allegations: 'Took money.' };
  const { status, body } = await lawyer.put(`/applications/${id}`, { case: same });
  expect([status, body.version]).toEqual([200, 2]);
  expect((await pune.get(`/applications/${id}`)).status).toBe(200);
});

it('refuses another court for a case with an application and accepts it for one without', async () => {
  const moved = await lawyer.put(`/cases/${caseId}`, { courtPlace: 'Nashik' });
  expect([moved.status, moved.body.msg, moved.body.fields]).toEqual([
    400,
    COURT_IS_FIXED,
    { courtPlace: COURT_IS_FIXED },
  ]);
  expect((await lawyer.put(`/cases/${caseId}`, { court: 'high' })).status).toBe(400);
  expect((await lawyer.put(`/cases/${caseId}`, { courtPlace: 'Pune', judge: 'Rao' })).status).toBe(200);
  const { body } = await lawyer.post('/cases', { applicant: 'R. K. Patil', court: 'high' });
  expect((await lawyer.put(`/cases/${body._id}`, { court: 'sessions' })).status).toBe(200);
});

it('transfers an application with its case and tells the maker', async () => {
  await lawyer.put(`/applications/${id}`, { bail: { grounds: 'Half has run.' } });
  const { status, body } = await transfer(pune, NASHIK, { 'if-match': '"2"' });
  expect([status, body.version, body.status]).toEqual([200, 3, 'Pending']);
  expect(body.case).toMatchObject({ court: 'magistrate', courtPlace: 'Nashik' });
  expect(body.updates.at(-1)).toMatchObject({
    description: 'Transferred to Court of the Magistrate, Nashik by Justice Rao.',
    by: 'Justice Rao',
    told: { code: 'transferred', from: PUNE, to: NASHIK },
  });
  expect((await pune.get(`/applications/${id}`)).status).toBe(404);
  expect((await pune.get(`/cases/${caseId}`)).status).toBe(404);
  expect((await nashik.get(`/cases/${caseId}`)).body).toMatchObject({ courtPlace: 'Nashik' });
  expect((await lawyer.get(`/applications/${id}`)).body.updates).toEqual(body.updates);
  const { body: notifications } = await lawyer.get('/notifications');
  expect(notifications).toMatchObject([{ kind: 'transferred', about: id, court: NASHIK }]);
  const { body: history } = await lawyer.get(`/cases/${caseId}/history`);
  expect(history.map(({ what }: CaseHistoryLine) => what)).toContain(
    'Application transferred to another court',
  );
  const { rows } = await server.pool.query(
    `SELECT detail FROM audit WHERE action = 'transfer' AND entity_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ detail: { from: PUNE, to: NASHIK } }]);
});

it('cancels the open hearings of the old court with the reason', async () => {
  const own = await list(`/applications/${id}/hearings`, 1);
  const ofCase = await list(`/cases/${caseId}/hearings`, 2);
  const heard = await list(`/applications/${id}/hearings`, 0);
  await pune.put(`/hearings/${heard}`, { state: 'heard' });
  await transfer(pune, NASHIK);
  const reason = 'Transferred to Court of the Magistrate, Nashik by Justice Rao.';
  for (const hearing of [own, ofCase]) {
    expect(await stateOf(hearing)).toMatchObject({ state: 'cancelled', reason, version: 2 });
  }
  expect(await stateOf(heard)).toMatchObject({ state: 'heard' });
  expect((await lawyer.get(`/applications/${id}`)).body).not.toHaveProperty('hearingDate');
  const { body } = await nashik.get('/changes?limit=1000');
  expect(body.changes).toContainEqual(
    expect.objectContaining({ id: own, data: expect.objectContaining({ state: 'cancelled' }) }),
  );
  expect((await pune.put(`/hearings/${own}`, { state: 'listed' })).status).toBe(404);
});

it('keeps the hearings and the court of the case when an older application is transferred', async () => {
  const { body: newer } = await lawyer.post('/applications', filed({ caseId }));
  const ofCase = await list(`/cases/${caseId}/hearings`, 1);
  const ofNewer = await list(`/applications/${newer._id}/hearings`, 2);
  const ofOlder = await list(`/applications/${id}/hearings`, 3);
  expect((await transfer(pune, NASHIK)).status).toBe(200);
  expect(await stateOf(ofCase)).toMatchObject({ state: 'listed' });
  expect(await stateOf(ofNewer)).toMatchObject({ state: 'listed' });
  expect(await stateOf(ofOlder)).toMatchObject({ state: 'cancelled' });
  expect((await pune.get(`/cases/${caseId}`)).body).toMatchObject({ courtPlace: 'Pune' });
});

it('keeps a signed order of the old court', async () => {
  const { body: decided } = await pune.put(`/applications/${id}`, { status: 'Rejected' });
  const { body } = await transfer(pune, NASHIK);
  expect([body.status, body.orders]).toEqual(['Rejected', decided.orders]);
  const { body: verified } = await callsOf(server).get(`/verify/${decided.orders[0]._id}`);
  expect(verified).toMatchObject({ standing: 'in-force', matches: true });
});

it('shows the old court its own orders alone, and notes that they were read', async () => {
  await pune.put(`/applications/${id}`, { status: 'Rejected', text: 'No ground is made out.' });
  await transfer(pune, NASHIK);
  await nashik.put(`/applications/${id}`, { status: 'Approved', text: 'He has served half.' });
  const own = await pune.get(`/applications/${id}/orders`);
  expect([own.status, own.body.court, own.body.orders.length]).toEqual([200, NASHIK, 1]);
  expect(own.body.orders[0]).toMatchObject({
    order: { to: 'Rejected', text: 'No ground is made out.' },
    standing: 'superseded',
  });
  expect(JSON.stringify(own.body)).not.toContain('half');
  const { rows } = await server.pool.query(
    `SELECT detail FROM audit WHERE action = 'read' AND entity_id = $1 AND detail ? 'orders'`,
    [id],
  );
  expect(rows).toEqual([{ detail: { orders: [own.body.orders[0].order._id] } }]);
});

const listed = async (by: Calls) => (await by.get('/orders/transferred')).body.applications;

it('lists the orders of the old court, without the parties, while another court has the matter', async () => {
  await pune.put(`/applications/${id}`, { status: 'Rejected' });
  expect(await listed(pune)).toEqual([]);
  await transfer(pune, NASHIK);
  const [row, ...more] = await listed(pune);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ _id: id, court: NASHIK, to: 'Rejected', standing: 'in-force' });
  expect(JSON.stringify(row)).not.toContain('Jadhav');
  expect(await listed(nashik)).toEqual([]);
  expect((await lawyer.get('/orders/transferred')).status).toBe(403);
  const changed = { status: 'Approved', text: 'The report of the Superintendent came on 20-11-2026.' };
  expect((await nashik.put(`/applications/${id}`, changed)).status).toBe(200);
  expect(await listed(pune)).toMatchObject([{ to: 'Rejected', standing: 'superseded' }]);
  await transfer(nashik, PUNE);
  expect(await listed(pune)).toEqual([]);
  expect(await listed(nashik)).toMatchObject([{ _id: id, to: 'Approved', court: PUNE }]);
});

it('finds the orders of an old court by index, and of a whole kind for its judge alone', async () => {
  await pune.put(`/applications/${id}`, { status: 'Rejected' });
  await transfer(pune, NASHIK);
  const magistrates = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate' }]));
  expect(await listed(magistrates)).toEqual([]);
  const { body: sessions } = await lawyer.post(
    '/applications',
    filed({ case: { ...filed().case, court: 'sessions' } }),
  );
  const sessionsJudge = callsOf(server, await server.makeUser('judge', [{ kind: 'sessions' }]));
  await sessionsJudge.put(`/applications/${sessions._id}`, { status: 'Rejected' });
  await sessionsJudge.post(`/applications/${sessions._id}/transfer`, NASHIK);
  expect(await listed(sessionsJudge)).toMatchObject([{ _id: sessions._id, court: NASHIK }]);
  expect(await listed(pune)).toMatchObject([{ _id: id }]);
  const { rows } = await server.pool.query(
    `SELECT _id, former_courts FROM applications WHERE former_courts IS NOT NULL ORDER BY created_at`,
  );
  expect(rows).toMatchObject([
    { _id: id, former_courts: ['magistrate:', 'magistrate:pune'] },
    { _id: sessions._id, former_courts: expect.arrayContaining(['sessions:']) },
  ]);
  const client = await server.pool.connect();
  await client.query('BEGIN; SET LOCAL enable_seqscan = off');
  const plan = await client.query(`EXPLAIN ${FORMER}`, [['magistrate:pune'], ['magistrate'], ['pune'], 200]);
  await client.query('ROLLBACK');
  client.release();
  expect(JSON.stringify(plan.rows)).toContain('applications_former_courts');
});

it('shows no orders to a court that made none', async () => {
  await pune.put(`/applications/${id}`, { status: 'Rejected' });
  const mumbai = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Mumbai' }]));
  expect((await mumbai.get(`/applications/${id}/orders`)).status).toBe(404);
  expect((await lawyer.get(`/applications/${id}/orders`)).status).toBe(403);
});

it('refuses a transfer by others, to the same court and to a court without a judge', async () => {
  expect((await transfer(lawyer, NASHIK)).status).toBe(403);
  expect((await transfer(nashik, NASHIK)).status).toBe(404);
  const unverified = callsOf(server, await server.makeUser('judge', []));
  expect((await transfer(unverified, NASHIK)).status).toBe(403);
  expect((await transfer(pune, { kind: 'magistrate', place: 'pune' })).body.fields).toEqual({
    kind: 'The application is already before this court. Choose another court.',
  });
  expect((await transfer(pune, { kind: 'magistrate', place: 'Nasik' })).body.fields).toEqual({
    place: 'No judge sits in this court. Choose a court of the list.',
  });
  expect((await transfer(pune, { kind: 'board' })).status).toBe(400);
  expect((await transfer(pune, NASHIK, { 'if-match': '"9"' })).status).toBe(412);
  await lawyer.put(`/applications/${id}`, { status: 'Withdrawn' });
  expect((await transfer(pune, NASHIK)).body.code).toBe('status-closed');
});

it('answers a repeated transfer with the first answer', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await transfer(pune, NASHIK, key);
  const again = await transfer(pune, NASHIK, key);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(first.body.version).toBe(2);
});
