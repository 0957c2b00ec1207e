/** Stores pulled server copies, applies unsent changes on top and detects lost data. */
import type { Db } from '#data/store/db.ts';
import { rowsByKey } from '#data/store/rows-by-key.ts';
import { markForRecompute } from '../sync/apply-context.ts';
import type { EditedRecord } from './edited-conflicts.ts';
import type { DeviceCopy, EditedSpec } from './edited-spec.ts';
import type { ApplyContext } from '../outbox/record-kind.ts';
import { lostCopy, pathsWritten } from './lost-copy.ts';

/**
 * Never overwrites unsent work: it is applied to the new copy again. Ignores an older copy, except in a
 * resync that has not returned this record yet: then the server was restored.
 */
export async function storeServerCopies<T extends EditedRecord>(
  arrival: ApplyContext,
  spec: EditedSpec<T>,
  records: readonly T[],
): Promise<void> {
  const { db } = arrival;
  const table = db.table<DeviceCopy<T>, string>(spec.table);
  const ids = records.map(({ _id }) => _id);
  const storedRows = await rowsByKey(table, ids);
  const isBare = (await db.bases.limit(1).count()) === 0;
  const written = await pathsWritten(arrival, spec, ids);
  const bases = isBare ? [] : await db.bases.bulkGet(ids.map((id): [string, string] => [spec.entity, id]));
  // use no database here: a hundred awaits outside Dexie end its transaction
  const copies = records.map((record, index) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a base of this kind was put by this kind
    const base = bases[index]?.data as DeviceCopy<T> | undefined;
    const shown = storedRows.get(record._id);
    return copyOf(arrival, spec, { record, shown, base, written: written.get(record._id) ?? [] });
  });
  await table.bulkPut(copies.filter(({ isBase }) => !isBase).map(({ copy }) => copy));
  const beneath = copies.filter(({ isBase }) => isBase).map(({ copy }) => copy);
  const notes = copies.flatMap((each) => each.notes);
  if (notes.length > 0) await db.notifications.bulkPut(notes);
  if (beneath.length > 0) {
    await db.bases.bulkPut(beneath.map((data) => ({ entity: spec.entity, id: data._id, data })));
  }
  for (const { _id } of beneath) await spec.recompute(db, _id);
  markForRecompute(arrival, spec.entity, ids);
}

interface IncomingRecord<T> {
  readonly record: T;
  readonly shown: DeviceCopy<T> | undefined;
  readonly base: DeviceCopy<T> | undefined;
  /** Paths of the text that this device has written, after a restore only. */
  readonly written: readonly string[];
}

function copyOf<T extends EditedRecord>(
  arrival: ApplyContext,
  spec: EditedSpec<T>,
  { record, shown, base, written }: IncomingRecord<T>,
) {
  const { at, epoch: seen, waiting } = arrival;
  const previous = base ?? shown;
  const isBase = base !== undefined || waiting.has(record._id);
  const ours = previous && lostCopy(arrival, spec, { previous, record, written });
  if (ours) arrival.lost.push({ entity: spec.entity, id: record._id, ours, theirs: record });
  if (previous && isSetBack(previous, record, seen))
    return { isBase, notes: [], copy: { ...previous, seen } };
  const notes = (previous && spec.noteChange?.(arrival, previous, record)) ?? [];
  return { isBase, notes, copy: { ...record, asOf: at, seen } };
}

const isSetBack = <T extends EditedRecord>(previous: DeviceCopy<T>, record: T, epoch: number): boolean =>
  previous.version > record.version && (previous.seen ?? epoch) >= epoch;

/** The last known server copy. */
export async function serverCopyOf<T extends EditedRecord>(
  db: Db,
  { entity, table }: EditedSpec<T>,
  id: string,
): Promise<DeviceCopy<T> | undefined> {
  const base = await db.bases.get([entity, id]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a base of this kind was put by this kind
  return base ? (base.data as DeviceCopy<T>) : db.table<DeviceCopy<T>, string>(table).get(id);
}
