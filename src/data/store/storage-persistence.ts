/** Stores whether the browser has promised not to evict this device's data. The page requests it. */
import type { Db } from './db.ts';
import { getMeta, type MetaValues, setMeta } from './meta.ts';
import { nowIso, type Ports } from './ports.ts';

export type PersistenceAnswer = MetaValues['persistence']['answer'];

export async function recordPersistence(db: Db, ports: Ports, answer: PersistenceAnswer): Promise<void> {
  await setMeta(db, 'persistence', { answer, at: nowIso(ports) });
}

/** `null` before the first request. Request it at the first save, in a user gesture. */
export async function persistenceOf(db: Db): Promise<PersistenceAnswer | null> {
  return (await getMeta(db, 'persistence'))?.answer ?? null;
}
