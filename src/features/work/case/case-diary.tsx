import { Link } from 'react-router-dom';
import { useDb, useLive } from '#data/react/use-live.ts';
import { diaryOf } from '#data/records/diary/diary.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayText } from '#ui/time-text.tsx';

const SHOWN = 3;

/** Latest entries; the diary shows all. */
export function CaseDiary({ caseId }: { caseId: string }) {
  const words = useText().caseFile.diary;
  const db = useDb();
  const live = useLive(() => diaryOf(db, { caseId }), [db, caseId]);
  const diary = `/case-diary?case=${caseId}`;
  return (
    <LedgerSection
      title={words.title}
      more={
        <Link className="more" to={diary}>
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
          {live.value.slice(0, SHOWN).map(({ _id, date, time, description }) => (
            <ListRow
              key={_id}
              title={
                <>
                  <DayText day={date} />
                  {time && `, ${time}`}
                </>
              }
              to={`${diary}&entry=${_id}`}
              under={<p className="as-typed">{description}</p>}
            />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}
