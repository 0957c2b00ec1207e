import type { ApplicationRow } from '#data/store/rows.ts';
import { disposalOf } from '#data/records/application/pending-applications.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { Shortened } from './shortened.tsx';

/** Remaining time for the decision; renders nothing without a limit. */
export function DisposalClock({ of }: { of: Pick<ApplicationRow, 'bail' | 'case' | 'createdAt'> }) {
  const { judge } = useText();
  const { day } = useCourtDay();
  const time = disposalOf(of);
  if (!time) return null;
  const words = judge.disposal;
  const { short } = judge.docket;
  const left = daysBetween(day, time.by);
  if (left >= 0) {
    return (
      <span className="num">
        <Shortened long={words.left(left, time.weeks)} short={short.left(left)} />
      </span>
    );
  }
  const isPastAll = day > time.latest;
  return (
    <strong className="num disposal-late">
      {isPastAll ? (
        <Shortened long={words.pastTwoMonths(indianDate(time.latest))} short={short.pastTwoMonths} />
      ) : (
        <Shortened long={words.past(-left, time.weeks)} short={short.past(-left)} />
      )}
    </strong>
  );
}
