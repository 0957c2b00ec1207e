/** A transaction is repeated after a serialization failure. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pool } from 'pg';
import { inTransaction, type Sql, sqlOf } from '../../server/storage/sql.ts';
import { ownDatabase } from '../support/own-database.ts';

let pool: Pool;

beforeEach(async () => {
  pool = await ownDatabase();
  await pool.query('CREATE TABLE tally (_id int PRIMARY KEY, count int NOT NULL)');
  await pool.query('INSERT INTO tally VALUES (1, 0), (2, 0)');
});
afterEach(async () => pool.end());

const addOne = async (sql: Sql, id: number) =>
  sql.query('UPDATE tally SET count = count + 1 WHERE _id = $1', [id]);

it('retries after a deadlock and commits both transactions', async () => {
  const holding = new Set<number>();
  const both = () => vi.waitUntil(() => holding.size === 2, { interval: 5 });
  const cross = async (first: number, second: number) =>
    inTransaction(pool, async (sql) => {
      await addOne(sql, first);
      holding.add(first);
      await both();
      await addOne(sql, second);
    });
  await Promise.all([cross(1, 2), cross(2, 1)]);
  expect((await pool.query('SELECT count FROM tally')).rows).toEqual([{ count: 2 }, { count: 2 }]);
});

it('uses READ COMMITTED whatever the database default is', async () => {
  await pool.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_isolation = serializable', current_database()); END $$`,
  );
  const { host, user, database } = pool.options;
  const { Pool: Again } = await import('pg');
  const strict = new Again({ host, user, database });
  const level = await inTransaction(strict, async (sql) => sql.query('SHOW transaction_isolation'));
  expect(level.rows).toEqual([{ transaction_isolation: 'read committed' }]);
  await strict.end();
});

it('gives up after repeated failures without writing', async () => {
  let tries = 0;
  const never = inTransaction(pool, async (sql) => {
    tries += 1;
    await addOne(sql, 1);
    await sql.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = 'serialization_failure'; END $$`);
  });
  await expect(never).rejects.toThrow('no');
  expect(tries).toBe(12);
  expect((await pool.query('SELECT count FROM tally WHERE _id = 1')).rows).toEqual([{ count: 0 }]);
});

it('does not retry a permanent error', async () => {
  let tries = 0;
  const wrong = inTransaction(pool, async (sql) => {
    tries += 1;
    await sql.query('INSERT INTO tally VALUES (1, 0)');
  });
  await expect(wrong).rejects.toThrow('duplicate key');
  expect(tries).toBe(1);
});

it('repeats a single statement of the pool, and none inside a transaction', async () => {
  await pool.query('CREATE SEQUENCE tries');
  await pool.query(`CREATE FUNCTION fails_twice() RETURNS int LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('tries') < 3 THEN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END IF; RETURN 7; END $$`);
  const { rows } = await sqlOf(pool).query('SELECT fails_twice() AS n', []);
  expect(rows).toEqual([{ n: 7 }]);
  await pool.query(`SELECT setval('tries', 1, false)`);
  const client = await pool.connect();
  await client.query('BEGIN');
  await expect(sqlOf(client).query('SELECT fails_twice() AS n', [])).rejects.toThrow('again');
  await client.query('ROLLBACK');
  client.release();
});
