import type { ApplicationRow } from '#data/store/rows.ts';
import { disposalOf } from '#data/records/application/pending-applications.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';

/** Remaining time for the decision; renders nothing without a limit. */
export function DisposalClock({ of }: { of: Pick<ApplicationRow, 'bail' | 'case' | 'createdAt'> }) {
  const { judge } = useText();
  const { day } = useCourtDay();
  const time = disposalOf(of);
  if (!time) return null;
  const words = judge.disposal;
  const left = daysBetween(day, time.by);
  if (left >= 0) return <span className="num">{words.left(left, time.weeks)}</span>;
  const isPastAll = day > time.latest;
  return (
    <strong className="num disposal-late">
      {isPastAll ? words.pastTwoMonths(indianDate(time.latest)) : words.past(-left, time.weeks)}
    </strong>
  );
}
