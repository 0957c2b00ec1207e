// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '#contract/account/user.ts';
import { decideApplication } from '#data/records/application/decide.ts';
import type { Db } from '#data/store/db.ts';
import { changeState, setMeta } from '#data/store/meta.ts';
import { primeScreenCache } from '#data/store/screen-cache.ts';
import { answer, fakeServer, problem } from '../../data/fake-server.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = () => openJudge({ db, ports });
const counter = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const profile: User = { ...judge, version: 1, verified: false, courts: [], settings: {} };

it('greets the judge and lists pending applications with details', async () => {
  await onTheDevice(db, { applicationNumber: 'BA/2026/17' });
  await onTheDevice(db, { status: 'Approved' });
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, S. Deshpande');
  const list = await screen.findByRole('region', { name: 'Pending Bail Applications' });
  const row = await within(list).findByRole('listitem');
  expect(row.textContent).toContain('Ramesh Jadhav');
  expect(row.textContent).toContain('BA/2026/17');
  expect(row.textContent).toContain('BNS 303(2), BNS 317(2)');
  expect(row.textContent).toMatch(/Filed \d{2}-\d{2}-2026/);
  await waitFor(() => expect(counter('Total')).toBe('2'));
  expect([counter('Pending'), counter('Approved'), counter('Rejected')]).toEqual(['1', '1', '0']);
});

it('lists the orders of the court in matters of another court', async () => {
  const server = fakeServer();
  const row = {
    _id: '01939d00-0000-7000-8000-00000000000a',
    applicationNumber: 'BA/2026/44',
    court: { kind: 'magistrate', place: 'Nashik' },
    at: '2026-11-10T05:00:00.000Z',
    to: 'Rejected',
    standing: 'superseded',
    supersededAt: '2026-11-12T05:00:00.000Z',
  };
  ports.fetch = async (url, init) =>
    url === '/api/orders/transferred' ? answer(200, { applications: [row] }) : server.fetch(url, init);
  open();
  const list = await screen.findByRole('region', { name: 'Orders in transferred matters' });
  const link = within(list).getByRole('link', { name: 'BA/2026/44' });
  expect(link.getAttribute('href')).toBe(`/judge-application-view/${row._id}`);
  expect(list.textContent).toContain('10-11-2026 Now before Court of the Magistrate, Nashik.');
  expect(list.textContent).toContain('12-11-2026');
});

const filed = (name: string, createdAt: string, applicationNumber: string) =>
  onTheDevice(db, {
    createdAt,
    applicationNumber,
    applicant: { ...serverApplication().applicant, name },
  });

it('sorts by age, shows the time left, and filters by text and delay', async () => {
  await filed('Newest Person', '2026-11-19T05:00:00.000Z', 'BA/2026/3');
  await filed('Middle Person', '2026-11-01T05:00:00.000Z', 'BA/2026/2');
  await filed('Oldest Person', '2026-09-01T05:00:00.000Z', 'BA/2026/1');
  open();
  const list = await screen.findByRole('region', { name: 'Pending Bail Applications' });
  const names = () =>
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent);
  await waitFor(() => expect(names()).toEqual(['Oldest Person', 'Middle Person', 'Newest Person']));
  const [oldest, middle, newest] = within(list).getAllByRole('listitem');
  expect(oldest?.textContent).toContain('Past two months since 01-11-2026');
  expect(middle?.textContent).toContain('5 days beyond 2 weeks');
  expect(newest?.textContent).toContain('13 days left of 2 weeks');
  fireEvent.change(within(list).getByLabelText('Show'), { target: { value: 'late' } });
  await waitFor(() => expect(names()).toEqual(['Oldest Person', 'Middle Person']));
  fireEvent.change(within(list).getByLabelText('Search the pending applications'), {
    target: { value: '2026/2' },
  });
  await waitFor(() => expect(names()).toEqual(['Middle Person']));
  fireEvent.change(within(list).getByLabelText('Search the pending applications'), {
    target: { value: 'nobody' },
  });
  expect(await within(list).findByText('None found')).toBeTruthy();
});

