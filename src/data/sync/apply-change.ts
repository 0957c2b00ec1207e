/**
 * Applies the changes of a burst, grouped by kind, inside the caller's transaction. It never touches the
 * outbox.
 */
import type { Kinds } from '#data/outbox/kinds.ts';
import type { ApplyContext } from '#data/outbox/record-kind.ts';
import type { PulledChange } from './changes-page.ts';
import type { RemovalReason } from '#contract/case/history-events.ts';
import { recordPossibleLoss } from './record-possible-loss.ts';
import { removeRecord } from './remove-record.ts';
import type { SortedChanges } from './sort-changes.ts';

export async function applyChanges(
  kinds: Kinds,
  arrival: ApplyContext,
  { removed, records, unread, today }: SortedChanges & { readonly today: string },
): Promise<void> {
  for (const change of removed) await remove(kinds, arrival, change);
  for (const kind of kinds.all) {
    const come = records.get(kind.entity);
    if (come) await kind.applyRecords(arrival, come);
  }
  // Park records that this version cannot read: the cursor has passed them.
  const { epoch: seen, db } = arrival;
  await db.parked.bulkPut(
    unread.map(({ entity, id, version, data }) => ({ entity, id, version, data, seen })),
  );
  for (const { afterPage } of kinds.all) await afterPage?.(arrival, today);
}

const MAY_BE_GONE: RemovalReason = 'may-be-gone';

/** The record is no longer visible: its case moved to another court, or it was removed. */
async function remove(
  kinds: Kinds,
  arrival: ApplyContext,
  { entity, id, because, reason }: PulledChange,
): Promise<void> {
  await arrival.db.parked.delete([entity, id]);
  const kind = kinds.kindNamed(entity);
  if (!kind) return;
  const isUncertain =
    arrival.serverRolledBack && (await recordPossibleLoss(arrival.db, kind, { id, at: arrival.at }));
  await kind.noteRemoval?.(arrival, isUncertain ? { id, because: MAY_BE_GONE } : { id, because, reason });
  await removeRecord({ db: arrival.db, kinds }, kind, id);
}
