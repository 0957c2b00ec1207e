import { Note } from '#ui/feedback/note.tsx';
import type { SaveStatus } from './autosave.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** Warns that input exists only on this page, and gives the next step. */
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