it('links to the application, and Approve opens its order form', async () => {
  const { _id } = await onTheDevice(db);
  open();
  const details = await screen.findByRole('link', { name: /^View Details/ });
  expect(details.getAttribute('href')).toBe(`/judge-application-view/${_id}`);
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  expect(screen.getByTestId('place').textContent).toBe(
    `/judge-application-view/${_id}?decide=approve from /judge-dashboard`,
  );
  expect(await screen.findByRole('heading', { name: 'Approve: reasons and conditions' })).toBeTruthy();
});

it('reports no pending applications only after a fetch', async () => {
  await changeState(db, 'sync', { cursor: 'c1' });
  open();
  expect(await screen.findByText('No Pending Applications')).toBeTruthy();
  expect(screen.getByText('You have no pending bail applications to review.')).toBeTruthy();
});

it('fetches automatically and shows loading until the data arrives', async () => {
  const server = fakeServer();
  server.publish(serverApplication());
  let letGo: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  ports.fetch = async (url, init) => {
    await gate;
    return server.fetch(url, init);
  };
  open();
  expect(await screen.findByText('Loading applications')).toBeTruthy();
  expect(screen.queryByText('No Pending Applications')).toBeNull();
  expect(counter('Pending')).toBe('');
  expect(document.querySelectorAll('.stat .skeleton')).toHaveLength(4);
  letGo?.();
  expect(await screen.findByRole('link', { name: 'Ramesh Jadhav' })).toBeTruthy();
});

it('draws the figures of the last visit at a start, before the database answers', async () => {
  await onTheDevice(db, { status: 'Approved' });
  await changeState(db, 'sync', { cursor: 'c1' });
  open();
  await waitFor(() => expect(counter('Approved')).toBe('1'));
  await waitFor(async () => expect(await db.cache.get('seen:counters')).toBeTruthy());
  cleanup();
  const row = await db.cache.get('seen:counters');
  primeScreenCache(db, { database: db.name, user: judge, token: null, seen: { 'seen:counters': row?.v } });
  open();
  expect([counter('Total'), counter('Approved')]).toEqual(['1', '1']); // in the first render
});

it('keeps the figures while all records are fetched again', async () => {
  await onTheDevice(db, { status: 'Approved' });
  await changeState(db, 'sync', { cursor: 'c1' });
  open();
  await waitFor(() => expect(counter('Approved')).toBe('1'));
  const at = '2026-11-20T06:00:00.000Z';
  await changeState(db, 'sync', { firstPull: { state: 'running', at, msg: '' } });
  await onTheDevice(db, { status: 'Approved' });
  await screen.findByRole('region', { name: 'Pending Bail Applications' });
  expect(document.querySelectorAll('.stat .skeleton')).toHaveLength(0);
  await changeState(db, 'sync', { firstPull: null });
  await waitFor(() => expect(counter('Approved')).toBe('2'));
  expect(document.querySelectorAll('.stat .skeleton')).toHaveLength(0);
});

it('reports a failed first fetch and retries', async () => {
  const server = fakeServer();
  server.publish(serverApplication());
  open();
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('Failed to load dashboard data. Please try again.');
  ports.fetch = server.fetch;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ramesh Jadhav' })).toBeTruthy();
});

