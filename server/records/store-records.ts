/** Writes a record of any kind: locks its parent, stores it, adds it to the change log. */
import type { CourtKind } from '#contract/case/court.ts';
import type { RemovalReason } from '#contract/case/history-events.ts';
import { requireDocket } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Write } from '#server/http/write.ts';
import { lockUser } from '#server/storage/users.ts';
import { canSee, type Matter } from '#server/storage/matter.ts';
import { isShared, type StoredRecord, parentColumn, type StoredKind } from '#server/storage/record-kind.ts';
import { PARENT_TABLE } from '#records/define-record.ts';
import type { Sql } from '#server/storage/sql.ts';

/** Parent of a record: its owner, or a case or application. */
export interface Parent {
  readonly id: string;
  /** The case or the application. */
  readonly record: unknown;
  readonly matter: Matter;
}

interface ParentRow {
  readonly record: unknown;
  readonly owner_id: string;
  readonly court: CourtKind;
  readonly place_key: string;
}

/** Lock the parent, so that its children are written one at a time. Answer 404 if it is not visible. */
export async function lockParent(write: Write, { seen }: StoredKind, id: string): Promise<Parent> {
  const { sql, caller } = write;
  if (caller.user.role === 'judge' && seen !== 'owner') requireDocket(caller);
  if (typeof seen === 'string') {
    await lockUser(sql, caller.user._id);
    return { id: caller.user._id, record: caller.user, matter: { ownerId: caller.user._id } };
  }
  const found = await sql.query<ParentRow>(
    `SELECT record, owner_id, court, place_key FROM ${PARENT_TABLE[seen.under]} WHERE _id = $1 FOR UPDATE`,
    [id],
  );
  const row = found.rows[0];
  if (!row) throw new Refusal('not-found');
  const matter = { ownerId: row.owner_id, court: row.court, courtPlace: row.place_key };
  if (!canSee(caller, matter)) throw new Refusal('not-found', { denied: { entity: seen.under, id } });
  return { id, record: row.record, matter };
}

export async function readStoredRecord<Whole extends StoredRecord>(
  sql: Sql,
  { table }: StoredKind<Whole>,
  id: string,
): Promise<Whole | undefined> {
  const found = await sql.query<{ record: Whole }>(`SELECT record FROM ${table} WHERE _id = $1`, [id]);
  return found.rows[0]?.record;
}

/** Children of one parent, newest first. */
export async function recordsUnder<Whole extends StoredRecord>(
  sql: Sql,
  { table, seen }: StoredKind<Whole>,
  parentId: string,
): Promise<Whole[]> {
  const found = await sql.query<{ record: Whole }>(
    `SELECT record FROM ${table} WHERE ${columnOf(seen)} = $1 ORDER BY created_at DESC, _id DESC`,
    [parentId],
  );
  return found.rows.map(({ record }) => record);
}

const columnOf = (seen: StoredKind['seen']): string =>
  typeof seen === 'string' ? 'owner_id' : parentColumn(seen);

interface StoreContext {
  readonly kind: StoredKind;
  readonly parent: Parent;
  readonly record: StoredRecord;
  /** Additional data for the audit log. */
  readonly detail?: unknown;
}

export async function insertRecord(write: Write, stored: StoreContext): Promise<void> {
  const { kind, parent, record } = stored;
  const { _id, version } = record;
  const inserted = await write.sql.query(
    `INSERT INTO ${kind.table} (_id, ${columnOf(kind.seen)}, version, created_at, record)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (_id) DO NOTHING`,
    [_id, parent.id, version, write.now, JSON.stringify(record)],
  );
  if (inserted.rowCount !== 1) throw new Refusal('id-taken');
  announce(write, 'create', stored);
}

export async function saveRecord(write: Write, stored: StoreContext): Promise<void> {
  const { kind, record } = stored;
  await write.sql.query(`UPDATE ${kind.table} SET version = $2, record = $3 WHERE _id = $1`, [
    record._id,
    record.version,
    JSON.stringify(record),
  ]);
  announce(write, 'update', stored);
}

/** Deletes the record. The reason is sent to everyone who saw it. */
export async function removeRecord(
  write: Write,
  stored: StoreContext,
  removed: RemovalReason,
): Promise<void> {
  const { kind, record } = stored;
  await write.sql.query(`DELETE FROM ${kind.table} WHERE _id = $1`, [record._id]);
  announce(write, 'remove', { ...stored, record: { ...record, version: record.version + 1 }, removed });
}

function announce(
  { touch, note }: Write,
  action: 'create' | 'update' | 'remove',
  { kind, parent, record, detail, removed }: StoreContext & { readonly removed?: RemovalReason },
): void {
  const { entity } = kind;
  const { _id: id, version } = record;
  const { ownerId, court } = parent.matter;
  const isCourts = court !== undefined && isShared(kind, record);
  touch({ entity, id, version, ownerId, ...(isCourts && { after: parent.matter }), removed });
  note({ action, entity, id, version, detail });
}
