/**
 * Role that runs the server. It reads and writes rows, and can change neither the tables nor the audit log; the
 * owner of the tables only migrates.
 */
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { ARCHIVED } from '#server/storage/audit-log/audit-months.ts';

/** Of the embedded database. */
export const SERVER_ROLE = 'zamanat_server';

/** One process at a time: concurrent grants on one table fail. */
const LOCK = 2_026_112_602;

export async function createServerRole(owner: Pool): Promise<void> {
  await locked(owner, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [SERVER_ROLE]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${SERVER_ROLE} LOGIN`);
  });
}

/** Also for tables of new migrations, so after each migration. */
export async function grantToServer(owner: Pool, role: string): Promise<void> {
  const name = escapeIdentifier(role);
  await locked(owner, async (client) => {
    await client.query(`
      GRANT USAGE ON SCHEMA public TO ${name};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
      REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${name};
      REVOKE UPDATE, DELETE ON audit, audit_chain, audit_archives, order_seals, order_papers, order_signatures, filed_papers FROM ${name};
    `);
    const partitions = await auditTables(client);
    await client.query(`REVOKE UPDATE, DELETE ON ${partitions.join(', ')} FROM ${name}`);
  });
}

/** A right on `audit` does not reach its partitions, and the one above names all tables. */
async function auditTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'audit'::regclass
     UNION ALL SELECT oid::regclass::text FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND starts_with(relname, $1)`,
    [ARCHIVED],
  );
  return rows.map(({ name }) => name);
}

async function locked(owner: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK})`);
    await work(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
