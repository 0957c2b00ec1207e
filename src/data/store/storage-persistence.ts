/** Stores whether the browser has promised not to evict this device's data. The page requests it. */
import type { Db } from './db.ts';
import { type CacheValues, getCache, setCache } from './cache.ts';
import { nowIso, type Ports } from './ports.ts';

export type PersistenceAnswer = CacheValues['persistence']['answer'];

export async function recordPersistence(db: Db, ports: Ports, answer: PersistenceAnswer): Promise<void> {
  await setCache(db, 'persistence', { answer, at: nowIso(ports) });
}

/** `null` before the first request. Request it at the first save, in a user gesture. */
export async function persistenceOf(db: Db): Promise<PersistenceAnswer | null> {
  return (await getCache(db, 'persistence'))?.answer ?? null;
}
