// @vitest-environment jsdom
/** The editor of the judge after an interim order, which leaves the application to decide. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Decision } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import { orderOfDecision } from '#documents/order/order-of-decision.ts';
import { day } from '#kernel/calendar-date.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { ravi } from '../../documents/joint/joint-matters.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
});
afterEach(() => {
  cleanup();
  db.close();
});

const { case: facts } = serverApplication();
const INTERIM = {
  status: 'Approved',
  outcome: 'interim',
  period: { until: day('2026-12-04'), purpose: 'the marriage of a sister.' },
} as const;

async function opened(decide: string, people: { coApplicants?: [typeof ravi] } = {}) {
  const application = { ...serverApplication(), ...people };
  const stamp = { orderId: 'first', at: '2026-11-19T06:00:00.000Z', judge: judge.name };
  const order = orderOfDecision(application, INTERIM, {
    ...stamp,
    designation: undefined,
    deviceTime: undefined,
  });
  const { _id } = await onTheDevice(db, {
    ...people,
    status: 'Approved',
    orders: [order],
    case: { ...facts, court: 'sessions' },
  });
  openJudge({ db, ports }, `/judge-application-view/${_id}?decide=${decide}`);
}

const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const paper = () => screen.findByRole('region', { name: 'The order as it will be signed' });
const printed = async (text: string) => {
  const order = await paper();
  await waitFor(() => expect(order.textContent).toContain(text));
};
const queued = async () => (await db.outbox.toArray()).map(({ body }) => Decision.parse(body));

it('signs the grant of bail', async () => {
  await opened('approve');
  await screen.findByLabelText('Outcome');
  expect(screen.queryByText(/has this outcome already/)).toBeNull();
  await write('Short reasons', 'The role is alike.');
  await write(/^Bond/, '25,000');
  await write(/^Number of sureties/, '1');
  await printed('is allowed');
  await press('Sign and approve');
  await waitFor(async () =>
    expect(await queued()).toMatchObject([{ status: 'Approved', outcome: 'granted' }]),
  );
});

it('rejects the application, and prints no cancellation', async () => {
  await opened('reject');
  await write('Short reasons', 'A witness was threatened.');
  await printed('is rejected');
  expect((await paper()).textContent).not.toContain('is cancelled');
  await press('Sign and reject');
  await waitFor(async () =>
    expect(await queued()).toMatchObject([{ status: 'Rejected', outcome: 'refused' }]),
  );
});

it('offers bail to all applicants of a joint application', async () => {
  await opened('approve', { coApplicants: [ravi] });
  for (const name of [/^1\. /, /^2\. /])
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name })).checked).toBe(true);
});
