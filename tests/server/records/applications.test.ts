/** Ids, versions, cases and states of an application. */
import { v7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;
let other: Calls;
let judge: Calls;

beforeAll(async () => {
  other = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
});
beforeEach(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});

describe('id from the device', () => {
  it('returns the same application for the same content', async () => {
    const body = { ...filed(), _id: v7() };
    const first = await lawyer.post('/applications', body);
    const again = await lawyer.post('/applications', body);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('rejects a reused id with other content and returns the current record', async () => {
    const body = { ...filed(), _id: v7() };
    await lawyer.post('/applications', body);
    const answer = await lawyer.post('/applications', { ...body, bail: { grounds: 'Others.' } });
    expect([answer.status, answer.body.code]).toEqual([409, 'id-taken']);
    expect(answer.body.current.bail.grounds).toBe('One third has run.');
  });

  it('rejects the id of another user without showing the record', async () => {
    const body = { ...filed(), _id: v7() };
    await other.post('/applications', body);
    const answer = await lawyer.post('/applications', body);
    expect([answer.status, answer.body.code]).toEqual([409, 'id-taken']);
    expect(answer.body).not.toHaveProperty('current');
  });
});

describe('the case of an application', () => {
  it('uses the case id of the request and creates a missing case', async () => {
    const caseId = v7();
    const first = await lawyer.post('/applications', { ...filed(), caseId });
    const second = await lawyer.post('/applications', {
      ...filed({ case: { firNumber: '900/2025', sections: ['BNS 103'] } }),
      caseId,
    });
    expect([first.body.caseId, second.body.caseId]).toEqual([caseId, caseId]);
    const record = (await lawyer.get(`/cases/${caseId}`)).body;
    expect(record).toMatchObject({ version: 2, charges: ['BNS 103'], status: 'Pending' });
    expect(record.applicant).toMatchObject({ firstName: 'Sunil', lastName: 'Ramchandra Jadhav' });
  });

  it('rejects the case of another user', async () => {
    const theirs = await other.post('/applications', filed());
    const answer = await lawyer.post('/applications', { ...filed(), caseId: theirs.body.caseId });
    expect(answer.status).toBe(404);
    expect((await lawyer.get('/applications')).body).toEqual([]);
  });

  it('finds the case by FIR number and police station', async () => {
    const first = await lawyer.post('/applications', filed());
    const second = await lawyer.post(
      '/applications',
      filed({ case: { firNumber: '0218 / 2024', policeStation: 'HADAPSAR' } }),
    );
    const third = await lawyer.post('/applications', filed({ case: { policeStation: 'Kothrud' } }));
    expect(second.body.caseId).toBe(first.body.caseId);
    expect(third.body.caseId).not.toBe(first.body.caseId);
  });

  it('opens one case for two concurrent applications of one FIR', async () => {
    await Promise.all(Array.from({ length: 6 }, async () => lawyer.post('/applications', filed())));
    expect((await lawyer.get('/cases')).body).toHaveLength(1);
    const numbers = (await lawyer.get('/applications')).body.map(
      (one: { applicationNumber: string }) => one.applicationNumber,
    );
    expect(new Set(numbers).size).toBe(6);
  });

  it('follows its newest application and keeps the owner’s later edits', async () => {
    const { _id, caseId } = (await lawyer.post('/applications', filed())).body;
    await lawyer.put(`/cases/${caseId}`, {
      description: 'What the owner writes.',
      facts: { chargesheet: { state: 'filed', on: '2024-10-01' } },
    });
    await judge.put(`/applications/${_id}`, { status: 'Rejected', reasons: ['flight-risk'] });
    const record = (await lawyer.get(`/cases/${caseId}`)).body;
    expect(record).toMatchObject({ status: 'Rejected', description: 'What the owner writes.' });
    expect(record.facts).toMatchObject({
      firNumber: '218/2024',
      chargesheet: { state: 'filed', on: '2024-10-01' },
    });
  });

  it('ignores an older application', async () => {
    const first = (await lawyer.post('/applications', filed())).body;
    await lawyer.post('/applications', filed({ bail: { grounds: 'Newer.' } }));
    await judge.put(`/applications/${first._id}`, { status: 'Rejected' });
    expect((await lawyer.get(`/cases/${first.caseId}`)).body.status).toBe('Pending');
  });
});

describe('amending', () => {
  it('merges the patch, increments the version and updates the case', async () => {
    const { _id, caseId } = (await lawyer.post('/applications', filed())).body;
    const patch = { applicant: { phone: '98765 43210' }, case: { arrestDate: null, sections: ['BNS 316'] } };
    const answer = await lawyer.put(`/applications/${_id}`, patch, { 'if-match': '"1"' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body.applicant).toMatchObject({ name: 'Sunil Ramchandra Jadhav', phone: '98765 43210' });
    expect(answer.body.case).not.toHaveProperty('arrestDate');
    const record = (await lawyer.get(`/cases/${caseId}`)).body;
    expect(record.charges).toEqual(['BNS 316']);
    expect(record.facts).not.toHaveProperty('arrestDate');
  });

  it('rejects a patch that makes the application invalid', async () => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    const answer = await lawyer.put(`/applications/${_id}`, {
      applicant: { name: null },
      case: { arrestDate: '2024-11-31' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      'applicant.name': 'Full name is required',
      'case.arrestDate': 'This date does not exist. Enter it as YYYY-MM-DD.',
    });
  });

  it('keeps the version if nothing changes', async () => {
    const made = (await lawyer.post('/applications', filed())).body;
    const answer = await lawyer.put(`/applications/${made._id}`, { bail: made.bail, status: 'Pending' });
    expect(answer.body).toEqual(made);
  });

  it('accepts one of two concurrent amendments and shows the other the current state', async () => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    const answers = await Promise.all(
      ['A.', 'B.'].map(async (grounds) =>
        lawyer.put(`/applications/${_id}`, { bail: { grounds } }, { 'if-match': '"1"' }),
      ),
    );
    const won = answers.find(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status === 412);
    expect(lost?.body).toMatchObject({ code: 'stale-version', current: won?.body });
  });

  it('rejects an If-Match without a version', async () => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    expect((await lawyer.put(`/applications/${_id}`, {}, { 'if-match': 'one' })).status).toBe(400);
  });
});

describe('status rules', () => {
  it.each(['Approved', 'Rejected'])('rejects changes by the filer when the status is %s', async (status) => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    await judge.put(`/applications/${_id}`, { status });
    const amended = await lawyer.put(`/applications/${_id}`, { bail: { grounds: 'More.' } });
    const withdrawn = await lawyer.put(`/applications/${_id}`, { status: 'Withdrawn' });
    expect([amended.body.code, withdrawn.body.code]).toEqual(['status-closed', 'status-closed']);
  });

  it('keeps a withdrawn application closed for filer and judge', async () => {
    const { _id, caseId } = (await lawyer.post('/applications', filed())).body;
    const answer = await lawyer.put(`/applications/${_id}`, { status: 'Withdrawn' });
    expect(answer.body).toMatchObject({ status: 'Withdrawn', version: 2 });
    expect(answer.body.updates.at(-1)).toMatchObject({ description: 'Withdrawn.', by: 'Meera Deshpande' });
    expect((await lawyer.get(`/cases/${caseId}`)).body.status).toBe('Withdrawn');
    const decided = await judge.put(`/applications/${_id}`, { status: 'Approved' });
    expect([decided.status, decided.body.code]).toEqual([409, 'status-closed']);
  });
});

