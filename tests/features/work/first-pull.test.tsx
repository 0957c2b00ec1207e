// @vitest-environment jsdom
/** A new device says nothing about records that it has not fetched. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { engineOf } from '#data/records/kinds.ts';
import type { Db } from '#data/store/db.ts';
import { pull } from '#data/sync/pull.ts';
import { DashboardScreen } from '#features/work/dashboard/dashboard-screen.tsx';
import { HearingsScreen } from '#features/work/hearings/hearings-screen.tsx';
import { openText } from '#parts/load-catalogue.ts';
import { ENGLISH } from '#text/catalogue.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { fakeServer } from '../../data/fake-server.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(noNetwork);
});
afterEach(() => {
  cleanup();
  db.close();
});

const openDashboard = () => renderScreen(<DashboardScreen />, { db, ports, at: '/dashboard' });
const totalCard = async () => (await screen.findByText('Total Applications')).nextElementSibling?.textContent;

it('shows placeholders and no zero while the first pull runs', async () => {
  openDashboard();
  const list = await screen.findByRole('region', { name: 'Recent Applications' });
  expect(await within(list).findByText('Loading your applications')).toBeTruthy();
  expect(await totalCard()).toBe('–');
  expect(screen.queryByText('No applications yet')).toBeNull();
});

it('does not say that the day has no hearing while the first pull runs', async () => {
  renderScreen(<HearingsScreen />, { db, ports, at: '/hearings' });
  expect((await screen.findAllByText('Loading hearings')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/No hearing/)).toBeNull();
});

it('shows the failure of the first pull before the texts of other screens load', async () => {
  await pull(engineOf(db, ports));
  const text = openText({
    ...ENGLISH,
    tiers: { ...ENGLISH.tiers, rest: () => new Promise(() => undefined) },
  });
  await text.fetch('firstScreen');
  renderScreen(<DashboardScreen />, { db, ports, at: '/dashboard', text: text.catalogue });
  const list = await screen.findByRole('region', { name: 'Recent Applications' });
  const next = 'Not everything has been downloaded yet. It will load when you are online.';
  expect(await within(list).findByText(next)).toBeTruthy();
});

it('shows the failure of the first pull once, and fetches again on request', async () => {
  await pull(engineOf(db, ports));
  openDashboard();
  const list = await screen.findByRole('region', { name: 'Recent Applications' });
  await within(list).findByText('Failed to fetch cases');
  const notices = useNotices.getState().shown.map(({ title, description }) => [title, description]);
  expect(notices).toEqual([['Error', 'Failed to fetch cases']]);
  ports.fetch = fakeServer(3).fetch;
  fireEvent.click(within(list).getByRole('button', { name: 'Try again' }));
  await within(list).findByText('No applications yet');
  await expect.poll(totalCard).toBe('0');
});
