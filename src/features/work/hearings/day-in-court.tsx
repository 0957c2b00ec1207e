import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { hearingNoteOf, saveHearingNote } from '#data/records/hearing/hearing-notes.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { ownHearingsBetween } from '#data/records/hearing/own-hearings.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { AddAll, AddOne, isToBeCalled, purposeOf } from '#parts/hearing-calendar/add-to-calendar.tsx';
import { courtOf, hearingTitle } from '#parts/hearing-list/hearing-row.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Docket } from '#ui/docket.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { LedgerGroup, LedgerRow, LedgerRows } from '#ui/ledger-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { travelOrder } from './travel-order.ts';
import './hearings.css';

interface DayInCourtProps {
  readonly day: CalendarDate;
  readonly name: string;
  readonly none: string;
}

/** A day in one look: from court to court and room to room, each with its file and a note to oneself. */
export function DayInCourt({ day, name, none }: DayInCourtProps) {
  const text = useText();
  const { db } = useDevice();
  const live = useLive(() => ownHearingsBetween(db, day, day), [db, day]);
  const hearings = live.status === 'ready' ? live.value : null;
  return (
    <LedgerSection title={name}>
      {hearings === null && <Skeleton label={text.hearingCalendar.loading} rows={2} />}
      {hearings?.length === 0 && <p className="quiet">{none}</p>}
      {hearings && hearings.length > 0 && (
        <div className="stack">
          <LedgerRows>
            {travelOrder(hearings, (each) => courtOf(each, text)).map(({ court, hearings: called }) => (
              <LedgerGroup key={court} name={court === '' ? text.hearings.courtUnknown : court}>
                {called.map((hearing) => (
                  <Called key={hearing._id} hearing={hearing} />
                ))}
              </LedgerGroup>
            ))}
          </LedgerRows>
          <AddAll hearings={hearings} />
        </div>
      )}
    </LedgerSection>
  );
}

function Called({ hearing }: { hearing: ListedHearing }) {
  const text = useText();
  const { hearings: words, judgeCalendar } = text;
  const { caseId, courtroom, matter, state, time } = hearing;
  const title = hearingTitle(hearing, text);
  const number = matter?.caseNumber ?? matter?.firNumber;
  return (
    <LedgerRow
      figure={<span className="called-hour">{time ?? '–'}</span>}
      unit={courtroom === undefined ? time === null && words.noHour : judgeCalendar.room(courtroom)}
      title={title}
      under={number !== undefined && <Docket>{number}</Docket>}
      law={[purposeOf(hearing, text), judgeCalendar.state[state]].filter(Boolean).join(' · ')}
      consequence={time === null && words.typed}
      act={
        matter && (
          <ButtonLink to={`/case/${caseId}`}>
            {words.open}
            <span className="vh">{text.hearingCalendar.of(title)}</span>
          </ButtonLink>
        )
      }
      below={
        <div className="called-below">
          <NoteToSelf key={hearing._id} hearing={hearing} title={title} />
          {isToBeCalled(hearing) && <AddOne hearing={hearing} />}
        </div>
      }
    />
  );
}

function NoteToSelf({ hearing, title }: { hearing: ListedHearing; title: string }) {
  const { db } = useDevice();
  const live = useLive(() => hearingNoteOf(db, hearing), [db, hearing.caseId, hearing.date]);
  return live.status === 'ready' ? <NoteField hearing={hearing} title={title} kept={live.value} /> : null;
}

function NoteField({ hearing, title, kept }: { hearing: ListedHearing; title: string; kept: string }) {
  const { note: words } = useText().hearings;
  const of = useText().hearingCalendar.of(title);
  const { db } = useDevice();
  const [typed, setTyped] = useState(kept);
  const { keep, safety } = useAutosave<string>({
    save: async (text) => ((await saveHearingNote(db, hearing, text)).ok ? null : 'full'),
    merge: (_earlier, later) => later,
  });
  return (
    <TextArea
      id={`note-${hearing._id}`}
      label={
        <>
          {words.label}
          <span className="vh">{of}</span>
        </>
      }
      hint={words.hint}
      error={safety === 'full' || safety === 'failed' ? words.full : undefined}
      rows={2}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        keep(next);
      }}
    />
  );
}
