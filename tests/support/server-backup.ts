/** A backup of the court's server, as a copy of its data folder would be; sessions stay, the history says that it went back. */
import { beginGeneration } from '../../server/db/generation.ts';
import type { TestServer } from './test-server.ts';

const TABLES = [
  'cases',
  'applications',
  'assessments',
  'documents',
  'hearings',
  'notes',
  'order_drafts',
  'feedback',
  'change_log',
  'change_counters',
  'court_places',
  'idempotency_keys',
];
let backups = 0;

/** The answer restores it, as often as it is called. */
export async function backupOf({ pool, ports }: TestServer): Promise<() => Promise<void>> {
  backups += 1;
  const kept = `kept_${backups}`;
  for (const table of TABLES) await pool.query(`CREATE TABLE ${kept}_${table} AS TABLE ${table}`);
  await pool.query(`CREATE TABLE ${kept}_users AS TABLE users`);
  return async () => {
    await pool.query(`TRUNCATE ${TABLES.join(', ')} CASCADE`);
    for (const table of TABLES) {
      const columns = await writtenColumns(pool, table);
      await pool.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${kept}_${table}`);
    }
    await pool.query(peopleAsIn(kept));
    await beginGeneration(ports, 'by-hand');
  };
}

/** Whoever registered since stays, and so do the sessions. */
const peopleAsIn = (kept: string) =>
  `UPDATE users SET name = was.name, profile = was.profile, settings = was.settings, version = was.version
   FROM ${kept}_users was WHERE was._id = users._id`;

/** The rest the database works out by itself. */
async function writtenColumns(pool: TestServer['pool'], table: string): Promise<string> {
  const { rows } = await pool.query(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return String(rows[0]?.names);
}
