/** Matters on the clock after bail was granted, read from a database. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Order } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import { day } from '#kernel/calendar-date.ts';
import { clockMatters } from '#parts/liberty-clock/clock-matters.ts';
import { aundh } from '../documents/firs/fir-matters.ts';
import { serverApplication, serverCase } from '../data/server-records.ts';
import { testDb } from '../data/test-device.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb();
});
afterEach(() => {
  vi.restoreAllMocks();
  db.close();
});

const order = (to: Order['to'], at: string): Order => ({
  _id: crypto.randomUUID(),
  at,
  from: 'Pending',
  to,
  by: { name: 'Nandini Bhosale', designation: 'Sessions Judge', court: 'Pune' },
  reasons: [],
  conditions: [],
});

const put = async (
  caseId: string,
  change: Partial<CaseRecord> = {},
  ...applications: Partial<Application>[]
) => {
  await db.cases.put({
    ...serverCase({ _id: caseId, status: 'Approved', facts: { custodyStatus: 'judicial' }, ...change }),
    asOf: null,
  });
  await db.applications.bulkPut(
    applications.map((one) => Object.assign(serverApplication({ caseId, ...one }), { asOf: null })),
  );
};

const granted = (at: string): Partial<Application> => ({
  status: 'Approved',
  orders: [order('Approved', at)],
});

const hour = (n: number) => new Date(Date.UTC(2024, 0, 1) + n * 3_600_000).toISOString();

const grants = async () =>
  Object.fromEntries((await clockMatters(db)).map(({ caseId, grantedOn }) => [caseId, grantedOn]));

it('keeps a case whose own FIR is refused by an order that grants bail in another one', async () => {
  const several = { ...serverApplication().case, furtherFirs: [aundh] };
  const inPart = (fir: number): Partial<Application> => ({
    status: 'Approved',
    case: several,
    orders: [
      {
        ...order('Approved', '2026-11-14T05:00:00.000Z'),
        refusedFirs: [{ fir, reasons: ['custody-needed'], text: 'A weapon is to be found.' }],
      },
    ],
  });
  const facts = { custodyStatus: 'not-arrested' } as const;
  await put('own', { facts }, inPart(1));
  await put('further', { facts }, inPart(2));
  await put('later', { facts }, inPart(1), granted('2026-11-20T05:00:00.000Z'));
  expect(await grants()).toEqual({ own: undefined });
});

it('reads the grant date in Indian time from the order in force', async () => {
  await put('late', {}, granted('2026-11-14T20:00:00.000Z'));
  await put(
    'again',
    {},
    {
      status: 'Approved',
      orders: [
        order('Approved', '2026-11-02T05:00:00.000Z'),
        order('Rejected', '2026-11-05T05:00:00.000Z'),
        order('Approved', '2026-11-09T05:00:00.000Z'),
      ],
    },
  );
  await put(
    'other',
    {},
    { status: 'Rejected', orders: [order('Rejected', '2026-11-19T05:00:00.000Z')] },
    {
      ...granted('2026-11-12T05:00:00.000Z'),
    },
  );
  expect(await grants()).toEqual({
    late: day('2026-11-15'),
    again: day('2026-11-09'),
    other: day('2026-11-12'),
  });
});

it('omits released persons and does not repeat a recorded grant', async () => {
  const on = day('2026-11-10');
  const orderFacts = { bailOrder: { state: 'granted', on } } as const;
  await put('free', { facts: { custodyStatus: 'not-arrested' } }, granted('2026-11-10T05:00:00.000Z'));
  await put(
    'released',
    { facts: { bailOrder: { ...orderFacts.bailOrder, releasedOn: on } } },
    granted('2026-11-10T05:00:00.000Z'),
  );
  await put('inside', { facts: orderFacts }, granted('2026-11-10T05:00:00.000Z'));
  await put('refused', { status: 'Rejected' });
  expect(await grants()).toEqual({ inside: undefined, refused: undefined });
});

it('omits a grant when its order is not on the device', async () => {
  await put('unread');
  expect(await grants()).toEqual({});
});

it('reads only the fifty newest of ten thousand grants', async () => {
  const many = 10_000;
  const application = serverApplication(granted('2026-11-10T05:00:00.000Z'));
  const record = serverCase({ status: 'Approved', facts: { custodyStatus: 'judicial' } });
  const of = <T>(one: (n: number) => T) => Array.from({ length: many }, (_, n) => one(n));
  await db.cases.bulkPut(
    of((n) => Object.assign({}, record, { _id: `case-${n}`, createdAt: hour(n), asOf: null })),
  );
  await db.applications.bulkPut(
    of((n) => Object.assign({}, application, { _id: `app-${n}`, caseId: `case-${n}`, asOf: null })),
  );
  const steps = vi.spyOn(IDBCursor.prototype, 'continue');
  const opened = vi.spyOn(IDBIndex.prototype, 'openCursor');
  const whole = [
    vi.spyOn(IDBObjectStore.prototype, 'openCursor'),
    vi.spyOn(IDBObjectStore.prototype, 'getAll'),
    vi.spyOn(IDBIndex.prototype, 'getAll'),
  ];
  const caseIds = Object.keys(await grants());
  expect(caseIds).toEqual(of((n) => `case-${many - 1 - n}`).slice(0, 50));
  expect(
    opened.mock.contexts.map((index) => index instanceof IDBIndex && [index.objectStore.name, index.name]),
  ).toEqual([['applications', 'caseId']]);
  expect(steps.mock.calls.length).toBeLessThanOrEqual(101);
  expect(whole.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
}, 60_000);
