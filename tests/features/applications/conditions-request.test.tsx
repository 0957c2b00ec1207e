// @vitest-environment jsdom
/** A filer asks for other conditions of a bail in force, also without a network; the judge sees and decides it. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Order } from '#contract/application/order.ts';
import type { ContestedPoint } from '#contract/case/contested.ts';
import { rowsOf } from '#data/outbox/outbox.ts';
import type { Db } from '#data/store/db.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { answer, fakeServer } from '../../data/fake-server.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, lawyer, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { GRANT as PLAIN_GRANT, onTheDevice, openJudge } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(() => {
  ports = testPorts();
});
afterEach(() => {
  cleanup();
  db.close();
});

const GRANT: Order = {
  ...PLAIN_GRANT,
  conditions: [{ code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' }],
  bond: { amount: 25_000, sureties: 1 },
};

const pressed = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function filed(change: Parameters<typeof onTheDevice>[1]) {
  db = await testDb(lawyer);
  const application = await onTheDevice(db, { createdBy: lawyer._id, ...change });
  renderScreen(<GeneratorScreen />, { db, ports, user: lawyer, at: `/application?id=${application._id}` });
  return application;
}

it('queues the request of the filer, which can be taken back', async () => {
  const { _id } = await filed({ status: 'Approved', orders: [GRANT] });
  await pressed('Ask for other conditions');
  await pressed('Send to the court');
  expect(await screen.findAllByText('Enter the conditions that you ask for.')).not.toHaveLength(0);
  expect(screen.getAllByText('Enter the reason for the change.')).not.toHaveLength(0);
  await write('Conditions asked for', 'A bond of Rs 10,000 without surety.');
  await write('Reason', 'No surety can be found.');
  await pressed('Send to the court');
  expect(await screen.findByText('Waiting for an order')).toBeTruthy();
  const [point] = await db.contested.where('applicationId').equals(_id).toArray();
  const [row] = await rowsOf(db, point?._id ?? '');
  expect(row).toMatchObject({
    op: 'contest-point',
    body: { source: 'applicant', state: 'open', conditionsAsked: 'A bond of Rs 10,000 without surety.' },
  });
  expect(screen.queryByRole('button', { name: 'Ask for other conditions' })).toBeNull();
  await pressed('Take back');
  expect(await screen.findByRole('button', { name: 'Ask for other conditions' })).toBeTruthy();
  expect(await db.contested.count()).toBe(0);
});

it('keeps a request that is being written', async () => {
  await filed({ status: 'Approved', orders: [GRANT] });
  await pressed('Ask for other conditions');
  await write('Reason', 'No surety can be found.');
  await waitFor(async () => expect(await db.formDrafts.count()).toBe(1));
});

it('is offered only while bail is in force', async () => {
  await filed({});
  await screen.findByRole('button', { name: 'Withdraw' });
  expect(screen.queryByRole('button', { name: 'Ask for other conditions' })).toBeNull();
});

async function requested(): Promise<ContestedPoint> {
  db = await testDb(judge);
  const { _id: applicationId } = await onTheDevice(db, { status: 'Approved', orders: [GRANT] });
  const request: ContestedPoint = {
    _id: '01939d00-0000-7000-8000-000000000020',
    version: 1,
    applicationId,
    about: 'Conditions of bail',
    says: 'No surety can be found.',
    conditionsAsked: 'A bond of Rs 10,000 without surety.',
    source: 'applicant',
    state: 'open',
    at: '2026-11-19T06:00:00.000Z',
    by: { _id: lawyer._id, name: lawyer.name, role: lawyer.role },
  };
  await db.contested.put({ ...request, asOf: request.at, seen: 0 });
  return request;
}

it('is in the list of the judge until an order decides it', async () => {
  const request = await requested();
  openJudge({ db, ports });
  const title = await screen.findByText('Requests for other conditions');
  const section = title.closest('section');
  if (!section) throw new Error('no section');
  expect(within(section).getByText('A bond of Rs 10,000 without surety.')).toBeTruthy();
  await db.contested.update(request._id, { state: 'decided' });
  await waitFor(() => expect(screen.queryByText('Requests for other conditions')).toBeNull());
});

it('names the number of further applicants in the list of the judge', async () => {
  const request = await requested();
  const second = { ...serverApplication().applicant, name: 'Ravi Kale' };
  await db.applications.update(request.applicationId, { coApplicants: [second] });
  openJudge({ db, ports });
  const title = await screen.findByText('Requests for other conditions');
  const section = title.closest('section');
  if (!section) throw new Error('no section');
  const { name } = serverApplication().applicant;
  expect(await within(section).findByRole('link', { name: `${name} +1` })).toBeTruthy();
});

it('is decided by the order on the conditions, which can reduce the bond', async () => {
  const request = await requested();
  const sent: unknown[] = [];
  const { fetch } = fakeServer();
  ports.fetch = async (url, init) => {
    if (!url.endsWith(`/orders/${GRANT._id}/conditions`)) return fetch(url, init);
    sent.push(await new Response(init.body).json());
    return answer(204, '');
  };
  openJudge({ db, ports }, `/judge-application-view/${request.applicationId}`);
  expect(await screen.findByText('Asks for: A bond of Rs 10,000 without surety.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  await pressed('Decide the request for other conditions');
  await write('The other side', 'heard');
  await write('Reasons', 'The applicant is poor.');
  const paper = await screen.findByRole('region', { name: 'Order on the conditions' });
  await waitFor(() => expect(paper.textContent).toContain('The request is rejected.'));
  await write(/^Bond \(Rs\)/, '10,000');
  await write(/^Number of sureties/, '0');
  await waitFor(() => expect(paper.textContent).toContain('is reduced.'));
  await pressed('Sign this order');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    askedBy: 'applicant',
    request: request._id,
    bond: { amount: 10_000, sureties: 0 },
    conditions: GRANT.conditions,
  });
});
