/** Accrued rights come first, so that a judge sees them before opening the file. */
import type { ClockDate, MatterClock, MaybeRight } from '#law-explain/matter-clock.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useHearingDays } from '#data/react/use-hearing-days.ts';
import { CustodyTrack } from '#parts/clock-row/custody-track.tsx';
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

interface AccruedRightsProps {
  readonly matter: ClockMatter | null;
  /** With the custody line, on a screen that has no larger picture of the custody. */
  readonly withTrack?: true;
}

export function AccruedRights({ matter, withTrack }: AccruedRightsProps) {
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
          {withTrack && matter && <Track clock={counted.clock} caseId={matter.caseId} />}
          <Rights open={counted.clock.open} maybe={counted.clock.maybe} />
          <p className="small quiet">{lawSentence(law.asOf, { about: LAW_AS_OF })}</p>
        </>
      )}
    </LedgerSection>
  );
}

interface TrackProps {
  readonly clock: MatterClock;
  readonly caseId: string;
}

/** Custody until today, and the first right, as on the dashboard of the lawyer. */
function Track({ clock: { track, open, maybe, coming }, caseId }: TrackProps) {
  const { clock: words } = useText();
  const { day } = useCourtDay();
  const hearing = useHearingDays(caseId)?.find((each) => each >= day);
  if (track === null) return null;
  const due = open[0]?.on ?? maybe[0]?.since ?? coming[0]?.on ?? null;
  return (
    <>
      <CustodyTrack marks={track} due={due} hearing={hearing} state={open.length > 0 ? 'open' : undefined} />
      <p className="small quiet">{words.trackMarks}</p>
    </>
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
