/** Since when nothing has been reached. `navigator.onLine` may only say no; whether the server answers, the drain knows. */
import { liveQuery } from 'dexie';
import { create } from 'zustand';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { getMeta } from '#data/store/meta.ts';

interface Connection {
  readonly offlineSince: Date | null;
}

export const useConnection = create<Connection>(() => ({
  offlineSince: navigator.onLine ? null : new Date(),
}));

/** What a call just showed. */
export function recordReachability(reached: boolean): void {
  useConnection.setState(({ offlineSince }) => ({
    offlineSince: reached ? null : (offlineSince ?? new Date()),
  }));
}

window.addEventListener('online', () => recordReachability(true));
window.addEventListener('offline', () => recordReachability(false));

/** What drain and pull find, in whichever thread they run. Runs until the answer is called. */
export function watchReachability(db: Db): () => void {
  let pulled: string | null | undefined;
  const watch = liveQuery(async () => ({
    failed: await getMeta(db, 'unreachable'),
    pulledAt: await getMeta(db, 'pulledAt'),
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
