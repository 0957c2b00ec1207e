/** Append-only audit log. */
import type { Entity } from '#contract/changes.ts';
import type { AuditAction } from '#contract/operator/audit-actions.ts';
import { callSource } from './call-source.ts';
import type { Sql } from './sql.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly userId: string | undefined;
  readonly entity?: Entity;
  readonly id?: string;
  readonly version?: number;
  readonly detail?: unknown;
}

interface Ports {
  readonly newId: () => string;
  readonly now: () => Date;
}

export const AUDIT_COLUMNS = '_id, at, user_id, action, entity, entity_id, version, detail, address, session';
const ROW = `$1::uuid, $2::timestamptz, $3::uuid, $4::text, $5::text, $6::uuid, $7::integer, $8::jsonb,
  $9::text, decode($10::text, 'hex')`;

/** Parameters of a row. */
const VALUES = 10;

const rowFrom = (before: number): string =>
  `(${ROW.replaceAll(/\$(\d+)/g, (_, nth: string) => `$${before + Number(nth)}`)})`;

export async function audit(sql: Sql, ports: Ports, entry: AuditEntry): Promise<void> {
  await auditAll(sql, ports, [entry]);
}

/** Rows of one statement; each has ten values, of at most 65,535. */
const AT_ONCE = 1_000;

/** In as few statements as possible: an import writes a row for each of its cases. */
export async function auditAll(sql: Sql, ports: Ports, entries: readonly AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const rows = entries.slice(from, from + AT_ONCE).map((entry) => valuesOf(ports, entry));
    await sql.query(
      `INSERT INTO audit (${AUDIT_COLUMNS}) VALUES ${rows.map((_, nth) => rowFrom(nth * VALUES)).join(', ')}`,
      rows.flat(),
    );
  }
}

/**
 * Selecting from this commits without waiting for the disk, unless a write in the same transaction waits. The
 * row reaches the disk within half a second (decision 0015).
 */
export const SOON_ON_DISK = `(SELECT set_config('synchronous_commit', 'off', true)) AS soon`;

/** For read-only calls: the answer does not wait for the disk. */
export async function auditOfReading(sql: Sql, ports: Ports, entry: AuditEntry): Promise<void> {
  await sql.query(
    `INSERT INTO audit (${AUDIT_COLUMNS}) SELECT ${ROW} FROM ${SOON_ON_DISK}`,
    valuesOf(ports, entry),
  );
}

const valuesOf = ({ newId, now }: Ports, entry: AuditEntry): unknown[] => [
  newId(),
  now(),
  entry.userId ?? null,
  entry.action,
  entry.entity ?? null,
  entry.id ?? null,
  entry.version ?? null,
  detailOf(entry),
  ...auditSource(),
];

/** A call of a service account names it in every row. */
function detailOf({ detail }: AuditEntry): string | null {
  const service = callSource()?.service;
  const named = service === undefined ? detail : { ...Object(detail), service };
  return named === undefined ? null : JSON.stringify(named);
}

/** Values of the last two columns: the address, and the hash of the session in hexadecimal. */
export function auditSource(): readonly [string | null, string | null] {
  const source = callSource();
  return [source?.address ?? null, source?.session ?? null];
}
