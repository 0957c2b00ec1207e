import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { loadOf } from '#domain/hearing/hearing-load.ts';
import { addDays, indianDate, mondayOf } from '#kernel/calendar-date.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { Stop } from '#parts/full-stop.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { HearingSource } from './hearing-source.ts';
import { WeekLoad } from './week-load.tsx';
import { PeriodActs, type PeriodProps } from './period-acts.tsx';

const DAYS = 7;

/** Seven days from a Monday, with their hearings. */
export function Week<T extends ListedHearing>({ source, from, onGo }: PeriodProps<T>) {
  const text = useText().hearingCalendar;
  const { db } = useDevice();
  const monday = mondayOf(from);
  const sunday = addDays(monday, DAYS - 1);
  const live = useLive(() => source.between(db, monday, sunday), [db, monday, sunday, source]);
  const listed = live.status === 'ready' ? live.value : [];
  const days = Array.from({ length: DAYS }, (_, n) => addDays(monday, n)).map((day, n) => ({
    day,
    name: `${text.views.weekdays[n] ?? ''} ${indianDate(day)}`,
    hearings: listed.filter(({ date }) => date === day),
  }));
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
        <>
          {source.ofOneCourt && <WeekLoad days={days} />}
          {days.map(({ day, name, hearings }) => (
            <Day key={day} source={source} name={name} hearings={hearings} />
          ))}
        </>
      )}
    </div>
  );
}

interface DayProps<T extends ListedHearing> {
  readonly source: HearingSource<T>;
  readonly name: string;
  readonly hearings: readonly T[];
}

export function Day<T extends ListedHearing>({ source, name, hearings }: DayProps<T>) {
  const { loading, views: text } = useText().hearingCalendar;
  const { minutes, isOverfull } = loadOf(hearings);
  return (
    <LedgerSection
      title={name}
      more={
        hearings.length > 0 &&
        source.ofOneCourt && (
          <span className="small">
            {text.load(hearings.length, minutes)}
            {isOverfull && (
              <strong>
                <Stop /> {text.overfull}
              </strong>
            )}
          </span>
        )
      }
    >
      {hearings.length === 0 ? (
        <OnceKnown label={loading} rows={1}>
          <p className="quiet">{text.noneOnDay}</p>
        </OnceKnown>
      ) : (
        <List>
          {hearings.map((hearing) => (
            <source.Row key={hearing._id} hearing={hearing} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}
