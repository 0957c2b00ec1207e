// @vitest-environment jsdom
/** An order on some applicants of a joint application, in the editor of the judge. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Decision, type Order } from '#contract/application/order.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { orderOfDecision } from '#documents/order/order-of-decision.ts';
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

function orderOn(applicants: number[]): Order {
  const stamp = { orderId: 'first', at: '2026-11-19T06:00:00.000Z', judge: judge.name };
  const decision = { status: 'Approved', outcome: 'granted', applicants } as const;
  const application = { ...serverApplication(), coApplicants: [ravi] };
  return orderOfDecision(application, decision, { ...stamp, designation: undefined, deviceTime: undefined });
}

async function opened(decide: string, orders: Order[] = []) {
  const application = await onTheDevice(db, {
    coApplicants: [ravi],
    orders,
    case: { ...facts, court: 'sessions' },
  });
  openJudge({ db, ports }, `/judge-application-view/${application._id}?decide=${decide}`);
  return application;
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const printed = async (text: string) => {
  const paper = await screen.findByRole('region', { name: 'The order as it will be signed' });
  await waitFor(() => expect(paper.textContent).toContain(text));
};

it('rejects for one applicant, and leaves the application in the list of pending ones', async () => {
  const { _id } = await opened('reject');
  fireEvent.click(await box(/^1\. /));
  await write('Short reasons', 'A witness was threatened.');
  await printed('Applicant No. 2, Ravi Kale: The application under');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [row] = await db.outbox.toArray();
  expect(Decision.parse(row?.body)).toMatchObject({ status: 'Rejected', applicants: [2] });
  expect((await applicationOf(db, _id))?.status).toBe('Pending');
});

it('asks for an applicant, and keeps what is typed', async () => {
  await opened('reject');
  fireEvent.click(await box(/^1\. /));
  fireEvent.click(await box(/^2\. /));
  await write('Short reasons', 'A witness was threatened.');
  await press('Sign and reject');
  expect((await screen.findByRole('alert')).textContent).toContain('Choose for whom the order is.');
  expect(await screen.findByDisplayValue('A witness was threatened.')).toBeTruthy();
  expect(await db.outbox.count()).toBe(0);
});

it('offers the undecided applicant, and says what to do for the other one', async () => {
  await opened('approve', [orderOn([1])]);
  expect(await screen.findAllByText('1 of 2 decided')).not.toHaveLength(0);
  expect((await box(/^1\. .*Bail is in force/)).checked).toBe(false);
  const second = await box(/^2\. .*Not decided yet/);
  expect(second.checked).toBe(true);
  fireEvent.click(await box(/^1\. /));
  await write('Short reasons', 'The role is alike.');
  await write(/^Bond/, '25,000');
  await write(/^Number of sureties/, '1');
  await press('Sign and approve');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('change the conditions of the bail, or make an order of cancellation');
  expect(await screen.findByDisplayValue('The role is alike.')).toBeTruthy();
  expect(await db.outbox.count()).toBe(0);
});

it('cancels the bail of the applicant who has it, while the other is undecided', async () => {
  await opened('reject', [orderOn([1])]);
  fireEvent.click(await box(/^1\. /));
  fireEvent.click(await box(/^2\. /));
  await printed('The bail granted by the order dated 19-11-2026 is cancelled');
  expect(await db.outbox.count()).toBe(0);
});

it('names an earlier order of the same outcome before signing, and no cancellation', async () => {
  await opened('approve', [orderOn([1])]);
  fireEvent.click(await box(/^1\. /));
  await screen.findByText(/^The order of 19-11-2026 has this outcome already/);
  expect(screen.queryByText(/This is a new order that cancels the bail/)).toBeNull();
});
