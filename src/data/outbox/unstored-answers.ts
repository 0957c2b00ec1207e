/**
 * What has had its answer on a full phone, which has no room to keep it. It is not sent again until there is room, and holds
 * up nothing but what waits behind it. The disk cannot keep even this: a process that is killed forgets it, and sends once
 * more under the same key.
 */
import type { Db } from '#data/store/db.ts';
import { clearMeta, setMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import type { TakenRow } from '#data/store/storage-status.ts';
import { isStorageFull } from '#data/store/storage-full.ts';
import type { OutboxRow } from './outbox-row.ts';

/** By the keys of their rows, and what the court has taken of it; each page and the worker has ports of its own. */
const unkept = new WeakMap<Ports, Map<string, TakenRow | null>>();

export const recordUnstoredAnswer = (
  ports: Ports,
  { key, op, entityId }: OutboxRow,
  isTaken: boolean,
): void => {
  const answers = unkept.get(ports) ?? new Map<string, TakenRow | null>();
  const taken = isTaken ? { key, application: op === 'file' ? entityId : null } : null;
  unkept.set(ports, answers.set(key, taken));
};

export const acceptedUnstored = (ports: Ports): TakenRow[] =>
  [...(unkept.get(ports)?.values() ?? [])].filter((taken) => taken !== null);

export const isAnswerUnstored = (ports: Ports, { key }: Pick<OutboxRow, 'key'>): boolean =>
  unkept.get(ports)?.has(key) ?? false;

export const hasUnstoredAnswers = (ports: Ports): boolean => unkept.has(ports);

/** Where there is room again, what had no room goes once more, and its answer is kept. */
export async function retryUnstoredAnswers(db: Db, ports: Ports): Promise<void> {
  if (hasUnstoredAnswers(ports) && (await hasRoom(db, ports))) unkept.delete(ports);
}

/** About as much as an answer takes. */
const ANSWER = ' '.repeat(8_000);

async function hasRoom(db: Db, ports: Ports): Promise<boolean> {
  try {
    await db.transaction('rw', db.meta, async () => {
      await setMeta(db, 'full', { at: nowIso(ports) + ANSWER });
      await clearMeta(db, 'full');
    });
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}
