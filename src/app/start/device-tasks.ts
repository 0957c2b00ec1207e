/** Local tasks of a signed-in user: court list, reminders, storage. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { sealClearRows } from '#data/store/sealed/seal-clear-rows.ts';
import { markSeveralFirs } from '#data/records/application/mark-several-firs.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { keepBackupKey } from '#app/worker/keep-backup-key.ts';
import { keepCourtsFresh } from '#app/worker/keep-courts-fresh.ts';
import { keepNotified } from '#app/worker/keep-notified.ts';
import { keepStorageFromFirstSave } from '#app/worker/keep-storage.ts';
import { lockWhenIdle } from '#app/worker/lock-when-idle.ts';
import { repairDamagedRows } from '#app/worker/repair-damaged-rows.ts';
import { keepUnsentMark } from '#app/worker/keep-unsent-mark.ts';
import { takeInShared } from '#app/worker/take-in-shared.ts';

/** Rows of an older release. */
async function prepareRows(db: Db): Promise<void> {
  await sealClearRows(db);
  await markSeveralFirs(db, () => whenIdle());
}

/** Returns a function that stops all tasks. */
export function startDeviceTasks(db: Db): () => void {
  prepareRows(db).catch((error: unknown) => {
    if (db.isOpen()) backgroundFailed(error); // closed meanwhile: the next start continues
  });
  void takeInShared(db).catch(backgroundFailed);
  const stops = [
    keepStorageFromFirstSave(db),
    keepUnsentMark(db),
    keepCourtsFresh(db),
    keepBackupKey(db),
    keepNotified(db),
    lockWhenIdle(db),
    repairDamagedRows(db),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
