/** Both sides changed the same thing: the person sees yours, theirs and the common text, and chooses. */
import { Application, contentOf } from '#contract/application.ts';
import { mayBeAmended } from '#domain/status-rules.ts';
import { isRecord, patchBetween, touched } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { recomputeApplication } from '#data/records/application/recompute-application.ts';
import { applyFactsAgain, caseConflict } from '#data/records/case/case-conflict.ts';
import type { Db } from '#data/store/db.ts';
import { putAway, reflow } from './outbox.ts';
import type { OutboxRow } from './outbox-row.ts';
import { patched } from '#data/store/patched.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { recomputeRecord, recordTables } from './recompute-record.ts';

export interface ConflictField {
  /** Where it stands on the wire, such as `applicant.age`. */
  readonly path: string;
  readonly base: unknown;
  readonly yours: unknown;
  readonly theirs: unknown;
}

export interface Conflict {
  readonly n: number;
  readonly op: OutboxRow['op'];
  readonly applicationId: string;
  readonly title: string;
  /** The status that it has on the server now. */
  readonly theirStatus: string | null;
  /** A change can still be made to it: an order is final for a pending change. */
  readonly open: boolean;
  readonly fields: readonly ConflictField[];
}

export async function conflictOf(db: Db, n: number): Promise<Conflict | null> {
  const row = await db.outbox.get(n);
  if (row?.state !== 'conflict') return null;
  if (row.entity === 'case') return caseConflict(row);
  const theirs = theirsOf(row);
  const base: unknown = row.subject.before;
  const fields = touched(row.body).map((path) => ({
    path,
    base: valueAt(base, path),
    yours: valueAt(row.body, path),
    theirs: valueAt(theirs, path),
  }));
  const { op, entityId: applicationId, subject } = row;
  const theirStatus = theirs?.status ?? null;
  const open = theirs !== null && mayBeAmended(theirs.status);
  return { n, op, applicationId, title: subject.title, theirStatus, open, fields };
}

const tablesOf = (db: Db) => [...recordTables(db), db.outbox, db.receipts];

/** Theirs stands; what was written here is put away, with a receipt. */
export function keepTheirs(db: Db, ports: Ports, n: number): Promise<boolean> {
  return db.transaction('rw', tablesOf(db), async () => {
    const row = await db.outbox.get(n);
    if (row?.state !== 'conflict') return false;
    await putAway(db, row, { at: instant(ports), outcome: 'kept-theirs' });
    await recomputeRecord(db, row);
    return true;
  });
}

export type ApplyRefusal =
  | { readonly kind: 'gone' }
  /** A decision is signed again by its judge, never sent again by itself. */
  | { readonly kind: 'sign-again' }
  /** Decided or withdrawn: a change can no longer be made to it. */
  | { readonly kind: 'closed' };

export interface Choice {
  readonly n: number;
  /** The fields that are to be mine; all of them where it is left out. */
  readonly paths?: readonly string[];
}

/** Mine on top of theirs: a new act, with a new key and on the version that the server has now. */
export function applyMineAgain(db: Db, ports: Ports, choice: Choice): Promise<Result<null, ApplyRefusal>> {
  return db.transaction('rw', tablesOf(db), async () => {
    const row = await db.outbox.get(choice.n);
    if (row?.state !== 'conflict') return err({ kind: 'gone' });
    return row.entity === 'case'
      ? applyFactsAgain(db, ports, { row, paths: choice.paths })
      : applyTextAgain(db, ports, { row, paths: choice.paths });
  });
}

interface Again {
  readonly row: OutboxRow;
  readonly paths: Choice['paths'];
}

async function applyTextAgain(
  db: Db,
  ports: Ports,
  { row, paths }: Again,
): Promise<Result<null, ApplyRefusal>> {
  const theirs = theirsOf(row);
  if (!theirs) return err({ kind: 'gone' });
  if (row.op === 'decide') return err({ kind: 'sign-again' });
  if (!mayBeAmended(theirs.status)) return err({ kind: 'closed' });
  const before = contentOf(theirs);
  const mine = onlyPaths(row.body, paths);
  const content = patched(before, mine);
  if (row.op === 'amend' && patchBetween(before, content) === undefined) {
    await putAway(db, row, { at: instant(ports), outcome: 'kept-theirs' });
  } else {
    await db.outbox.put({
      ...row,
      key: ports.newId(),
      state: 'pending',
      nextAt: instant(ports),
      baseVersion: theirs.version,
      body: mine,
      lastError: null,
      subject: { ...row.subject, before, content },
    });
    await reflow(db, row.entityId);
  }
  await recomputeApplication(db, row.entityId);
  return ok(null);
}

function theirsOf(row: OutboxRow): Application | null {
  const parsed = Application.safeParse(row.theirs);
  return parsed.success ? parsed.data : null;
}

function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const key of path.split('.')) value = isRecord(value) ? value[key] : undefined;
  return value;
}

function onlyPaths(patch: unknown, paths: readonly string[] | undefined, prefix = ''): unknown {
  if (!paths || !isRecord(patch)) return patch;
  const kept = Object.entries(patch).flatMap(([key, value]): [string, unknown][] => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (paths.includes(path)) return [[key, value]];
    const inner = isRecord(value) ? onlyPaths(value, paths, path) : {};
    return isRecord(inner) && Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(kept);
}
