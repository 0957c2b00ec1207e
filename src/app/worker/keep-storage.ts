/** Requests persistent storage at the first save. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type PersistenceAnswer, persistenceOf, recordPersistence } from '#data/store/storage-persistence.ts';
import { pagePorts } from '#app/start/page-ports.ts';

export function keepStorageFromFirstSave(db: Db): () => void {
  const saved = liveQuery(async () => (await db.drafts.count()) + (await db.outbox.count()) > 0);
  const watch = saved.subscribe({
    next: (any) => {
      if (!any) return;
      watch.unsubscribe();
      void keepStorage(db);
    },
    error: backgroundFailed,
  });
  return () => watch.unsubscribe();
}

async function keepStorage(db: Db): Promise<void> {
  if ((await persistenceOf(db)) === 'granted') return;
  await recordPersistence(db, pagePorts, await requestPersistence());
}

async function requestPersistence(): Promise<PersistenceAnswer> {
  if (typeof navigator.storage?.persist !== 'function') return 'unsupported';
  return (await navigator.storage.persist()) ? 'granted' : 'denied';
}
