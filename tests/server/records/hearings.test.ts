/** Hearings: listed and moved by a judge, visible to the lawyer, with recorded outcomes and reasons. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CaseHistoryLine } from '#contract/case/case-record.ts';
import type { Change } from '#contract/changes.ts';
import { addDays, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { transfer } from '../../support/transfer.ts';

let server: TestServer;
let lawyer: Calls;
let judge: Calls;
const ids = { application: '', case: '' };

const TODAY = dayInIndia(new Date());
const TOMORROW = addDays(TODAY, 1);
const LISTED = { date: TOMORROW, time: '10:30', purpose: 'arguments', courtroom: '4', minutes: 20 };

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  const { body } = await lawyer.post('/applications', filed());
  ids.application = body._id;
  ids.case = body.caseId;
});
afterEach(async () => server.stop());

const list = async (body: object = {}) => judge.post(`/cases/${ids.case}/hearings`, { ...LISTED, ...body });

async function hearingsPulledBy(reader: Calls): Promise<Change[]> {
  const { body } = await reader.get('/changes?limit=1000');
  return body.changes.filter(({ entity }: Change) => entity === 'hearing');
}

it('reaches the lawyer in one pull and appears in case and application', async () => {
  const { status, body, headers } = await list({ notices: ['prosecutor'] });
  expect([status, headers.get('etag')]).toEqual([201, '"1"']);
  expect(body).toMatchObject({ caseId: ids.case, state: 'listed', notices: ['prosecutor'], warnings: [] });
  const [pulled] = await hearingsPulledBy(lawyer);
  expect(pulled).toMatchObject({ id: body._id, data: { ...LISTED, state: 'listed' } });
  const caseAnswer = await lawyer.get(`/cases/${ids.case}`);
  expect(caseAnswer.body).toMatchObject({
    nextHearingDate: TOMORROW,
    hearings: [{ _id: body._id }],
    version: 1,
  });
  const application = await lawyer.get(`/applications/${ids.application}`);
  expect(application.body).toMatchObject({
    hearingDate: TOMORROW,
    hearings: [{ _id: body._id }],
    version: 1,
  });
  const [listed] = (await lawyer.get('/cases')).body;
  expect(listed).toMatchObject({ nextHearingDate: TOMORROW, hearings: [{ _id: body._id }] });
});

it('is listed once after repeated requests', async () => {
  const body = { ...LISTED, _id: v7() };
  const key = { 'idempotency-key': v7() };
  const path = `/applications/${ids.application}/hearings`;
  const answers = [
    await judge.post(path, body, key),
    await judge.post(path, body, key),
    await judge.post(path, body),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 200]);
  expect(answers[0]?.body.applicationId).toBe(ids.application);
  expect(await hearingsPulledBy(lawyer)).toHaveLength(1);
  const other = await judge.post(path, { ...body, time: '12:00' });
  expect([other.status, other.body.code]).toEqual([409, 'id-taken']);
});

it.each([
  [{ date: addDays(TODAY, -1) }, { date: 'This date has passed. Choose today or a later date.' }],
  [{ date: '2027-02-30' }, { date: 'This date does not exist. Enter it as YYYY-MM-DD.' }],
  [{ date: addDays(TODAY, 800) }, { date: 'This date is more than two years away. Check the year.' }],
  [{ purpose: ' ' }, { purpose: 'Purpose is required' }],
  [{ time: '25:00' }, { time: 'Enter the time as HH:mm, such as 10:30.' }],
  [{ minutes: 0 }, { minutes: 'Enter the length in minutes, from 5 to 480.' }],
])('is rejected with %j at its field', async (wrong, fields) => {
  const { status, body } = await list(wrong);
  expect([status, body.fields]).toEqual([400, fields]);
  expect(await hearingsPulledBy(lawyer)).toEqual([]);
});

it('is invisible to judges of another court', async () => {
  const nashik = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Nashik' }]));
  const { body } = await list();
  for (const path of [`/cases/${ids.case}/hearings`, `/applications/${ids.application}/hearings`]) {
    expect((await nashik.post(path, LISTED)).status).toBe(404);
  }
  expect((await nashik.put(`/hearings/${body._id}`, { time: '12:00' })).status).toBe(404);
  expect((await judge.put(`/hearings/${v7()}`, { time: '12:00' })).status).toBe(404);
  expect((await nashik.get('/cases/judge/calendar')).body).toEqual([]);
  const denied = await server.pool.query("SELECT 1 FROM audit WHERE action = 'denied'");
  expect(denied.rowCount).toBe(3);
});

it('is moved only from the version that the judge saw', async () => {
  const { body } = await list();
  const later = addDays(TODAY, 9);
  const moved = await judge.put(
    `/hearings/${body._id}`,
    { date: later, caseId: v7() },
    { 'if-match': '"1"' },
  );
  expect(moved.body).toMatchObject({ version: 2, date: later, caseId: ids.case, state: 'listed' });
  const stale = await judge.put(`/hearings/${body._id}`, { time: '15:00' }, { 'if-match': '"1"' });
  expect([stale.status, stale.body.current.date]).toEqual([412, later]);
  const past = await judge.put(`/hearings/${body._id}`, { date: addDays(TODAY, -3) });
  expect(past.body.fields).toEqual({ date: 'This date has passed. Choose today or a later date.' });
  expect((await lawyer.get(`/cases/${ids.case}`)).body.nextHearingDate).toBe(later);
});

it('records who adjourned it and why, and lists the next date once', async () => {
  const { body } = await list({ date: TODAY });
  const path = `/hearings/${body._id}`;
  const bare = await judge.put(path, { state: 'adjourned' });
  expect(bare.body.fields).toEqual({
    adjournedBy: 'Select who sought the adjournment.',
    reason: 'Enter the reason for the adjournment.',
  });
  const nextDate = addDays(TODAY, 14);
  const outcome = { state: 'adjourned', adjournedBy: 'accused', reason: 'Counsel is ill.', nextDate };
  const early = await judge.put(path, { ...outcome, nextDate: TODAY });
  expect(early.body.fields).toEqual({ nextDate: 'The next date must be after this hearing.' });
  const adjourned = await judge.put(path, outcome);
  expect(adjourned.body).toMatchObject({ ...outcome, version: 2, nextHearingId: expect.any(String) });
  const pulled = await hearingsPulledBy(lawyer);
  expect(pulled.map(({ data }) => data)).toMatchObject([
    {
      _id: adjourned.body.nextHearingId,
      date: nextDate,
      time: '10:30',
      purpose: 'arguments',
      state: 'listed',
    },
    { _id: body._id, state: 'adjourned', nextDate },
  ]);
  const again = await judge.put(path, { nextDate: addDays(TODAY, 21) });
  expect(again.body.fields).toEqual({ nextDate: 'The next hearing is listed already. Reschedule that one.' });
  expect((await lawyer.get(`/cases/${ids.case}`)).body.nextHearingDate).toBe(nextDate);
});

it('accepts an outcome only from its day on', async () => {
  const tomorrow = (await list()).body._id;
  expect((await judge.put(`/hearings/${tomorrow}`, { state: 'heard' })).body.fields).toHaveProperty('state');
  expect((await judge.put(`/hearings/${tomorrow}`, { state: 'cancelled' })).status).toBe(200);
  const today = (await list({ date: TODAY })).body._id;
  for (const state of ['called', 'part-heard', 'reserved', 'pronounced']) {
    expect((await judge.put(`/hearings/${today}`, { state })).body.state).toBe(state);
  }
  expect((await lawyer.get(`/cases/${ids.case}`)).body).not.toHaveProperty('nextHearingDate');
});

it('warns of clashes and full days without rejecting', async () => {
  for (const time of ['10:00', '11:00', '12:00', '13:00']) await list({ time, minutes: 60 });
  const clash = await list({ time: '11:30', minutes: 10 });
  expect([clash.status, clash.body.warnings]).toEqual([
    201,
    [
      {
        code: 'clash',
        msg: `At 11:00 this court also hears Sunil Ramchandra Jadhav v. State of Maharashtra.`,
      },
    ],
  ]);
  const full = await list({ time: '16:00', minutes: 120 });
  expect(full.body.warnings).toEqual([
    { code: 'full-day', msg: '5 matters are already listed on this day.' },
  ]);
});

it('appears in the calendar and in today’s docket by category', async () => {
  const other = (await lawyer.post('/applications', filed({ case: { firNumber: '9/2026' } }))).body;
  await judge.put(`/cases/${other.caseId}`, { dcmCategory: 'Expedited' });
  await list();
  await list({ date: TODAY, time: '11:00' });
  const first = await judge.post(`/applications/${other._id}/hearings`, {
    ...LISTED,
    date: TODAY,
    time: '10:45',
  });
  const calendar = (await judge.get('/cases/judge/calendar')).body;
  expect(calendar.map(({ date, time }: { date: string; time: string }) => [date, time])).toEqual([
    [TODAY, '10:45'],
    [TODAY, '11:00'],
    [TOMORROW, '10:30'],
  ]);
  expect(calendar[0]).toMatchObject({
    location: '4, Court of the Magistrate, Pune',
    caseId: { _id: other.caseId, dcmCategory: 'Expedited', applicant: { firstName: 'Sunil' } },
  });
  await judge.put(`/hearings/${first.body._id}`, { state: 'heard' });
  const today = (await judge.get('/cases/judge/today')).body;
  expect([today.Expedited, today.Standard, today.Complex].map(({ length }) => length)).toEqual([1, 1, 0]);
  expect((await judge.get('/cases/judge/calendar')).body).toHaveLength(2); // a held hearing is not in the future
  const range = await judge.get(`/cases/judge/calendar?from=${TODAY}&to=${TODAY}`);
  expect(range.body).toHaveLength(2);
  expect((await judge.get('/cases/judge/calendar?from=soon')).status).toBe(400);
});

it('names the number of its case in the calendar, also a number that was typed in parts', async () => {
  const number = { type: 'Bail Application', number: '212', year: 2026 };
  const body = { _id: v7(), applicant: 'R. K. Patil', court: 'sessions', courtPlace: 'Pune' };
  const opened = await lawyer.post('/cases', { ...body, facts: { caseNumber: number } });
  expect(opened.body.caseNumber).toBe('Bail Application 212/2026');
  const plain = { ...body, _id: v7(), court: 'magistrate' };
  await lawyer.post('/cases', plain);
  const numbered = await lawyer.put(`/cases/${plain._id}`, {
    facts: { caseNumber: { ...number, number: '7' } },
  });
  expect(numbered.body.caseNumber).toBe('Bail Application 7/2026');
  await judge.post(`/cases/${plain._id}/hearings`, LISTED);
  const { body: calendar } = await judge.get('/cases/judge/calendar');
  expect(calendar).toMatchObject([{ caseId: { _id: plain._id, caseNumber: 'Bail Application 7/2026' } }]);
});

it('appears in the case history with its author and without reads', async () => {
  const { body } = await list({ date: TODAY });
  await judge.get(`/cases/${ids.case}`);
  await judge.put(`/hearings/${body._id}`, { state: 'adjourned', adjournedBy: 'court', reason: 'On leave.' });
  await judge.put(`/applications/${ids.application}`, { status: 'Approved' });
  const { body: told } = await lawyer.get(`/cases/${ids.case}/history`);
  expect(told.map(({ what, by }: { what: string; by: string }) => [what, by])).toEqual([
    ['Application filed', 'Meera Deshpande'],
    ['Hearing listed', 'Justice Rao'],
    ['Hearing adjourned', 'Justice Rao'],
    ['Application decided', 'Justice Rao'],
  ]);
  expect([told[1].to, told[1].note]).toEqual([`${indianDate(TODAY)}, 10:30`, 'Arguments']);
  expect(told[2].note).toBe('On leave.');
  expect([told[3].from, told[3].to]).toEqual(['Pending', 'Approved']);
  expect(told.map((line: CaseHistoryLine) => line.told)).toEqual([
    { code: 'application-filed' },
    { code: 'hearing-listed', date: TODAY, time: '10:30', purpose: 'arguments' },
    { code: 'hearing-outcome', state: 'adjourned', reason: 'On leave.' },
    { code: 'application-decided', from: 'Pending', to: 'Approved' },
  ]);
});

it('is pronounced when an order is signed on its day, and stays listed on a later day', async () => {
  const at = `/applications/${ids.application}/hearings`;
  const today = await judge.post(at, { ...LISTED, date: TODAY });
  const later = await judge.post(at, { ...LISTED, date: TOMORROW });
  await judge.put(`/applications/${ids.application}`, { status: 'Approved' });
  const pulled = await hearingsPulledBy(lawyer);
  const stateOf = ({ body }: { body: { _id: string } }) => pulled.findLast(({ id }) => id === body._id)?.data;
  expect(stateOf(today)).toMatchObject({ state: 'pronounced', version: 2 });
  expect(stateOf(later)).toMatchObject({ state: 'listed', version: 1 });
});

it('of the whole case is pronounced with the order on its last pending application', async () => {
  const today = await judge.post(`/cases/${ids.case}/hearings`, { ...LISTED, date: TODAY });
  const second = await lawyer.post('/applications', filed());
  expect(second.body.caseId).toBe(ids.case);
  const pulled = async () =>
    (await hearingsPulledBy(lawyer)).findLast(({ id }) => id === today.body._id)?.data;
  await judge.put(`/applications/${ids.application}`, { status: 'Approved' });
  expect(await pulled()).toMatchObject({ state: 'listed' });
  await judge.put(`/applications/${second.body._id}`, { status: 'Approved' });
  expect(await pulled()).toMatchObject({ state: 'pronounced' });
});

it('moves with its case to another court', async () => {
  const { body } = await list();
  const nashik = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Nashik' }]));
  await transfer(server, ids.application, { kind: 'magistrate', place: 'Nashik' });
  expect(await hearingsPulledBy(nashik)).toMatchObject([{ id: body._id, data: { date: TOMORROW } }]);
  expect(await hearingsPulledBy(judge)).toMatchObject([{ id: body._id, deleted: true }]);
  expect((await judge.get('/cases/judge/calendar')).body).toEqual([]);
  expect((await judge.put(`/hearings/${body._id}`, { time: '12:00' })).status).toBe(404);
});

it('adds a case once, which an application of its FIR joins later', async () => {
  const body = {
    _id: v7(),
    applicant: 'R. K. Patil',
    court: 'sessions',
    courtPlace: 'Pune',
    firNumber: '7/2026',
    policeStation: 'Kothrud',
  };
  const added = await lawyer.post('/cases', { ...body, status: 'Approved', ownerId: v7() });
  expect([added.status, added.body.status, added.body.title]).toEqual([
    201,
    'Pending',
    'R. K. Patil v. State',
  ]);
  expect(added.body.applicant).toEqual({ name: 'R. K. Patil', firstName: 'R. K. Patil' });
  expect((await lawyer.post('/cases', body)).status).toBe(200);
  expect((await lawyer.post('/cases', { ...body, firNumber: '8/2026' })).body.code).toBe('id-taken');
  const stranger = callsOf(server, await server.makeUser('user'));
  expect((await stranger.post('/cases', body)).body).not.toHaveProperty('current');
  expect((await judge.post('/cases', { ...body, _id: v7() })).status).toBe(403);
  const wrong = await lawyer.post('/cases', { court: 'sessions' });
  expect(wrong.body.fields).toEqual({ applicant: 'Full name is required' });
  const facts = { firNumber: '07 / 2026', policeStation: 'kothrud', court: 'sessions', courtPlace: 'Pune' };
  const { body: application } = await lawyer.post('/applications', filed({ case: facts }));
  expect(application.caseId).toBe(body._id);
});
