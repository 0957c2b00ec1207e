import { Note } from '#ui/note.tsx';
import type { Safety } from './autosave.ts';
import { useUnkept } from './use-unkept.ts';

/** Beside a form: what is typed is nowhere but on this page, and what to do. */
export function UnkeptNote({ safety }: { safety: Safety }) {
  const unkept = useUnkept(safety);
  return (
    unkept && (
      <Note kind="danger" role="alert">
        <p>{unkept}</p>
      </Note>
    )
  );
}
