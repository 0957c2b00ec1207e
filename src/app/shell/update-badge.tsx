import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { useWorker } from '#app/worker/app-worker.ts';
import { useUnsaved } from '#ui/unsaved.ts';

/** Quiet, never of itself, and not while a text is typed that is saved nowhere yet. */
export function UpdateBadge() {
  const { shell } = useText();
  const { update } = useWorker();
  const unsaved = useUnsaved(({ count }) => count > 0);
  if (!update) return null;
  return (
    <Button
      kind="quiet"
      disabled={unsaved}
      title={unsaved ? shell.update.later : shell.update.name}
      aria-label={unsaved ? shell.update.later : shell.update.name}
      onClick={update}
    >
      {shell.update.offer}
    </Button>
  );
}
