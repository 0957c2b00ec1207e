// @vitest-environment jsdom
/** The tracker offline: adding a case, a court message, a date, and the follow-up of an order. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newCaseDraft } from '#data/records/case/new-case-draft.ts';
import { openCase } from '#data/records/case/open-case.ts';
import type { Order } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import { TrackerScreen } from '#features/work/tracker/tracker-screen.tsx';
import { fileOne } from '../../data/acts.ts';
import { noNetwork, pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

vi.setConfig({ testTimeout: 60_000 });

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(noNetwork); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = (search = '') =>
  renderScreen(
    <Routes>
      <Route path="/status-tracking" element={<TrackerScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, at: `/status-tracking${search}` },
  );

async function opened(name: string, more: object = {}): Promise<string> {
  const done = await openCase(db, ports, { applicant: name, court: 'sessions', courtPlace: 'Pune', ...more });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value._id;
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const place = () => screen.getByTestId('place').textContent ?? '';

it('explains an empty list', async () => {
  open();
  expect(await screen.findByText(/No cases yet\. Add one, or file an application/)).toBeTruthy();
});

it('finds a case by CNR, number, court and judge, or reports none', async () => {
  await opened('Imran Sheikh', {
    cnr: 'MHPU040123452024',
    caseNumber: 'Bail Application 1485/2026',
    judge: 'N. Bhosale',
  });
  await opened('Sunita Pawar');
  open();
  await screen.findByRole('link', { name: 'Sunita Pawar v. State' });
  for (const query of ['mhpu04', '1485/2026', 'bhosale pune']) {
    type('Search cases', query);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sunita Pawar v. State' })).toBeNull());
    await screen.findByRole('link', { name: 'Imran Sheikh v. State' });
  }
  type('Search cases', 'nobody');
  await screen.findByText('No cases found matching your search.');
});

it('asks before it opens a second case of a person in one FIR, and opens it only then', async () => {
  await opened('Ramesh Jadhav', { firNumber: 'Crime No. 0218/2024', policeStation: 'Hadapsar' });
  open('?add=case');
  await screen.findByLabelText('Court');
  type('Applicant', 'रमेश जाधव');
  type(/^FIR/, '218/24');
  type(/^Police station/, 'हडपसर');
  fireEvent.change(screen.getByLabelText('Court'), { target: { value: 'sessions' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add the case' }));
  await screen.findByText('You have a case with this FIR: Ramesh Jadhav v. State.');
  expect(screen.getByRole('link', { name: 'Open the case' })).toBeTruthy();
  expect(await db.cases.count()).toBe(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Open a separate case instead' }));
  await waitFor(async () => expect(await db.cases.count()).toBe(2));
});

it('keeps the draft, shows errors at fields and adds the case once', async () => {
  open('?add=case');
  await screen.findByLabelText('Court');
  type(/^CNR/, 'MHPU04012345');
  fireEvent.click(screen.getByRole('button', { name: 'Add the case' }));
  await screen.findAllByText(/this has 12/);
  expect(screen.getAllByText('Full name is required')).not.toEqual([]);
  type(/^CNR/, 'mhpu 04 012345 2024');
  await screen.findByText('Maharashtra');
  type('Applicant', 'Imran Sheikh');
  await waitFor(async () => expect(await newCaseDraft(db)).toMatchObject({ applicant: 'Imran Sheikh' }));
  fireEvent.change(screen.getByLabelText('Court'), { target: { value: 'sessions' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add the case' }));
  await waitFor(() => expect(place()).toMatch(/\?case=/));
  expect(await newCaseDraft(db)).toBeNull();
  expect(await db.cases.toArray()).toMatchObject([
    { cnr: 'MHPU040123452024', version: 0, court: 'sessions' },
  ]);
  expect(await db.outbox.toArray()).toMatchObject([{ op: 'open-case', state: 'pending' }]);
});

it('does not add the same CNR twice', async () => {
  await opened('Imran Sheikh', { cnr: 'MHPU040123452024' });
  open('?add=case');
  await screen.findByLabelText(/^CNR/);
  type(/^CNR/, 'MHPU040123452024');
  type('Applicant', 'Imran Sheikh');
  fireEvent.change(screen.getByLabelText('Court'), { target: { value: 'sessions' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add the case' }));
  expect(await screen.findAllByText(/This case is already in your list/)).not.toEqual([]);
  expect(await db.cases.count()).toBe(1);
});

it('shows the parsed message, then saves the date to its case', async () => {
  const id = await opened('Imran Sheikh', { cnr: 'MHPU040123452024' });
  open('?add=message');
  await screen.findByLabelText('Message or cause-list lines');
  type(
    'Message or cause-list lines',
    'CNR MHPU040123452024 is listed on 02-12-2026 at 10:30 AM for Arguments in Court Room 4',
  );
  const read = within(await screen.findByRole('region', { name: 'Details found' }));
  expect(read.getByText('Arguments')).toBeTruthy();
  expect((await db.cases.get(id))?.nextHearingDate).toBeUndefined();
  fireEvent.click(await read.findByRole('button', { name: 'Save date' }));
  await waitFor(async () =>
    expect(await db.cases.get(id)).toMatchObject({
      nextHearingDate: '2026-12-02',
      nextDateFrom: {
        source: 'sms',
        asOf: '2026-11-20',
        time: '10:30',
        courtroom: '4',
        purpose: 'Arguments',
      },
    }),
  );
  await waitFor(() => expect(place()).toBe(`/status-tracking?case=${id}`));
  expect(await screen.findAllByText(/from a court SMS, as of today/)).not.toEqual([]);
});

it('stores CNR, number and court of a message, and keeps what the case has', async () => {
  const id = await opened('Ramesh Dattu Jadhav', { courtName: 'Sessions Court, Pune' });
  open('?add=message');
  await screen.findByLabelText('Message or cause-list lines');
  type(
    'Message or cause-list lines',
    'CNR MHPU040123452026 Bail Appln./1485/2026 रमेश जाधव Vs State of Maharashtra next date 2 Dec',
  );
  const read = within(await screen.findByRole('region', { name: 'Details found' }));
  await read.findByText(/The date in it is not complete/);
  fireEvent.change(await read.findByLabelText('Which case?'), { target: { value: id } });
  fireEvent.click(read.getByRole('button', { name: 'Save date' }));
  await waitFor(async () =>
    expect(await db.cases.get(id)).toMatchObject({
      cnr: 'MHPU040123452026',
      caseNumber: 'Bail Appln. 1485/2026',
      courtName: 'Sessions Court, Pune',
      nextHearingDate: '2026-12-02',
    }),
  );
  await waitFor(() => expect(place()).toBe(`/status-tracking?case=${id}`));
  expect(await screen.findAllByText(/from a court SMS, as of today/)).not.toEqual([]);
});

it('reports a missing date and case, and starts a new case', async () => {
  open('?add=message');
  await screen.findByLabelText('Message or cause-list lines');
  type('Message or cause-list lines', '7 | Bail Appln./1485/2025 | Ramesh Jadhav V/s State');
  await screen.findByText(/No next date found in it/);
  await screen.findByText(/No matching case/);
  fireEvent.click(screen.getByRole('button', { name: 'Add as a new case' }));
  await waitFor(() => expect(screen.getByLabelText('Applicant')).toHaveProperty('value', 'Ramesh Jadhav'));
});

it('explains an unrelated message and keeps its text', async () => {
  open('?add=message');
  await screen.findByLabelText('Message or cause-list lines');
  type('Message or cause-list lines', 'Dear customer, your recharge is successful');
  await screen.findByText(/No case found in it\. .*paste the whole message/);
  await screen.findByText(/No next date found in it/);
  cleanup();
  open('?add=message');
  expect(await screen.findByDisplayValue('Dear customer, your recharge is successful')).toBeTruthy();
});

it('opens the calendar at the month of the next date', async () => {
  await opened('Imran Sheikh', {
    nextHearingDate: '2027-01-12',
    nextDateFrom: { asOf: '2026-11-01', source: 'typed' },
  });
  open();
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
});

it('explains a missing or forbidden case', async () => {
  ports.fetch = async () =>
    new Response('{}', { status: 404, headers: { 'x-zamanat': '1', 'content-type': 'application/json' } });
  open('?case=0190a0a0-0000-7000-8000-000000000000');
  expect(await screen.findByText(/you do not have access to it\. Search for it, or add it/)).toBeTruthy();
});

it('shows an entered date in the calendar and list as scheduled', async () => {
  const id = await opened('Imran Sheikh', {
    nextHearingDate: '2026-11-25',
    nextDateFrom: { asOf: '2026-11-01', source: 'typed' },
  });
  await db.cases.update(id, { version: 1 });
  open(`?case=${id}`);
  await screen.findAllByText('Scheduled');
  await screen.findAllByText(/entered by you, as of 01-11-2026, 19 days ago/);
  fireEvent.click(await screen.findByRole('button', { name: '25-11-2026: 1 matter' }));
  fireEvent.click(screen.getByRole('tab', { name: 'List View' }));
  const list = within(screen.getByRole('tabpanel'));
  expect(await list.findByRole('link', { name: 'Imran Sheikh v. State' })).toBeTruthy();
});

async function decided(order: Partial<Order>): Promise<string> {
  const id = await fileOne(db, ports, { fullName: 'Imran Sheikh', custodyStatus: 'judicial' });
  const to = order.to ?? 'Approved';
  const whole: Order = {
    _id: 'order-1',
    at: '2026-11-18T06:00:00.000Z',
    from: 'Pending',
    to,
    by: { name: 'N. Bhosale', designation: '', court: '' },
    reasons: [],
    conditions: [],
    ...order,
  };
  await db.applications.update(id, { status: to, orders: [whole] });
  const caseId = (await db.applications.get(id))?.caseId ?? '';
  await db.cases.update(caseId, { status: to });
  return caseId;
}

it('lists the steps after a grant and saves completed ones with date', async () => {
  const caseId = await decided({
    bond: { amount: 25_000, sureties: 1 },
    conditions: [{ code: 'attend', text: 'Attend on every date.' }],
  });
  open(`?case=${caseId}`);
  await screen.findByText(/the conditions must be complied with/);
  await screen.findByText(/Was due by 19-11-2026/);
  await screen.findByText(/from 26-11-2026 the jail informs the DLSA; from 19-12-2026/);
  await screen.findByRole('checkbox', { name: /Condition 1: Attend on every date/ });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Released/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save date' }));
  await screen.findByText('Done on 20-11-2026');
  expect(await db.cases.get(caseId)).toMatchObject({
    followUp: { 'order-1': { release: '2026-11-20' } },
    facts: { bailOrder: { state: 'granted', on: '2026-11-18', releasedOn: '2026-11-20' } },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Released/ }));
  await waitFor(async () => expect((await db.cases.get(caseId))?.followUp?.['order-1']).toEqual({}));
});

it('lists the steps of two bails of two applicants, each with its own conditions', async () => {
  const caseId = await decided({
    applicants: [1],
    conditions: [{ code: 'attend', text: 'Attend on every date.' }],
  });
  const [application] = await db.applications.where('caseId').equals(caseId).toArray();
  const [first] = application?.orders ?? [];
  if (!application || !first) throw new Error('no order was stored');
  const person = { name: 'Ravi Kale', age: 30, gender: 'male', address: 'Pune' } as const;
  const second = {
    ...first,
    _id: 'order-2',
    applicants: [2],
    conditions: [{ code: 'report-periodically' as const, text: 'Report to the station on Mondays.' }],
  };
  await db.applications.update(application._id, { coApplicants: [person], orders: [first, second] });
  open(`?case=${caseId}`);
  await screen.findByText(/^On: 1/);
  await screen.findByText(/^On: .*Ravi Kale/);
  await screen.findByRole('checkbox', { name: /Condition 1: Attend on every date/ });
  await screen.findByRole('checkbox', { name: /Condition 1: Report to the station on Mondays/ });
  fireEvent.click(screen.getAllByRole('checkbox', { name: /^Released/ })[1] ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: 'Save date' }));
  await screen.findByText('Done on 20-11-2026');
  const stored = await db.cases.get(caseId);
  expect(stored?.followUp).toEqual({ 'order-2': { release: '2026-11-20' } });
  expect(stored?.facts?.bailOrder).toBeUndefined(); // a fact of the first applicant
});

it('lists the conditions in force after a change of conditions', async () => {
  const conditions = [{ code: 'attend' as const, text: 'Attend on every date.' }];
  const caseId = await decided({ conditions });
  const [application] = await db.applications.where('caseId').equals(caseId).toArray();
  const [first] = application?.orders ?? [];
  if (!application || !first) throw new Error('no order was stored');
  const changed = {
    ...first,
    _id: 'order-2',
    from: 'Approved',
    conditions: [{ code: 'other' as const, text: 'Attend on the first date of each month.' }],
    modification: { of: first._id, askedBy: 'applicant' as const, otherSide: 'heard' as const },
  };
  await db.applications.update(application._id, { orders: [first, changed] });
  open(`?case=${caseId}`);
  await screen.findByRole('checkbox', { name: /Condition 1: Attend on the first date of each month/ });
  expect(screen.queryByText(/Attend on every date/)).toBeNull();
  expect(screen.getAllByRole('checkbox', { name: /^Released/ })).toHaveLength(1);
});

it('shows the higher court and changed facts after a rejection', async () => {
  const caseId = await decided({ to: 'Rejected' });
  open(`?case=${caseId}`);
  await screen.findByText(/file afresh on changed circumstances or approach the higher court/);
  await screen.findByText('Higher court: High Court.');
  await screen.findByRole('checkbox', { name: /Certified copy/ });
  expect(await screen.findByText(/No fact has changed since that application/)).toBeTruthy();
});
