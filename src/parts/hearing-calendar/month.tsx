import { useState } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import type { ClosedDay } from '#domain/hearing/court-calendar/closed-day.ts';
import { ANY_COURT } from '#domain/hearing/court-calendar/high-court.ts';
import { loadOf } from '#domain/hearing/hearing-load.ts';
import { addDays, type CalendarDate, indianDate, mondayOf, monthOf } from '#kernel/calendar-date.ts';
import { closedDayText, useClosedDays } from '#parts/court-closed/use-closed-day.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { HearingSource } from './hearing-source.ts';
import { Day } from './week.tsx';
import { PeriodActs, type PeriodProps } from './period-acts.tsx';
import './month.css';

/** A month by weeks; days with hearings open below. */
export function Month<T extends ListedHearing>({ source, from, onGo }: PeriodProps<T>) {
  const text = useText().hearingCalendar;
  const { db } = useDevice();
  const first = monthOf(from);
  const next = monthOf(from, 1);
  const live = useLive(() => source.between(db, first, addDays(next, -1)), [db, first, next, source]);
  const [opened, setOpened] = useState<CalendarDate | null>(null);
  const hearingsByDay = live.status === 'ready' ? byDay(live.value) : null;
  const openedHearings = opened === null ? undefined : hearingsByDay?.get(opened);
  return (
    <div className="stack">
      <PeriodActs
        kind="month"
        name={text.views.monthName(first.slice(0, 4), Number(first.slice(5, 7)))}
        before={monthOf(from, -1)}
        after={next}
        onGo={onGo}
      />
      {hearingsByDay === null ? (
        <Skeleton label={text.loading} rows={4} />
      ) : (
        <Weeks
          source={source}
          first={first}
          next={next}
          listed={hearingsByDay}
          opened={opened}
          onOpen={setOpened}
        />
      )}
      {hearingsByDay?.size === 0 && (
        <OnceKnown label={text.loading} rows={1}>
          <p className="quiet">{text.views.noneInMonth}</p>
        </OnceKnown>
      )}
      {opened !== null && openedHearings && (
        <Day source={source} name={indianDate(opened)} hearings={openedHearings} />
      )}
    </div>
  );
}

function byDay<T extends ListedHearing>(hearings: readonly T[]): ReadonlyMap<CalendarDate, T[]> {
  const days = new Map<CalendarDate, T[]>();
  for (const hearing of hearings) days.set(hearing.date, [...(days.get(hearing.date) ?? []), hearing]);
  return days;
}

interface WeeksProps<T extends ListedHearing> {
  readonly source: HearingSource<T>;
  readonly first: CalendarDate;
  readonly next: CalendarDate;
  readonly listed: ReadonlyMap<CalendarDate, readonly T[]>;
  readonly opened: CalendarDate | null;
  readonly onOpen: (day: CalendarDate) => void;
}

/** A table, so that screen readers announce weekday and week. Only days with hearings are focusable. */
function Weeks<T extends ListedHearing>({ source, first, next, listed, opened, onOpen }: WeeksProps<T>) {
  const { weekdays } = useText().hearingCalendar.views;
  const { day: today } = useCourtDay();
  const closedOn = useClosedDays(ANY_COURT); // several courts may be listed in one month
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
              <td
                key={day}
                aria-current={day === today ? 'date' : undefined}
                data-closed={closedOn(day) === null ? undefined : ''}
              >
                {day >= first && day < next && (
                  <DayCell
                    day={day}
                    hearings={listed.get(day) ?? []}
                    mayOverfill={source.ofOneCourt}
                    closed={closedOn(day)}
                    open={day === opened}
                    onOpen={() => onOpen(day)}
                  />
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
  readonly hearings: readonly ListedHearing[];
  readonly mayOverfill: boolean;
  readonly closed: ClosedDay | null;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function DayCell({ day, hearings, mayOverfill, closed, open, onOpen }: DayCellProps) {
  const catalogue = useText();
  const { hearingCalendar, shell } = catalogue;
  const text = hearingCalendar.views;
  const number = Number(day.slice(8));
  const reason = closed === null ? undefined : closedDayText(closed, catalogue);
  if (hearings.length === 0) {
    return (
      <span className="month-day quiet" title={reason}>
        {number}
        {reason !== undefined && <span className="vh">{reason}</span>}
      </span>
    );
  }
  const isOverfull = mayOverfill && loadOf(hearings).isOverfull;
  return (
    <button
      type="button"
      className={isOverfull ? 'month-day month-day--full' : 'month-day'}
      aria-pressed={open}
      aria-label={[text.dayOf(indianDate(day), hearings.length), isOverfull && text.overfull, reason]
        .filter(Boolean)
        .join(`${shell.stop} `)}
      title={reason}
      onClick={onOpen}
    >
      {number}
      <b>{hearings.length}</b>
    </button>
  );
}
