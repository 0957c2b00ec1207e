/** A live query that a start draws before it has answered: as it was seen last. */
import { useEffect } from 'react';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { saveScreenCache, cachedScreen } from '#data/store/screen-cache.ts';
import type { SeenName } from '#data/store/meta.ts';
import { useDb } from './use-live.ts';

/** For the drawing of it to be done. What cannot be kept is read anew at the next start. */
const MOMENT_MS = 300;

/** `value` where it is there, else as it was seen last. `name`: null where a start shows something else in this place. */
export function useLastSeen<T>(name: SeenName | null, value: T | null): T | null {
  const db = useDb();
  useEffect(() => {
    if (name === null || value === null) return;
    setTimeout(() => void saveScreenCache(db, name, value).catch(backgroundFailed), MOMENT_MS);
  }, [db, name, value]);
  if (value !== null || name === null) return value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept by this very hook under this name, in this very build
  return (cachedScreen(db, name) as T | undefined) ?? null;
}
