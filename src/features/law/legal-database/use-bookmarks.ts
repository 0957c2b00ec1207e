/** Bookmarks, stored as user settings so that they sync. */
import { useMemo } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { changeSettings, settingsOf, hasUnsentSettings } from '#data/records/user/settings.ts';
import { useAct } from '#parts/form/use-act.ts';

const NONE: readonly string[] = [];

export interface Bookmarks {
  readonly keys: readonly string[];
  /** Some are not sent yet. */
  readonly wait: boolean;
  readonly toggle: (key: string) => Promise<void>;
}

export function useBookmarks(): Bookmarks {
  const act = useAct();
  const { db } = useDevice();
  const read = useLive(
    async () => ({ settings: await settingsOf(db), wait: await hasUnsentSettings(db) }),
    [db],
  );
  const value = read.status === 'ready' ? read.value : null;
  const marked = value?.settings.bookmarks;
  const wait = value?.wait ?? false;
  return useMemo(() => {
    const keys = marked ? Object.keys(marked) : NONE;
    const toggle = async (key: string) => {
      await act(() => changeSettings(db, { bookmarks: { [key]: keys.includes(key) ? null : true } }));
    };
    return { keys, wait, toggle };
  }, [act, db, marked, wait]);
}
