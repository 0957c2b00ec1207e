// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CourtSeat } from '#contract/case/court.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { CauseListScreen } from '#features/work/cause-list/cause-list-screen.tsx';
import { JudgeCalendarScreen } from '#features/work/judge-calendar/judge-calendar-screen.tsx';
import { listsOfCourts } from '#features/work/cause-list/lists-of-courts.ts';
import { hearingsAfter, hearingsBetween } from '#data/records/hearing/hearings.ts';
import { JudgeDashboardScreen } from '#features/work/judge-dashboard/judge-dashboard-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { answer } from '../../data/fake-server.ts';
import { serverApplication, serverHearing } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

const TODAY = day('2026-11-20');

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

/** A case with its application and one hearing. */
async function addHearing(change: Partial<Hearing>, record: Partial<CaseRecord> = {}): Promise<Hearing> {
  const application = await onTheDevice(db, { status: 'Approved' });
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null, ...record });
  const hearing = serverHearing({ caseId: application.caseId, date: TODAY, ...change });
  await db.hearings.put({ ...hearing, asOf: null });
  return hearing;
}

const openCalendar = (at = '/judge/calendar') =>
  renderScreen(<JudgeCalendarScreen />, { db, ports, user: judge, at });
const region = (name: string) => screen.findByRole('region', { name });

it('groups hearings of today by case category, sorted by hour', async () => {
  await addHearing({ time: '12:00' }, { title: 'Late v. State' });
  await addHearing(
    { time: '10:30', courtroom: '4' },
    { title: 'Early v. State', courtName: 'Sessions Court, Pune' },
  );
  await addHearing({}, { title: 'Hard v. State', dcmCategory: 'Complex', caseNumber: 'CC 12/2026' });
  await addHearing({ state: 'cancelled' }, { title: 'Gone v. State' });
  openCalendar();
  const standard = await region('Standard');
  await within(standard).findByText('Early v. State');
  const titles = within(standard).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Early v. State', 'Late v. State']);
  expect(standard.textContent).toContain('Court 4, Sessions Court, Pune');
  const complex = await region('Complex');
  expect(complex.textContent).toContain('CC 12/2026');
  expect(complex.querySelector('.chip--complex')?.textContent).toBe('Arguments · Complex');
  expect((await region('Expedited')).textContent).toContain('No expedited cases scheduled for today');
  expect(screen.queryByText('Gone v. State')).toBeNull();
});

