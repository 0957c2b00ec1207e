/** Hearings before a judge on this device: today's by management category, then coming ones. */
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DcmCategory } from '#contract/case/case-record.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import {
  hearingsAfter,
  hearingsBetween,
  hearingsOn,
  type HearingView,
} from '#data/records/hearing/hearings.ts';
import { AddAll } from '#parts/hearing-calendar/add-to-calendar.tsx';
import { HearingCalendar } from '#parts/hearing-calendar/hearing-calendar.tsx';
import type { HearingSource } from '#parts/hearing-calendar/hearing-source.ts';
import { categoryOf } from '#parts/hearing-list/hearing-row.tsx';
import { type Docket, useDocket } from '#parts/judge-docket/use-docket.ts';
import { TakeDay } from '#parts/pinned-day/take-day.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { CalendarRow } from './calendar-row.tsx';

const COURT: HearingSource<HearingView> = {
  after: hearingsAfter,
  between: hearingsBetween,
  Row: CalendarRow,
  ofOneCourt: true,
};

const TABS = ['today', 'upcoming'] as const;

export function JudgeCalendarScreen() {
  const { hearingCalendar, judgeCalendar: text } = useText();
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
            <Skeleton label={hearingCalendar.loading} rows={2} />
          ) : tab === 'today' ? (
            <Today />
          ) : (
            <HearingCalendar source={COURT} />
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

/** The first download failed and there are no local data. */
function Failed({ docket }: { docket: Docket }) {
  const { judge, judgeCalendar: text } = useText();
  return (
    <Note kind="danger" role="alert">
      <div className="stack">
        <p>{docket.said || text.failed.description}</p>
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
  const { hearingCalendar, judgeCalendar: text } = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const live = useLive(() => hearingsOn(db, day), [db, day]);
  const [opened, setOpened] = useState<string | null>(null);
  if (live.status === 'loading') return <Skeleton label={hearingCalendar.loading} rows={2} />;
  return (
    <div className="stack">
      {TODAY_GROUPS.map((category) => (
        <Group
          key={category}
          category={category}
          opened={opened}
          onOpen={setOpened}
          hearings={live.value.filter((hearing) => categoryOf(hearing) === category)}
        />
      ))}
      <TakeDay day={day} />
      <AddAll hearings={live.value} />
      <p className="row">
        <ButtonLink icon={Printer} to={`/judge/cause-list/${day}`}>
          {text.causeList.open}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Order of the specification. */
const TODAY_GROUPS: readonly DcmCategory[] = ['Expedited', 'Standard', 'Complex'];

interface GroupProps {
  readonly category: DcmCategory;
  readonly hearings: readonly HearingView[];
  readonly opened: string | null;
  readonly onOpen: (id: string | null) => void;
}

function Group({ category, hearings, opened, onOpen }: GroupProps) {
  const { judgeCalendar: text } = useText();
  return (
    <LedgerSection title={text.groups[category]}>
      {hearings.length === 0 ? (
        <p className="quiet">{text.noneToday[category]}</p>
      ) : (
        <List>
          {hearings.map((hearing) => (
            <CalendarRow key={hearing._id} hearing={hearing} opened={opened} onOpen={onOpen} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}
