import type { MatterClock, MaybeRight } from '#law-explain/matter-clock.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import type { LibertyRight } from '#law-explain/liberty-dates.ts';
import type { Catalogue } from '#text/catalogue.ts';

interface DatesEffectProps {
  readonly before: MatterClock;
  readonly after: MatterClock;
  /** True if the change is saved, false if it is still being typed. */
  readonly kept: boolean;
}

/** Effect of changed facts on the dates of a matter. */
export function DatesEffect({ before, after, kept }: DatesEffectProps) {
  const text = useText();
  const { effect } = text.caseFile;
  const changes = changedDates(before, after);
  return (
    <Note kind="info" role="status">
      <p className="strong">{kept ? effect.title : effect.ahead}</p>
      {changes.length === 0 && <p>{effect.none}</p>}
      {changes.map((change) => (
        <p key={change.right}>{changeWords(change, text)}</p>
      ))}
    </Note>
  );
}

type ClockRight = LibertyRight | MaybeRight['right'];

interface StandingDate {
  readonly on: CalendarDate | null;
  readonly state: 'open' | 'maybe' | 'coming';
}

interface ChangedDate {
  readonly right: ClockRight;
  /** Null if the right was not, or is no longer, available. */
  readonly from: StandingDate | null;
  readonly to: StandingDate | null;
}

/** Rights whose date or state differs after the change. */
function changedDates(before: MatterClock, after: MatterClock): ChangedDate[] {
  const [from, to] = [datesByRight(before), datesByRight(after)];
  return [...new Set([...to.keys(), ...from.keys()])].flatMap((right): ChangedDate[] => {
    const change = { right, from: from.get(right) ?? null, to: to.get(right) ?? null };
    const isSame = change.from?.on === change.to?.on && change.from?.state === change.to?.state;
    return isSame ? [] : [change];
  });
}

function datesByRight({ open, maybe, coming }: MatterClock): Map<ClockRight, StandingDate> {
  const rows: (readonly [ClockRight, StandingDate])[] = [
    ...coming.map(({ right, on }) => [right, { on, state: 'coming' }] as const),
    ...maybe.map(({ right, since: on }) => [right, { on, state: 'maybe' }] as const),
    ...open.map(({ right, on }) => [right, { on, state: 'open' }] as const), // the open state overrides the others
  ];
  return new Map(rows);
}

/** "Default bail: from 11-11-2026 to 12-11-2026." */
function changeWords({ right, from, to }: ChangedDate, { caseFile, clock }: Catalogue): string {
  const { effect } = caseFile;
  const name = clock.rights[right];
  const dateText = ({ on, state }: StandingDate): string => {
    if (on === null) return effect.now;
    const day = indianDate(on);
    if (state === 'coming') return day;
    return state === 'open' ? effect.openOn(day) : effect.maybeOn(day);
  };
  if (from && to) return effect.moved(name, dateText(from), dateText(to));
  return to ? effect.added(name, dateText(to)) : effect.removed(name, from ? dateText(from) : '');
}
