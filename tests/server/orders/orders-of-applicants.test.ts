/** Orders on single applicants of a joint application. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;
let judge: Calls;
let other: Calls;
let application: Application;

const PERSON = { age: 29, gender: 'male', address: '14, Kasba Peth, Pune', custodyStatus: 'judicial' };
const GRANT = {
  status: 'Approved',
  outcome: 'granted',
  reasons: ['parity'],
  state: { position: 'opposed' },
  bond: { amount: 25_000, sureties: 1 },
  conditions: [{ code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' }],
};
const REFUSAL = {
  status: 'Rejected',
  outcome: 'refused',
  reasons: ['tampering-or-threat'],
  text: 'A witness was threatened.',
};
const CANCELLATION = { ...REFUSAL, reasons: ['bail-misused'] };

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
  other = callsOf(server, await server.makeUser('judge'));
});

beforeEach(async () => {
  const { body } = await lawyer.post('/applications', {
    ...filed({ case: { custodyStatus: 'judicial' } }),
    coApplicants: [{ ...PERSON, name: 'Ravi Kale' }],
  });
  application = body;
});

/** Printed by an app that does not know the numbers of the applicants. */
const ONLY_ON_TWO = 'This order is only on applicant No. 2, Ravi Kale.';

const path = () => `/applications/${application._id}`;
const decide = (applicants: number[] | undefined, body: object = GRANT, by = judge) =>
  by.put(path(), { ...body, ...(applicants && { applicants }) });
const read = async (): Promise<Application> => (await lawyer.get(path())).body;
const verify = async (id: string) => (await callsOf(server).get(`/verify/${id}`)).body;

it('grants to one on one day and refuses the other later, and both orders verify', async () => {
  const first = await decide([2]);
  expect(first.body).toMatchObject({ status: 'Pending', orders: [{ to: 'Approved', applicants: [2] }] });
  const told = { code: 'decided', applicants: [2], notes: ONLY_ON_TWO };
  expect(first.body.updates.at(-1)).toMatchObject({ told });
  expect(first.body.updates.at(-1).told.ownNotes).toBeUndefined();
  const second = await decide([1], REFUSAL);
  expect(second.body).toMatchObject({
    status: 'Approved',
    orders: [{}, { to: 'Rejected', applicants: [1] }],
  });
  for (const { _id } of (await read()).orders)
    expect(await verify(_id)).toMatchObject({ standing: 'in-force', matches: true });
});

it('decides all applicants by an order without numbers, or with every number', async () => {
  const { body } = await decide([2, 1]);
  expect(body.status).toBe('Approved');
  expect(body.orders[0].applicants).toBeUndefined();
});

describe('an applicant with an order', () => {
  beforeEach(async () => void (await decide([2])));

  it('has no second order with the same outcome, and the first one stays', async () => {
    for (const applicants of [[2], undefined]) {
      const again = await decide(applicants);
      expect(again.status).toBe(409);
      expect(again.body.msg).toContain('Choose another applicant, change the conditions of the bail');
    }
    expect((await read()).orders).toHaveLength(1);
  });

  it('is not decided together with an applicant without an order', async () => {
    const { status, body } = await decide([1, 2], CANCELLATION);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Choose only applicants who have the same result so far.');
  });

  it('loses the bail by a cancellation, which leaves the other applicant undecided', async () => {
    expect((await decide([2], { ...CANCELLATION, reasons: ['tampering-or-threat'], text: '' })).status).toBe(
      400,
    );
    const { body } = await decide([2], CANCELLATION);
    expect(body.status).toBe('Pending');
    const [grant] = body.orders;
    expect(await verify(grant._id)).toMatchObject({ standing: 'superseded' });
  });

  it('has other conditions while the other applicant is undecided', async () => {
    const [grant] = (await read()).orders;
    const changed = await judge.post(`${path()}/orders/${grant?._id}/conditions`, {
      askedBy: 'applicant',
      otherSide: 'heard',
      text: 'The charge-sheet is filed.',
      conditions: [],
    });
    expect(changed.status).toBe(204);
    expect((await read()).orders.at(-1)).toMatchObject({ applicants: [2], modification: { of: grant?._id } });
  });

  it('stops amendment and withdrawal, each with its sentence', async () => {
    const amended = await lawyer.put(path(), { bail: { grounds: 'Half has run.' } });
    expect(amended.body.msg).toContain('can no longer be amended');
    const withdrawn = await lawyer.put(path(), { status: 'Withdrawn' });
    expect(withdrawn.body.msg).toContain('Ask the court to record the withdrawal');
    expect((await read()).status).toBe('Pending');
  });
});

it('tells the reader of a shared link how many applicants are decided', async () => {
  const shared = await lawyer.post(`${path()}/share`, {});
  const at = String(shared.body.url).replace('/application/share', '/shared');
  const opened = async () => (await callsOf(server).get(at)).body;
  expect((await opened()).partlyDecided).toBeUndefined();
  await decide([2]);
  const { status, partlyDecided } = await opened();
  expect([status, partlyDecided]).toEqual(['Pending', { decided: 1, of: 2 }]);
});

it('refuses a number that no applicant has', async () => {
  const { status, body } = await decide([3]);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Choose applicants of this application.');
});

it('returns the second of two orders on the same version, which can be signed on the new one', async () => {
  const seen = { 'if-match': `"${application.version}"` };
  const answers = await Promise.all([
    judge.put(path(), { ...GRANT, applicants: [1] }, seen),
    other.put(path(), { ...GRANT, applicants: [2] }, seen),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 412]);
  const { orders } = await read();
  const left = orders[0]?.applicants?.[0] === 1 ? [2] : [1];
  expect((await decide(left, GRANT, left[0] === 1 ? judge : other)).body).toMatchObject({
    status: 'Approved',
    orders: [{}, { applicants: left }],
  });
});
