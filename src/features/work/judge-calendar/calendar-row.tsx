import { CalendarPlus, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { HearingView } from '#data/records/hearing/hearings.ts';
import { OPEN_STATES } from '#domain/hearing-rules.ts';
import type { CalendarEntry } from '#parts/calendar-file/calendar-events.ts';
import { useCalendarFile } from '#parts/calendar-file/use-calendar-file.ts';
import { CategoryField } from '#parts/hearing-list/category-field.tsx';
import { categoryOf, HearingRow, hearingTitle, placeOf } from '#parts/hearing-list/hearing-row.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import './calendar-row.css';

const isOpen = ({ state }: HearingView): boolean => OPEN_STATES.includes(state);

/** With what a judge does with a hearing that is still to be called; what is done seldom opens by More. */
export function CalendarRow({ hearing, withDay = false }: { hearing: HearingView; withDay?: boolean }) {
  const text = useText();
  const words = text.judgeCalendar;
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const of = <span className="vh">{words.of(hearingTitle(hearing, text))}</span>;
  const acts = (
    <>
      {isOpen(hearing) && (
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
  const { making, make } = useCalendarFile(words.file.name);
  const of = <span className="vh">{words.of(hearingTitle(hearing, text))}</span>;
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
      {isOpen(hearing) && (
        <>
          <ButtonLink kind="quiet" to={`/judge/schedule-hearing/${hearing._id}?type=hearing`}>
            {words.move}
            {of}
          </ButtonLink>
          <Button
            kind="quiet"
            busy={making ? text.clock.calendar.making : undefined}
            onClick={() => void make(words.file.fileOne(hearing.date), [entryOf(hearing, text)])}
          >
            {words.file.one}
            {of}
          </Button>
        </>
      )}
    </>
  );
}

/** All that are shown and still to be called. */
export function AddAll({ hearings }: { hearings: readonly HearingView[] }) {
  const text = useText();
  const words = text.judgeCalendar.file;
  const { making, make } = useCalendarFile(words.name);
  const open = hearings.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <p className="row">
      <Button
        icon={CalendarPlus}
        busy={making ? text.clock.calendar.making : undefined}
        onClick={() =>
          void make(
            words.fileAll,
            open.map((hearing) => entryOf(hearing, text)),
          )
        }
      >
        {words.all}
      </Button>
    </p>
  );
}

/** A whole day, which is the same day in every zone; the hour stands in its title. */
function entryOf(hearing: HearingView, text: Catalogue): CalendarEntry {
  const { file } = text.judgeCalendar;
  const { matter, purpose, time } = hearing;
  const title = file.event(time, text.scheduleHearing.purposeOf(purpose), hearingTitle(hearing, text));
  return {
    uid: `hearing-${hearing._id}`,
    on: hearing.date,
    title,
    description: [matter?.caseNumber ?? matter?.firNumber, placeOf(hearing, text)].filter(Boolean).join('\n'),
    alarm: (days) => file.alarm(title, days),
  };
}
