import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { AddOne, isToBeCalled, purposeOf } from '#parts/hearing-calendar/add-to-calendar.tsx';
import { hearingTitle, numberOf, placeOf } from '#parts/hearing-list/hearing-row.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/chip.tsx';
import { Docket } from '#ui/docket.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { DayText } from '#ui/time-text.tsx';

/** One hearing in a maker's list: it leads to the file. */
export function OwnHearingRow({ hearing, withDay = false }: { hearing: ListedHearing; withDay?: boolean }) {
  const text = useText();
  const { hearings, judgeCalendar } = text;
  const { caseId, date, matter, state, time } = hearing;
  const number = numberOf(hearing);
  const became = judgeCalendar.state[state];
  return (
    <ListRow
      title={hearingTitle(hearing, text)}
      to={matter ? `/case/${caseId}` : undefined}
      chip={<Chip kind="scheduled">{purposeOf(hearing, text)}</Chip>}
      under={
        <p className="row">
          {number !== undefined && <Docket>{number}</Docket>}
          <span className="num">
            {withDay && (
              <>
                <DayText day={date} />
                {', '}
              </>
            )}
            <strong>{time ?? hearings.noHour}</strong>
          </span>
          <span>{placeOf(hearing, text)}</span>
          {became !== '' && <span>{became}</span>}
        </p>
      }
      acts={isToBeCalled(hearing) && <AddOne hearing={hearing} />}
    />
  );
}
