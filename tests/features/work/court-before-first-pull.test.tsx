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

beforeEach(async () => {
  ({ device: db, address: at } = await newDevice());
});

/** The first page has come, with one of the hearings. */
async function newDevice(): Promise<{ device: Db; address: string }> {
  const device = await testDb(judge);
  const application = await onTheDevice(device, { applicationNumber: 'BA/2026/17' });
  const { _id, caseId } = application;
  await device.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  const hearing = serverHearing({ caseId, applicationId: _id, date: day('2026-11-20') });
  await device.hearings.put({ ...hearing, asOf: null });
  await changeState(device, 'sync', {
    firstPull: { state: 'running', at: '2026-11-20T05:59:00.000Z', msg: '' },
  });
  return { device, address: `/judge/schedule-hearing/${_id}?type=application` };
}
afterEach(() => {
  cleanup();
  db.close();
});

const open = (address: string, on = db) =>
  renderScreen(
    <Routes>
      <Route path="/judge/hearing/:id" element={<HearingScreen />} />
      <Route path="/document/:id" element={<DocumentScreen />} />
      <Route path="/judge/schedule-hearing/:id?" element={<ScheduleHearingScreen />} />
      <Route path="/judge/cause-list/:day?" element={<CauseListScreen />} />
    </Routes>,
    { db: on, ports: testPorts(), user: judge, at: address },
  );

const known = (on = db) => changeState(on, 'sync', { firstPull: null });
const MOST_TURNS = 4_000;

/** Turns after which a device that knows its records shows the text: an unknown one is given twice as many. */
async function enoughTurns(text: RegExp, addressOf: (own: string) => string): Promise<number> {
  const { device, address } = await newDevice();
  await known(device);
  open(addressOf(address), device);
  let turns = 0;
  while (screen.queryAllByText(text).length === 0 && turns < MOST_TURNS) {
    await settled(1);
    turns += 1;
  }
  expect(screen.queryAllByText(text).length).toBeGreaterThan(0);
  cleanup();
  device.close();
  return 2 * turns;
}

const MISSING = /not found|not on this/i;
const FREE_DAY = /Next free working day/;

it.each(['/judge/hearing/h1', '/document/d1'])(
  'does not call %s missing before the first pull ends',
  async (address) => {
    const turns = await enoughTurns(MISSING, () => address);
    open(address);
    await screen.findByText(/^Loading/);
    await settled(turns);
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
  const turns = await enoughTurns(FREE_DAY, (own) => own);
  open(at);
  await screen.findByLabelText('Time');
  await settled(turns);
  expect(screen.queryByText(FREE_DAY)).toBeNull();
  await known();
  await screen.findByText(FREE_DAY);
});

it('prints no cause list that may lack hearings', async () => {
  open('/judge/cause-list/2026-11-20');
  await screen.findAllByText(/Ramesh Jadhav/);
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
  expect((await screen.findAllByText(/^Loading/)).length).toBeGreaterThan(0);
  await known();
  await screen.findByRole('button', { name: /Print/ });
});
