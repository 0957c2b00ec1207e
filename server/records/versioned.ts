/** Creates the next version of a record by a merge patch of its changeable fields. */
import { same } from '#kernel/merge-patch.ts';
import type * as z from 'zod/mini';
import type { RemovalReason } from '#contract/case/history-events.ts';
import { ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { lockParent, readStoredRecord, type Parent, removeRecord, saveRecord } from './store-records.ts';
import { checkVersion, patchedRecord, refuseSameValues } from './authored.ts';
import type { AuthoredRecord } from './append-only.ts';

export interface VersionedSpec<Whole extends AuthoredRecord> {
  readonly kind: StoredKind<Whole>;
  readonly schema: z.ZodMiniType<Whole>;
  /** Other fields of the body are ignored. */
  readonly patchable: readonly string[];
  readonly parentOf: (record: Whole) => string;
  /** Throws a refusal for a caller who sees the record but may not change it. */
  readonly mayChange?: (write: Write, record: Whole, parent: Parent) => void;
  /** Details for the audit log. */
  readonly detail?: (before: Whole, after: Whole) => unknown;
}

export const change =
  <Whole extends AuthoredRecord>(
    { kind, schema, patchable, parentOf, mayChange, detail }: VersionedSpec<Whole>,
    id: string,
    body: Readonly<Record<string, unknown>>,
  ): Effect =>
  async (write) => {
    const { parent, record } = await lockedRecord(write, { kind, parentOf }, id);
    mayChange?.(write, record, parent);
    const patched = patchedRecord({ schema, patchable }, record, body);
    if (same(patched, record)) {
      if (!hasOwner(kind)) refuseSameValues(write);
      return ok(record);
    }
    const next = { ...patched, version: record.version + 1 };
    await saveRecord(write, { kind, parent, record: next, detail: detail?.(record, next) });
    return ok(next);
  };

export interface RemovableSpec<Whole extends AuthoredRecord> extends Pick<
  VersionedSpec<Whole>,
  'kind' | 'parentOf'
> {
  /** Throws a refusal for a caller who sees the record but may not remove it. */
  readonly mayRemove?: (write: Write, record: Whole) => void;
  readonly reason: (record: Whole) => RemovalReason;
  /** For the audit log, which holds the only copy from now on. */
  readonly detail?: (record: Whole) => unknown;
}

export const remove =
  <Whole extends AuthoredRecord>(
    { kind, parentOf, mayRemove, reason, detail }: RemovableSpec<Whole>,
    id: string,
  ): Effect =>
  async (write) => {
    const { parent, record } = await lockedRecord(write, { kind, parentOf }, id);
    mayRemove?.(write, record);
    await removeRecord(write, { kind, parent, record, detail: detail?.(record) }, reason(record));
    return { status: 204, body: undefined };
  };

/** The record in the version that the caller has seen, with its parent locked. */
async function lockedRecord<Whole extends AuthoredRecord>(
  write: Write,
  { kind, parentOf }: Pick<VersionedSpec<Whole>, 'kind' | 'parentOf'>,
  id: string,
): Promise<{ readonly parent: Parent; readonly record: Whole }> {
  const seen = await readStoredRecord(write.sql, kind, id);
  if (!seen || isOtherOwner(write, kind, seen)) throw new Refusal('not-found');
  const parent = await lockParent(write, kind, parentOf(seen));
  const record = await readStoredRecord(write.sql, kind, id); // current row under the lock; it may have been removed
  if (!record) throw new Refusal('not-found');
  checkVersion(write, record);
  return { parent, record };
}

/** A private record is no act of a court. */
const hasOwner = ({ seen }: Pick<StoredKind, 'seen'>): boolean => seen === 'owner';

/** A private record does not exist for other users, whatever version they send. */
const isOtherOwner = ({ caller }: Write, kind: Pick<StoredKind, 'seen'>, { by }: AuthoredRecord): boolean =>
  hasOwner(kind) && by._id !== caller.user._id;
