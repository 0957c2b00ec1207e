/** Exports one hearing, or all shown, as calendar entries. */
import { CalendarPlus } from 'lucide-react';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { hearingEntry, isToBeCalled } from '#documents/calendar/hearing-entries.ts';
import { useCalendarFile } from '#parts/calendar-file/use-calendar-file.ts';
import { hearingTitle } from '#text/hearing-words.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

export function AddOne({ hearing }: { hearing: ListedHearing }) {
  const text = useText();
  const { file, of } = text.hearingCalendar;
  const { making, make } = useCalendarFile(file.name);
  return (
    <Button
      kind="quiet"
      busy={making ? text.clock.calendar.making : undefined}
      onClick={() => void make(file.fileOne(hearing.date), [hearingEntry(hearing, text)])}
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
            open.map((hearing) => hearingEntry(hearing, text)),
          )
        }
      >
        {file.all}
      </Button>
    </p>
  );
}
