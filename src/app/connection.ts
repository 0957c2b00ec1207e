/** Whether there is signal, and since when not. `navigator.onLine` may only say no; whether the server answers, the drain knows. */
import { liveQuery } from 'dexie';
import { create } from 'zustand';
import type { Db } from '#data/db.ts';
import { metaOf } from '#data/meta.ts';

interface Connection {
  readonly offlineSince: Date | null;
}

export const useConnection = create<Connection>(() => ({
  offlineSince: navigator.onLine ? null : new Date(),
}));

function setReach(reached: boolean): void {
  useConnection.setState(({ offlineSince }) => ({
    offlineSince: reached ? null : (offlineSince ?? new Date()),
  }));
}

window.addEventListener('online', () => setReach(true));
window.addEventListener('offline', () => setReach(false));

/** Runs until the answer is called. */
export function watchReach(db: Db): () => void {
  const tries = liveQuery(() => metaOf(db, 'unreachable')).subscribe((failed) =>
    setReach(navigator.onLine && failed === null),
  );
  return () => tries.unsubscribe();
}
