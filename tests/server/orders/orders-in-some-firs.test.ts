/** One order that grants bail in some FIRs of an anticipatory application and refuses it in others. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;
let judge: Calls;
let application: Application;

const FURTHER = [
  {
    firNumber: '31/2026',
    policeStation: 'Kothrud',
    sections: ['BNS 316(2)'],
    allegations: 'A deposit was kept.',
  },
  { firNumber: '12/2026', policeStation: 'Aundh', sections: ['BNS 318(4)'], allegations: 'Money was taken.' },
];
const GRANT = {
  status: 'Approved',
  outcome: 'granted',
  reasons: ['parity'],
  state: { position: 'opposed' },
  bond: { amount: 25_000, sureties: 1 },
  conditions: [{ code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' }],
};
const IN_AUNDH = { fir: 3, reasons: ['custody-needed'], text: 'The money is not traced.' };

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
});

beforeEach(async () => {
  const { body } = await lawyer.post(
    '/applications',
    filed({
      case: { custodyStatus: 'not-arrested', arrestDate: null, court: 'sessions', furtherFirs: FURTHER },
      bail: { relief: 'anticipatory' },
    }),
  );
  application = body;
});

const path = () => `/applications/${application._id}`;
const decide = (refusedFirs: readonly object[], body: object = GRANT) =>
  judge.put(path(), { ...body, refusedFirs });
const read = async (): Promise<Application> => (await lawyer.get(path())).body;
const verify = async (id: string) => (await callsOf(server).get(`/verify/${id}`)).body;

it('grants in two FIRs and refuses in the third, with the reasons of each, and verifies', async () => {
  const { status, body } = await decide([IN_AUNDH]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'Approved', orders: [{ to: 'Approved', refusedFirs: [IN_AUNDH] }] });
  expect(body.updates.at(-1)).toMatchObject({
    told: { code: 'decided', refusedFirs: ['12/2026, Aundh'], notes: 'Bail refused in FIR 12/2026, Aundh.' },
  });
  const [order] = (await read()).orders;
  expect(await verify(order?._id ?? '')).toMatchObject({
    standing: 'in-force',
    matches: true,
    isInPart: true,
  });
  const { body: told } = await lawyer.get('/notifications');
  expect(told).toContainEqual(expect.objectContaining({ kind: 'decided', isInPart: true }));
});

it.each([
  ['in all FIRs', [{ ...IN_AUNDH, fir: 1 }, { ...IN_AUNDH, fir: 2 }, IN_AUNDH]],
  ['in an FIR that the application does not have', [{ ...IN_AUNDH, fir: 4 }]],
  ['twice in one FIR', [IN_AUNDH, IN_AUNDH]],
  ['without facts', [{ ...IN_AUNDH, text: '' }]],
  ['on a bar, which stands alone', [{ ...IN_AUNDH, reasons: ['statutory-bar'] }]],
  ['on a ground of another relief', [{ ...IN_AUNDH, reasons: ['period-not-over'] }]],
])('does not sign a refusal %s', async (_, refusedFirs) => {
  const { status, body } = await decide(refusedFirs);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('refusedFirs');
  expect((await read()).orders).toEqual([]);
});

it('does not sign a rejection that also refuses single FIRs', async () => {
  const rejection = {
    status: 'Rejected',
    outcome: 'refused',
    reasons: ['custody-needed'],
    text: 'Not traced.',
  };
  expect((await decide([IN_AUNDH], rejection)).status).toBe(400);
  expect((await judge.put(path(), rejection)).status).toBe(200);
});

describe('after bail in two of three FIRs', () => {
  beforeEach(async () => void (await decide([IN_AUNDH])));

  it('keeps the refusal in an order on other conditions', async () => {
    const [grant] = (await read()).orders;
    const changed = await judge.post(`${path()}/orders/${grant?._id}/conditions`, {
      askedBy: 'applicant',
      otherSide: 'heard',
      text: 'The charge-sheet is filed.',
      conditions: [],
    });
    expect(changed.status).toBe(204);
    const { orders, status } = await read();
    expect(status).toBe('Approved');
    expect(orders.at(-1)?.refusedFirs).toEqual([IN_AUNDH]);
  });

  it('cancels the bail that was granted, and no bail is left in any FIR', async () => {
    const cancelled = await judge.put(path(), {
      status: 'Rejected',
      outcome: 'refused',
      reasons: ['bail-misused'],
      text: 'A witness was threatened.',
      state: { position: 'opposed' },
    });
    expect(cancelled.status).toBe(200);
    const { orders, status } = await read();
    expect(status).toBe('Rejected');
    expect(orders.at(-1)?.refusedFirs).toBeUndefined();
  });
});

it('names the FIRs to a former court, which has the application no more', async () => {
  await decide([IN_AUNDH]);
  await server.pool.query(
    `UPDATE applications SET record = jsonb_set(record, '{case,court}', '"high"') WHERE _id = $1`,
    [application._id],
  );
  const former = callsOf(server, await server.makeUser('judge', [{ kind: 'sessions' }]));
  const { status, body } = await former.get(`${path()}/orders`);
  expect(status).toBe(200);
  expect(body.firs).toEqual([
    { firNumber: '218/2024', policeStation: 'Hadapsar' },
    { firNumber: '31/2026', policeStation: 'Kothrud' },
    { firNumber: '12/2026', policeStation: 'Aundh' },
  ]);
  expect(body.orders[0].order.refusedFirs).toEqual([IN_AUNDH]);
});
