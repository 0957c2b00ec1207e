/** Accrued rights come first, so that a judge sees them before opening the file. */
import type { ClockDate, MaybeRight } from '#law-explain/matter-clock.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { useMatterClock } from '#parts/liberty-clock/use-matter-clock.ts';
import { useText } from '#parts/text-context.tsx';
import { Stop } from '#parts/full-stop.tsx';
import { questionsOf } from '#text/explained-words.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayText } from '#ui/time-text.tsx';

export function AccruedRights({ matter }: { matter: ClockMatter | null }) {
  const { judgeCase, law } = useText();
  const text = judgeCase.rights;
  const counted = useMatterClock(matter);
  return (
    <LedgerSection title={text.title}>
      {counted.status === 'loading' && <Skeleton label={text.loading} rows={1} />}
      {counted.status === 'over' && <p className="quiet">{text.over}</p>}
      {counted.status === 'missing' && <Note kind="wait">{text.tables}</Note>}
      {counted.status === 'ready' && (
        <>
          <Rights open={counted.clock.open} maybe={counted.clock.maybe} />
          <p className="small quiet">{lawSentence(law.asOf, { about: LAW_AS_OF })}</p>
        </>
      )}
    </LedgerSection>
  );
}

interface RightsProps {
  readonly open: readonly ClockDate[];
  readonly maybe: readonly MaybeRight[];
}

function Rights({ open, maybe }: RightsProps) {
  const words = useText();
  const { clock, judgeCase } = words;
  const text = judgeCase.rights;
  if (open.length + maybe.length === 0) return <p className="quiet">{text.none}</p>;
  return (
    <List>
      {open.map(({ right, authority, on, dayOfCount }) => (
        <ListRow
          key={right}
          title={`${clock.rights[right]}: ${text.open}`}
          under={
            <p>
              {on !== null && (
                <>
                  {text.since} <DayText day={on} />
                  {dayOfCount !== null && clock.dates.day(dayOfCount)}
                  <Stop />{' '}
                </>
              )}
              <Citation authority={authority} />
            </p>
          }
        />
      ))}
      {maybe.map(({ right, authority, since, asks }) => (
        <ListRow
          key={right}
          title={`${clock.rights[right]}: ${text.maybe}`}
          under={
            <p>
              {text.mayBeSince} <DayText day={since} />
              <Stop /> {text.asks(questionsOf(asks, words))} <Citation authority={authority} />
            </p>
          }
        />
      ))}
    </List>
  );
}