describe('decision', () => {
  it('creates an order with reasons, conditions and bond', async () => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    const decision = {
      status: 'Approved',
      reasons: ['long-custody'],
      text: 'Custody is long.',
      conditions: [{ code: 'attend', text: 'Attend on every date.', concern: 'Trial' }],
      bond: { amount: 25_000, sureties: 1 },
      notes: 'By video.',
    };
    const time = '2026-11-20T05:00:00.000Z';
    const { body } = await judge.put(`/applications/${_id}`, decision, { 'x-client-time': time });
    const { status, ...kept } = decision;
    expect(body.orders).toMatchObject([
      { ...kept, from: 'Pending', to: status, deviceTime: time, by: { name: 'Justice Rao' } },
    ]);
    expect(body.orders[0].by).toMatchObject({
      court: 'Court of the Magistrate, Pune',
      designation: 'Sessions Judge',
      seat: { kind: 'magistrate', place: 'Pune' },
    });
  });

  it('accepts a bare status and allows the other outcome later', async () => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    const first = await judge.put(`/applications/${_id}`, { status: 'Approved' });
    expect(first.body.updates.at(-1)).toMatchObject({
      description: 'Approved by Justice Rao: no reasons recorded.',
      told: { code: 'decided', status: 'Approved', judge: 'Justice Rao', reasoned: false },
    });
    const second = await judge.put(`/applications/${_id}`, { status: 'Rejected', reasons: ['flight-risk'] });
    expect(second.body).toMatchObject({ status: 'Rejected', version: 3 });
    expect(second.body.orders.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      ['Pending', 'Approved'],
      ['Approved', 'Rejected'],
    ]);
  });

  it('rejects a reason for granting in a rejection', async () => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    const answer = await judge.put(`/applications/${_id}`, { status: 'Rejected', reasons: ['long-custody'] });
    expect(answer.body.fields).toEqual({ reasons: 'Choose reasons that fit the decision.' });
  });

  it('rejects a decision on an outdated version', async () => {
    const { _id } = (await lawyer.post('/applications', filed())).body;
    await lawyer.put(`/applications/${_id}`, { bail: { grounds: 'New grounds.' } });
    const answer = await judge.put(`/applications/${_id}`, { status: 'Approved' }, { 'if-match': '"1"' });
    expect([answer.status, answer.body.current.version]).toEqual([412, 2]);
  });

  it('can be made through the case', async () => {
    const { _id, caseId } = (await lawyer.post('/applications', filed())).body;
    const answer = await judge.put(`/cases/${caseId}`, { status: 'Approved', dcmCategory: 'Expedited' });
    expect(answer.body).toMatchObject({ status: 'Approved', dcmCategory: 'Expedited', version: 3 });
    expect((await lawyer.get(`/applications/${_id}`)).body).toMatchObject({ status: 'Approved', version: 2 });
  });
});

