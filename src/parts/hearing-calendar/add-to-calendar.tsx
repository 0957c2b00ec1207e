/** Exports one hearing, or all shown, as calendar entries. */
import { CalendarPlus } from 'lucide-react';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import type { CalendarEntry } from '#parts/calendar-file/calendar-events.ts';
import { useCalendarFile } from '#parts/calendar-file/use-calendar-file.ts';
import { hearingTitle, numberOf, placeOf, purposeOf } from '#parts/hearing-list/hearing-words.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';

export const isToBeCalled = ({ state }: Pick<ListedHearing, 'state'>): boolean => OPEN_STATES.includes(state);

export function AddOne({ hearing }: { hearing: ListedHearing }) {
  const text = useText();
  const { file, of } = text.hearingCalendar;
  const { making, make } = useCalendarFile(file.name);
  return (
    <Button
      kind="quiet"
      busy={making ? text.clock.calendar.making : undefined}
      onClick={() => void make(file.fileOne(hearing.date), [entryOf(hearing, text)])}
    >
      {file.one}
      <span className="vh">{of(hearingTitle(hearing, text))}</span>
    </Button>
  );
}

/** All shown hearings that are still to come. */
export function AddAll({ hearings }: { hearings: readonly ListedHearing[] }) {
  const text = useText();
  const { file } = text.hearingCalendar;
  const { making, make } = useCalendarFile(file.name);
  const open = hearings.filter(isToBeCalled);
  if (open.length === 0) return null;
  return (
    <p className="row">
      <Button
        icon={CalendarPlus}
        busy={making ? text.clock.calendar.making : undefined}
        onClick={() =>
          void make(
            file.fileAll,
            open.map((hearing) => entryOf(hearing, text)),
          )
        }
      >
        {file.all}
      </Button>
    </p>
  );
}

/** A whole day, independent of time zone; the time is in the title. */
function entryOf(hearing: ListedHearing, text: Catalogue): CalendarEntry {
  const { file } = text.hearingCalendar;
  const { time } = hearing;
  const title = file.event(time, purposeOf(hearing, text), hearingTitle(hearing, text));
  return {
    uid: `hearing-${hearing._id}`,
    on: hearing.date,
    title,
    description: [numberOf(hearing), placeOf(hearing, text)].filter(Boolean).join('\n'),
    alarm: (days) => file.alarm(title, days),
  };
}
