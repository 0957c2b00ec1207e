/** Stores pulled server copies, applies unsent changes on top and detects lost data. */
import type { Db } from '#data/store/db.ts';
import { rowsByKey } from '#data/store/rows-by-key.ts';
import { same } from '#kernel/merge-patch.ts';
import { markForRecompute } from '../sync/apply-context.ts';
import type { EditedRecord } from './edited-conflicts.ts';
import type { DeviceCopy, EditedSpec } from './edited-spec.ts';
import type { ApplyContext } from '../outbox/record-kind.ts';

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
  const bases = isBare ? [] : await db.bases.bulkGet(ids.map((id): [string, string] => [spec.entity, id]));
  // use no database here: a hundred awaits outside Dexie end its transaction
  const copies = records.map((record, index) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a base of this kind was put by this kind
    const base = bases[index]?.data as DeviceCopy<T> | undefined;
    return copyOf(arrival, spec, { record, shown: storedRows.get(record._id), base });
  });
  await table.bulkPut(copies.filter(({ isBase }) => !isBase).map(({ copy }) => copy));
  const beneath = copies.filter(({ isBase }) => isBase).map(({ copy }) => copy);
  const notes = copies.flatMap(({ note }) => note ?? []);
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
}

function copyOf<T extends EditedRecord>(
  arrival: ApplyContext,
  spec: EditedSpec<T>,
  { record, shown, base }: IncomingRecord<T>,
) {
  const { at, epoch: seen, waiting } = arrival;
  const previous = base ?? shown;
  const isBase = base !== undefined || waiting.has(record._id);
  if (previous && isLost(arrival, spec, { previous, record })) {
    arrival.lost.push({ entity: spec.entity, id: record._id, ours: previous, theirs: record });
  }
  if (previous && isSetBack(previous, record, seen))
    return { isBase, note: null, copy: { ...previous, seen } };
  const note = (previous && spec.noteChange?.(arrival, previous, record)) ?? null;
  return { isBase, note, copy: { ...record, asOf: at, seen } };
}

/**
 * True if a restored server is behind this device or has a different history, even with as many versions.
 * Applies until a resync returns the record; its owner may refile it much later.
 */
function isLost<T extends EditedRecord>(
  { serverRolledBack, epoch }: ApplyContext,
  { textOf, follows, anew }: EditedSpec<T>,
  { previous, record }: { readonly previous: DeviceCopy<T>; readonly record: T },
): boolean {
  if ((previous.seen ?? epoch) >= epoch) return false;
  if (previous.version > record.version || anew?.(record, previous)) return true;
  if (!serverRolledBack) return false;
  if (follows) return !follows(record, previous);
  return previous.version === record.version && !same(textOf(previous), textOf(record));
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
