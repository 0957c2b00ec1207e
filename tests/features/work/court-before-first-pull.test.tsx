// @vitest-environment jsdom
/** A judge’s new device before its first finished pull: no hearing or document is called missing. */
import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { recordFirstPullFailed } from '#data/store/first-pull.ts';
import { changeState } from '#data/store/meta.ts';
import type { Db } from '#data/store/db.ts';
import { CauseListScreen } from '#features/work/cause-list/cause-list-screen.tsx';
import { DocumentScreen } from '#features/work/document/document-screen.tsx';
import { HearingScreen } from '#features/work/hearing/hearing-screen.tsx';
import { ScheduleHearingScreen } from '#features/work/schedule-hearing/schedule-hearing-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import { serverHearing } from '../../data/server-records.ts';
import { judge, testDb, testPorts } from '../../data/test-device.ts';
import { onTheDevice } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';
import { settled } from '../../support/passing-time.ts';

let db: Db;
let at: string;

/** The first page has come, with one of the hearings. */
beforeEach(async () => {
  db = await testDb(judge);
  const application = await onTheDevice(db, { applicationNumber: 'BA/2026/17' });
  const { _id, caseId } = application;
  at = `/judge/schedule-hearing/${_id}?type=application`;
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  const hearing = serverHearing({ caseId, applicationId: _id, date: day('2026-11-20') });
  await db.hearings.put({ ...hearing, asOf: null });
  await changeState(db, 'sync', { firstPull: { state: 'running', at: '2026-11-20T05:59:00.000Z', msg: '' } });
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = (address: string) =>
  renderScreen(
    <Routes>
      <Route path="/judge/hearing/:id" element={<HearingScreen />} />
      <Route path="/document/:id" element={<DocumentScreen />} />
      <Route path="/judge/schedule-hearing/:id?" element={<ScheduleHearingScreen />} />
      <Route path="/judge/cause-list/:day?" element={<CauseListScreen />} />
    </Routes>,
    { db, ports: testPorts(), user: judge, at: address },
  );

const known = () => changeState(db, 'sync', { firstPull: null });
const MISSING = /not found|not on this/i;

it.each(['/judge/hearing/h1', '/document/d1'])(
  'does not call %s missing before the first pull ends',
  async (address) => {
    open(address);
    await screen.findByText(/^Loading/);
    await settled();
    expect(screen.queryByText(MISSING)).toBeNull();
    await known();
    expect((await screen.findAllByText(MISSING)).length).toBeGreaterThan(0);
  },
);

it('says that the pull failed if it cannot find a hearing, with a retry', async () => {
  await recordFirstPullFailed(db, { at: '2026-11-20T06:00:00.000Z', msg: '' });
  open('/judge/hearing/h1');
  await screen.findByText('Failed to fetch cases');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(MISSING)).toBeNull();
});

it('proposes no free day before it knows the hearings', async () => {
  open(at);
  await screen.findByLabelText('Time');
  await settled();
  expect(screen.queryByText(/Next free working day/)).toBeNull();
  await known();
  await screen.findByText(/Next free working day/);
});

it('prints no cause list that may lack hearings', async () => {
  open('/judge/cause-list/2026-11-20');
  await screen.findAllByText(/Ramesh Jadhav/);
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
  expect((await screen.findAllByText(/^Loading/)).length).toBeGreaterThan(0);
  await known();
  await screen.findByRole('button', { name: /Print/ });
});
