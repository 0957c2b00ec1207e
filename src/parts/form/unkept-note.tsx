import { useEntranceText } from '#parts/text-context.tsx';
import { Note } from '#ui/note.tsx';
import type { Safety } from './autosave.ts';

/** Beside a form: what is typed is nowhere but on this page, and what to do. */
export function UnkeptNote({ safety }: { safety: Safety }) {
  const { fields } = useEntranceText();
  if (safety === 'saved' || safety === 'typing') return null;
  return (
    <Note kind="danger" role="alert">
      <p>{fields.unkept[safety === 'full' ? 'full' : 'failed']}</p>
    </Note>
  );
}
