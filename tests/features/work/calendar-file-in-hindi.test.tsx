// @vitest-environment jsdom
/** The phone calendar's view of a file downloaded in Hindi: hearings and dates of the clock. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HEARING_PURPOSES } from '#contract/case/hearing.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { JudgeCalendarScreen } from '#features/work/judge-calendar/judge-calendar-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import { makeCalendar } from '#parts/calendar-file/make-calendar.ts';
import { calendarEntries } from '#documents/calendar/clock-entries.ts';
import { serverHearing } from '../../data/server-records.ts';
import { judge, testDb, testPorts } from '../../data/test-device.ts';
import { clockOf, matter } from '../../parts/counted-matter.ts';
import { inHindi } from '../../support/in-hindi.ts';
import { onTheDevice } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const SHOWN = /^(?:SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME):(.*)$/;

/** The raw file, and its visible lines unfolded. */
async function read(file: Blob): Promise<{ readonly lines: string[]; readonly shown: string[] }> {
  const text = await file.text();
  const shown = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  return {
    lines: text.split('\r\n'),
    shown: shown.flatMap((line) => SHOWN.exec(line)?.[1] ?? []),
  };
}

/** Excludes user input, codes of Acts, citations and escaped line breaks. */
const english = (shown: readonly string[], typed: RegExp): string[] =>
  shown.filter((line) => /[a-z]{2}/.test(line.replaceAll(typed, '').replaceAll(/\\n|CrPC/g, ' ')));

const octets = (line: string): number => new TextEncoder().encode(line).length;

it('writes hearings, purposes and places in Hindi', async () => {
  const db = await testDb(judge);
  const application = await onTheDevice(db, { status: 'Approved' });
  const record = { ...caseOpenedBy(application), version: 1, asOf: null, title: 'Kale v. State' };
  await db.cases.put(record);
  for (const purpose of HEARING_PURPOSES)
    await db.hearings.put({
      ...serverHearing({ caseId: record._id, date: day('2026-12-02'), courtroom: '4', purpose }),
      asOf: null,
    });
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  renderScreen(<JudgeCalendarScreen />, {
    db,
    ports: testPorts(),
    user: judge,
    at: '/judge/calendar?tab=upcoming',
    text: inHindi,
  });
  fireEvent.click(await screen.findByRole('button', { name: inHindi.hearingCalendar.file.all }));
  await vi.waitFor(() => expect(made).toHaveLength(1));
  const { lines, shown } = await read(made[0] ?? new Blob());
  expect(shown).toContain('ज़मानत: सुनवाई');
  expect(shown).toContain('10:30 बहस: Kale बनाम राज्य');
  expect(shown).toContain('5 दिन में: 10:30 बहस: Kale बनाम राज्य');
  expect(shown.filter((line) => line.includes('न्यायालय')).length).toBeGreaterThan(0);
  expect(english(shown, /Kale|Pune/g)).toEqual([]);
  expect(lines.filter((line) => octets(line) > 75)).toEqual([]);
  db.close();
});

it('writes the dates of the clock and their law in Hindi', async () => {
  const name = 'Imran Sheikh';
  const clock = clockOf({ sections: ['BNS 303(2)', 'BNS 318(4)'] });
  const entries = calendarEntries([{ matter: matter(name), clock }], inHindi);
  expect(entries.length).toBeGreaterThan(2);
  const file = await makeCalendar({
    name: inHindi.clock.calendar.name,
    entries,
    now: new Date('2026-11-20T06:00:00.000Z'),
  });
  if (!file.ok) throw new Error(file.error.kind);
  const { lines, shown } = await read(file.value);
  expect(shown).toContain('ज़मानत: रिहाई की तारीखें');
  expect(shown.filter((line) => line.includes('धारा')).length).toBeGreaterThan(0);
  expect(english(shown, /Imran Sheikh/g)).toEqual([]);
  expect(lines.filter((line) => octets(line) > 75)).toEqual([]);
});
