/** Edit conflicts: both versions and the base field by field, and the user's choice. */
import type * as z from 'zod/mini';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { closeRow, updateHeldRows } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { isRecord, patchBetween, touched } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { ReapplyRequest, ApplyRefusal, Conflict, Conflicts, RecordKind } from '../outbox/record-kind.ts';

export interface EditedRecord {
  readonly _id: string;
  readonly version: number;
  readonly status?: string;
}

/** Properties of a record kind for conflicts. */
export interface ConflictSpec<T extends EditedRecord> extends Pick<RecordKind, 'recompute'> {
  readonly schema: z.ZodMiniType<T>;
  /** The part of the record that a user's patch changes. */
  readonly textOf: (record: T) => unknown;
  /** The text before the change; undefined for a command. */
  readonly beforeOf: (row: OutboxRow) => unknown;
  /** The row with its patch based on another text. */
  readonly onText: (row: OutboxRow, text: { readonly before: unknown; readonly after: unknown }) => OutboxRow;
  readonly isEdit: (row: OutboxRow) => boolean;
  /** The record can still be edited. */
  readonly isOpen: (record: T) => boolean;
  /** The fields of a patch that the user chooses between; by default its leaves. */
  readonly pathsIn?: (body: unknown) => string[];
  readonly isSignedAgain?: (row: OutboxRow) => boolean;
}

export const conflictsOf = <T extends EditedRecord>(spec: ConflictSpec<T>): Conflicts => ({
  of: (row) => conflictOf(spec, row),
  applyAgain: (db, ports, again) => applyAgain(db, ports, { spec, ...again }),
});

function conflictOf<T extends EditedRecord>(spec: ConflictSpec<T>, row: OutboxRow): Conflict {
  const theirs = theirsOf(spec, row);
  const base = spec.beforeOf(row);
  const yours = applyPatch(base ?? {}, row.body);
  return {
    n: row.n,
    op: row.op,
    applicationId: row.entityId,
    title: row.subject.title,
    theirStatus: theirs && (theirs.status ?? ''),
    open: theirs !== null && spec.isOpen(theirs),
    fields: pathsIn(spec, row.body).map((path) => ({
      path,
      base: valueAt(base, path),
      yours: valueAt(yours, path),
      theirs: valueAt(theirs, path),
    })),
  };
}

const pathsIn = <T extends EditedRecord>({ pathsIn: own }: ConflictSpec<T>, body: unknown): string[] =>
  own ? own(body) : touched(body);

interface ReapplyContext<T extends EditedRecord> extends ReapplyRequest {
  readonly spec: ConflictSpec<T>;
}

/** Applies my change to the server version: a new operation with a new key. */
async function applyAgain<T extends EditedRecord>(
  db: Db,
  ports: Ports,
  { spec, row, paths }: ReapplyContext<T>,
): Promise<Result<null, ApplyRefusal>> {
  const theirs = theirsOf(spec, row);
  if (!theirs) return err({ kind: 'gone' });
  if (spec.isSignedAgain?.(row)) return err({ kind: 'sign-again' });
  if (!spec.isOpen(theirs)) return err({ kind: 'closed' });
  const before = spec.textOf(theirs);
  const body = onlyPaths(row.body, paths);
  const after = spec.isEdit(row) ? applyPatch(before, body) : before;
  if (spec.isEdit(row) && patchBetween(before, after) === undefined) {
    await closeRow(db, row, { at: nowIso(ports), outcome: 'kept-theirs' });
  } else {
    await db.outbox.put({
      ...withBody(spec.onText(row, { before, after }), body),
      key: ports.newId(),
      state: 'pending',
      nextAt: nowIso(ports),
      baseVersion: theirs.version,
      lastError: null,
    });
    await updateHeldRows(db, row.entityId);
  }
  await spec.recompute(db, row.entityId);
  return ok(null);
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a part of a patch is a patch of the same record
const withBody = (row: OutboxRow, body: unknown): OutboxRow => ({ ...row, body }) as OutboxRow;

function theirsOf<T extends EditedRecord>({ schema }: ConflictSpec<T>, row: OutboxRow): T | null {
  const parsed = schema.safeParse(row.theirs);
  return parsed.success ? parsed.data : null;
}

function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const key of path.split('.')) value = isRecord(value) ? value[key] : undefined;
  return value;
}

function onlyPaths(patch: unknown, paths: readonly string[] | undefined, prefix = ''): unknown {
  if (!paths || !isRecord(patch)) return patch;
  const patchEntries = Object.entries(patch).flatMap(([key, value]): [string, unknown][] => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (paths.includes(path)) return [[key, value]];
    const inner = isRecord(value) ? onlyPaths(value, paths, path) : {};
    return isRecord(inner) && Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(patchEntries);
}
