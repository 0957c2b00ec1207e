// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { CaseScreen } from '#features/work/case/case-screen.tsx';
import { JudgeCaseScreen } from '#features/work/judge-case/judge-case-screen.tsx';
import { RecordScreen } from '#features/work/record/record-screen.tsx';
import { formDraft } from '#data/store/form-drafts.ts';
import { day } from '#kernel/calendar-date.ts';
import { formNames } from '#parts/form/form-names.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { serverHearing, serverNote } from '../../data/server-records.ts';
import { judge, lawyer, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';
import { settled } from '../../support/passing-time.ts';

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

async function onDevice(): Promise<Application> {
  const application = await onTheDevice(db);
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  return application;
}

const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path="/judge/case/:id?" element={<JudgeCaseScreen />} />
      <Route path="/record/:entity/:id" element={<RecordScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, user: judge, at },
  );
const part = (name: string) => screen.findByRole('region', { name });

it('saves a private note while typing and shows its sync status', async () => {
  const { caseId } = await onDevice();
  open(`/judge/case/${caseId}`);
  const notes = await part('Private notes');
  fireEvent.click(within(notes).getByRole('button', { name: 'Add note' }));
  fireEvent.change(within(notes).getByLabelText('New note'), { target: { value: 'Ask about parity' } });
  await waitFor(async () =>
    expect(await db.notes.toArray()).toMatchObject([{ text: 'Ask about parity', version: 0, caseId }]),
  );
  const box = await within(notes).findByLabelText('Note of 20-11-2026');
  expect(notes.textContent).toContain('Waiting');
  fireEvent.change(box, { target: { value: ' ' } });
  expect(notes.textContent).toContain('An empty note is not saved.');
  fireEvent.blur(box);
  expect(await db.notes.toArray()).toMatchObject([{ text: 'Ask about parity' }]);
});

it('shows a note of another device and removes it after confirmation', async () => {
  const { caseId } = await onDevice();
  await db.notes.put({ ...serverNote({ caseId, text: 'From chambers' }), asOf: null });
  open(`/judge/case/${caseId}`);
  const notes = await part('Private notes');
  expect(within(notes).getByDisplayValue('From chambers')).toBeTruthy();
  fireEvent.click(within(notes).getByRole('button', { name: 'Remove' }));
  fireEvent.click(await within(notes).findByText('Remove note'));
  await waitFor(() => expect(within(notes).queryByDisplayValue('From chambers')).toBeNull());
  expect(await db.outbox.toArray()).toMatchObject([{ op: 'remove-note', baseVersion: 1 }]);
});

it('opens the case of a note from a record link', async () => {
  const { caseId } = await onDevice();
  const note = serverNote({ caseId });
  await db.notes.put({ ...note, asOf: null });
  open(`/record/note/${note._id}`);
  await waitFor(() => expect(screen.getByTestId('place').textContent).toContain(`/judge/case/${caseId}`));
});

it('requires a title, saves a contested point and changes its status', async () => {
  const { _id } = await onDevice();
  openJudge({ db, ports }, `/judge-application-view/${_id}`);
  const points = await part('Contested points');
  await within(points).findByText('No contested points.');
  fireEvent.click(within(points).getByRole('button', { name: 'Add a contested point' }));
  fireEvent.click(within(points).getByRole('button', { name: 'Save point' }));
  expect(points.textContent).toContain('Enter the contested point.');
  fireEvent.change(within(points).getByLabelText('Contested point'), { target: { value: 'Custody' } });
  fireEvent.change(within(points).getByLabelText('Statement'), {
    target: { value: 'He was on interim bail.' },
  });
  fireEvent.click(within(points).getByLabelText('Disputed'));
  fireEvent.click(within(points).getByRole('button', { name: 'Save point' }));
  await within(points).findByRole('heading', { name: 'State: Custody' });
  expect(await db.contested.toArray()).toMatchObject([
    { applicationId: _id, about: 'Custody', state: 'disputed', version: 0 },
  ]);
  fireEvent.click(within(points).getByRole('button', { name: 'Edit: Custody' }));
  fireEvent.click(await within(points).findByLabelText('Decided'));
  fireEvent.click(within(points).getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(points.querySelector('.chip')?.textContent).toBe('Decided'));
});

it('restores the draft of a contested point', async () => {
  const { _id } = await onDevice();
  const view = openJudge({ db, ports }, `/judge-application-view/${_id}`);
  fireEvent.click(
    within(await part('Contested points')).getByRole('button', { name: 'Add a contested point' }),
  );
  fireEvent.change(screen.getByLabelText('Contested point'), { target: { value: 'Recovery' } });
  await waitFor(async () => expect(await db.formDrafts.get(['point', _id])).toBeTruthy());
  view.unmount();
  openJudge({ db, ports }, `/judge-application-view/${_id}`);
  fireEvent.click(
    within(await part('Contested points')).getByRole('button', { name: 'Add a contested point' }),
  );
  expect(await screen.findByDisplayValue('Recovery')).toBeTruthy();
});

