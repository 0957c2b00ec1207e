/** An interim order leaves the application to decide. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;
let judge: Calls;
let other: Calls;

const PERSON = { age: 29, gender: 'male', address: '14, Kasba Peth, Pune', custodyStatus: 'judicial' };
const GRANT = {
  status: 'Approved',
  outcome: 'granted',
  reasons: ['parity'],
  state: { position: 'opposed' },
  bond: { amount: 25_000, sureties: 1 },
  conditions: [{ code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' }],
};
const INTERIM = {
  ...GRANT,
  outcome: 'interim',
  reasons: ['other'],
  period: { until: '2026-12-20', purpose: 'The marriage of a sister.' },
};
const REFUSAL = { status: 'Rejected', outcome: 'refused', reasons: ['gravity-of-offence'] };

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
  other = callsOf(server, await server.makeUser('judge'));
});

async function filedWith(coApplicants: object[] = []): Promise<string> {
  const { body } = await lawyer.post('/applications', {
    ...filed({ case: { custodyStatus: 'judicial' } }),
    ...(coApplicants.length > 0 && { coApplicants }),
  });
  return `/applications/${body._id}`;
}

const read = async (path: string): Promise<Application> => (await lawyer.get(path)).body;
const outcomes = async (path: string) => (await read(path)).orders.map(({ outcome }) => outcome);

describe('the application of one person', () => {
  it.each([
    ['bail', GRANT],
    ['a longer interim order', { ...INTERIM, period: { ...INTERIM.period, until: '2026-12-28' } }],
    ['a refusal on the merits, of the same or another judge', REFUSAL],
  ])('has %s after an interim order', async (_, next) => {
    const path = await filedWith();
    expect((await judge.put(path, INTERIM)).status).toBe(200);
    const answer = await other.put(path, next);
    const isInterim = next.outcome === 'interim';
    expect(answer.body).toMatchObject({ status: isInterim ? 'Pending' : next.status });
    expect(await outcomes(path)).toEqual(['interim', next.outcome]);
    for (const { _id } of (await read(path)).orders)
      expect((await callsOf(server).get(`/verify/${_id}`)).body).toMatchObject({ matches: true });
  });

  it('is pending in the lists, and closed to its filer', async () => {
    const path = await filedWith();
    const { body } = await judge.put(path, INTERIM);
    expect(body).toMatchObject({ status: 'Pending', orders: [{ outcome: 'interim', to: 'Approved' }] });
    const withdrawn = await lawyer.put(path, { status: 'Withdrawn' });
    expect([withdrawn.status, withdrawn.body.msg]).toEqual([
      409,
      expect.stringContaining('An interim order stands in this application'),
    ]);
  });

  it('has bail after other conditions of the interim order', async () => {
    const path = await filedWith();
    const interim: Application = (await judge.put(path, INTERIM)).body;
    const changed = await judge.post(`${path}/orders/${interim.orders[0]?._id}/conditions`, {
      askedBy: 'applicant',
      otherSide: 'heard',
      text: 'The marriage is in another town.',
      conditions: [],
    });
    expect(changed.status).toBe(204);
    expect((await judge.put(path, GRANT)).status).toBe(200);
    expect((await read(path)).orders).toHaveLength(3);
  });

  it('has no second grant after the final one', async () => {
    const path = await filedWith();
    await judge.put(path, INTERIM);
    await judge.put(path, GRANT);
    for (const again of [GRANT, INTERIM]) expect((await judge.put(path, again)).status).toBe(409);
  });
});

describe('a joint application', () => {
  it('is decided for both applicants after interim bail to one of them', async () => {
    const path = await filedWith([{ ...PERSON, name: 'Ravi Kale' }]);
    await judge.put(path, { ...INTERIM, applicants: [2] });
    const { body } = await judge.put(path, GRANT);
    expect(body).toMatchObject({
      status: 'Approved',
      orders: [{ outcome: 'interim' }, { outcome: 'granted' }],
    });
  });

  it('is refused to the applicant with interim bail alone', async () => {
    const path = await filedWith([{ ...PERSON, name: 'Ravi Kale' }]);
    await judge.put(path, INTERIM);
    const { body } = await judge.put(path, { ...REFUSAL, applicants: [2] });
    expect(body.orders.at(-1)).toMatchObject({ outcome: 'refused', applicants: [2] });
  });
});
