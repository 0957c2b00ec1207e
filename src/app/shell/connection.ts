/**
 * Time since the last contact. `navigator.onLine` is reliable only for offline; the drain knows whether the
 * server answers.
 */
import { liveQuery } from 'dexie';
import { create } from 'zustand';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { stateOf } from '#data/store/meta.ts';

interface Connection {
  readonly offlineSince: Date | null;
}

export const useConnection = create<Connection>(() => ({
  offlineSince: navigator.onLine ? null : new Date(),
}));

/** Result of a direct request. */
export function recordReachability(reached: boolean): void {
  useConnection.setState(({ offlineSince }) => ({
    offlineSince: reached ? null : (offlineSince ?? new Date()),
  }));
}

window.addEventListener('online', () => recordReachability(true));
window.addEventListener('offline', () => recordReachability(false));

/** Follows drain and pull in page and worker. Returns a function that stops it. */
export function watchReachability(db: Db): () => void {
  let pulled: string | null | undefined;
  const watch = liveQuery(async () => ({
    failed: (await stateOf(db, 'retry')).unreachable,
    pulledAt: (await stateOf(db, 'sync')).pulledAt ?? null,
  })).subscribe({
    next: ({ failed, pulledAt }) => {
      if (failed) recordReachability(false);
      else if (pulled !== undefined && pulledAt !== pulled) recordReachability(true);
      pulled = pulledAt;
    },
    error: backgroundFailed,
  });
  return () => watch.unsubscribe();
}
