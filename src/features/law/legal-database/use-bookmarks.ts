/** Bookmarks, stored as user settings so that they sync. */
import { useMemo } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { changeSettings, settingsOf, hasUnsentSettings } from '#data/records/user/settings.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';

const NONE: readonly string[] = [];

export interface Bookmarks {
  readonly keys: readonly string[];
  /** Some are not sent yet. */
  readonly wait: boolean;
  readonly toggle: (key: string) => Promise<void>;
}

export function useBookmarks(): Bookmarks {
  const { legalDatabase: words } = useText();
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
      const saved = await changeSettings(db, { bookmarks: { [key]: keys.includes(key) ? null : true } });
      if (!saved.ok) notify({ title: words.card.full, type: 'error' });
    };
    return { keys, wait, toggle };
  }, [db, marked, wait, words]);
}
