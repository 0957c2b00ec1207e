import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { HearingView } from '#data/records/hearing/hearings.ts';
import { AddOne, isToBeCalled } from '#parts/hearing-calendar/add-to-calendar.tsx';
import { CategoryField } from '#parts/hearing-list/category-field.tsx';
import { categoryOf, HearingRow } from '#parts/hearing-list/hearing-row.tsx';
import { hearingTitle } from '#parts/hearing-list/hearing-words.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import './calendar-row.css';

/** With what a judge does with a hearing that is still to be called; what is done seldom opens by More. */
export function CalendarRow({ hearing, withDay = false }: { hearing: HearingView; withDay?: boolean }) {
  const text = useText();
  const words = text.judgeCalendar;
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const of = <span className="vh">{text.hearingCalendar.of(hearingTitle(hearing, text))}</span>;
  const acts = (
    <>
      {isToBeCalled(hearing) && (
        <ButtonLink kind="quiet" to={`/judge/hearing/${hearing._id}`}>
          {words.record}
          {of}
        </ButtonLink>
      )}
      <Button
        kind="quiet"
        icon={open ? ChevronUp : ChevronDown}
        aria-expanded={open}
        aria-controls={moreId}
        onClick={() => setOpen(!open)}
      >
        {open ? words.less : words.more}
        {of}
      </Button>
      <div id={moreId} className="calendar-more" hidden={!open}>
        {open && <Seldom hearing={hearing} />}
      </div>
    </>
  );
  return <HearingRow hearing={hearing} withDay={withDay} acts={acts} />;
}

function Seldom({ hearing }: { hearing: HearingView }) {
  const text = useText();
  const words = text.judgeCalendar;
  const { _id, caseId, matter } = hearing;
  return (
    <>
      {matter && (
        <CategoryField
          id={`category-${_id}`}
          of={{ caseId, category: categoryOf(hearing) }}
          label={words.category.label}
        />
      )}
      {isToBeCalled(hearing) && (
        <>
          <ButtonLink kind="quiet" to={`/judge/schedule-hearing/${_id}?type=hearing`}>
            {words.move}
            <span className="vh">{text.hearingCalendar.of(hearingTitle(hearing, text))}</span>
          </ButtonLink>
          <AddOne hearing={hearing} />
        </>
      )}
    </>
  );
}
