import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { HearingView } from '#data/records/hearing/hearings.ts';
import { isToBeCalled } from '#documents/calendar/hearing-entries.ts';
import { AddOne } from '#parts/hearing-calendar/add-to-calendar.tsx';
import { CategoryField } from '#parts/hearing-list/category-field.tsx';
import { categoryOf, HearingRow } from '#parts/hearing-list/hearing-row.tsx';
import { hearingTitle } from '#text/hearing-words.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import './calendar-row.css';

interface CalendarRowProps {
  readonly hearing: HearingView;
  readonly withDay?: boolean;
  /** For lists whose rows change groups: the open row, in whichever group. */
  readonly opened?: string | null;
  readonly onOpen?: (id: string | null) => void;
}

/** Row with the actions of a judge on a coming hearing; rare actions are under More. */
export function CalendarRow({ hearing, withDay = false, opened, onOpen }: CalendarRowProps) {
  const text = useText();
  const words = text.judgeCalendar;
  const [own, setOwn] = useState(false);
  const open = onOpen ? opened === hearing._id : own;
  const setOpen = (next: boolean) => (onOpen ? onOpen(next ? hearing._id : null) : setOwn(next));
  const moreId = useId();
  const categoryId = `category-${hearing._id}`;
  useEffect(() => {
    // the row moved to another group and lost focus
    if (open && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${categoryId}`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
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
