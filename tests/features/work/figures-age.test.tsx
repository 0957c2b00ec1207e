// @vitest-environment jsdom
/** Figures say their age if the last finished pull is not recent. */
import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { CauseListScreen } from '#features/work/cause-list/cause-list-screen.tsx';
import { HearingsScreen } from '#features/work/hearings/hearings-screen.tsx';
import { JudgeCalendarScreen } from '#features/work/judge-calendar/judge-calendar-screen.tsx';
import { JudgeDashboardScreen } from '#features/work/judge-dashboard/judge-dashboard-screen.tsx';
import { TrackerScreen } from '#features/work/tracker/tracker-screen.tsx';
import { Figures } from '#features/work/dashboard/figures.tsx';
import { day } from '#kernel/calendar-date.ts';
import { serverHearing } from '../../data/server-records.ts';
import { judge, testDb, testPorts } from '../../data/test-device.ts';
import { onTheDevice } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
const ports = testPorts(); // 20-11-2026, 11:30 IST

beforeEach(async () => {
  db = await testDb(judge);
});
afterEach(() => {
  cleanup();
  db.close();
});

const SCREENS = {
  dashboard: <Figures figures={null} />,
  hearings: <HearingsScreen />,
  tracker: <TrackerScreen />,
  'judge dashboard': <JudgeDashboardScreen />,
  'judge calendar': <JudgeCalendarScreen />,
} as const;

async function pulledAt(finished: string): Promise<void> {
  await onTheDevice(db);
  await changeState(db, 'sync', { pullFinishedAt: finished });
}

it.each(Object.entries(SCREENS))('shows the age of old figures: %s', async (_name, element) => {
  await pulledAt('2026-11-20T03:00:00.000Z');
  renderScreen(element, { db, ports, user: judge });
  expect((await screen.findByText('As of 08:30, 3 hours ago')).tagName).toBe('TIME');
});

it('names the day of figures of an earlier day', async () => {
  await pulledAt('2026-11-18T03:00:00.000Z');
  renderScreen(<HearingsScreen />, { db, ports, user: judge });
  expect(await screen.findByText('As of 18-11-2026, 08:30, 2 days ago')).toBeTruthy();
});

it('shows no age after a recent pull', async () => {
  await pulledAt('2026-11-20T05:55:00.000Z');
  renderScreen(<JudgeDashboardScreen />, { db, ports, user: judge });
  await screen.findByRole('link', { name: 'Ramesh Jadhav' });
  expect(screen.queryByText(/^As of/)).toBeNull();
});

it('prints the time of the last finished pull under a cause list', async () => {
  const { caseId } = await onTheDevice(db);
  await db.hearings.put({ ...serverHearing({ caseId, date: day('2026-11-20') }), asOf: null });
  await changeState(db, 'sync', { pullFinishedAt: '2026-11-19T03:00:00.000Z' });
  renderScreen(<CauseListScreen />, { db, ports, user: judge });
  const made = await screen.findByText(/From the list on this device/);
  expect(made.textContent).toContain('19-11-2026, 08:30');
});
