import { useEntranceText } from '#parts/text-context.tsx';
import type { SaveStatus } from './autosave.ts';

/** Warning that input exists only on this page; null while it is stored. */
export function useUnsavedWarning(safety: SaveStatus): string | null {
  const { unkept } = useEntranceText().fields;
  return safety === 'full' ? unkept.full : safety === 'failed' ? unkept.failed : null;
}
