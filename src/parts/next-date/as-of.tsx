/** Source and age of a next date, because an old date should be checked again. */
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { type CalendarDate, dayInIndia, daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { useText } from '#parts/text-context.tsx';

/** Days after which an unconfirmed date should be checked again. */
const OLD_DAYS = 14;

export function AsOf({ of: row }: { of: CaseRow }) {
  const { shell, tracker } = useText();
  const { day: today } = useCourtDay();
  const { nextHearingDate: next } = row;
  if (next === undefined) return null;
  const words = tracker.asOf;
  const { source, day } = wordOf(row);
  const age = day === null ? null : daysBetween(day, today);
  const ageText =
    day === null || age === null ? null : age <= 0 ? words.today : words.days(indianDate(day), age);
  return (
    <>
      <span className="small quiet">
        {[words.bySource[source], ageText].filter(Boolean).join(', ')}
        {next < today
          ? `${shell.stop} ${words.passed}`
          : age !== null && age > OLD_DAYS && `${shell.stop} ${words.old}`}
      </span>
      {next >= today && <ClosedDayMark day={next} matter={row} />}
    </>
  );
}

type Source = 'court' | 'typed' | 'sms' | 'cause-list' | 'unknown';

function wordOf(row: CaseRow): { readonly source: Source; readonly day: CalendarDate | null } {
  const reportedDay = row.asOf === null ? null : dayInIndia(new Date(row.asOf));
  if (row.dateSaid !== undefined) return { source: 'court', day: reportedDay };
  const { nextDateFrom: from } = row;
  return from ? { source: from.source, day: from.asOf } : { source: 'unknown', day: null };
}
