/** A backup of a test's own database, and putting it back. */
import { beginGeneration } from '../../server/db/generation.ts';
import type { TestServer } from '../support/test-server.ts';

const TABLES = [
  'cases',
  'applications',
  'assessments',
  'feedback',
  'change_log',
  'change_counters',
  'idempotency_keys',
];

/** As a copy of the data folder would: these tables as they were, and the history says so. */
export async function backupOf({ pool, ports }: TestServer): Promise<() => Promise<void>> {
  for (const table of TABLES) {
    await pool.query(`CREATE TABLE kept_${table} AS TABLE ${table}`);
  }
  return async () => {
    await pool.query(`TRUNCATE ${TABLES.join(', ')} CASCADE`);
    for (const table of TABLES) {
      await pool.query(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
    }
    await beginGeneration(ports, 'by-hand');
  };
}
