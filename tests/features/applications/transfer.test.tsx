// @vitest-environment jsdom
/** A judge transfers an application after reading the effect. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setCache } from '#data/store/cache.ts';
import type { Db } from '#data/store/db.ts';
import { answer, problem } from '../../data/fake-server.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

const COURTS = [
  { kind: 'sessions', place: 'Pune', name: 'Court of Session, Pune' },
  { kind: 'sessions', place: 'Nashik', name: 'Court of Session, Nashik' },
  { kind: 'high', name: 'High Court' },
] as const;

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
  await setCache(db, 'courts', [...COURTS]);
});
afterEach(() => {
  cleanup();
  db.close();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Only an offered court can be chosen. */
async function choose(value: string): Promise<void> {
  const field = await screen.findByLabelText('New court');
  await waitFor(() => expect(field.querySelectorAll('option')).toHaveLength(3));
  fireEvent.change(field, { target: { value } });
}

async function openForm(): Promise<void> {
  const { _id } = await onTheDevice(db);
  openJudge({ db, ports }, `/judge-application-view/${_id}`);
  await press('Transfer to another court');
}

it('names the effect, offers the other courts and asks for a choice', async () => {
  await openForm();
  await screen.findByText(/Open hearings from today on are cancelled/);
  const field = await screen.findByLabelText('New court');
  await waitFor(() =>
    expect([...field.querySelectorAll('option')].map(({ value }) => value)).toHaveLength(3),
  );
  const labels = [...field.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Choose a court', 'Court of Session, Nashik', 'High Court']);
  await press('Transfer now');
  await screen.findByText('Choose the new court.');
});

it('asks for the courts at once on a device that does not know them', async () => {
  await db.cache.clear();
  ports = testPorts(async (url) => (url.endsWith('/courts') ? answer(200, COURTS) : problem('not-found')));
  await openForm();
  await choose('high');
  expect(screen.queryByText(/^The list of courts/)).toBeNull();
});

it('tells an unknown list from a list without another court', async () => {
  await db.cache.clear();
  await openForm();
  await screen.findByText(/^The list of courts is not downloaded yet/);
  await setCache(db, 'courts', []);
  expect(await screen.findByText('No other court has a judge in Zamanat yet.')).toBeDefined();
});

it('says what to do without a connection', async () => {
  await openForm();
  await choose('high');
  await press('Transfer now');
  expect(await screen.findByText(/^No response\. Go online/)).toBeDefined();
});

it('offers no transfer of a withdrawn application', async () => {
  const { _id } = await onTheDevice(db, { status: 'Withdrawn' });
  openJudge({ db, ports }, `/judge-application-view/${_id}`);
  await screen.findByText('Application History');
  expect(screen.queryByRole('button', { name: 'Transfer to another court' })).toBeNull();
});

it('shows the orders of the own court after the transfer', async () => {
  const id = '01939d00-0000-7000-8000-0000000000aa';
  const order = {
    _id: '01939d00-0000-7000-8000-0000000000ab',
    at: '2026-11-20T06:00:00.000Z',
    from: 'Pending',
    to: 'Rejected',
    by: { name: 'S. Deshpande', designation: 'Sessions Judge', court: 'Court of Session, Pune' },
    reasons: [],
    text: 'No ground is made out.',
    conditions: [],
    proof: { userId: judge._id, sha256: '0'.repeat(64) },
  };
  const former = {
    applicationNumber: 'BA/2026/17',
    court: { kind: 'sessions', place: 'Nashik' },
    orders: [{ order, standing: 'superseded', supersededAt: '2026-11-22T06:00:00.000Z' }],
  };
  ports = testPorts(async (url) => (url.endsWith('/orders') ? answer(200, former) : problem('not-found')));
  openJudge({ db, ports }, `/judge-application-view/${id}`);
  await screen.findByText('No ground is made out.');
  await screen.findByText(/^Application BA\/2026\/17 is now before Court of Session, Nashik\./);
  await screen.findByText(/^Superseded by the order of/);
  const link = screen.getByRole('link', { name: 'Verify this order' });
  expect(link.getAttribute('href')).toBe(`/verify/${order._id}`);
});
