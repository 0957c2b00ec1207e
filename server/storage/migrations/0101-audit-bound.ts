/**
 * Bounds the ids of the audit log; the bound is at least a month away. Three migrations make the partitions, so that
 * none holds a lock while it reads the rows.
 */
import type { PoolClient } from 'pg';
import { auditMonthOf, firstIdOf, monthAfter } from '#server/storage/audit-log/audit-months.ts';

/** `audit_before_2027_01`. */
export const BOUND = 'audit_before_';

export async function auditBound(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ now: Date }>('SELECT now()');
  const month = monthAfter(auditMonthOf(rows[0]?.now ?? new Date(0)), 2);
  await client.query(
    `ALTER TABLE audit ADD CONSTRAINT ${BOUND}${month.replace('-', '_')}
       CHECK (_id < '${firstIdOf(month)}') NOT VALID`,
  );
}
