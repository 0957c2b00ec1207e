/** A month by its weeks: how much each day holds; days that hold something open. */
import { useCourtDay } from '#data/react/use-court-day.ts';
import { addDays, type CalendarDate, indianDate, mondayOf } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import './month-grid.css';

export interface DayMarks {
  readonly count: number;
  readonly isOverfull: boolean;
}

interface MonthGridProps {
  /** The first day of the month, and that of the next one. */
  readonly first: CalendarDate;
  readonly next: CalendarDate;
  readonly cellOf: (day: CalendarDate) => DayMarks;
  readonly opened: CalendarDate | null;
  readonly onOpen: (day: CalendarDate) => void;
}

/** A table, so that a screen reader says weekday and week; only days with hearings take the focus. */
export function MonthGrid({ first, next, cellOf, opened, onOpen }: MonthGridProps) {
  const { weekdays } = useText().judgeCalendar.views;
  const { day: today } = useCourtDay();
  return (
    <table className="month">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first, next).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} aria-current={day === today ? 'date' : undefined}>
                {day >= first && day < next && (
                  <DayCell day={day} marks={cellOf(day)} open={day === opened} onOpen={() => onOpen(day)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function weeksOf(first: CalendarDate, next: CalendarDate): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  for (let monday = mondayOf(first); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(monday, n)));
  }
  return weeks;
}

interface DayCellProps {
  readonly day: CalendarDate;
  readonly marks: DayMarks;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function DayCell({ day, marks: { count, isOverfull }, open, onOpen }: DayCellProps) {
  const text = useText().judgeCalendar.views;
  const number = Number(day.slice(8));
  if (count === 0) return <span className="month-day quiet">{number}</span>;
  return (
    <button
      type="button"
      className={isOverfull ? 'month-day month-day--full' : 'month-day'}
      aria-pressed={open}
      aria-label={[text.dayOf(indianDate(day), count), isOverfull && text.overfull]
        .filter(Boolean)
        .join('. ')}
      onClick={onOpen}
    >
      {number}
      <b>{count}</b>
    </button>
  );
}
