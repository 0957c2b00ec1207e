/** Hearings as calendar entries. */
import type { DatedHearing } from '#domain/hearing/own-dates.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { type HeardMatter, hearingTitle, numberOf, placeOf, purposeOf } from '#text/hearing-words.ts';
import type { CalendarEntry } from './calendar-events.ts';

type HearingTexts = Pick<Catalogue, 'choices' | 'hearingCalendar' | 'judgeCalendar' | 'scheduleHearing'>;

export const isToBeCalled = ({ state }: Pick<DatedHearing<unknown>, 'state'>): boolean =>
  OPEN_STATES.includes(state);

/** A whole day, independent of time zone; the time is in the title. */
export function hearingEntry(hearing: DatedHearing<HeardMatter>, text: HearingTexts): CalendarEntry {
  const { file } = text.hearingCalendar;
  const { time } = hearing;
  const title = file.event(time, purposeOf(hearing, text), hearingTitle(hearing, text));
  return {
    uid: `hearing-${hearing._id}`,
    on: hearing.date,
    title,
    description: [numberOf(hearing, text), placeOf(hearing, text)].filter(Boolean).join('\n'),
    alarm: (days) => file.alarm(title, days),
  };
}
