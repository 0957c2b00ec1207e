/** Sessions that wait for a lock of this test's database, as a condition instead of a sleep. */
import type { Pool } from 'pg';
import { vi } from 'vitest';

const PATIENT = { timeout: 30_000, interval: 20 };

/** Other databases of the server are excluded. */
export async function waitingSessions(pool: Pick<Pool, 'query'>, more = ''): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE wait_event_type = 'Lock' AND datname = current_database() ${more}`,
  );
  return rows[0]?.n;
}

/** Returns once a session waits for a lock. `more` narrows the sessions. */
export const untilWaiting = async (pool: Pick<Pool, 'query'>, more = ''): Promise<unknown> =>
  vi.waitUntil(async () => (await waitingSessions(pool, more)) > 0, PATIENT);