it('moves a case to its group when the judge changes its category', async () => {
  const { caseId } = await addHearing({}, { title: 'Hard v. State' });
  openCalendar();
  const more = await screen.findByRole('button', { name: 'More: Hard v. State' });
  fireEvent.click(more);
  fireEvent.change(screen.getByLabelText('Case management'), { target: { value: 'Complex' } });
  const complex = await region('Complex');
  await waitFor(() => expect(complex.textContent).toContain('Hard v. State'));
  expect(complex.querySelector('.chip--complex')?.textContent).toBe('Arguments · Complex');
  expect(
    await within(await region('Standard')).findByText('No standard cases scheduled for today'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(within(complex).getByLabelText('Case management')); // still in hand
  expect(await db.outbox.toArray()).toMatchObject([
    { op: 'manage-case', entityId: caseId, body: { dcmCategory: 'Complex' }, baseVersion: 1 },
  ]);
});

it('lists upcoming hearings in date order with a reschedule link', async () => {
  await changeState(db, 'sync', { cursor: 'c1' });
  const view = openCalendar();
  fireEvent.click(await screen.findByRole('tab', { name: 'Upcoming Hearings' }));
  expect(await screen.findByText('No upcoming hearings scheduled')).toBeTruthy();
  view.unmount();
  const later = await addHearing({ date: day('2026-12-02') }, { title: 'Later v. State' });
  await addHearing({ date: day('2026-11-23') }, { title: 'Next v. State' });
  await addHearing({ date: day('2026-11-24'), state: 'adjourned' }, { title: 'Moved v. State' });
  openCalendar('/judge/calendar?tab=upcoming');
  await screen.findByText('Next v. State');
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('h3')?.textContent)).toEqual([
    'Next v. State',
    'Later v. State',
  ]);
  expect(rows[1]?.textContent).toContain('02-12-2026, 10:30');
  expect(screen.queryByRole('link', { name: 'Reschedule: Later v. State' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More: Later v. State' }));
  const move = await screen.findByRole('link', { name: 'Reschedule: Later v. State' });
  expect(move.getAttribute('href')).toBe(`/judge/schedule-hearing/${later._id}?type=hearing`);
  expect(screen.getByRole('button', { name: 'Add hearings to calendar (.ics)' })).toBeTruthy();
});

it('reports a failed fetch and offers a retry', async () => {
  ports.wait(60_000); // one notice for each failed pull
  openCalendar();
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('Failed to fetch calendar data');
  await expect
    .poll(() => useNotices.getState().shown.at(-1)) // an effect of the same state
    .toMatchObject({ description: 'Failed to fetch calendar data' });
  expect(within(failed).getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('says nothing about a day without hearings before the first finished pull', async () => {
  await addHearing({ time: '10:30' }, { title: 'Early v. State' });
  await changeState(db, 'sync', { firstPull: { state: 'running', at: '2026-11-20T05:12:00.000Z', msg: '' } });
  openCalendar();
  await within(await region('Standard')).findByText('Early v. State');
  expect((await region('Complex')).textContent).toContain('Loading hearings');
});

it('shows the error message of the server', async () => {
  ports.fetch = async () => answer(503, { msg: 'The court’s server is being mended.', code: 'unavailable' });
  openCalendar();
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('The court’s server is being mended.');
  await expect
    .poll(() => useNotices.getState().shown.at(-1)) // an effect of the same state
    .toMatchObject({ description: 'Failed to fetch calendar data' });
});

it('shows hearings of today on the dashboard, or none after a fetch', async () => {
  const open = () =>
    renderScreen(<JudgeDashboardScreen />, { db, ports, user: judge, at: '/judge-dashboard' });
  await changeState(db, 'sync', { cursor: 'c1' });
  const view = open();
  expect(await screen.findByText('No Hearings Today')).toBeTruthy();
  expect(screen.getByText('You have no hearings scheduled for today.')).toBeTruthy();
  const { caseId } = await addHearing(
    { purpose: 'orders' },
    { title: 'A v. State', dcmCategory: 'Expedited' },
  );
  const list = await region('Today’s Hearings');
  await waitFor(() => expect(list.textContent).toContain('A v. State'));
  expect(list.querySelector('.chip--expedited')?.textContent).toBe('For orders · Expedited');
  const link = within(list).getByRole('link', { name: 'View Case: A v. State' });
  expect(link.getAttribute('href')).toBe(`/judge/case/${caseId}`);
  view.unmount();
});

it('sorts by hour before it cuts a page within a day', async () => {
  for (const time of ['15:00', '11:00', '13:00'])
    await addHearing({ date: day('2026-11-24'), time }, { title: `${time} v. State` });
  const first = await hearingsAfter(db, day('2026-11-20'), 2);
  expect(first.map(({ time }) => time)).toEqual(['11:00', '13:00']);
});

it('shows a week with the load of each day, and the next week', async () => {
  await addHearing({ date: day('2026-11-24'), minutes: 200 }, { title: 'Long v. State' });
  await addHearing({ date: day('2026-11-24'), minutes: 140, time: '14:00' }, { title: 'Longer v. State' });
  await addHearing({ date: day('2026-12-01') }, { title: 'Next v. State' });
  openCalendar('/judge/calendar?tab=upcoming&view=week&from=2026-11-24');
  expect(await screen.findByRole('heading', { name: '23-11-2026 – 29-11-2026' })).toBeTruthy();
  const tuesday = await region('Tue 24-11-2026');
  expect(tuesday.textContent).toContain('2 matters, about 5 hours 40 minutes. Over capacity');
  expect(screen.getByRole('img', { name: /^Load of each day/ }).getAttribute('aria-label')).toBe(
    'Load of each day; Tue 24-11-2026: 2 matters, about 5 hours 40 minutes, Over capacity',
  );
  expect(screen.getByText('One court day: 5 hours 30 minutes')).toBeTruthy();
  expect(await within(await region('Wed 25-11-2026')).findByText(/^No hearing/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  expect((await region('Tue 01-12-2026')).textContent).toContain('Next v. State');
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByRole('heading', { name: '07-12-2026 – 13-12-2026' });
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Load/ })).toBeNull()); // nothing is listed
});

it('focuses only days with hearings in a month, and opens one', async () => {
  await addHearing({ date: day('2026-11-24') }, { title: 'First v. State' });
  await addHearing({ date: day('2026-12-04') }, { title: 'December v. State' });
  openCalendar('/judge/calendar?tab=upcoming&view=month');
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('button')).toHaveLength(1);
  expect(within(table).getAllByRole('row')).toHaveLength(7); // six weeks begin or end in it
  fireEvent.click(within(table).getByRole('button', { name: '24-11-2026: 1 matter' }));
  expect((await region('24-11-2026')).textContent).toContain('First v. State');
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '04-12-2026: 1 matter' })).toBeTruthy();
});

