import type { HearingView } from '#data/records/hearing/hearings.ts';
import { AddOne, isToBeCalled } from '#parts/hearing-calendar/add-to-calendar.tsx';
import { HearingRow, hearingTitle } from '#parts/hearing-list/hearing-row.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** With what a judge does with a hearing that is still to be called. */
export function CalendarRow({ hearing, withDay = false }: { hearing: HearingView; withDay?: boolean }) {
  const text = useText();
  const words = text.judgeCalendar;
  const of = <span className="vh">{text.hearingCalendar.of(hearingTitle(hearing, text))}</span>;
  const acts = (
    <>
      <ButtonLink kind="quiet" to={`/judge/hearing/${hearing._id}`}>
        {words.record}
        {of}
      </ButtonLink>
      <ButtonLink kind="quiet" to={`/judge/schedule-hearing/${hearing._id}?type=hearing`}>
        {words.move}
        {of}
      </ButtonLink>
      <AddOne hearing={hearing} />
    </>
  );
  return <HearingRow hearing={hearing} withDay={withDay} acts={isToBeCalled(hearing) && acts} />;
}
