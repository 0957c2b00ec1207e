/**
 * Court locks and log counters are acquired in one order, whatever the order of the call, so that writers cannot
 * deadlock. A blocked writer holds all locks before the blocked one and none after it.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { appendRows } from '../../server/storage/change-log.ts';
import { lockCourts, lockCourtKind } from '../../server/storage/court-locks.ts';
import { inTransaction, type Sql } from '../../server/storage/sql.ts';
import { ownDatabase } from '../support/own-database.ts';
import { waitingSessions } from './waiting-sessions.ts';

let pool: Pool;

const IN_ORDER = ['agra', 'bhopal', 'delhi', 'nashik', 'pune'];
/** As they lie in their table. */
const STORED = ['delhi', 'agra', 'pune', 'nashik', 'bhopal'];
const NAMED = ['nashik', 'delhi', 'pune', 'agra', 'bhopal'];

const logOf = (place: string): string => `0000000${IN_ORDER.indexOf(place)}-0000-7000-8000-000000000000`;

beforeEach(async () => {
  pool = await ownDatabase();
  for (const place of STORED) {
    const log = logOf(place);
    await pool.query(`INSERT INTO court_places (kind, place_key, log_id) VALUES ('high', $1, $2)`, [
      place,
      log,
    ]);
    await pool.query('INSERT INTO change_counters (log_id) VALUES ($1)', [log]);
  }
});
afterEach(async () => pool.end());

const COURTS = `SELECT place_key FROM court_places AS taken WHERE kind = 'high'`;
const COUNTERS = `SELECT place_key FROM change_counters AS taken JOIN court_places USING (log_id) WHERE kind = 'high'`;

const hold = async (sql: Sql, places: readonly string[]) =>
  lockCourts(
    sql,
    places.map((courtPlace) => ({ ownerId: '', court: 'high', courtPlace })),
  );

const append = async (sql: Sql, places: readonly string[]) =>
  appendRows(
    sql,
    places.map((place) => ({ logId: logOf(place), entity: 'case', id: logOf(place), version: 1 })),
    { now: new Date('2026-11-20T06:00:00.000Z') },
  );

const waiting = () => waitingSessions(pool);

/** The rows that `work` has locked while it waits for the one at `place`. */
async function takenBefore(place: string, rows: string, work: (sql: Sql) => Promise<unknown>) {
  const places = async (more: string): Promise<string[]> =>
    (await pool.query<{ place_key: string }>(`${rows} ${more}`)).rows.map(({ place_key: key }) => key);
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query(`${rows} AND place_key = $1 FOR UPDATE OF taken`, [place]);
  const done = inTransaction(pool, work);
  try {
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    const free = await places('FOR UPDATE OF taken SKIP LOCKED');
    return (await places('ORDER BY place_key')).filter((each) => each !== place && !free.includes(each));
  } finally {
    await other.query('ROLLBACK');
    other.release();
    await done;
  }
}

it.each(IN_ORDER)('locks courts in order, up to a locked %s', async (place) => {
  const before = IN_ORDER.slice(0, IN_ORDER.indexOf(place));
  for (const named of [NAMED, NAMED.toReversed()]) {
    expect(await takenBefore(place, COURTS, async (sql) => hold(sql, named))).toEqual(before);
  }
});

it.each(IN_ORDER)('locks a whole kind in order, up to a locked %s', async (place) => {
  const before = ['', ...IN_ORDER.slice(0, IN_ORDER.indexOf(place))];
  expect(await takenBefore(place, COURTS, async (sql) => lockCourtKind(sql, 'high'))).toEqual(before);
});

it.each(IN_ORDER)('raises log counters in order, up to that of %s', async (place) => {
  const before = IN_ORDER.slice(0, IN_ORDER.indexOf(place));
  for (const named of [NAMED, NAMED.toReversed()]) {
    expect(await takenBefore(place, COUNTERS, async (sql) => append(sql, named))).toEqual(before);
  }
});

it('locks the kind before its courts if a court is missing', async () => {
  const named = ['agra', 'thane', 'pune'];
  expect(await takenBefore('', COURTS, async (sql) => hold(sql, named))).toEqual([]);
  expect((await pool.query(`${COURTS} AND place_key = 'thane'`)).rowCount).toBe(1);
});
