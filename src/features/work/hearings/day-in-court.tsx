import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { ownHearingsBetween } from '#data/records/hearing/own-hearings.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { hearingNotesOf } from '#data/records/hearing/hearing-notes.ts';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { useFirstRows } from '#ui/lists/use-first-rows.ts';
import { isToBeCalled } from '#documents/calendar/hearing-entries.ts';
import { AddAll, AddOne } from '#parts/hearing-calendar/add-to-calendar.tsx';
import { courtOf, hearingTitle, numberOf, purposeOf } from '#text/hearing-words.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { LedgerGroup, LedgerRow, LedgerRows } from '#ui/lists/ledger-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { NoteToSelf } from './note-to-self.tsx';
import './hearings.css';

interface DayInCourtProps {
  readonly day: CalendarDate;
  readonly name: string;
  readonly none: string;
}

/** A day by court and courtroom, with each file and a private note. */
export function DayInCourt({ day, name, none }: DayInCourtProps) {
  const text = useText();
  const { db } = useDevice();
  const live = useLive(() => ownHearingsBetween(db, day, day), [db, day]);
  const hearings = live.status === 'ready' ? live.value : null;
  return (
    <LedgerSection title={name}>
      {hearings === null && <Skeleton label={text.hearingCalendar.loading} rows={2} />}
      {hearings?.length === 0 && (
        <OnceKnown label={text.hearingCalendar.loading} rows={2}>
          <p className="quiet">{none}</p>
        </OnceKnown>
      )}
      {hearings && hearings.length > 0 && (
        <div className="stack">
          <Stops hearings={hearings} />
          <AddAll hearings={hearings} />
        </div>
      )}
    </LedgerSection>
  );
}

/** The notes of the day in one read. */
function Stops({ hearings }: { hearings: readonly ListedHearing[] }) {
  const text = useText();
  const { db } = useDevice();
  const notes = useStoredDraft(() => hearingNotesOf(db, hearings), [db, hearings]);
  const stops = travelOrder(hearings, (each) => courtOf(each, text));
  const shown = new Set(useFirstRows(stops.flatMap(({ hearings: called }) => called)));
  return (
    <LedgerRows>
      {stops.map(({ court, hearings: called }) => (
        <LedgerGroup key={court} name={court === '' ? text.hearings.courtUnknown : court}>
          {called
            .filter((hearing) => shown.has(hearing))
            .map((hearing) => (
              <HearingTaken
                key={hearing._id}
                hearing={hearing}
                note={notes.status === 'ready' ? (notes.value.get(hearing) ?? '') : null}
              />
            ))}
        </LedgerGroup>
      ))}
    </LedgerRows>
  );
}

/** `note`: null while it is read. */
function HearingTaken({ hearing, note }: { hearing: ListedHearing; note: string | null }) {
  const text = useText();
  const { hearings: words, judgeCalendar } = text;
  const { matter, state, time } = hearing;
  const title = hearingTitle(hearing, text);
  const number = numberOf(hearing, text);
  return (
    <LedgerRow
      figure={<span className="called-hour">{time ?? '–'}</span>}
      unit={roomOf(hearing, text)}
      title={title}
      under={number !== undefined && <Docket>{number}</Docket>}
      law={[purposeOf(hearing, text), judgeCalendar.state[state]].filter(Boolean).join(' · ')}
      consequence={time === null && words.typed}
      act={matter && <FileLink caseId={matter._id} title={title} />}
      below={
        <div className="called-below">
          <NoteToSelf caseId={hearing.caseId} date={hearing.date} title={title} stored={note} />
          {isToBeCalled(hearing) && <AddOne hearing={hearing} />}
        </div>
      }
    />
  );
}

function roomOf({ courtroom, time }: ListedHearing, { hearings, judgeCalendar }: Catalogue): string {
  if (courtroom !== undefined) return judgeCalendar.room(courtroom);
  return time === null ? hearings.noHour : '';
}

function FileLink({ caseId, title }: { caseId: string; title: string }) {
  const { hearingCalendar, hearings } = useText();
  return (
    <ButtonLink to={`/case/${caseId}`}>
      {hearings.open}
      <span className="vh">{hearingCalendar.of(title)}</span>
    </ButtonLink>
  );
}

interface CourtStop {
  /** As printed; '' if unknown. */
  readonly court: string;
  /** By courtroom, then time, to save walking. */
  readonly hearings: readonly ListedHearing[];
}

/** Courts by earliest hearing; hearings within a court by room and time. */
function travelOrder(
  hearings: readonly ListedHearing[],
  printedCourt: (hearing: ListedHearing) => string,
): CourtStop[] {
  const stops = new Map<string, ListedHearing[]>();
  for (const hearing of hearings) {
    const court = printedCourt(hearing);
    stops.set(court, [...(stops.get(court) ?? []), hearing]);
  }
  return [...stops]
    .map(([court, of]) => ({ court, hearings: of.toSorted(byRoom) }))
    .toSorted((left, right) => firstHour(left).localeCompare(firstHour(right)));
}

/** Numbered rooms first, in numeric order: 4 before 12. */
const byRoom = (left: ListedHearing, right: ListedHearing): number =>
  (left.courtroom ?? '\uffff').localeCompare(right.courtroom ?? '\uffff', 'en', { numeric: true }) ||
  (left.time ?? '').localeCompare(right.time ?? '');

/** Courts without a known time come last. */
const firstHour = ({ hearings }: CourtStop): string =>
  hearings.reduce((first, { time }) => (time !== null && time < first ? time : first), '99:99');