describe('case of the owner', () => {
  it('merges a patch and reports invalid fields', async () => {
    const { caseId } = (await lawyer.post('/applications', filed())).body;
    const right = await lawyer.put(`/cases/${caseId}`, {
      nextHearingDate: '2026-12-01',
      applicant: { name: 'Sunil Jadhav' },
      dcmCategory: 'Complex',
      version: 99,
    });
    expect(right.body).toMatchObject({ nextHearingDate: '2026-12-01', dcmCategory: 'Standard', version: 2 });
    expect(right.body.applicant).toMatchObject({ firstName: 'Sunil', lastName: 'Jadhav' });
    const wrong = await lawyer.put(`/cases/${caseId}`, { nextHearingDate: '01-12-2026' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['nextHearingDate']]);
  });
});

it('lists newest first in pages that new rows do not shift', async () => {
  for (let n = 1; n <= 5; n++)
    await lawyer.post('/applications', filed({ case: { firNumber: `${n}/2026` } }));
  const first = await lawyer.get('/applications?limit=2');
  await lawyer.post('/applications', filed({ case: { firNumber: '6/2026' } }));
  const next = /<\/api([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await lawyer.get(next);
  const numbers = [...first.body, ...second.body].map(
    (one: { case: { firNumber: string } }) => one.case.firNumber,
  );
  expect(numbers).toEqual(['5/2026', '4/2026', '3/2026', '2/2026']);
  expect((await lawyer.get('/applications?page=junk')).status).toBe(400);
});
