/** Expired rows are deleted in batches, so that no statement holds many locks. */
import { expect, it } from 'vitest';
import { sqlOf } from '../../../server/storage/sql.ts';
import { BATCH, sweep } from '../../../server/storage/sweep.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { watched } from '../../support/watched-pool.ts';

const DAY = 86_400_000;
const server = serverForFile();

it('deletes 12,000 expired rows in three statements and keeps the others', async () => {
  const rows = `INSERT INTO rate_windows (bucket, starts_at, count)
    SELECT md5(n::text), $1, 1 FROM generate_series($2::int, $3::int) AS n`;
  await server.pool.query(rows, [new Date(server.now().getTime() - 2 * DAY), 1, 12_000]);
  await server.pool.query(rows, [server.now(), 12_001, 12_010]);
  const statements: string[] = [];
  const pool = watched((text) => {
    if (text.includes('DELETE FROM rate_windows')) statements.push(text);
    return text;
  })(server.pool);
  await sweep(sqlOf(pool), server.now());
  await pool.end();
  expect(statements).toHaveLength(Math.ceil(12_000 / BATCH));
  const { rows: left } = await server.pool.query('SELECT 1 FROM rate_windows');
  expect(left).toHaveLength(10);
});

it('prunes removals of several logs in batches and raises each counter', async () => {
  const { rows: logs } = await server.pool.query<{ log_id: string }>(
    `INSERT INTO change_counters (log_id, last, pruned) SELECT gen_random_uuid(), 4000, 0 FROM generate_series(1, 2)
     RETURNING log_id`,
  );
  await server.pool.query(
    `INSERT INTO change_log (log_id, entity, entity_id, number, version, removed_because, at)
     SELECT log_id, 'note', gen_random_uuid(), n, 1, CASE WHEN n <= 3000 THEN 'removed' END, $2
     FROM unnest($1::uuid[]) AS log (log_id), generate_series(1, 4000) AS n`,
    [logs.map(({ log_id: id }) => id), new Date(server.now().getTime() - 181 * DAY)],
  );
  await sweep(sqlOf(server.pool), server.now());
  const { rows } = await server.pool.query(
    `SELECT pruned::int, (SELECT count(*)::int FROM change_log AS log WHERE log.log_id = counter.log_id) AS left_rows
     FROM change_counters AS counter WHERE log_id = ANY($1)`,
    [logs.map(({ log_id: id }) => id)],
  );
  expect(rows).toEqual([
    { pruned: 3000, left_rows: 1000 },
    { pruned: 3000, left_rows: 1000 },
  ]);
});
