// @vitest-environment jsdom
/** Closed days of the court beside dates that are entered or listed, offline. Nothing is blocked. */
import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCase } from '#data/records/case/open-case.ts';
import { saveCase } from '#data/records/case/save-case.ts';
import { setCache } from '#data/store/cache.ts';
import type { Db } from '#data/store/db.ts';
import { TrackerScreen } from '#features/work/tracker/tracker-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import type { ClockDate } from '#law-explain/matter-clock.ts';
import { ClockConsequence } from '#parts/clock-row/clock-consequence.tsx';
import { HearingLine } from '#parts/hearing-list/hearing-line.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { noNetwork, pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { DELHI_CALENDAR } from '../../support/court-calendar.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(noNetwork); // 20-11-2026
});
afterEach(() => {
  cleanup();
  db.close();
});

const DELHI = { facts: { state: 'Delhi' } };
/** The notes behind the sentence of the date. */
const closedText = (container: HTMLElement): string =>
  [...container.querySelectorAll('.small')].map(({ textContent }) => textContent).join('');
const show = (node: ReactNode) => renderScreen(node, { db, ports });

it('points out a closed day below a date field, with the source of the holiday', async () => {
  await setCache(db, 'calendars', [DELHI_CALENDAR]);
  show(<DateBox id="next" label="Next" value="2027-03-22" sitting={DELHI} onChange={() => {}} />);
  const note = await screen.findByText(/^Court closed: Holi\./);
  expect(note.textContent).toBe(
    'Court closed: Holi. Source: Invented notification 1/2026. Check the date with the court.',
  );
});

it('says nothing for an open day and for a date of no court', async () => {
  await setCache(db, 'calendars', [DELHI_CALENDAR]);
  show(
    <>
      <DateBox id="a" label="A" value="2026-11-27" sitting={DELHI} onChange={() => {}} />
      <DateBox id="b" label="B" value="2026-11-29" onChange={() => {}} />
      <DateBox id="c" label="C" value="2026-12-06" sitting={DELHI} onChange={() => {}} />
    </>,
  );
  await screen.findByText(/Court closed: Sunday/);
  expect(screen.getAllByText(/Court .*closed/)).toHaveLength(1);
});

it('points it out in the list of cases and saves such a date without a question', async () => {
  const done = await openCase(db, ports, {
    applicant: 'Imran Sheikh',
    court: 'sessions',
    courtPlace: 'Pune',
  });
  if (!done.ok) throw new Error('not opened');
  const saved = await saveCase(db, ports, done.value._id, { nextHearingDate: day('2026-11-29') });
  expect(saved.ok).toBe(true);
  renderScreen(
    <Routes>
      <Route path="*" element={<TrackerScreen />} />
    </Routes>,
    { db, ports, at: '/status-tracking' },
  );
  expect((await screen.findAllByText('Court closed: Sunday')).length).toBeGreaterThan(0);
});

it('points it out beside a listed hearing, but not beside a past one', async () => {
  const hearing = { _id: 'h', caseId: 'c', courtroom: undefined, minutes: undefined, purpose: null };
  const listed = { ...hearing, state: 'listed', matter: null, time: '11:00' } as const;
  show(
    <>
      <HearingLine hearing={{ ...listed, date: day('2026-11-28') }} withDay />
      <HearingLine hearing={{ ...listed, date: day('2026-11-15') }} withDay />
    </>,
  );
  await screen.findByText('Court usually closed: fourth Saturday');
  expect(screen.queryByText('Court closed: Sunday')).toBeNull();
});

it.each([
  ['deposit-due', /General Clauses Act/],
  ['appeal-by', /Limitation Act/],
  ['default-bail', /Court closed: Sunday$/],
] as const)('notes the closed last day of %s and keeps the date', async (right, note) => {
  const date: ClockDate = {
    right,
    on: day('2026-11-29'),
    daysLeft: 9,
    effect: 'lapses',
    authority: { source: 'NI', at: 's.148' },
    contested: null,
    missing: [],
    estimated: false,
    dayOfCount: null,
    openPoint: null,
    asks: [],
  };
  const { container } = show(
    <ClockConsequence date={date} matter={DELHI} isOpen={false} links={undefined} />,
  );
  await screen.findByText('Court closed: Sunday');
  expect(container.textContent).toContain('29-11-2026');
  expect(closedText(container)).toMatch(note);
});
