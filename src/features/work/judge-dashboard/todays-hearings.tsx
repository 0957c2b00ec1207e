import { Link } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { hearingsOn } from '#data/records/hearing/hearings.ts';
import { HearingRow } from '#parts/hearing-list/hearing-row.tsx';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { TakeDay } from '#parts/pinned-day/take-day.tsx';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** `loading`: nothing fetched yet, so an empty docket would be wrong. */
export function TodaysHearings({ loading }: { loading: boolean }) {
  const { hearingCalendar, judgeCalendar: text } = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const live = useLive(() => hearingsOn(db, day), [db, day]);
  const hearings = loading || live.status === 'loading' ? null : live.value;
  return (
    <LedgerSection title={text.tabs.today} more={<Link to="/judge/calendar">{text.all}</Link>}>
      {hearings === null && <Skeleton label={hearingCalendar.loading} rows={2} />}
      {hearings?.length === 0 && (
        <OnceKnown label={hearingCalendar.loading} rows={2}>
          <Empty title={text.noneOnDashboard.title}>{text.noneOnDashboard.text}</Empty>
        </OnceKnown>
      )}
      {hearings && hearings.length > 0 && (
        <div className="stack">
          <TakeDay day={day} />
          <List>
            {hearings.map((hearing) => (
              <HearingRow key={hearing._id} hearing={hearing} />
            ))}
          </List>
        </div>
      )}
    </LedgerSection>
  );
}
