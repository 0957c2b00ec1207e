import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { hearingNoteOf, saveHearingNote } from '#data/records/hearing/hearing-notes.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useText } from '#parts/text-context.tsx';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import { LongText } from '#parts/form/long-text.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';

interface NoteToSelfProps {
  readonly caseId: string;
  readonly date: CalendarDate;
  readonly title: string;
}

/** Saved while typing, on this device only. */
export function NoteToSelf({ caseId, date, title }: NoteToSelfProps) {
  const { db } = useDevice();
  const live = useStoredDraft(() => hearingNoteOf(db, { caseId, date }), [db, caseId, date]);
  const [kept, setKept] = useState<string | null>(null);
  if (kept === null && live.status === 'ready') setKept(live.value); // later text was typed here
  return kept === null ? null : <NoteField caseId={caseId} date={date} title={title} kept={kept} />;
}

function NoteField({ caseId, date, title, kept }: NoteToSelfProps & { readonly kept: string }) {
  const { hearingCalendar, hearings } = useText();
  const words = hearings.note;
  const { db } = useDevice();
  const [typed, setTyped] = useState(kept);
  const { keep, safety } = useAutosave<string>({
    save: (text) => saveHearingNote(db, { caseId, date }, text),
    merge: (_earlier, later) => later,
  });
  const unkept = useUnsavedWarning(safety);
  return (
    <LongText
      id={`note-${caseId}-${date}`}
      label={
        <>
          {words.label}
          <span className="vh">{hearingCalendar.of(title)}</span>
        </>
      }
      hint={words.hint}
      error={unkept ?? undefined}
      rows={2}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        keep(next);
      }}
    />
  );
}
