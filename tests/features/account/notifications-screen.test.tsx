// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import type { NotificationRow } from '#data/store/rows.ts';
import { NotificationsScreen } from '#features/account/notifications/notifications-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import { judge, pulledDb, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts();
});
afterEach(() => {
  cleanup();
  db.close();
});

const notificationRow = (change: Partial<NotificationRow>): NotificationRow => ({
  _id: crypto.randomUUID(),
  kind: 'decided',
  at: '2026-11-20T05:00:00.000Z',
  about: 'record-1',
  title: 'Ramesh Jadhav',
  applicationNumber: 'ZB/2026/0001',
  read: 0,
  ...change,
});

const open = () => renderScreen(<NotificationsScreen />, { db, ports });

it.each([
  [{ kind: 'decided', status: 'Approved' }, 'Decided: Approved', '/application?id=record-1'],
  [
    { kind: 'hearing', date: day('2026-11-25'), time: '10:30' },
    'Hearing listed for 25-11-2026, 10:30',
    '/case/record-1',
  ],
  [{ kind: 'hearing-soon', date: day('2026-11-21') }, 'Reminder: hearing on 21-11-2026', '/case/record-1'],
  [
    { kind: 'right', right: 'default-bail', date: day('2026-11-18') },
    'Default bail, 18-11-2026',
    '/case/record-1',
  ],
  [
    { kind: 'transferred', court: { kind: 'sessions', place: 'Nashik' } },
    'Transferred to Court of Session, Nashik, which will list it again',
    '/application?id=record-1',
  ],
  [{ kind: 'share-opened' }, 'Your link to this application was opened', '/application?id=record-1'],
] satisfies [Partial<NotificationRow>, string, string][])(
  'describes %o and links to its record',
  async (row, words, to) => {
    await db.notifications.put(notificationRow(row));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ramesh Jadhav' }).getAttribute('href')).toBe(to);
  },
);

it('marks one notification as read, then all', async () => {
  await db.notifications.bulkPut([
    notificationRow({}),
    notificationRow({ title: 'Farida Ansari' }),
    notificationRow({ title: 'Imran Sheikh' }),
  ]);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as read: Farida Ansari' }));
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('shows an empty list and saves the chosen reminder time', async () => {
  open();
  expect(await screen.findByText('No new notifications.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Remind me before'), { target: { value: '2-days' } });
  await waitFor(async () => expect((await db.meta.get('settingsPatch'))?.v).toEqual({ reminder: '2-days' }));
});

it('suggests the calendar file when the browser supports no reminders', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me on this phone' }));
  expect((await screen.findByRole('alert')).textContent).toContain('or use the calendar file');
});

it('describes the docket of a judge and links to its week', async () => {
  db = await testDb(judge);
  await db.notifications.put(
    notificationRow({
      kind: 'hearing-soon',
      title: '',
      applicationNumber: null,
      date: day('2026-11-21'),
      time: '10:30',
      matters: 12,
    }),
  );
  renderScreen(<NotificationsScreen />, { db, ports, user: judge });
  expect(await screen.findByText('Reminders of hearings')).toBeTruthy();
  expect(await screen.findByText('Reminder: 12 hearings, the first at 10:30')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Your docket of 21-11-2026' });
  expect(link.getAttribute('href')).toBe('/judge/calendar?tab=upcoming&view=week&from=2026-11-21');
  expect(screen.getByRole('link', { name: 'Judicial calendar' }).getAttribute('href')).toBe(
    '/judge/calendar',
  );
});
