/** What keeps the device and the server alike while someone is signed in. No screen waits for it. */
import type { Db } from '#data/store/db.ts';
import { keepAppearance } from './keep-appearance.ts';
import { keepCourtsFresh } from '#app/worker/keep-courts-fresh.ts';
import { keepNotified } from '#app/worker/keep-notified.ts';
import { keepStorageFromFirstSave } from '#app/worker/keep-storage.ts';
import { keepUnsentMark } from '#app/worker/keep-unsent-mark.ts';
import { watchSession } from '#app/session/session-check.ts';
import { startSyncTriggers } from '#app/worker/sync-triggers.ts';

/** Runs until the answer is called. */
export function startBackgroundTasks(db: Db): () => void {
  const stops = [
    watchSession(db),
    startSyncTriggers(db),
    keepStorageFromFirstSave(db),
    keepUnsentMark(db),
    keepCourtsFresh(db),
    keepNotified(db),
    keepAppearance(db),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