it('shows the server message when the first fetch fails', async () => {
  ports.fetch = () => Promise.resolve(problem('forbidden'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('You do not have permission to do this.');
});

it('shows the applications on the device while the server is down', async () => {
  await onTheDevice(db);
  open();
  expect(await screen.findByRole('link', { name: 'Ramesh Jadhav' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells an unverified judge what to do', async () => {
  await changeState(db, 'sync', { cursor: 'c1' });
  await setMeta(db, 'profile', profile);
  open();
  expect(await screen.findByText('Your judge account is not verified yet')).toBeTruthy();
  expect(screen.getByText(/to verify judge@example\.in/)).toBeTruthy();
  await setMeta(db, 'profile', { ...profile, verified: true, courts: [] });
  expect(await screen.findByText('Your second factor is needed')).toBeTruthy();
  expect(screen.queryByText('No Pending Applications')).toBeNull();
  await setMeta(db, 'profile', { ...profile, verified: true, courts: [{ kind: 'magistrate' }] });
  expect(await screen.findByText('No Pending Applications')).toBeTruthy();
});

it('lists a drafted order separately, and Stop restores it', async () => {
  const { _id } = await onTheDevice(db);
  await decideApplication(db, ports, _id, { status: 'Rejected', reasons: ['flight-risk'] });
  open();
  const group = await screen.findByRole('region', { name: 'Drafted orders' });
  expect(group.textContent).toContain("Order drafted. It takes effect when the court's server accepts it.");
  expect(group.textContent).toContain('Drafted: Rejected');
  await screen.findByText('No Pending Applications');
  await waitFor(() => expect([counter('Pending'), counter('Rejected')]).toEqual(['0', '1']));

  fireEvent.click(within(group).getByRole('button', { name: /^Stop/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Drafted orders' })).toBeNull());
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeTruthy();
  expect(await db.outbox.count()).toBe(0);
  expect(await screen.findByText('You have an unfinished order')).toBeTruthy();
});

it('shows fifty applications at first, and more on request', async () => {
  await changeState(db, 'sync', { cursor: 'c1' });
  const sixty = Array.from({ length: 60 }, () => ({ ...serverApplication(), asOf: null }));
  await db.applications.bulkPut(sixty);
  const { container } = open();
  const rows = () => container.querySelectorAll('li.docket-row');
  const more = await screen.findByText('Show more');
  expect(rows()).toHaveLength(50);
  fireEvent.click(more);
  await waitFor(() => expect(rows()).toHaveLength(60));
  expect(screen.queryByText('Show more')).toBeNull();
});

it('opens the approved applications from their counter, and finds one by its allegation', async () => {
  const { case: facts } = serverApplication();
  const allegations = 'A tractor was taken from Wakad.';
  await onTheDevice(db, {
    status: 'Approved',
    applicationNumber: 'BA/2026/7',
    case: { ...facts, allegations },
  });
  await onTheDevice(db, { status: 'Approved', applicationNumber: 'BA/2026/8' });
  await onTheDevice(db, { applicationNumber: 'BA/2026/9' });
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Approved: 2. Open the list' }));
  const list = await screen.findByRole('region', { name: 'Approved Bail Applications' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  fireEvent.change(within(list).getByLabelText('Search this list'), { target: { value: 'tractor' } });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(list.textContent).toContain('BA/2026/7');
});

it('lists every key of the docket, also J and K', async () => {
  const { container } = open();
  await screen.findByRole('region', { name: 'Pending Bail Applications' });
  const names = [...container.querySelectorAll('.docket-keys kbd')].map((each) => each.textContent);
  expect(names).toEqual(['↓', 'J', '↑', 'K', 'Enter', 'A', 'R', 'D', 'M']);
});

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

it('moves between rows, opens the order and lists a hearing by keys', async () => {
  await filed('Older Person', '2026-11-18T05:00:00.000Z', 'BA/2026/1');
  const { _id } = await filed('Newer Person', '2026-11-19T05:00:00.000Z', 'BA/2026/2');
  open();
  const older = await screen.findByRole('link', { name: 'Older Person' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  key('j');
  expect(document.activeElement).toBe(document.body); // a letter needs a row with the focus
  key('ArrowDown');
  expect(document.activeElement).toBe(older);
  screen.getByLabelText('Search the pending applications').focus();
  key('ArrowDown');
  expect(document.activeElement).toBe(older);
  key('j');
  expect(document.activeElement?.textContent).toBe('Newer Person');
  key('K');
  expect(document.activeElement).toBe(older);
  key('ArrowDown');
  key('d');
  expect(screen.getByTestId('place').textContent).toBe(`/judge/schedule-hearing/${_id}?type=application`);
  cleanup();
  open();
  (await screen.findByRole('link', { name: 'Newer Person' })).focus();
  key('r');
  expect(screen.getByTestId('place').textContent).toContain(`/judge-application-view/${_id}?decide=reject`);
});
