/** Detects writes of this device that a restored server no longer has. */
import { joinPatches, patchAt, same, touched, valueAt } from '#kernel/merge-patch.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import type { EditedRecord } from './edited-conflicts.ts';
import type { DeviceCopy, EditedSpec } from './edited-spec.ts';
import type { ApplyContext } from '../outbox/record-kind.ts';

interface ComparedCopies<T> {
  readonly previous: DeviceCopy<T>;
  readonly record: T;
  readonly written: readonly string[];
}

/**
 * This device's copy if a restored server is behind it or has a different history, even with more versions.
 * Applies until a resync returns the record; its owner may refile it much later.
 */
export function lostCopy<T extends EditedRecord>(
  { serverRolledBack, epoch }: ApplyContext,
  spec: EditedSpec<T>,
  compared: ComparedCopies<T>,
): DeviceCopy<T> | null {
  const { previous, record } = compared;
  if ((previous.seen ?? epoch) >= epoch) return null;
  if (previous.version > record.version || spec.anew?.(record, previous)) return previous;
  if (!serverRolledBack) return null;
  if (spec.follows) return spec.follows(record, previous) ? null : previous;
  return lostText(spec, compared);
}

function lostText<T extends EditedRecord>(
  { textOf }: EditedSpec<T>,
  { previous, record, written }: ComparedCopies<T>,
): DeviceCopy<T> | null {
  const [ours, theirs] = [textOf(previous), textOf(record)];
  if (previous.version === record.version) return same(ours, theirs) ? null : previous;
  const lost = written.filter((path) => !same(valueAt(ours, path), valueAt(theirs, path)));
  if (lost.length === 0) return null;
  // another device wrote the newer versions, so only the values of this device are asked about
  const values = lost.map((path) => patchAt(path, valueAt(ours, path) ?? null));
  return { ...applyPatch(record, joinPatches(values)), asOf: previous.asOf };
}

/**
 * More versions do not prove that a restored server has this device's writes, so each is compared. Unsent
 * changes replace the written values and may be the newer version themselves.
 */
export async function pathsWritten<T extends EditedRecord>(
  { db, serverRolledBack, waiting }: ApplyContext,
  { entity, follows }: EditedSpec<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const paths = new Map<string, string[]>();
  if (!serverRolledBack || follows) return paths;
  const known = new Set(ids);
  const accepted = await db.receipts
    .where('[outcome+at]')
    .between(['accepted', ''], ['accepted', '\uffff'])
    .filter((receipt) => receipt.entity === entity && known.has(receipt.entityId))
    .toArray();
  const queued = ids.filter((id) => waiting.has(id));
  const unsent = await db.outbox.where('entityId').anyOf(queued).toArray();
  const listed = new Set(unsent.flatMap(({ entityId, body }) => keysOf(entityId, body)));
  for (const { entityId, sent = {} } of accepted) {
    const fresh = touched(sent).filter((path) => !listed.has(`${entityId} ${path}`));
    for (const path of fresh) listed.add(`${entityId} ${path}`);
    paths.set(entityId, [...(paths.get(entityId) ?? []), ...fresh]);
  }
  return paths;
}

const keysOf = (id: string, body: unknown): string[] => touched(body).map((path) => `${id} ${path}`);
