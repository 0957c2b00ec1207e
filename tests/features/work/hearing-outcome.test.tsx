// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import type { Db } from '#data/store/db.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { HearingScreen } from '#features/work/hearing/hearing-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import { serverHearing } from '../../data/server-records.ts';
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

async function open(overrides: Partial<Hearing> = {}): Promise<Hearing> {
  const { _id, caseId } = application;
  const hearing = serverHearing({ caseId, applicationId: _id, date: day('2026-11-20'), ...overrides });
  await db.hearings.put({ ...hearing, asOf: null });
  renderScreen(
    <Routes>
      <Route path="/judge/hearing/:id" element={<HearingScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, user: judge, at: `/judge/hearing/${hearing._id}` },
  );
  await screen.findByRole('combobox', { name: 'Outcome' });
  return hearing;
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const outcome = () => screen.getByRole('combobox', { name: 'Outcome' });
const choose = (value: string) => fireEvent.change(outcome(), { target: { value } });
const record = () => fireEvent.click(screen.getByRole('button', { name: 'Record Outcome' }));
const outcomes = () => [...outcome().querySelectorAll('option')].map(({ value }) => value);

it('records an adjournment with party, reason and date, then opens the case', async () => {
  const { _id, caseId } = await open();
  choose('adjourned');
  type('Adjourned at the instance of', 'accused');
  type('Reason for the adjournment', 'Counsel was ill.');
  type(/^Next date/, '04-12-2026');
  type(/^Notes/, 'Last opportunity.');
  record();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(`/judge/case/${caseId}`));
  expect(await db.outbox.toArray()).toMatchObject([
    {
      op: 'change-hearing',
      entityId: _id,
      baseVersion: 1,
      body: {
        state: 'adjourned',
        adjournedBy: 'accused',
        reason: 'Counsel was ill.',
        nextDate: '2026-12-04',
        notes: 'Last opportunity.',
      },
    },
  ]);
  expect(await db.hearings.get(_id)).toMatchObject({ state: 'adjourned', nextDate: '2026-12-04' });
  expect(await db.formDrafts.get(['outcome', _id])).toBeUndefined();
});

it('requires a party, a reason and a later date', async () => {
  await open();
  record();
  expect(outcome().getAttribute('aria-invalid')).toBe('true');
  choose('adjourned');
  type(/^Next date/, '20-11-2026');
  record();
  await screen.findAllByText('Select who sought the adjournment.');
  expect(screen.getAllByText('Enter the reason for the adjournment.').length).toBeGreaterThan(0);
  expect(screen.getAllByText('The next date must be after this hearing.').length).toBeGreaterThan(0);
  expect(await db.outbox.count()).toBe(0);
});

it('clears the adjournment when the hearing is recorded as heard', async () => {
  const { _id } = await open({ state: 'adjourned', adjournedBy: 'court', reason: 'Strike.' });
  choose('heard');
  record();
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  expect(await db.outbox.toArray()).toMatchObject([
    { body: { state: 'heard', adjournedBy: null, reason: null } },
  ]);
  expect(await db.hearings.get(_id)).not.toHaveProperty('reason');
});

it('offers only adjournment and cancellation before the day', async () => {
  await open({ date: day('2026-11-27') });
  expect(outcomes()).toEqual(['', 'adjourned', 'cancelled']);
});

it('keeps the draft of an outcome', async () => {
  const { _id } = await open();
  choose('part-heard');
  type(/^Notes/, 'Reply is awaited.');
  cleanup();
  await waitFor(async () =>
    expect(await db.formDrafts.get(['outcome', _id])).toMatchObject({
      values: { state: 'part-heard', notes: 'Reply is awaited.' },
    }),
  );
});
