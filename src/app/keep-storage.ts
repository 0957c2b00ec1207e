/** Asks the browser, once, at the first save, to keep this storage when space runs out. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/db.ts';
import { metaOf, setMeta } from '#data/meta.ts';

export function keepStorageFromFirstSave(db: Db): () => void {
  const saved = liveQuery(async () => (await db.drafts.count()) + (await db.outbox.count()) > 0);
  const watch = saved.subscribe((any) => {
    if (!any) return;
    watch.unsubscribe();
    void keepStorage(db);
  });
  return () => watch.unsubscribe();
}

async function keepStorage(db: Db): Promise<void> {
  if ((await metaOf(db, 'persistence'))?.answer === 'granted') return;
  await setMeta(db, 'persistence', { answer: await ask(), at: new Date().toISOString() });
}

async function ask(): Promise<'granted' | 'denied' | 'unsupported'> {
  if (typeof navigator.storage?.persist !== 'function') return 'unsupported';
  return (await navigator.storage.persist()) ? 'granted' : 'denied';
}
