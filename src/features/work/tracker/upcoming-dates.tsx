/** Hearing dates of the user's cases as calendar and list. */
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { ownHearingsAfter, ownHearingsBetween } from '#data/records/hearing/own-hearings.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { HearingSource } from '#parts/hearing-calendar/hearing-source.ts';
import { Month } from '#parts/hearing-calendar/month.tsx';
import { useNextListed } from '#parts/hearing-calendar/use-next-listed.ts';
import { OwnHearingRow } from '#parts/hearing-list/own-hearing-row.tsx';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';

const OWN: HearingSource<ListedHearing> = {
  after: ownHearingsAfter,
  between: ownHearingsBetween,
  Row: DateRow,
  ofOneCourt: false,
};

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
    <LedgerSection
      title={words.title}
      more={
        <Link className="more" to="/hearings">
          {words.open}
        </Link>
      }
    >
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

/** Opens on the month of the next hearing. */
function CalendarView() {
  const { tracker } = useText();
  const { day: today } = useCourtDay();
  const [asked, setAsked] = useState<CalendarDate | null>(null);
  const next = useNextListed(OWN, today);
  const at = asked ?? next;
  if (at === null) return <Skeleton label={tracker.hearings.loading} rows={4} />;
  return (
    <OnceKnown label={tracker.hearings.loading} rows={4}>
      <Month source={OWN} from={at} onGo={setAsked} />
    </OnceKnown>
  );
}

const PAGE = 25;

/** Includes today. */
function ListView() {
  const { tracker } = useText();
  const { day: today } = useCourtDay();
  const db = useDb();
  const [shown, setShown] = useState(PAGE);
  const live = useLive(() => ownHearingsAfter(db, addDays(today, -1), shown + 1), [db, today, shown]);
  if (live.status === 'loading') return <Skeleton label={tracker.hearings.loading} rows={3} />;
  if (live.value.length === 0) {
    return (
      <OnceKnown label={tracker.hearings.loading} rows={3}>
        <p className="quiet">{tracker.hearings.none}</p>
      </OnceKnown>
    );
  }
  return (
    <div className="stack">
      <List>
        {live.value.slice(0, shown).map((hearing) => (
          <DateRow key={hearing._id} hearing={hearing} withDay />
        ))}
      </List>
      {live.value.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>{tracker.hearings.more}</Button>
      )}
    </div>
  );
}

/** Opens beside the list. */
function DateRow({ hearing, withDay = false }: { hearing: ListedHearing; withDay?: boolean }) {
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  to.set('case', hearing.caseId);
  return <OwnHearingRow hearing={hearing} withDay={withDay} to={`?${to.toString()}`} />;
}
