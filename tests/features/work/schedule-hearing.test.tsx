// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import type { Application } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import { ScheduleHearingScreen } from '#features/work/schedule-hearing/schedule-hearing-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import { serverApplication, serverHearing } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
let application: Application;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts(); // 20-11-2026, 11:30 IST
  application = await onTheDevice(db, { applicationNumber: 'BA/2026/17' });
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = (at = `${application._id}?type=application`) =>
  renderScreen(
    <Routes>
      <Route path="/judge/schedule-hearing/:id?" element={<ScheduleHearingScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, user: judge, at: `/judge/schedule-hearing/${at}` },
  );

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function typeDay(iso: string) {
  type('Date of the hearing', iso.split('-').toReversed().join('-'));
}

const submit = (name = 'Schedule Hearing') => fireEvent.click(screen.getByRole('button', { name }));
const place = () => screen.getByTestId('place').textContent;

it('saves a hearing, queues it and returns to the application', async () => {
  open();
  expect(await screen.findByText('Ramesh Jadhav, BA/2026/17')).toBeTruthy();
  await screen.findByLabelText('Time');
  typeDay('2026-11-27');
  type('Time', '10:30');
  type('Purpose', 'arguments');
  type(/^Courtroom/, '4');
  type(/^Expected length/, '20');
  fireEvent.click(screen.getByLabelText('Public prosecutor'));
  submit();
  await waitFor(() => expect(place()).toBe(`/judge-application-view/${application._id}`));
  expect(await db.hearings.toArray()).toMatchObject([
    {
      applicationId: application._id,
      date: '2026-11-27',
      time: '10:30',
      purpose: 'arguments',
      courtroom: '4',
      minutes: 20,
      notices: ['prosecutor'],
      state: 'listed',
      version: 0,
    },
  ]);
  expect(await db.outbox.toArray()).toMatchObject([{ op: 'schedule-hearing', state: 'pending' }]);
  expect(await db.formDrafts.get(['hearing', application._id])).toBeUndefined();
});

it('rejects missing, past and impossible values and keeps the input', async () => {
  open();
  await screen.findByLabelText('Time');
  submit();
  for (const sentence of ['Enter the date of the hearing.', 'Time is required', 'Purpose is required']) {
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  }
  type('Time', '10:30');
  type('Purpose', 'orders');
  typeDay('2026-11-31');
  submit();
  expect(screen.getAllByText(/This date does not exist/).length).toBeGreaterThan(0);
  typeDay('2026-11-19');
  type(/^Expected length/, 'long');
  submit();
  expect(screen.getAllByText(/This date has passed/).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Enter the length in minutes, from 5 to 480.').length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Date of the hearing').value).toMatch(/^19-/);
  expect(await db.outbox.count()).toBe(0);
});

it('accepts a custom purpose and requires its text', async () => {
  open();
  await screen.findByLabelText('Time');
  typeDay('2026-11-27');
  type('Time', '10:30');
  type('Purpose', 'other');
  submit();
  const own = screen.getByLabelText('Purpose in your own words');
  expect(own.getAttribute('aria-invalid')).toBe('true');
  type('Purpose in your own words', 'Production of the accused');
  submit();
  await waitFor(async () =>
    expect(await db.hearings.toArray()).toMatchObject([{ purpose: 'Production of the accused' }]),
  );
});

it('warns about hearings at the same hour but allows the hearing', async () => {
  const other = serverApplication();
  await db.cases.put({ ...caseOpenedBy(other), title: 'Other v. State', version: 1, asOf: null });
  const at = { caseId: other.caseId, date: day('2026-11-27'), time: '10:30' };
  await db.hearings.bulkPut([
    { ...serverHearing({ ...at, minutes: 30 }), asOf: null },
    { ...serverHearing({ ...at, time: '12:00', minutes: 300 }), asOf: null },
  ]);
  open();
  await screen.findByLabelText('Time');
  typeDay('2026-11-27');
  type('Time', '10:45');
  type('Purpose', 'arguments');
  expect(await screen.findByText('At 10:30 this court also hears Other v. State.')).toBeTruthy();
  expect(screen.getByText('2 matters are already listed on this day.')).toBeTruthy();
  submit();
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
});

it('restores the draft when reopened', async () => {
  const { unmount } = open();
  await screen.findByLabelText('Time');
  type('Time', '14:15');
  unmount();
  await waitFor(async () =>
    expect(await db.formDrafts.get(['hearing', application._id])).toMatchObject({
      values: { time: '14:15' },
    }),
  );
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Time')).value).toBe('14:15');
});

it('reschedules a listed hearing from its current values', async () => {
  const { _id, caseId } = application;
  const hearing = serverHearing({ caseId, applicationId: _id, courtroom: '4' });
  await db.hearings.put({ ...hearing, asOf: null });
  open(`${hearing._id}?type=hearing`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Reschedule' })).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>('Time')).value).toBe('10:30');
  type('Time', '15:00');
  type(/^Courtroom/, '');
  submit('Reschedule');
  await waitFor(() => expect(place()).toBe(`/judge-application-view/${_id}`));
  expect(await db.outbox.toArray()).toMatchObject([
    { op: 'change-hearing', entityId: hearing._id, body: { time: '15:00', courtroom: null }, baseVersion: 1 },
  ]);
  expect(await db.hearings.get(hearing._id)).not.toHaveProperty('courtroom');
});

it('reports a missing id and a missing case', async () => {
  open('');
  expect(await screen.findByText('Case ID is missing')).toBeTruthy();
  cleanup();
  open('01939d00-0000-7000-8000-00000000dead?type=hearing');
  expect(await screen.findByText('Case not found')).toBeTruthy();
});

it('proposes the next day on which the court sits and has room', async () => {
  const { court, courtPlace } = caseOpenedBy(application);
  const full = serverHearing({
    caseId: application.caseId,
    date: day('2026-11-21'),
    time: '10:30',
    minutes: 330,
  });
  await db.hearings.put({ ...full, asOf: null });
  await db.cases.update(application.caseId, { court, ...(courtPlace && { courtPlace }) });
  open();
  // 21-11-2026 is full and 22-11-2026 a Sunday
  await screen.findByText('Next free working day: 23-11-2026 (nothing listed).');
  fireEvent.click(screen.getByRole('button', { name: 'Use 23-11-2026' }));
  await waitFor(() => expect(screen.queryByText(/^Next free working day/)).toBeNull());
});
