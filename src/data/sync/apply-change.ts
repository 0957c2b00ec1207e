/** The changes of a page into their tables, those of one kind together; inside the caller's transaction. The outbox is never touched. */
import { allKinds, kindNamed } from '#data/records/kinds.ts';
import type { Arrival } from '#data/records/record-kind.ts';
import type { PulledChange } from './changes-page.ts';
import { removeRecord } from './remove-record.ts';

export async function applyChanges(
  arrival: Arrival,
  changes: readonly PulledChange[],
  today: string,
): Promise<void> {
  const latest = new Map(changes.map((change) => [`${change.entity} ${change.id}`, change]));
  const readable = new Map<string, unknown[]>();
  const unread: PulledChange[] = [];
  for (const change of latest.values()) {
    if (change.deleted) await remove(arrival, change);
    else if (kindNamed(change.entity)?.reads(change.data)) {
      readable.set(change.entity, [...(readable.get(change.entity) ?? []), change.data]);
    } else unread.push(change);
  }
  for (const kind of allKinds()) {
    const records = readable.get(kind.entity);
    if (records) await kind.arrive(arrival, records);
  }
  // What this version cannot read is kept as it came: the cursor has passed it.
  const { epoch: seen, db } = arrival;
  await db.parked.bulkPut(
    unread.map(({ entity, id, version, data }) => ({ entity, id, version, data, seen })),
  );
  for (const { afterPage } of allKinds()) await afterPage?.(arrival, today);
}

/** No longer theirs to see: a case moved to another court, a record removed. */
async function remove(arrival: Arrival, { entity, id, reason }: PulledChange): Promise<void> {
  await arrival.db.parked.delete([entity, id]);
  const kind = kindNamed(entity);
  if (!kind) return;
  await kind.noteRemoval?.(arrival, { id, reason });
  await removeRecord(arrival.db, kind, id);
}