it('lists the matters of a day by court in any spelling', async () => {
  const ofPune = await addHearing({ time: '10:30' }, { court: 'sessions', courtPlace: 'Pune' });
  const again = await addHearing({ time: '11:00' }, { court: 'sessions', courtPlace: ' pune ' });
  const ofThane = await addHearing({ time: '11:30' }, { court: 'sessions', courtPlace: 'Thane' });
  const unknown = await addHearing({ time: '12:00' });
  await db.cases.delete(unknown.caseId);
  const hearings = await hearingsBetween(db, TODAY, TODAY);
  const listed = (issued?: CourtSeat) =>
    listsOfCourts(hearings, issued).map(({ isOwn, hearings: of }) => [isOwn, of.map(({ _id }) => _id)]);
  expect(listed({ kind: 'sessions', place: 'PUNE' })).toEqual([
    [true, [ofPune._id, again._id, unknown._id]],
    [false, [ofThane._id]],
  ]);
  expect(listed({ kind: 'high', place: 'Mumbai' })).toEqual([
    [false, [ofPune._id, again._id]],
    [false, [ofThane._id]],
    [true, [unknown._id]],
  ]);
  expect(listed()).toEqual([
    [false, [ofPune._id, again._id]],
    [false, [ofThane._id]],
    [false, [unknown._id]],
  ]);
});

it('builds the cause list of a day, numbered by hour', async () => {
  await addHearing({ time: '12:00' }, { title: 'Late v. State', caseNumber: 'CC 12/2026' });
  await addHearing(
    { time: '10:30', purpose: 'orders' },
    {
      title: 'Early v. State',
      respondent: 'State of Maharashtra',
      charges: ['BNS 303(2)'],
      facts: { chargesheet: { state: 'filed', on: day('2026-10-01') } },
    },
  );
  renderScreen(
    <Routes>
      <Route path="/judge/cause-list/:day?" element={<CauseListScreen />} />
    </Routes>,
    { db, ports, user: judge, at: '/judge/cause-list/2026-11-20' },
  );
  const table = await screen.findByRole('table', { name: 'Cause list of 20-11-2026' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(
    /^1.*10:30.*Early v\. State.*BNS 303\(2\).*Public Prosecutor.*For orders.*Charge-sheet filed/,
  );
  expect(first?.textContent).toMatch(/FIR \d/);
  expect(screen.getByText(`Before: ${judge.name}`)).toBeTruthy();
  expect(second?.textContent).toMatch(/^2.*12:00.*CC 12\/2026.*Late v\. State/);
});

it('names transit bail with the FIR of the other State, and every FIR of a matter', async () => {
  const { case: facts, bail } = serverApplication();
  const base = { ...facts, custodyStatus: 'not-arrested' as const, court: 'sessions' as const };
  const transit = await onTheDevice(db, {
    applicant: { ...serverApplication().applicant, name: 'Imran Shaikh' },
    case: {
      ...base,
      firNumber: '77/2026',
      policeStation: 'Kotwali',
      district: 'Jaipur',
      state: 'Rajasthan',
      firInOtherState: true,
    },
    bail: { ...bail, relief: 'anticipatory' },
  });
  const several = await onTheDevice(db, {
    applicant: { ...serverApplication().applicant, name: 'Farida Ansari' },
    case: {
      ...base,
      furtherFirs: [{ firNumber: '31/2026', policeStation: 'Kothrud', sections: [], allegations: '' }],
    },
    bail: { ...bail, relief: 'anticipatory' },
  });
  for (const [application, time] of [
    [transit, '10:30'],
    [several, '11:00'],
  ] as const) {
    const { _id: applicationId, caseId } = application;
    await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
    await db.hearings.put({ ...serverHearing({ caseId, applicationId, date: TODAY, time }), asOf: null });
  }
  renderScreen(
    <Routes>
      <Route path="/judge/cause-list/:day?" element={<CauseListScreen />} />
    </Routes>,
    { db, ports, user: judge, at: '/judge/cause-list/2026-11-20' },
  );
  await screen.findByText(/Farida Ansari/);
  const [first = '', second = ''] = ['Imran Shaikh', 'Farida Ansari'].map(
    (name) => screen.getAllByRole('row').find((row) => row.textContent.includes(name))?.textContent,
  );
  expect(first).toContain('Transit anticipatory bail');
  expect(first).toContain('FIR 77/2026, Kotwali, Jaipur, Rajasthan');
  expect(second).toContain('FIR 123/2026, Shivajinagar');
  expect(second).toContain('FIR 31/2026, Kothrud');
  expect(second).not.toContain('Transit');
});
