import { useSharedLive } from '#data/react/use-live.ts';
import { type RecordsState, recordsState } from '#data/store/first-pull.ts';

/** Null until the database has answered. */
export function useRecordsState(): RecordsState | null {
  const live = useSharedLive(recordsState);
  return live.status === 'ready' ? live.value : null;
}
