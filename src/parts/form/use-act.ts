/** Runs a user's action that is no form. Null if storage is full, after a notice: nothing has changed then. */
import { useCallback } from 'react';
import { isStorageFull } from '#data/store/storage-full.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';

export type RunAct = <T>(work: () => Promise<T>) => Promise<T | null>;

export function useAct(): RunAct {
  const { again } = useEntranceText().shell.storage;
  return useCallback(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        notify({ title: again, type: 'error' });
        return null;
      }
    },
    [again],
  );
}
