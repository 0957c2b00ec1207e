import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cite } from '#law/authority.ts';
import { useCalendarFile } from '#parts/calendar-file/use-calendar-file.ts';
import { type ClockRow, datesOf } from '#parts/liberty-clock/clock-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DayText } from '#ui/time-text.tsx';
import { calendarEntries, dayName, readingText } from './clock-calendar.ts';

/** One tap away: both readings where the law is open, every date of the matter, and the calendar file. */
export function ClockDetails({ row }: { row: ClockRow }) {
  const { clock } = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="clock-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {row.date.contested ? <Chip kind="contested">{clock.contested}</Chip> : clock.details.all}{' '}
        <span className="vh">{clock.details.of(row.matter.name)}</span>
      </summary>
      {open && <Inside row={row} />}
    </details>
  );
}

function Inside({ row }: { row: ClockRow }) {
  const text = useText();
  const { making, make } = useCalendarFile();
  const { calendar, details } = text.clock;
  const reading = readingText(row.date, text);
  return (
    <>
      {reading && <p>{reading}</p>}
      <ul>
        {datesOf(row).map((date) => (
          <li key={date.right}>
            <DayText day={date.on} />: {dayName(date, text)}, {cite(date.authority)}
          </li>
        ))}
      </ul>
      <p className="row">
        <Link className="more" to={`/calculator?case=${row.matter.caseId}`}>
          {text.shell.entries.calculator} <span className="vh">{details.of(row.matter.name)}</span>
        </Link>
        <Link className="more" to={`/risk-assessment/${row.matter.caseId}`}>
          {text.shell.entries['risk-assessment']} <span className="vh">{details.of(row.matter.name)}</span>
        </Link>
      </p>
      <Button
        kind="quiet"
        icon={CalendarPlus}
        busy={making ? calendar.making : undefined}
        onClick={() => void make(calendar.fileOne(row.matter.name), calendarEntries([row], text))}
      >
        {details.calendar} <span className="vh">{details.of(row.matter.name)}</span>
      </Button>
    </>
  );
}
