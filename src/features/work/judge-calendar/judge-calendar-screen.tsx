/** The hearings before a judge, from this device: today's by how their cases are managed, and those to come. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DcmCategory } from '#contract/case-record.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { hearingsAfter, hearingsOn, type HearingView } from '#data/records/hearing/hearings.ts';
import { categoryOf } from '#parts/hearing-list/hearing-row.tsx';
import { type Docket, useDocket } from '#parts/judge-docket/use-docket.ts';
import { shownRows } from '#parts/screen/shown-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List } from '#ui/list-row.tsx';
import { Note } from '#ui/note.tsx';
import { notify } from '#ui/notices.ts';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AddAll, CalendarRow } from './calendar-row.tsx';

const TABS = ['today', 'upcoming'] as const;

export function JudgeCalendarScreen() {
  const { judgeCalendar: text } = useText();
  const [search, setSearch] = useSearchParams();
  const docket = useDocket();
  useFailure(docket);
  const tab = search.get('tab') === 'upcoming' ? 'upcoming' : 'today';
  const choose = (next: (typeof TABS)[number]) => {
    setSearch(next === 'today' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <PageHead title={text.title} />
      {docket.state === 'failed' ? (
        <Failed docket={docket} />
      ) : (
        <Tabs
          label={text.tabs.label}
          tabs={TABS.map((key) => ({ key, label: text.tabs[key] }))}
          current={tab}
          onChange={choose}
        >
          {docket.state === 'loading' ? (
            <Skeleton label={text.loading} rows={2} />
          ) : tab === 'today' ? (
            <Today />
          ) : (
            <Upcoming />
          )}
        </Tabs>
      )}
    </Page>
  );
}

function useFailure({ state }: Docket): void {
  const { failed } = useText().judgeCalendar;
  useEffect(() => {
    if (state === 'failed') notify({ ...failed, type: 'error' });
  }, [state, failed]);
}

/** The first fetch did not come through, and there is nothing on the device to show instead. */
function Failed({ docket }: { docket: Docket }) {
  const { judge, judgeCalendar: text } = useText();
  return (
    <Note kind="danger" role="alert">
      <div className="stack">
        <p>{text.failed.description}</p>
        <p>{judge.failedNext}</p>
        <p className="row">
          <Button busy={docket.fetching ? judge.trying : undefined} onClick={docket.fetchAgain}>
            {judge.tryAgain}
          </Button>
        </p>
      </div>
    </Note>
  );
}

function Today() {
  const { judgeCalendar: text } = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const live = useLive(() => hearingsOn(db, day), [db, day]);
  if (live.status === 'loading') return <Skeleton label={text.loading} rows={2} />;
  return (
    <div className="stack">
      {TODAY_GROUPS.map((category) => (
        <Group
          key={category}
          category={category}
          hearings={live.value.filter((hearing) => categoryOf(hearing) === category)}
        />
      ))}
      <AddAll hearings={live.value} />
    </div>
  );
}

/** The specification's order. */
const TODAY_GROUPS: readonly DcmCategory[] = ['Expedited', 'Standard', 'Complex'];

function Group({ category, hearings }: { category: DcmCategory; hearings: readonly HearingView[] }) {
  const { judgeCalendar: text } = useText();
  return (
    <LedgerSection title={text.groups[category]}>
      {hearings.length === 0 ? (
        <p className="quiet">{text.noneToday[category]}</p>
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

const PAGE = 50;
const PARAM = 'show';

function Upcoming() {
  const { judgeCalendar: text } = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const [search, setSearch] = useSearchParams();
  const shown = shownRows(search, { param: PARAM, first: PAGE });
  const live = useLive(() => hearingsAfter(db, day, shown + 1), [db, day, shown]);
  if (live.status === 'loading') return <Skeleton label={text.loading} rows={2} />;
  if (live.value.length === 0) return <p className="quiet">{text.noneUpcoming}</p>;
  const rows = live.value.slice(0, shown);
  const more = () => {
    setSearch(
      (now) => {
        now.set(PARAM, String(shown + PAGE));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <LedgerSection title={text.tabs.upcoming}>
      <div className="stack">
        <List>
          {rows.map((hearing) => (
            <CalendarRow key={hearing._id} hearing={hearing} withDay />
          ))}
        </List>
        {live.value.length > shown && <Button onClick={more}>{text.showMore}</Button>}
        <AddAll hearings={rows} />
      </div>
    </LedgerSection>
  );
}
