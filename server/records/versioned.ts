/** Creates the next version of a record by a merge patch of its changeable fields. */
import { mergePatch, same } from '#kernel/merge-patch.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import type * as z from 'zod/mini';
import { ok } from '#server/http/answer.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { lockParent, readStoredRecord, type Parent, saveRecord } from './store-records.ts';
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
    const seen = await readStoredRecord(write.sql, kind, id);
    if (!seen || isOtherOwner(write, kind, seen)) throw new Refusal('not-found');
    const parent = await lockParent(write, kind, parentOf(seen));
    const record = await readStoredRecord(write.sql, kind, id); // current row under the lock; it may have been removed
    if (!record) throw new Refusal('not-found');
    if (write.expected !== undefined && write.expected !== record.version) {
      throw new Refusal('stale-version', { current: record });
    }
    mayChange?.(write, record, parent);
    const patch = Object.fromEntries(
      patchable.flatMap((field) => (field in body ? [[field, body[field]]] : [])),
    );
    const parsed = schema.safeParse(withoutBlanks(mergePatch(record, patch)));
    if (!parsed.success) throw invalid(fieldErrors(parsed.error));
    if (same(parsed.data, record)) return ok(record);
    const next = { ...parsed.data, version: record.version + 1 };
    await saveRecord(write, { kind, parent, record: next, detail: detail?.(record, next) });
    return ok(next);
  };

/** A private record does not exist for other users, whatever version they send. */
export const isOtherOwner = (
  { caller }: Write,
  { seen }: Pick<StoredKind, 'seen'>,
  { by }: AuthoredRecord,
): boolean => seen === 'owner' && by._id !== caller.user._id;
