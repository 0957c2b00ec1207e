import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { hearingsBetween, type HearingView } from '#data/records/hearing/hearings.ts';
import { loadOf } from '#domain/hearing-load.ts';
import { addDays, indianDate, mondayOf } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List } from '#ui/list-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CalendarRow } from './calendar-row.tsx';
import { PeriodActs, type PeriodProps } from '#parts/month-grid/period-acts.tsx';

const DAYS = 7;

/** Seven days from a Monday, each with what it holds. */
export function Week({ from, onGo }: PeriodProps) {
  const { judgeCalendar: text } = useText();
  const { db } = useDevice();
  const monday = mondayOf(from);
  const sunday = addDays(monday, DAYS - 1);
  const live = useLive(() => hearingsBetween(db, monday, sunday), [db, monday, sunday]);
  const days = Array.from({ length: DAYS }, (_, n) => addDays(monday, n));
  return (
    <div className="stack">
      <PeriodActs
        kind="week"
        name={`${indianDate(monday)} – ${indianDate(sunday)}`}
        before={addDays(monday, -DAYS)}
        after={addDays(monday, DAYS)}
        onGo={onGo}
      />
      {live.status === 'loading' ? (
        <Skeleton label={text.loading} rows={2} />
      ) : (
        days.map((day, n) => (
          <Day
            key={day}
            name={`${text.views.weekdays[n] ?? ''} ${indianDate(day)}`}
            hearings={live.value.filter(({ date }) => date === day)}
          />
        ))
      )}
    </div>
  );
}

interface DayProps {
  readonly name: string;
  readonly hearings: readonly HearingView[];
}

export function Day({ name, hearings }: DayProps) {
  const text = useText().judgeCalendar.views;
  const { minutes, isOverfull } = loadOf(hearings);
  return (
    <LedgerSection
      title={name}
      more={
        hearings.length > 0 && (
          <span className="small">
            {text.load(hearings.length, minutes)}
            {isOverfull && <strong>. {text.overfull}</strong>}
          </span>
        )
      }
    >
      {hearings.length === 0 ? (
        <p className="quiet">{text.noneOnDay}</p>
      ) : (
        <List>
          {hearings.map((hearing) => (
            <CalendarRow key={hearing._id} hearing={hearing} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}
