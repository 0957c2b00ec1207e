/**
 * Generations of the database. A restored backup would reuse numbers that devices know, so it begins a new
 * generation, which every answer names.
 */
import { type Database, inTransaction, type Sql, sqlOf } from './sql.ts';
import { lockTask } from './task-locks.ts';

export interface Generation {
  readonly number: number;
  readonly id: string;
  readonly tag: string;
}

export type Cause = 'first' | 'went-back' | 'copied' | 'by-hand' | 'promoted';

/** Subquery for the current generation id. */
export const CURRENT_GENERATION = '(SELECT _id FROM generations ORDER BY number DESC LIMIT 1)';

/** Subquery for the tag in application numbers. */
export const CURRENT_TAG = '(SELECT tag FROM generations ORDER BY number DESC LIMIT 1)';

/** Newest first. */
export async function generationsOf(sql: Sql): Promise<Generation[]> {
  const found = await sql.query<Generation>(
    'SELECT number, _id AS id, tag FROM generations ORDER BY number DESC',
    [],
  );
  return found.rows;
}

interface Clock {
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Runs at the first start of a database; later calls change nothing. */
export async function firstGeneration(ports: Clock & { readonly pool: Database }): Promise<void> {
  await sqlOf(ports.pool).query(
    `INSERT INTO generations (number, _id, tag, at, cause) VALUES (1, $1, '', $2, 'first')
     ON CONFLICT (number) DO NOTHING`,
    [ports.newId(), ports.now()],
  );
}

export async function beginGeneration(
  ports: Clock & { readonly pool: Database },
  cause: Exclude<Cause, 'first'>,
): Promise<Generation> {
  return inTransaction(ports.pool, async (sql) => {
    await lockTask(sql, 'generations');
    return insertGeneration(sql, ports, cause);
  });
}

async function insertGeneration(
  sql: Sql,
  { now, newId }: Clock,
  cause: Exclude<Cause, 'first'>,
): Promise<Generation> {
  const id = newId();
  const tag = tagOf(id);
  const insertResult = await sql.query<{ number: number }>(
    `INSERT INTO generations (number, _id, tag, at, cause)
     SELECT coalesce(max(number), 0) + 1, $1, $2, $3, $4 FROM generations RETURNING number`,
    [id, tag, now(), cause],
  );
  return { number: insertResult.rows[0]?.number ?? 0, id, tag };
}

/**
 * Begins a generation if the timeline or the cluster of PostgreSQL is new to this database. So it is after a
 * promotion or a restore; of several processes one begins it.
 */
export async function beginOnNewTimeline(
  ports: Clock & { readonly pool: Database },
  { systemId, timeline }: WritePosition,
): Promise<Generation | undefined> {
  return inTransaction(ports.pool, async (sql) => {
    await lockTask(sql, 'generations');
    const { rows: known } = await sql.query<{ readonly is_same: boolean }>(
      'SELECT system_id = $1 AND timeline = $2 AS is_same FROM timelines',
      [systemId, timeline],
    );
    if (known.some(({ is_same: isSame }) => isSame)) return undefined;
    await sql.query('INSERT INTO timelines (system_id, timeline, at) VALUES ($1, $2, $3)', [
      systemId,
      timeline,
      ports.now(),
    ]);
    return known.length === 0 ? undefined : insertGeneration(sql, ports, 'promoted');
  });
}

/** Without letters and digits that sound or look alike. */
export const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** From the random end of a UUIDv7. */
const tagOf = (id: string): string =>
  [...Buffer.from(id.slice(-8), 'hex')].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** Position of the next write of PostgreSQL. Within one timeline of a cluster the position only grows. */
export interface WritePosition {
  readonly systemId: string;
  readonly timeline: number;
  /** Flushed bytes of the write-ahead log, which a crash does not lower. */
  readonly position: number;
}

/** One cheap statement: it reads no table. It fails on a standby, which accepts no writes. */
export async function writePosition(sql: Sql): Promise<WritePosition> {
  const { rows } = await sql.query<{ system_id: string; file: string; position: string }>(
    `SELECT system_identifier::text AS system_id, pg_walfile_name(position) AS file,
       position - '0/0'::pg_lsn AS position FROM pg_control_system(), pg_current_wal_flush_lsn() AS position`,
    [],
  );
  const [{ system_id: systemId, file, position } = { system_id: '', file: '0', position: '0' }] = rows;
  return { systemId, timeline: Number.parseInt(file.slice(0, 8), 16), position: Number(position) };
}
