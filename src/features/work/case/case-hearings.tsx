import { Link } from 'react-router-dom';
import { useDb, useLive } from '#data/react/use-live.ts';
import { hearingsOfCase } from '#data/records/hearing/hearings-of-case.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { isDay } from '#kernel/calendar-date.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayText } from '#ui/time-text.tsx';

/** As listed by the court, newest first. */
export function CaseHearings({ caseId }: { caseId: string }) {
  const words = useText().caseFile.hearings;
  const db = useDb();
  const live = useLive(() => hearingsOfCase(db, caseId), [db, caseId]);
  return (
    <LedgerSection
      title={words.title}
      more={
        <Link className="more" to="/hearings">
          {words.open}
        </Link>
      }
    >
      {live.status === 'loading' && <Skeleton label={words.loading} rows={1} />}
      {live.status === 'ready' && live.value.length === 0 && (
        <OnceKnown label={words.loading} rows={1}>
          <p className="quiet">{words.none}</p>
        </OnceKnown>
      )}
      {live.status === 'ready' && live.value.length > 0 && (
        <List>
          {live.value.map((hearing) => (
            <HearingLine key={hearing._id} hearing={hearing} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}

function HearingLine({ hearing: { date, time, purpose, courtroom, state } }: { hearing: HearingRow }) {
  const words = useText().caseFile.hearings;
  const under = [
    purpose && words.purpose(purpose),
    courtroom && words.room(courtroom),
    words.state(state ?? ''),
  ];
  return (
    <ListRow
      title={
        <>
          {isDay(date) && <DayText day={date} />} {words.at(time)}
        </>
      }
      under={<p>{under.filter(Boolean).join(' · ')}</p>}
    />
  );
}
