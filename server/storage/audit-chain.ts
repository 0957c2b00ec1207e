/**
 * Hash chain of the audit log, which shows a changed, removed or inserted row. A task adds the new rows, so that no
 * call waits for another one.
 */
import { createHash } from 'node:crypto';
import { type Database, inTransaction, type Sql, sqlOf } from './sql.ts';
import { tryLockTask } from './task-locks.ts';

export interface ChainHead {
  readonly n: number;
  /** Hexadecimal. */
  readonly hash: string;
}

interface AuditContent {
  readonly _id: string;
  readonly content: string;
}

interface ChainRow {
  readonly n: string;
  readonly audit_id: string;
  readonly hash: Buffer;
  /** Null if the audit row is gone. */
  readonly content: string | null;
  /** The archive may have removed the row from its partition. */
  readonly may_be_archived: boolean;
}

const START: ChainHead = { n: 0, hash: '' };
const PAGE = 1_000;

/** Milliseconds in which a transaction with an earlier id may still commit. */
const SLACK = 600_000;

/**
 * No column can contain the separator: JSON escapes it, and the others are codes, ids, numbers and addresses. A row
 * without address and session has the form of the rows from before these columns.
 */
export const AUDIT_CONTENT = `concat_ws(E'\\x1f', _id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  coalesce(user_id::text, ''), action, coalesce(entity, ''), coalesce(entity_id::text, ''),
  coalesce(version::text, ''), coalesce(detail::text, ''),
  CASE WHEN address IS NOT NULL OR session IS NOT NULL THEN
    concat_ws(E'\\x1f', coalesce(address, ''), coalesce(encode(session, 'hex'), '')) END)`;

export const hashAfter = (before: string, content: string): string =>
  createHash('sha256').update(before).update('\n').update(content).digest('hex');

/** Adds all new rows. Returns the new head; `undefined` if there was no row, or another process does it. */
export async function extendChain(pool: Database): Promise<ChainHead | undefined> {
  let head: ChainHead | undefined;
  for (;;) {
    const added = await inTransaction(pool, addPage);
    if (!added) return head;
    head = added;
  }
}

async function addPage(sql: Sql): Promise<ChainHead | undefined> {
  if (!(await tryLockTask(sql, 'audit-chain'))) return undefined;
  const rows = await sql.query<AuditContent>(
    `SELECT _id, ${AUDIT_CONTENT} AS content FROM audit
     WHERE _id > $1 AND NOT EXISTS (SELECT FROM audit_chain WHERE audit_id = audit._id)
     ORDER BY _id LIMIT ${PAGE}`,
    [await openFrom(sql)],
  );
  if (rows.rows.length === 0) return undefined;
  let head = await lastHead(sql);
  const links = rows.rows.map(({ _id, content }) => {
    const [n, hash] = [head.n + 1, hashAfter(head.hash, content)];
    head = { n, hash };
    return { n, hash, _id };
  });
  await sql.query(
    `INSERT INTO audit_chain (n, audit_id, hash)
     SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::bytea[])`,
    [links.map(({ n }) => n), links.map(({ _id }) => _id), links.map(({ hash }) => Buffer.from(hash, 'hex'))],
  );
  return head;
}

async function lastHead(sql: Sql): Promise<ChainHead> {
  const { rows } = await sql.query<{ n: string; hash: Buffer }>(
    'SELECT n, hash FROM audit_chain ORDER BY n DESC LIMIT 1',
  );
  return rows[0] ? { n: Number(rows[0].n), hash: rows[0].hash.toString('hex') } : START;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Rows with later ids may be missing in the chain. An id begins with its time (UUIDv7). */
async function openFrom(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ id: string | null }>(
    'SELECT audit_id AS id FROM audit_chain ORDER BY audit_id DESC LIMIT 1',
  );
  const time = Number.parseInt((rows[0]?.id ?? FIRST_ID).replace('-', '').slice(0, 12), 16);
  const hex = Math.max(0, time - SLACK)
    .toString(16)
    .padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

export interface ChainFault {
  readonly kind: 'changed' | 'removed' | 'inserted' | 'head';
  /** Position in the chain; absent for a row outside the chain. */
  readonly n?: number;
  readonly auditId?: string;
}

export interface ChainCheck {
  readonly head: ChainHead;
  /** First fault. */
  readonly fault: ChainFault | undefined;
}

/** Computes the chain again; each archive must be checked too. `heads`: earlier heads, stored outside the database. */
export async function checkChain(pool: Database, heads: readonly ChainHead[]): Promise<ChainCheck> {
  const sql = sqlOf(pool);
  const expected = new Map(heads.map(({ n, hash }) => [n, hash]));
  let head = START;
  for (;;) {
    const { rows } = await sql.query<ChainRow>(
      `SELECT n, audit_id, hash, CASE WHEN _id IS NOT NULL THEN ${AUDIT_CONTENT} END AS content,
         _id IS NULL AND EXISTS (SELECT FROM audit_archives WHERE audit_id >= from_id AND audit_id < before_id)
           AS may_be_archived
       FROM audit_chain LEFT JOIN audit ON _id = audit_id WHERE n > $1 ORDER BY n LIMIT ${PAGE}`,
      [head.n],
    );
    for (const row of rows) {
      const n = head.n + 1;
      const hash = hashOf(row, head.hash);
      const fault = faultOf(row, { n, hash }, expected.get(n));
      if (fault) return { head, fault };
      head = { n, hash };
    }
    if (rows.length < PAGE) break;
  }
  const missing = heads.find(({ n }) => n > head.n);
  if (missing) return { head, fault: { kind: 'head', n: missing.n } };
  return { head, fault: await insertedRow(sql) };
}

/** The hash of an archived row is compared with its file (`audit-log/archive-file.ts`). */
function hashOf({ content, hash, may_be_archived: mayBeArchived }: ChainRow, before: string): string {
  if (content !== null) return hashAfter(before, content);
  return mayBeArchived ? hash.toString('hex') : '';
}

function faultOf(
  row: ChainRow,
  { n, hash }: ChainHead,
  expected: string | undefined,
): ChainFault | undefined {
  const at = { n, auditId: row.audit_id };
  if (Number(row.n) !== n) return { kind: 'removed', n };
  if (row.content === null && !row.may_be_archived) return { kind: 'removed', ...at };
  if (row.hash.toString('hex') !== hash) return { kind: 'changed', ...at };
  return expected !== undefined && expected !== hash ? { kind: 'head', ...at } : undefined;
}

/** A row that is older than the open part of the chain and is not in it. */
async function insertedRow(sql: Sql): Promise<ChainFault | undefined> {
  const { rows } = await sql.query<{ _id: string }>(
    `SELECT _id FROM audit WHERE _id <= $1
       AND NOT EXISTS (SELECT FROM audit_chain WHERE audit_id = audit._id) ORDER BY _id LIMIT 1`,
    [await openFrom(sql)],
  );
  return rows[0] && { kind: 'inserted', auditId: rows[0]._id };
}
