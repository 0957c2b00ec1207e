/** Upcoming hearings as list, week or month. View and start date are in the URL. */
import { useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { shownRows } from '#parts/screen/shown-rows.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { useFirstRows } from '#ui/lists/use-first-rows.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AddAll } from './add-to-calendar.tsx';
import type { HearingSource } from './hearing-source.ts';
import { Month } from './month.tsx';
import { useNextListed } from './use-next-listed.ts';
import { Week } from './week.tsx';

const VIEWS = ['agenda', 'week', 'month'] as const;
type View = (typeof VIEWS)[number];

export function HearingCalendar<T extends ListedHearing>({ source }: { source: HearingSource<T> }) {
  const text = useText().hearingCalendar.views;
  const [search, setSearch] = useSearchParams();
  const view: View = VIEWS.find((each) => each === search.get('view')) ?? 'agenda';
  const put = (name: string, value: string) =>
    setSearch(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="stack">
      <Segmented
        id="calendar-view"
        label={text.label}
        options={VIEWS.map((value) => ({ value, label: text[value] }))}
        value={view}
        onChange={(value) => put('view', value)}
      />
      {view === 'agenda' ? (
        <Agenda source={source} />
      ) : (
        <Period source={source} view={view} asked={search.get('from')} onGo={(to) => put('from', to)} />
      )}
    </div>
  );
}

interface PeriodOfProps<T extends ListedHearing> {
  readonly source: HearingSource<T>;
  readonly view: 'week' | 'month';
  readonly asked: string | null;
  readonly onGo: (to: CalendarDate) => void;
}

/** From the requested day, or else the next hearing. */
function Period<T extends ListedHearing>({ source, view, asked, onGo }: PeriodOfProps<T>) {
  const { loading } = useText().hearingCalendar;
  const { day: today } = useCourtDay();
  const next = useNextListed(source, today);
  const from = asked !== null && isDay(asked) ? asked : next;
  if (from === null) return <Skeleton label={loading} rows={4} />;
  const Shown = view === 'week' ? Week : Month;
  return <Shown source={source} from={from} onGo={onGo} />;
}

const PAGE = 50;
const PARAM = 'show';

/** Next hearings first, limited. */
function Agenda<T extends ListedHearing>({ source }: { source: HearingSource<T> }) {
  const text = useText().hearingCalendar;
  const { db } = useDevice();
  const { day } = useCourtDay();
  const [search, setSearch] = useSearchParams();
  const limit = shownRows(search, { param: PARAM, first: PAGE });
  const live = useLive(() => source.after(db, day, limit + 1), [db, day, limit, source]);
  if (live.status === 'loading') return <Skeleton label={text.loading} rows={2} />;
  if (live.value.length === 0) {
    return (
      <OnceKnown label={text.loading} rows={2}>
        <p className="quiet">{text.noneUpcoming}</p>
      </OnceKnown>
    );
  }
  const rows = live.value.slice(0, limit);
  const more = () => {
    setSearch(
      (now) => {
        now.set(PARAM, String(limit + PAGE));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <LedgerSection title={text.title}>
      <div className="stack">
        <Rows rows={rows} Row={source.Row} />
        {live.value.length > limit && <Button onClick={more}>{text.showMore}</Button>}
        <AddAll hearings={rows} />
      </div>
    </LedgerSection>
  );
}

function Rows<T extends ListedHearing>({
  rows,
  Row,
}: Pick<HearingSource<T>, 'Row'> & { rows: readonly T[] }) {
  return (
    <List>
      {useFirstRows(rows).map((hearing) => (
        <Row key={hearing._id} hearing={hearing} withDay />
      ))}
    </List>
  );
}
