/** What keeps the device and the server alike while someone is signed in. No screen waits for it. */
import type { Db } from '#data/store/db.ts';
import { keepAppearance } from './keep-appearance.ts';
import { watchSession } from '#app/session/session-check.ts';
import { startSyncTriggers } from '#app/worker/sync-triggers.ts';

/** Runs until the answer is called. */
export function startBackgroundTasks(db: Db): () => void {
  const stops = [watchSession(db), startSyncTriggers(db), keepAppearance(db)];
  return () => {
    for (const stop of stops) stop();
  };
}
