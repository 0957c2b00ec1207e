/** What the device does for itself while someone is signed in: courts, reminders, room. */
import type { Db } from '#data/store/db.ts';
import { keepCourtsFresh } from '#app/worker/keep-courts-fresh.ts';
import { keepNotified } from '#app/worker/keep-notified.ts';
import { keepStorageFromFirstSave } from '#app/worker/keep-storage.ts';
import { keepUnsentMark } from '#app/worker/keep-unsent-mark.ts';

/** Runs until the answer is called. */
export function startDeviceTasks(db: Db): () => void {
  const stops = [keepStorageFromFirstSave(db), keepUnsentMark(db), keepCourtsFresh(db), keepNotified(db)];
  return () => {
    for (const stop of stops) stop();
  };
}
