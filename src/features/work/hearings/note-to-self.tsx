import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { saveHearingNote } from '#data/records/hearing/hearing-notes.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useText } from '#parts/text-context.tsx';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import { LongText } from '#parts/form/long-text.tsx';

interface NoteToSelfProps {
  readonly caseId: string;
  readonly date: CalendarDate;
  readonly title: string;
  /** The stored text; null while it is read. */
  readonly stored: string | null;
}

/** Saved while typing, on this device only. */
export function NoteToSelf({ stored, ...of }: NoteToSelfProps) {
  const [kept, setKept] = useState(stored);
  if (kept === null && stored !== null) setKept(stored); // later text was typed here
  return kept === null ? null : <NoteField {...of} kept={kept} />;
}

function NoteField({
  caseId,
  date,
  title,
  kept,
}: Omit<NoteToSelfProps, 'stored'> & { readonly kept: string }) {
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
