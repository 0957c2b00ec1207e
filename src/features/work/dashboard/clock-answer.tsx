import { assertNever } from '#kernel/assert.ts';
import type { ClockList, DatedRow } from '#parts/liberty-clock/clock-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { DayText } from '#ui/time-text.tsx';
import { appliedFor, type ClockLinks } from './clock-links.ts';

/** What the whole list says, in one sentence; pure, so that it can be read without a screen. */
export type ClockSaying =
  | { readonly kind: 'open'; readonly count: number; readonly losing: string | null }
  | { readonly kind: 'next'; readonly row: DatedRow }
  | { readonly kind: 'needs'; readonly count: number }
  | { readonly kind: 'calm' };

export function clockSaying({ open, coming, asking }: ClockList, links: ClockLinks): ClockSaying {
  if (open.length > 0) {
    const losing = open.find(
      ({ date, matter }) =>
        date.right === 'default-bail' && !appliedFor(links.get(matter.caseId), date.right),
    );
    return { kind: 'open', count: open.length, losing: losing?.matter.name ?? null };
  }
  const [row] = coming;
  if (row) return { kind: 'next', row };
  return asking.length > 0 ? { kind: 'needs', count: asking.length } : { kind: 'calm' };
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
        </>
      );
    case 'next': {
      const { date, matter } = saying.row;
      return (
        <>
          {words.next} <strong>{matter.name}</strong>, {lowered(clock.rights[date.right])},{' '}
          <strong>
            <DayText day={date.on} />
          </strong>
          , {words.inDays(date.daysLeft)}.
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

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
