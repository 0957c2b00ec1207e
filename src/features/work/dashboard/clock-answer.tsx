import { assertNever } from '#kernel/assert.ts';
import type { DatedRow, MaybeRow, ShownClock } from '#parts/liberty-clock/clock-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { questionsOf } from '#text/explained-words.ts';
import { DayText } from '#ui/time-text.tsx';
import { appliedFor, type ClockLinks } from '#parts/clock-row/clock-links.ts';
import { Stop } from '#parts/full-stop.tsx';

/** Summary of the list in one message; pure, so that tests need no screen. */
export type ClockSaying =
  | { readonly kind: 'open'; readonly count: number; readonly losing: string | null; readonly maybe: number }
  | { readonly kind: 'maybe'; readonly row: MaybeRow; readonly more: number }
  | { readonly kind: 'next'; readonly row: DatedRow }
  | { readonly kind: 'needs'; readonly count: number }
  | { readonly kind: 'calm' };

export function clockHeadline(
  { open, maybe, coming, counts, losing: beyond }: ShownClock,
  links: ClockLinks,
): ClockSaying {
  if (counts.open > 0) {
    const losing = open.find(
      ({ date, matter }) =>
        date.right === 'default-bail' && !appliedFor(links.get(matter.caseId), date.right),
    );
    const name = (losing ?? beyond)?.matter.name ?? null;
    return { kind: 'open', count: counts.open, losing: name, maybe: counts.maybe };
  }
  const [first] = maybe;
  if (first) return { kind: 'maybe', row: first, more: counts.maybe - 1 };
  const [row] = coming;
  if (row) return { kind: 'next', row };
  return counts.asking > 0 ? { kind: 'needs', count: counts.asking } : { kind: 'calm' };
}

export function ClockAnswer({ saying }: { saying: ClockSaying }) {
  return (
    <p className="answer">
      <Saying saying={saying} />
    </p>
  );
}

function Saying({ saying }: { saying: ClockSaying }) {
  const { clock } = useText();
  const words = clock.answer;
  switch (saying.kind) {
    case 'open':
      return (
        <>
          {words.open(saying.count)}
          {saying.losing !== null && (
            <>
              {' '}
              <strong>{words.possessive(saying.losing)}</strong> {words.lost}
            </>
          )}
          {saying.maybe > 0 && <> {words.maybeToo(saying.maybe)}</>}
        </>
      );
    case 'maybe':
      return <MaybeSaying row={saying.row} more={saying.more} />;
    case 'next': {
      const { date, matter } = saying.row;
      return (
        <>
          {words.next} <strong>{matter.name}</strong>, {lowered(clock.rights[date.right])},{' '}
          <strong>
            <DayText day={date.on} />
          </strong>
          , {words.inDays(date.daysLeft)}
          <Stop />
        </>
      );
    }
    case 'needs':
      return words.needs(saying.count);
    case 'calm':
      return clock.calm;
    default:
      return assertNever(saying);
  }
}

function MaybeSaying({ row: { matter, maybe }, more }: { row: MaybeRow; more: number }) {
  const text = useText();
  const words = text.clock.answer;
  return (
    <>
      {words.maybe} <strong>{matter.name}</strong>, {lowered(text.clock.rights[maybe.right])}, {words.since}{' '}
      <strong className="clock-since" data-stop={text.shell.stop}>
        <DayText day={maybe.since} />
      </strong>
      <span className="clock-questions">: {questionsOf(maybe.asks, text)}</span>
      {more > 0 && <span className="clock-questions"> {words.maybeMore(more)}</span>}
    </>
  );
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
