import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { hearingsBetween, type HearingView } from '#data/records/hearing/hearings.ts';
import { loadOf } from '#domain/hearing-load.ts';
import { addDays, type CalendarDate, indianDate, monthOf } from '#kernel/calendar-date.ts';
import { type DayMarks, MonthGrid } from '#parts/month-grid/month-grid.tsx';
import { PeriodActs, type PeriodProps } from '#parts/month-grid/period-acts.tsx';
import { useText } from '#parts/text-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Day } from './week.tsx';

/** A month by its weeks; days on which something is listed open below. */
export function Month({ from, onGo }: PeriodProps) {
  const { judgeCalendar: text } = useText();
  const { db } = useDevice();
  const first = monthOf(from);
  const next = monthOf(from, 1);
  const live = useLive(() => hearingsBetween(db, first, addDays(next, -1)), [db, first, next]);
  const [opened, setOpened] = useState<CalendarDate | null>(null);
  const listed = live.status === 'ready' ? byDay(live.value) : null;
  const shown = opened === null ? undefined : listed?.get(opened);
  return (
    <div className="stack">
      <PeriodActs
        kind="month"
        name={text.views.monthName(first.slice(0, 4), Number(first.slice(5, 7)))}
        before={monthOf(from, -1)}
        after={next}
        onGo={onGo}
      />
      {listed === null ? (
        <Skeleton label={text.loading} rows={4} />
      ) : (
        <MonthGrid
          {...{ first, next, opened }}
          onOpen={setOpened}
          cellOf={(day) => cellOf(listed.get(day) ?? [])}
        />
      )}
      {listed?.size === 0 && <p className="quiet">{text.views.noneInMonth}</p>}
      {opened !== null && shown && <Day name={indianDate(opened)} hearings={shown} />}
    </div>
  );
}

const cellOf = (hearings: readonly HearingView[]): DayMarks => ({
  count: hearings.length,
  isOverfull: loadOf(hearings).isOverfull,
});

function byDay(hearings: readonly HearingView[]): ReadonlyMap<CalendarDate, HearingView[]> {
  const days = new Map<CalendarDate, HearingView[]>();
  for (const hearing of hearings) days.set(hearing.date, [...(days.get(hearing.date) ?? []), hearing]);
  return days;
}
