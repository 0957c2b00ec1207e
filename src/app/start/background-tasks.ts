/** Sync tasks of a signed-in user. No screen waits for them. */
import type { Db } from '#data/store/db.ts';
import { keepAppearance } from './keep-appearance.ts';
import { watchSession } from '#app/session/session-check.ts';
import { startSyncTriggers } from '#app/worker/sync-triggers.ts';

/** Returns a function that stops all tasks. */
export function startBackgroundTasks(db: Db): () => void {
  const stops = [watchSession(db), startSyncTriggers(db), keepAppearance(db)];
  return () => {
    for (const stop of stops) stop();
  };
}
