import { useIsTaken } from '#data/react/use-storage-status.ts';
import type { SittingMatter } from '#domain/hearing/court-calendar/high-court.ts';
import { type CalendarDate, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { periodEndRule } from '#law-explain/period-end.ts';
import type { ClockDate, ClockFact, OpenPoint } from '#law-explain/matter-clock.ts';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { useClosedDay } from '#parts/court-closed/use-closed-day.ts';
import { useText } from '#parts/text-context.tsx';
import { announced } from '#parts/fact-questions/questions-for.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { DayText } from '#ui/time-text.tsx';
import { appliedFor, type MatterLinks } from './clock-links.ts';

interface ClockConsequenceProps {
  matter: SittingMatter;
  date: ClockDate;
  isOpen: boolean;
  links: MatterLinks | undefined;
}

/** "Since 18-11-2026, day 61. Lost if the charge-sheet comes before the application." */
export function ClockConsequence({ date, matter, isOpen, links }: ClockConsequenceProps) {
  const text = useText();
  const words = text.clock.dates;
  const applied = isOpen ? appliedFor(links, date.right) : undefined;
  const after = useAfter(date, isOpen, applied);
  return (
    <>
      <ConsequenceDate date={date} isOpen={isOpen} />
      {date.on !== null && words.stop}
      <span className={date.on ? 'clock-after' : undefined}>
        {sentencesAfter(date, { after, isOpen, text }).join(' ')}
      </span>
      {date.on !== null && (date.daysLeft ?? -1) >= 0 && <OnClosedDay day={date.on} {...{ date, matter }} />}
    </>
  );
}

interface ConsequenceProps {
  readonly after: string;
  readonly isOpen: boolean;
  readonly text: Catalogue;
}

/** Consequence of the date, and the reasons for which it is provisional. */
function sentencesAfter(date: ClockDate, { after, isOpen, text }: ConsequenceProps): string[] {
  const words = text.clock;
  return [
    after,
    date.estimated ? words.estimated : '',
    !isOpen && date.missing.length > 0 ? words.provisional(factNames(announced(date.missing), text)) : '',
  ].filter((sentence) => sentence !== '');
}

interface OnClosedDayProps extends Pick<ClockConsequenceProps, 'date' | 'matter'> {
  readonly day: CalendarDate;
}

/** The court is closed on that day. The date itself never changes. */
function OnClosedDay({ day, date, matter }: OnClosedDayProps) {
  const { periodEnds } = useText().courtClosed;
  const closed = useClosedDay(day, matter);
  const rule = periodEndRule(date.right);
  if (closed === null) return null;
  return (
    <>
      <ClosedDayMark day={day} matter={matter} />
      {rule !== null && <span className="small quiet"> {periodEnds[rule]}</span>}
    </>
  );
}

function useAfter(
  { right }: ClockDate,
  isOpen: boolean,
  applied: MatterLinks['pending'][number] | undefined,
) {
  const words = useText().clock;
  const isTaken = useIsTaken(applied?.keys ?? []);
  if (!applied) return words[isOpen ? 'afterwards' : 'ahead'][right];
  const isSent = applied.sent || isTaken;
  return isSent ? words.applied.sent(indianDate(dayInIndia(new Date(applied.at)))) : words.applied.unsent;
}

function ConsequenceDate({ date, isOpen }: Pick<ClockConsequenceProps, 'date' | 'isOpen'>) {
  const words = useText().clock.dates;
  const point = date.openPoint?.kind === 'other-period' ? date.openPoint : null;
  if (date.on === null) return null;
  if (date.effect === 'stands') {
    const reached = (date.daysLeft ?? 0) <= 0;
    return (
      <>
        {reached ? words.indigentSince : words.indigentFrom} <DayText day={date.on} />
      </>
    );
  }
  if (isOpen) {
    return (
      <>
        {words.since} <DayText day={date.on} />
        {date.dayOfCount !== null && words.day(date.dayOfCount)}
      </>
    );
  }
  return (
    <>
      {words[date.effect]} <DayText day={date.on} />
      {point && <Otherwise point={point} />}
    </>
  );
}

/** "first remand, charge-sheet" */
export function factNames(facts: readonly ClockFact[], { facts: factTexts, law }: Catalogue): string {
  const { antecedents, interimProtectionUntil } = factTexts.labels;
  // two facts share one question, so they share its name
  const own = { neverConvicted: antecedents, otherPendingCases: antecedents, interimProtectionUntil };
  const names = facts.map((fact) => (isNamed(fact, own) ? own[fact] : law.facts[fact].name));
  return names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ');
}

const isNamed = <Own extends object>(fact: ClockFact | keyof Own, own: Own): fact is keyof Own & ClockFact =>
  fact in own;

type OtherDay = Extract<OpenPoint, { readonly kind: 'other-period' }>;

/** The fact that the date depends on, and the alternative date. */
function Otherwise({ point }: { readonly point: OtherDay }) {
  const words = useText().clock.dates;
  const ofOrder = point.why === 'extension';
  return (
    <>
      {ofOrder ? words.ifFails : words.ifDays(point.days)}
      {words.otherwise}
      <DayText day={point.otherwiseOn} />
      {ofOrder ? words.ifStands : words.ifDays(point.otherDays)}
    </>
  );
}
