/**
 * The partitions of the audit log: one for each month in UTC. A row belongs to the month in which its id was made,
 * because an id begins with its time (UUIDv7).
 */
import type { PoolClient } from 'pg';

/** `2026-12`. */
export type AuditMonth = `${number}-${string}`;

/** Partitions that exist before their month begins. Without them a server that runs for long fills `audit_rest`. */
const MONTHS_AHEAD = 12;

/** Rows whose id has no month here: none is made by a server. */
export const OTHER_MONTHS = 'audit_rest';

/** Begins the names of partitions whose rows are in a file. They are no part of the log. */
export const ARCHIVED = 'archived_';

export const isAuditMonth = (text: string): text is AuditMonth => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

export const auditMonthOf = (time: Date): AuditMonth =>
  `${time.getUTCFullYear()}-${String(time.getUTCMonth() + 1).padStart(2, '0')}`;

export function monthAfter(month: AuditMonth, count = 1): AuditMonth {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return auditMonthOf(new Date(Date.UTC(year, nth - 1 + count, 1)));
}

/** The smallest id of the month. */
export function firstIdOf(month: AuditMonth): string {
  const hex = Date.parse(`${month}-01T00:00:00Z`).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

export const partitionOf = (month: AuditMonth): string => `audit_${month.replace('-', '_')}`;

/** The row trigger of `audit` covers its partitions; TRUNCATE of one partition needs a trigger of its own. */
export const refuseTruncate = (table: string): string =>
  `CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON ${table}
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`;

/** Creates the missing partitions of this month and the next twelve. Only the owner of the tables may. */
export async function makeAuditMonths(client: PoolClient): Promise<void> {
  await makeMonths(client, (await missingMonths(client)).missing);
}

interface MissingMonths {
  readonly present: AuditMonth;
  readonly missing: readonly AuditMonth[];
}

/** The months from the present one on that have no partition and can have one. */
export async function missingMonths(client: PoolClient): Promise<MissingMonths> {
  const { rows } = await client.query<{ now: Date; partitions: string[] }>(
    `SELECT now(), ARRAY(SELECT inhrelid::regclass::text FROM pg_inherits
       WHERE inhparent = to_regclass('audit')) AS partitions`,
  );
  const { now, partitions } = rows[0] ?? { now: new Date(0), partitions: [] };
  const present = auditMonthOf(now);
  const missing: AuditMonth[] = [];
  if (partitions.length === 0) return { present, missing }; // a schema from before the partitions
  const covered = await coveredUntil(client);
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = monthAfter(present, ahead);
    if (firstIdOf(month) < covered || partitions.includes(partitionOf(month))) continue;
    if (!(await isInOtherMonths(client, month))) missing.push(month);
  }
  return { present, missing };
}

/** The first id after the partition of the rows from before the partitions. */
async function coveredUntil(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ bound: string | null }>(
    `SELECT substring(pg_get_expr(relpartbound, oid) FROM 'TO \\(''([0-9a-f-]+)''\\)') AS bound
     FROM pg_class JOIN pg_inherits ON inhrelid = oid
     WHERE inhparent = 'audit'::regclass AND pg_get_expr(relpartbound, oid) LIKE '%MINVALUE%'`,
  );
  return rows[0]?.bound ?? '';
}

/** A partition cannot be made for rows that are in `audit_rest`. They stay there. */
async function isInOtherMonths(client: PoolClient, month: AuditMonth): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM ${OTHER_MONTHS} WHERE _id >= $1 AND _id < $2) AS found`,
    [firstIdOf(month), firstIdOf(monthAfter(month))],
  );
  return rows[0]?.found ?? false;
}

/**
 * Attached, not made as a partition: writers of other months then go on. PostgreSQL locks `audit_rest` and reads its
 * rows; it is empty while each month has a partition.
 */
export async function makeMonths(client: PoolClient, months: readonly AuditMonth[]): Promise<void> {
  for (const month of months) {
    const table = partitionOf(month);
    const [from, to] = [firstIdOf(month), firstIdOf(monthAfter(month))];
    await client.query(
      `CREATE TABLE ${table} (LIKE audit INCLUDING DEFAULTS INCLUDING INDEXES);
       ALTER TABLE audit ATTACH PARTITION ${table} FOR VALUES FROM ('${from}') TO ('${to}');
       ${refuseTruncate(table)}`,
    );
  }
}
