import { useEntranceText } from '#parts/text-context.tsx';
import type { SaveStatus } from './autosave.ts';

/** That what is typed is nowhere but on this page, and what to do; null while it is kept. */
export function useUnsavedWarning(safety: SaveStatus): string | null {
  const { unkept } = useEntranceText().fields;
  return safety === 'full' ? unkept.full : safety === 'failed' ? unkept.failed : null;
}
