import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let lawyer: Calls;
let judge: Calls;
let caseId: string;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  caseId = (await lawyer.post('/applications', filed())).body.caseId;
});
afterEach(async () => server.stop());

it('accepts the category from a judge, records it and ignores the owner’s', async () => {
  const path = `/cases/${caseId}`;
  expect((await judge.put(path, { dcmCategory: 'Complex' })).body.dcmCategory).toBe('Complex');
  const { body: history } = await lawyer.get(`${path}/history`);
  expect(history.at(-1)).toMatchObject({
    what: 'Case category changed',
    from: 'Standard',
    to: 'Complex',
  });
  expect((await lawyer.put(path, { dcmCategory: 'Expedited' })).body.dcmCategory).toBe('Complex');
  const wrong = await judge.put(path, { dcmCategory: 'Urgent' });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { dcmCategory: 'Choose Standard, Expedited or Complex.' },
  ]);
});

it('records the category in the history together with a decision', async () => {
  const path = `/cases/${caseId}`;
  await judge.put(path, { dcmCategory: 'Expedited', status: 'Approved', reasons: [], conditions: [] });
  const { body: history } = await lawyer.get(`${path}/history`);
  expect(history.at(-1)).toMatchObject({ from: 'Standard', to: 'Expedited' });
});

it('accepts only the confirmed delay from a judge', async () => {
  const path = `/cases/${caseId}`;
  const counted = await judge.put(path, { facts: { delayByAccusedDays: 14, policeStation: 'Another' } });
  expect(counted.body.facts).toMatchObject({ delayByAccusedDays: 14, policeStation: 'Hadapsar' });
  const { body: history } = await lawyer.get(`${path}/history`);
  expect(history.at(-1)).toMatchObject({ what: 'Delay by the accused counted', to: '14 days' });
  await lawyer.put(path, { facts: { delayByAccusedDays: 7 } });
  expect((await judge.get(`${path}/history`)).body.at(-1)).toMatchObject({ from: '14 days', to: '7 days' });
  const wrong = await judge.put(path, { facts: { delayByAccusedDays: -1 } });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { 'facts.delayByAccusedDays': 'Enter whole days, such as 14.' },
  ]);
  const answer = await judge.put(path, { facts: { delayByAccusedDays: null } });
  expect(answer.body.facts).not.toHaveProperty('delayByAccusedDays');
});

it.each([[{}], [{ description: 'Mine' }], [{ facts: { policeStation: 'Another' } }], [{ facts: 'x' }]])(
  'refuses the change %j of a judge, which would change nothing',
  async (body) => {
    const path = `/cases/${caseId}`;
    const before = (await judge.get(path)).body.version;
    const answer = await judge.put(path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
    expect(answer.body.msg).toContain('Send at least one of these fields: status, dcmCategory');
    expect((await judge.get(path)).body.version).toBe(before);
  },
);

it('refuses a change of a hearing without a field of a hearing', async () => {
  const listed = { date: addDays(dayInIndia(new Date()), 3), time: '10:30', purpose: 'arguments' };
  const { body, status } = await judge.post(`/cases/${caseId}/hearings`, listed);
  expect(status).toBe(201);
  for (const change of [{}, { caseId }]) {
    const answer = await judge.put(`/hearings/${body._id}`, change);
    expect([answer.status, answer.body.msg]).toEqual([400, expect.stringContaining('changes nothing')]);
  }
  expect((await judge.put(`/hearings/${body._id}`, { courtroom: '4' })).body.courtroom).toBe('4');
});

const SAME_VALUES = expect.stringContaining('the record has these values already');

it('refuses a judge’s PUT of equal values to a case, a hearing and a contested point', async () => {
  await judge.put(`/cases/${caseId}`, { dcmCategory: 'Complex', facts: { delayByAccusedDays: 9 } });
  const listed = { date: addDays(dayInIndia(new Date()), 4), time: '10:30', purpose: 'arguments' };
  const hearing = (await judge.post(`/cases/${caseId}/hearings`, listed)).body;
  const filing = (await lawyer.post('/applications', filed({ case: { firNumber: '77/2026' } }))).body;
  const said = { about: 'Custody', says: 'On interim bail.', state: 'open' };
  const point = (await judge.post(`/applications/${filing._id}/contested`, said)).body;
  for (const [path, body] of [
    [`/cases/${caseId}`, { dcmCategory: 'Complex' }],
    [`/cases/${caseId}`, { facts: { delayByAccusedDays: 9 } }],
    [`/hearings/${hearing._id}`, { time: '10:30' }],
    [`/contested/${point._id}`, { state: 'open' }],
  ] as const) {
    const { status, body: refused } = await judge.put(path, body);
    expect([path, status, refused.code, refused.msg]).toEqual([path, 400, 'invalid-request', SAME_VALUES]);
  }
});

it('answers a lost answer by its key, and a queued equal change of a device, as before', async () => {
  const path = `/cases/${caseId}`;
  const key = { 'idempotency-key': 'category-1' };
  const first = await judge.put(path, { dcmCategory: 'Expedited' }, key);
  const again = await judge.put(path, { dcmCategory: 'Expedited' }, key);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const queued = { 'idempotency-key': 'category-2', 'x-client-time': '2026-11-28T05:00:00.000Z' };
  const equal = await judge.put(path, { dcmCategory: 'Expedited' }, queued);
  expect([equal.status, equal.body.version]).toEqual([200, first.body.version]);
  const refused = { 'idempotency-key': 'category-3' };
  for (let n = 0; n < 2; n += 1) {
    expect((await judge.put(path, { dcmCategory: 'Expedited' }, refused)).body.msg).toEqual(SAME_VALUES);
  }
});

it('does not refuse the owner’s change to equal values', async () => {
  const { status } = await lawyer.put(`/cases/${caseId}`, { description: '' });
  expect(status).toBe(200);
});
