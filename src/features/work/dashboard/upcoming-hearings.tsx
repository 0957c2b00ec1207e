import { Link } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { ownHearingsAfter } from '#data/records/hearing/own-hearings.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { hearingTitle, placeOf } from '#text/hearing-words.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { LedgerRow, LedgerRows } from '#ui/lists/ledger-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { HEARING_ROWS } from './rows-to-come.ts';
import { nameFor } from '#domain/case/name-for.ts';

/** Next three hearings, including today's. */
export function UpcomingHearings() {
  const { dashboard, hearingCalendar } = useText();
  const words = dashboard.hearings;
  const db = useDb();
  const { day } = useCourtDay();
  const live = useLive(() => ownHearingsAfter(db, addDays(day, -1), HEARING_ROWS), [db, day]);
  return (
    <LedgerSection
      title={words.title}
      later={HEARING_ROWS}
      more={
        <Link className="more" to="/hearings">
          {words.all}
        </Link>
      }
    >
      {live.status === 'loading' ? (
        <Skeleton label={words.loading} rows={HEARING_ROWS} />
      ) : live.value.length === 0 ? (
        <OnceKnown label={words.loading} rows={HEARING_ROWS}>
          <p className="quiet">{hearingCalendar.noneUpcoming}</p>
        </OnceKnown>
      ) : (
        <LedgerRows>
          <ol>
            {live.value.map((hearing) => (
              <Coming key={hearing._id} hearing={hearing} />
            ))}
          </ol>
        </LedgerRows>
      )}
    </LedgerSection>
  );
}

/** Month and day, name, time, location. */
function Coming({ hearing }: { hearing: ListedHearing }) {
  const text = useText();
  const { caseId, date, matter, time } = hearing;
  const name = matter ? nameFor(matter) : hearingTitle(hearing, text);
  return (
    <LedgerRow
      figure={<time dateTime={date}>{Number(date.slice(8))}</time>}
      unit={text.hearingCalendar.views.shortMonth(Number(date.slice(5, 7)))}
      title={matter ? <Link to={`/case/${caseId}`}>{name}</Link> : name}
      law={time === null ? text.hearings.noHour : `${time} ${text.times.zone}`}
      consequence={placeOf(hearing, text)}
      go
    />
  );
}
