/** A backup of the court's server, as a copy of its data folder would be; its history says that it went back. */
import { beginGeneration } from '../../server/storage/generation.ts';
import type { TestServer } from './test-server.ts';

/**
 * Tables that a restore keeps in these tests: later accounts and their sessions, unless accounts are restored
 * too.
 */
const ACCOUNTS: ReadonlySet<string> = new Set([
  'users',
  'sessions',
  'known_devices',
  'judge_seats',
  'judge_fills',
  'provider_accounts',
]);
/** Which life of the database this is. */
const LIVES = ['generations', 'migrations'];
let backups = 0;

interface Backup {
  /** As in a real restore: an account younger than the backup is removed with its sessions. */
  readonly accounts?: boolean;
}

/** The answer restores it, as often as it is called. */
export async function backupOf(
  { pool, ports }: TestServer,
  { accounts = false }: Backup = {},
): Promise<() => Promise<void>> {
  backups += 1;
  const tablePrefix = `kept_${backups}`;
  const all = await tablesOf(pool);
  for (const { name } of all) await pool.query(`CREATE TABLE ${tablePrefix}_${name} AS TABLE ${name}`);
  const back = all.filter(({ name }) => accounts || !ACCOUNTS.has(name));
  return async () => {
    // in one transaction and without its checks between the tables, as a backup is read in
    await pool.query(
      [
        'BEGIN; SET LOCAL session_replication_role = replica',
        ...back.map(({ name }) => `DELETE FROM ${name}`),
        ...back.map(
          ({ name, columns }) =>
            `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM ${tablePrefix}_${name}`,
        ),
        ...(accounts ? [] : [peopleAsIn(tablePrefix)]),
        'COMMIT',
      ].join(';\n'),
    );
    await beginGeneration(ports, 'by-hand');
  };
}

const peopleAsIn = (tablePrefix: string) =>
  `UPDATE users SET name = was.name, profile = was.profile, settings = was.settings, version = was.version
   FROM ${tablePrefix}_users was WHERE was._id = users._id`;

interface Table {
  readonly name: string;
  /** Written columns, without generated ones. */
  readonly columns: string;
}

async function tablesOf(pool: TestServer['pool']): Promise<Table[]> {
  const { rows } = await pool.query(
    `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       AND table_name <> ALL ($1) AND table_name NOT LIKE 'kept_%'
       AND to_regclass(quote_ident(table_name)) NOT IN (SELECT inhrelid FROM pg_inherits)
     GROUP BY table_name`,
    [LIVES],
  );
  return rows.map(({ name, columns }) => ({ name: String(name), columns: String(columns) }));
}
