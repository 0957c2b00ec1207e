import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { keepNote, notesOf, type NoteView, removeNote } from '#data/records/note/notes.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { MomentText } from '#ui/time-text.tsx';

/** Private notes on a case, saved while typing and visible only to their author. */
export function PrivateNotes({ caseId }: { caseId: string }) {
  const { notes: text } = useText();
  const { db, ports } = useDevice();
  const live = useLive(() => notesOf(db, caseId), [db, caseId]);
  const [written, setWritten] = useState<readonly string[]>([]);
  if (live.status === 'loading') return null;
  const notesById = new Map(live.value.map((note) => [note._id, note]));
  // a note being edited keeps its position, whatever sync brings
  const ids = [...written, ...notesById.keys()].filter((id, at, all) => all.indexOf(id) === at);
  return (
    <LedgerSection title={text.title} screenOnly>
      <div className="stack">
        <p className="small quiet">{text.private}</p>
        {ids.map((id) => (
          <NoteEditor
            key={id}
            of={{ id, caseId }}
            note={notesById.get(id) ?? null}
            onGone={() => setWritten(written.filter((each) => each !== id))}
          />
        ))}
        <p className="row">
          <Button
            icon={Plus}
            onClick={() => {
              const id = ports.newId();
              setWritten([id, ...written]);
              requestAnimationFrame(() => document.querySelector<HTMLElement>(`#note-${id}`)?.focus());
            }}
          >
            {text.add}
          </Button>
        </p>
      </div>
    </LedgerSection>
  );
}

interface NoteEditorProps {
  readonly of: { readonly id: string; readonly caseId: string };
  /** Stored note; null before its first letter. */
  readonly note: NoteView | null;
  readonly onGone: () => void;
}

function NoteEditor({ of: { id, caseId }, note, onGone }: NoteEditorProps) {
  const { notes: text } = useText();
  const { db, ports } = useDevice();
  const [typed, setTyped] = useState<string | null>(null);
  const [gone, setGone] = useState(false);
  const act = useAct();
  const { keep, flush, drop, safety } = useAutosave<string>({
    merge: (_, later) => later,
    save: async (words) => {
      if (words.trim() === '') return null; // an emptied note stays until it is removed
      const done = await keepNote(db, ports, { id, caseId, text: words });
      if (!done.ok && done.error.kind === 'gone') setGone(true);
      return null;
    },
  });
  const value = typed ?? note?.text ?? '';
  const unkept = useUnsavedWarning(safety);
  const change = (words: string) => {
    setTyped(words);
    keep(words);
  };
  /** After leaving the field, changes from other devices appear. */
  const leave = async () => {
    if ((await flush()) && value.trim() !== '') setTyped(null);
  };
  const remove = async () => {
    await flush();
    await removeNote(db, ports, id);
    await drop(); // a pending write would recreate the note once storage is free
    onGone();
  };
  return (
    <div className="stack">
      <LongText
        id={`note-${id}`}
        label={note ? text.of(note.deviceTime ?? note.at) : text.new}
        value={value}
        rows={3}
        maxLength={10_000}
        error={errorOf({ value, note, gone, unkept }, text)}
        onChange={change}
        onBlur={() => void leave()}
      />
      {note && <NoteFoot note={note} onRemove={() => void act(remove)} />}
    </div>
  );
}

interface NoteState {
  readonly value: string;
  readonly note: NoteView | null;
  readonly gone: boolean;
  readonly unkept: string | null;
}

function errorOf({ value, note, gone, unkept }: NoteState, text: NotesText): string | undefined {
  if (gone) return text.gone;
  if (unkept !== null) return unkept;
  return note && value.trim() === '' ? text.empty : undefined;
}

type NotesText = ReturnType<typeof useText>['notes'];

const SYNC = { waiting: 'waiting', sent: 'sent', 'needs-you': 'needs' } as const;

function NoteFoot({ note: { at, deviceTime, sync }, onRemove }: { note: NoteView; onRemove: () => void }) {
  const { notes: text, records, times } = useText();
  const [asking, setAsking] = useState(false);
  return (
    <div className="row">
      <span className="small quiet">
        <MomentText at={deviceTime ?? at} zone={times.zone} />
      </span>
      <SyncWord kind={SYNC[sync]} {...(sync === 'needs-you' && { to: '/sync' })}>
        {records.words[SYNC[sync]]}
      </SyncWord>
      <Button kind="quiet" icon={Trash2} onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.removal.title}
        acts={
          <>
            <Button onClick={() => setAsking(false)}>{text.removal.keep}</Button>
            <Button kind="danger-final" onClick={onRemove}>
              {text.removal.remove}
            </Button>
          </>
        }
      >
        <p>{text.removal.text}</p>
      </Dialog>
    </div>
  );
}
