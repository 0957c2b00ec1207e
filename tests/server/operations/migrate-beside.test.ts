/** Migrations and the months of the audit log beside transactions of others, and longer than the timer of the pool. */
import { Pool } from 'pg';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../../server/storage/migrate.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { untilWaiting } from '../waiting-sessions.ts';

let pool: Pool;

beforeEach(async () => {
  pool = await ownDatabase();
});
afterEach(async () => pool.end());

it('lets a migration of rows take longer than the timer of the pool', async () => {
  const name = '0082-fir-keys-of-registers';
  await pool.query('DELETE FROM migrations WHERE name = $1', [name]);
  const hurried = new Pool({ ...pool.options, query_timeout: 600 });
  const busy = await pool.connect();
  await busy.query('BEGIN; LOCK TABLE cases');
  const applied = migrate(hurried);
  await untilWaiting(pool, `AND clock_timestamp() - query_start > interval '700 ms'`); // longer than the timer
  await busy.query('ROLLBACK');
  busy.release();
  await expect(applied).resolves.toEqual([name]);
  await hurried.end();
});

it('throws a connection away whose rollback fails', async () => {
  const one = new Pool({ ...pool.options, max: 1 });
  one.on('error', () => undefined);
  one.on('connect', (client) => {
    const query = client.query.bind(client);
    const ending = async (...given: Parameters<typeof query>): Promise<unknown> => {
      if (JSON.stringify(given).includes('CREATE TABLE IF NOT EXISTS migrations')) throw new Error('ended');
      if (JSON.stringify(given).includes('ROLLBACK')) throw new Error('no rollback');
      return query(...given);
    };
    Object.assign(client, { query: ending });
  });
  await expect(migrate(one)).rejects.toThrow('ended');
  expect(one.totalCount).toBe(0);
  await one.end();
});

it('builds an index while a transaction files an application, and again after a broken build', async () => {
  const name = '0095-several-firs';
  const isWhole = async (): Promise<boolean> =>
    (
      await pool.query(
        `SELECT indisvalid AS ok FROM pg_index WHERE indexrelid = to_regclass('applications_several_firs')`,
      )
    ).rows[0]?.ok;
  const again = async (): Promise<unknown> => pool.query('DELETE FROM migrations WHERE name = $1', [name]);
  await again();
  await pool.query('DROP INDEX applications_several_firs');
  const filing = await pool.connect();
  await filing.query('BEGIN; UPDATE applications SET version = version');
  const applied = Promise.all([migrate(pool), migrate(pool)]);
  await untilWaiting(pool, `AND query LIKE 'CREATE INDEX%'`);
  await pool.query(
    `SET lock_timeout = 1000; UPDATE applications SET version = version WHERE false; RESET lock_timeout`,
  );
  await filing.query('COMMIT');
  filing.release();
  expect((await applied).flat()).toEqual([name]);
  expect(await isWhole()).toBe(true);
  await again();
  await pool.query(
    `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'applications_several_firs'::regclass`,
  );
  expect(await migrate(pool)).toEqual([name]);
  expect(await isWhole()).toBe(true);
});

/** The last partition that a start makes. */
const lastMonth = async (): Promise<string> =>
  (
    await pool.query(`SELECT max(inhrelid::regclass::text) AS name FROM pg_inherits
     WHERE inhparent = 'audit'::regclass AND inhrelid::regclass::text ~ '\\d$'`)
  ).rows[0].name;

async function during<T>(statement: string, work: () => Promise<T>): Promise<T> {
  const busy = await pool.connect();
  await busy.query(`BEGIN; ${statement}`);
  try {
    return await work();
  } finally {
    await busy.query('ROLLBACK');
    busy.release();
  }
}

const WRITE = `INSERT INTO audit (_id, at, action) VALUES ('${v7()}', now(), 'read')`;
const quickly = { lockTimeout: 300 };

it('makes the partition of a month while a transaction writes to the audit log', async () => {
  const last = await lastMonth();
  await pool.query(`DROP TABLE ${last}`);
  await during(WRITE, async () => migrate(pool, quickly));
  expect(await lastMonth()).toBe(last);
  const { rows } = await pool.query(
    `SELECT tgname FROM pg_trigger WHERE tgrelid = '${last}'::regclass ORDER BY tgname`,
  );
  expect(rows.map(({ tgname }) => tgname)).toEqual(['audit_is_append_only', 'audit_is_not_emptied']);
  const indexes = await pool.query(`SELECT FROM pg_index WHERE indrelid = '${last}'::regclass`);
  expect(indexes.rowCount).toBe(3);
});

it('starts while a long reading of the audit log keeps a later month from its partition', async () => {
  const last = await lastMonth();
  await pool.query(`DROP TABLE ${last}`);
  expect(await during('SELECT FROM audit', async () => migrate(pool, quickly))).toEqual([]);
  expect(await lastMonth()).not.toBe(last);
  await migrate(pool);
  expect(await lastMonth()).toBe(last);
});

it('does not start without a partition for the present month', async () => {
  await pool.query('ALTER TABLE audit DETACH PARTITION audit_first; DROP TABLE audit_first');
  await expect(during('SELECT FROM audit', async () => migrate(pool, quickly))).rejects.toThrow(
    'The audit log has no partition for this month',
  );
  await migrate(pool);
  const { rows } = await pool.query(
    `SELECT to_regclass('audit_' || to_char(now() AT TIME ZONE 'UTC', 'YYYY_MM')) AS name`,
  );
  expect(rows[0].name).not.toBeNull();
});
