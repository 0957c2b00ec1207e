import { Note } from '#ui/note.tsx';
import type { SaveStatus } from './autosave.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** Beside a form: what is typed is nowhere but on this page, and what to do. */
export function UnkeptNote({ safety }: { safety: SaveStatus }) {
  const unkept = useUnsavedWarning(safety);
  return (
    unkept && (
      <Note kind="danger" role="alert">
        <p>{unkept}</p>
      </Note>
    )
  );
}