it('shows contested points read-only to the lawyer', async () => {
  const own = await testDb(lawyer);
  const application = await onTheDevice(own);
  await own.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  await own.contested.put({
    _id: 'p1',
    version: 1,
    applicationId: application._id,
    about: 'Custody',
    says: 'He was on interim bail.',
    state: 'disputed',
    at: '2026-11-20T05:00:00.000Z',
    by: { _id: judge._id, name: judge.name, role: judge.role },
    asOf: null,
  });
  renderScreen(
    <Routes>
      <Route path="/case/:id" element={<CaseScreen />} />
    </Routes>,
    { db: own, ports, user: lawyer, at: `/case/${application.caseId}` },
  );
  const points = await part('Contested points');
  expect(points.textContent).toContain('He was on interim bail.');
  expect(points.textContent).toContain(`entered by ${judge.name}`);
  expect(within(points).queryByRole('button')).toBeNull();
});

const ADJOURNED = {
  date: day('2026-11-02'),
  state: 'adjourned',
  adjournedBy: 'accused',
  reason: 'Counsel unwell.',
  nextDate: day('2026-11-16'),
} as const;

async function proposedToJudge(): Promise<string> {
  const { caseId } = await onDevice();
  await db.hearings.put({ ...serverHearing({ caseId, ...ADJOURNED }), asOf: null });
  open(`/judge/case/${caseId}`);
  expect(await screen.findByText(/sought by the accused: 14 days.*so far: not entered/)).toBeTruthy();
  return caseId;
}
const countedIn = async (caseId: string) => (await db.cases.get(caseId))?.facts?.delayByAccusedDays;

it('proposes delay to the judge and counts it on confirmation', async () => {
  const caseId = await proposedToJudge();
  fireEvent.click(await screen.findByRole('button', { name: 'Count 14 days as delay' }));
  await waitFor(async () => expect(await countedIn(caseId)).toBe(14));
  await waitFor(() => expect(screen.queryByText(/sought by the accused: 14 days/)).toBeNull());
  expect(await db.outbox.toArray()).toMatchObject([
    { op: 'keep-case', entityId: caseId, body: { facts: { delayByAccusedDays: 14 } } },
  ]);
});

it('counts a typed number of days and rejects invalid text', async () => {
  const caseId = await proposedToJudge();
  const typed = await screen.findByLabelText<HTMLInputElement>('Another number of days');
  fireEvent.change(typed, { target: { value: 'a week' } });
  fireEvent.click(screen.getByRole('button', { name: 'Count this number' }));
  expect(await screen.findByText('Enter whole days, such as 14.')).toBeTruthy();
  expect([typed.value, await db.outbox.count()]).toEqual(['a week', 0]);
  fireEvent.change(typed, { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Count this number' }));
  await waitFor(async () => expect(await countedIn(caseId)).toBe(7));
  expect(await screen.findByText(/sought by the accused: 14 days.*so far: 7 days/)).toBeTruthy();
});

const NO_SPACE = 'Storage on this phone is full. Free some space and try again.';

it('keeps the typed number when storage is full', async () => {
  const caseId = await proposedToJudge();
  const typed = await screen.findByLabelText('Another number of days');
  fireEvent.change(typed, { target: { value: '7' } });
  await waitFor(async () => expect(await formDraft(db, formNames.delay(caseId))).toEqual({ days: '7' }));
  const full = vi.spyOn(db.outbox, 'add').mockRejectedValue(new Dexie.QuotaExceededError('full'));
  useNotices.setState({ shown: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Count this number' }));
  await waitFor(() => expect(useNotices.getState().shown.map(({ title }) => title)).toEqual([NO_SPACE]));
  await settled();
  full.mockRestore();
  expect(await formDraft(db, formNames.delay(caseId))).toEqual({ days: '7' });
});

it('proposes the same delay to the lawyer', async () => {
  const own = await testDb(lawyer);
  const application = await onTheDevice(own);
  await own.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  await own.hearings.put({ ...serverHearing({ caseId: application.caseId, ...ADJOURNED }), asOf: null });
  renderScreen(
    <Routes>
      <Route path="/case/:id" element={<CaseScreen />} />
    </Routes>,
    { db: own, ports, user: lawyer, at: `/case/${application.caseId}` },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Count 14 days as delay' }));
  await waitFor(async () =>
    expect((await own.cases.get(application.caseId))?.facts?.delayByAccusedDays).toBe(14),
  );
  await waitFor(() => expect(screen.queryByText(/sought by the accused: 14 days/)).toBeNull());
});
