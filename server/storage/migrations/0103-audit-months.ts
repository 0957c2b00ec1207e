/** The present table becomes the first partition of `audit`, without a look at its rows. */
import type { PoolClient } from 'pg';
import {
  type AuditMonth,
  firstIdOf,
  isAuditMonth,
  makeAuditMonths,
  refuseTruncate,
  OTHER_MONTHS,
} from '#server/storage/audit-log/audit-months.ts';
import { BOUND } from './0101-audit-bound.ts';

const FIRST = 'audit_first';

export async function boundOf(
  client: PoolClient,
): Promise<{ readonly name: string; readonly month: AuditMonth }> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = 'audit'::regclass AND starts_with(conname, $1)`,
    [BOUND],
  );
  const name = rows[0]?.name ?? '';
  const month = name.slice(BOUND.length).replace('_', '-');
  if (!isAuditMonth(month)) throw new Error('the table audit has no bound');
  return { name, month };
}

export async function auditMonths(client: PoolClient): Promise<void> {
  const { name, month } = await boundOf(client);
  await client.query(`
    ALTER TABLE audit RENAME TO ${FIRST};
    DROP TRIGGER audit_is_append_only ON ${FIRST};
    CREATE TABLE audit (LIKE ${FIRST} INCLUDING DEFAULTS) PARTITION BY RANGE (_id);
    ALTER TABLE audit ADD PRIMARY KEY (_id);
    CREATE INDEX ON audit (user_id, at);
    CREATE INDEX ON audit (entity_id, at);
    CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE ON audit
      FOR EACH ROW EXECUTE FUNCTION refuse_change();
    ${refuseTruncate('audit')};
    ALTER TABLE audit ATTACH PARTITION ${FIRST} FOR VALUES FROM (MINVALUE) TO ('${firstIdOf(month)}');
    ALTER TABLE ${FIRST} DROP CONSTRAINT ${name};
    CREATE TABLE ${OTHER_MONTHS} PARTITION OF audit DEFAULT;
    ${refuseTruncate(OTHER_MONTHS)};
  `);
  await copyRights(client);
  await makeAuditMonths(client);
}

/** Servers of the former release write to the new table at once, before the next grant. */
async function copyRights(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ grantee: string; right: string }>(
    `SELECT quote_ident(grantee) AS grantee, privilege_type AS right FROM information_schema.role_table_grants
     WHERE table_schema = current_schema() AND table_name = $1 AND grantee <> current_user
       AND privilege_type IN ('SELECT', 'INSERT')`,
    [FIRST],
  );
  for (const { grantee, right } of rows) await client.query(`GRANT ${right} ON audit TO ${grantee}`);
}
