import { useCourtDay } from '#data/react/use-court-day.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { DayText } from '#ui/time-text.tsx';
import { numberOf, placeOf } from '#text/hearing-words.ts';

interface HearingLineProps {
  readonly hearing: ListedHearing;
  /** If the date is not obvious from the context. */
  readonly withDay: boolean;
}

/** Number, time, place and outcome. */
export function HearingLine({ hearing, withDay }: HearingLineProps) {
  const text = useText();
  const { day: today } = useCourtDay();
  const { date, state, time, matter } = hearing;
  const number = numberOf(hearing, text);
  const became = text.judgeCalendar.state[state];
  return (
    <p className="row">
      {number !== undefined && <Docket>{number}</Docket>}
      <span className="num">
        {withDay && (
          <>
            <DayText day={date} />
            {', '}
          </>
        )}
        <strong>{time ?? text.hearings.noHour}</strong>
      </span>
      <span>{placeOf(hearing, text)}</span>
      {date >= today && <ClosedDayMark day={date} matter={matter ?? {}} />}
      {became !== '' && <span>{became}</span>}
    </p>
  );
}
