/** The calendar of a user as text, with the same entries as the file of the device. Runs in a worker thread. */
import * as ics from 'ics';
import { type Calendar, calendarText } from '#documents/calendar/calendar-text.ts';
import { calendarEntries } from '#documents/calendar/clock-entries.ts';
import { clockOf } from '#documents/calendar/clock-of-matter.ts';
import { hearingEntry } from '#documents/calendar/hearing-entries.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { AddedCaseLaw } from '#law/case-law/judgment.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { calendarFeed } from '#text/en/account/calendar-feed.ts';
import { choices } from '#text/en/choices.ts';
import { clock } from '#text/en/work/clock.ts';
import { hearingCalendar } from '#text/en/work/hearing-calendar.ts';
import { judgeCalendar } from '#text/en/work/judge-calendar.ts';
import { records } from '#text/en/work/records.ts';
import { scheduleHearing } from '#text/en/work/schedule-hearing.ts';
import { calendarFeed as calendarFeedInHindi } from '#text/hi/account/calendar-feed.ts';
import { choices as choicesInHindi } from '#text/hi/choices.ts';
import { clock as clockInHindi } from '#text/hi/work/clock.ts';
import { hearingCalendar as hearingCalendarInHindi } from '#text/hi/work/hearing-calendar.ts';
import { judgeCalendar as judgeCalendarInHindi } from '#text/hi/work/judge-calendar.ts';
import { records as recordsInHindi } from '#text/hi/work/records.ts';
import { scheduleHearing as scheduleHearingInHindi } from '#text/hi/work/schedule-hearing.ts';
import { withFallback } from '#text/with-fallback.ts';
import type { OwnDates } from './own-dates.ts';

type CalendarTexts = Pick<
  Catalogue,
  'choices' | 'clock' | 'hearingCalendar' | 'judgeCalendar' | 'records' | 'scheduleHearing'
>;

const ENGLISH: CalendarTexts = { choices, clock, hearingCalendar, judgeCalendar, records, scheduleHearing };
const HINDI = withFallback(ENGLISH, {
  choices: choicesInHindi,
  clock: clockInHindi,
  hearingCalendar: hearingCalendarInHindi,
  judgeCalendar: judgeCalendarInHindi,
  records: recordsInHindi,
  scheduleHearing: scheduleHearingInHindi,
});

interface CalendarRequest extends OwnDates {
  readonly asOf: CalendarDate;
  readonly now: Date;
  readonly caseLaw: AddedCaseLaw;
  /** English is the language of every calendar but the Hindi one. */
  readonly language: string | undefined;
}

export async function calendarFile(request: CalendarRequest): Promise<string> {
  const { matters, hearings, asOf, now, caseLaw } = request;
  const texts = request.language === 'hi' ? HINDI : ENGLISH;
  const tables = await serverLawTables(caseLaw);
  const counted = matters.map((matter) => ({ matter, clock: clockOf(matter, { tables, asOf }) }));
  const calendar: Calendar = {
    name: (request.language === 'hi' ? calendarFeedInHindi : calendarFeed).name,
    entries: [...hearings.map((hearing) => hearingEntry(hearing, texts)), ...calendarEntries(counted, texts)],
    now,
  };
  return calendarText(ics, calendar);
}
