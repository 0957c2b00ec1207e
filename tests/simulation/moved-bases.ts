/**
 * Two planted faults: the device takes a version of the server as the base of an unsent change and tells
 * nobody. The next send overwrites the change of another user.
 */
import type { Db } from '#data/store/db.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { Ports } from '#data/store/ports.ts';
import { syncNow } from '#data/device/sync.ts';
import { updateHeldRows } from '#data/outbox/outbox.ts';
import { requeueWithNewKey } from '#data/outbox/requeue.ts';
import { isRecord } from '#kernel/merge-patch.ts';

/** Resends each conflict on the version that the server sent with it. */
export const syncOnTheirs: typeof syncNow = async (db, ports) => {
  const outcome = await syncNow(db, ports);
  await db.transaction('rw', [db.outbox, db.meta], async () => {
    for (const row of await db.outbox.where('state').equals('conflict').toArray()) {
      const baseVersion = versionIn(row.theirs);
      if (baseVersion !== null) await moveTo(db, ports, { ...row, baseVersion });
    }
  });
  return outcome;
};

async function moveTo(db: Db, ports: Ports, row: OutboxRow): Promise<void> {
  await requeueWithNewKey(db, ports, row);
  await updateHeldRows(db, row.entityId);
}

/** Bases each waiting change on the newest version that the device has pulled, before it sends. */
export const syncOnPulled: typeof syncNow = async (db, ports) => {
  await db.transaction('rw', [db.outbox, db.bases], async () => {
    for (const row of await db.outbox.where('state').equals('pending').toArray()) {
      const pulled = versionIn((await db.bases.get([row.entity, row.entityId]))?.data);
      if (row.baseVersion > 0 && pulled !== null && pulled > row.baseVersion)
        await db.outbox.update(row.n, { baseVersion: pulled });
    }
  });
  return syncNow(db, ports);
};

function versionIn(record: unknown): number | null {
  const version = isRecord(record) ? record['version'] : undefined;
  return typeof version === 'number' ? version : null;
}
