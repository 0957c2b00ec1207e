import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ClockDate, ClockFact } from '#law-explain/matter-clock.ts';
import { useCalendarFile } from '#parts/calendar-file/use-calendar-file.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { type CountedMatter, datesOf } from '#documents/calendar/counted-matter.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { DayText } from '#ui/time-text.tsx';
import { calendarEntries, dayName, readingText } from '#documents/calendar/clock-entries.ts';
import { useQuestions } from './clock-questions.tsx';

interface ClockDetailsProps {
  of: CountedMatter;
  /** Left out if the row has no date. */
  date?: ClockDate;
  /** Facts that the row itself asks for; not asked again inside. */
  besides: readonly ClockFact[];
}

/** Details of a row: both readings if the law is open, all dates, tools and other remedies. */
export function ClockDetails(props: ClockDetailsProps) {
  const { clock } = useText();
  const [open, setOpen] = useState(false);
  const { of, date } = props;
  const hasDates = datesOf(of).length > 0;
  const label = hasDates ? clock.details.all : clock.details.more;
  return (
    <details
      className={hasDates ? 'clock-more clock-more--dates' : 'clock-more'}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {date?.contested ? <Chip kind="contested">{clock.contested}</Chip> : label}{' '}
        <span className="vh">{clock.details.of(of.matter.name)}</span>
      </summary>
      {open && <Inside {...props} />}
    </details>
  );
}

function Inside({ of, date, besides }: ClockDetailsProps) {
  const text = useText();
  const reading = date && readingText(date, text);
  const dates = datesOf(of);
  return (
    <>
      {reading && <p>{reading}</p>}
      {dates.length > 0 && (
        <ul>
          {dates.map((one) => (
            <li key={one.right}>
              <DayText day={one.on} />: {dayName(one, text)}, <Citation authority={one.authority} />
            </li>
          ))}
        </ul>
      )}
      <MatterTools of={of} />
      <OtherRoutes of={of} besides={besides} />
      {dates.length > 0 && <CalendarOf of={of} />}
    </>
  );
}

function MatterTools({ of: { matter } }: { of: CountedMatter }) {
  const { clock, shell } = useText();
  const whose = <span className="vh">{clock.details.of(matter.name)}</span>;
  return (
    <p className="row">
      <Link className="more" to={`/calculator?case=${matter.caseId}`}>
        {shell.entries.calculator} {whose}
      </Link>
      <Link className="more" to={`/risk-assessment/${matter.caseId}`}>
        {shell.entries['risk-assessment']} {whose}
      </Link>
    </p>
  );
}

/** Asks for the facts that would open another remedy. */
function OtherRoutes({ of: { matter, clock }, besides }: Pick<ClockDetailsProps, 'of' | 'besides'>) {
  const { routes } = useText().clock;
  const { act, below } = useQuestions(
    matter,
    clock.routeAsks.filter((fact) => !besides.includes(fact)),
  );
  if (!act) return null;
  return (
    <div className="stack">
      <p className="quiet">{routes}</p>
      {act}
      {below}
    </div>
  );
}

function CalendarOf({ of }: { of: CountedMatter }) {
  const text = useText();
  const { calendar, details } = text.clock;
  const { making, make } = useCalendarFile();
  return (
    <Button
      kind="quiet"
      icon={CalendarPlus}
      busy={making ? calendar.making : undefined}
      onClick={() => void make(calendar.fileOne(of.matter.name), calendarEntries([of], text))}
    >
      {details.calendar} <span className="vh">{details.of(of.matter.name)}</span>
    </Button>
  );
}
