/** Whether the browser has promised not to clear this device's data by itself; the page asks, this remembers. */
import type { Db } from './db.ts';
import { getMeta, type MetaValues, setMeta } from './meta.ts';
import { nowIso, type Ports } from './ports.ts';

export type PersistenceAnswer = MetaValues['persistence']['answer'];

export async function recordPersistence(db: Db, ports: Ports, answer: PersistenceAnswer): Promise<void> {
  await setMeta(db, 'persistence', { answer, at: nowIso(ports) });
}

/** `null` before it was ever asked: ask at the first save, from the person's own press. */
export async function persistenceOf(db: Db): Promise<PersistenceAnswer | null> {
  return (await getMeta(db, 'persistence'))?.answer ?? null;
}
