/** A live query that renders its cached value until the query answers. */
import { useEffect } from 'react';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { saveScreenCache, cachedScreen } from '#data/store/screen-cache.ts';
import type { SeenName } from '#data/store/cache.ts';
import { useDb } from './use-live.ts';

/** Waits for the render. A value that cannot be cached is read at the next start. */
const MOMENT_MS = 300;

/**
 * Returns `value`, or the cached value before it is ready. `name`: null if the start shows other data here.
 */
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
