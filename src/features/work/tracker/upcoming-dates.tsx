/** The days on which the person's cases are heard: as a calendar and as a list. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { type CourtDate, courtDatesBetween, courtDatesFrom } from '#data/records/case/tracked-cases.ts';
import { addDays, type CalendarDate, monthOf } from '#kernel/calendar-date.ts';
import { MonthGrid } from '#parts/month-grid/month-grid.tsx';
import { PeriodActs } from '#parts/month-grid/period-acts.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DayText } from '#ui/time-text.tsx';
import { courtWords } from './case-list.tsx';

const TABS = ['calendar', 'list'] as const;
const VIEW = 'view';

export function UpcomingDates() {
  const { tracker } = useText();
  const words = tracker.hearings;
  const [search, setSearch] = useSearchParams();
  const view = search.get(VIEW) === 'list' ? 'list' : 'calendar';
  const choose = (next: (typeof TABS)[number]) =>
    setSearch(
      (now) => {
        if (next === 'list') now.set(VIEW, next);
        else now.delete(VIEW);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <LedgerSection title={words.title}>
      <Tabs
        label={words.tabs.label}
        tabs={TABS.map((key) => ({ key, label: words.tabs[key] }))}
        current={view}
        onChange={choose}
      >
        {view === 'calendar' ? <CalendarView /> : <ListView />}
      </Tabs>
    </LedgerSection>
  );
}

function CalendarView() {
  const { judgeCalendar, tracker } = useText();
  const { day: today } = useCourtDay();
  const db = useDb();
  const [at, setAt] = useState(today);
  const [opened, setOpened] = useState<CalendarDate | null>(null);
  const [first, next] = [monthOf(at), monthOf(at, 1)];
  const live = useLive(() => courtDatesBetween(db, first, addDays(next, -1)), [db, first, next]);
  const dates = live.status === 'ready' ? live.value : null;
  return (
    <div className="stack">
      <PeriodActs
        kind="month"
        name={judgeCalendar.views.monthName(first.slice(0, 4), Number(first.slice(5, 7)))}
        before={monthOf(at, -1)}
        after={next}
        onGo={setAt}
      />
      {dates === null ? (
        <Skeleton label={tracker.hearings.loading} rows={4} />
      ) : (
        <MonthGrid
          {...{ first, next, opened }}
          onOpen={setOpened}
          cellOf={(day) => ({ count: dates.filter(({ date }) => date === day).length, isOverfull: false })}
        />
      )}
      {dates?.length === 0 && <p className="quiet">{tracker.hearings.noneInMonth}</p>}
      {opened !== null && <Dates dates={(dates ?? []).filter(({ date }) => date === opened)} />}
    </div>
  );
}

const PAGE = 25;

function ListView() {
  const { tracker } = useText();
  const { day: today } = useCourtDay();
  const db = useDb();
  const [shown, setShown] = useState(PAGE);
  const live = useLive(() => courtDatesFrom(db, today, shown + 1), [db, today, shown]);
  if (live.status === 'loading') return <Skeleton label={tracker.hearings.loading} rows={3} />;
  if (live.value.length === 0) return <p className="quiet">{tracker.hearings.none}</p>;
  return (
    <div className="stack">
      <Dates dates={live.value.slice(0, shown)} />
      {live.value.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>{tracker.hearings.more}</Button>
      )}
    </div>
  );
}

function Dates({ dates }: { dates: readonly CourtDate[] }) {
  return (
    <List>
      {dates.map((each) => (
        <DateRow key={each.key} of={each} />
      ))}
    </List>
  );
}

function DateRow({ of: { matter, caseId, date, time, purpose, courtroom } }: { of: CourtDate }) {
  const text = useText();
  const { detail, hearings } = text.tracker;
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  to.set('case', caseId);
  const under = [
    purpose && text.scheduleHearing.purposeOf(purpose),
    courtroom && detail.room(courtroom),
    matter && courtWords(matter, text),
  ];
  return (
    <ListRow
      title={matter?.title ?? hearings.untitled}
      to={`?${to.toString()}`}
      under={
        <p>
          <DayText day={date} /> {time && detail.at(time)} {under.filter(Boolean).join(' · ')}
        </p>
      }
    />
  );
}
