/** Hearings before a judge on this device: today's by management category, then coming ones. */
import { Printer } from 'lucide-react';
import { useState } from 'react';
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
import { FiguresAge } from '#parts/first-pull/figures-age.tsx';
import { NotFetched } from '#parts/first-pull/not-fetched.tsx';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useDocket } from '#parts/judge-docket/use-docket.ts';
import { TakeDay } from '#parts/pinned-day/take-day.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List } from '#ui/lists/list-row.tsx';
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
  const tab = search.get('tab') === 'upcoming' ? 'upcoming' : 'today';
  const choose = (next: (typeof TABS)[number]) => {
    setSearch(next === 'today' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <PageHead title={text.title} />
      <FiguresAge />
      {docket.kind === 'failed' ? (
        <NotFetched failure={docket} notice={text.failed} />
      ) : (
        <Tabs
          label={text.tabs.label}
          tabs={TABS.map((key) => ({ key, label: text.tabs[key] }))}
          current={tab}
          onChange={choose}
        >
          {docket.kind === 'fetching' ? (
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
  const { hearingCalendar, judgeCalendar: text } = useText();
  return (
    <LedgerSection title={text.groups[category]}>
      {hearings.length === 0 ? (
        <OnceKnown label={hearingCalendar.loading} rows={1}>
          <p className="quiet">{text.noneToday[category]}</p>
        </OnceKnown>
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
