/**
 * Generations of the database. A restored backup would reuse numbers that devices know, so it begins a new
 * generation, which every answer names.
 */
import { type Database, inTransaction, type Sql, sqlOf } from './sql.ts';

export interface Generation {
  readonly number: number;
  readonly id: string;
  readonly tag: string;
}

export type Cause = 'first' | 'went-back' | 'copied' | 'by-hand';

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
  const id = ports.newId();
  const tag = tagOf(id);
  return inTransaction(ports.pool, async (sql) => {
    await sql.query('LOCK TABLE generations IN EXCLUSIVE MODE');
    const insertResult = await sql.query<{ number: number }>(
      `INSERT INTO generations (number, _id, tag, at, cause)
       SELECT coalesce(max(number), 0) + 1, $1, $2, $3, $4 FROM generations RETURNING number`,
      [id, tag, ports.now(), cause],
    );
    return { number: insertResult.rows[0]?.number ?? 0, id, tag };
  });
}

/** Without letters and digits that sound or look alike. */
export const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** From the random end of a UUIDv7. */
const tagOf = (id: string): string =>
  [...Buffer.from(id.slice(-8), 'hex')].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** Position of the history. Every visible write raises it; only a restore lowers it. */
export async function writePosition(sql: Sql): Promise<number> {
  const found = await sql.query<{ point: string }>(
    'SELECT coalesce(sum(last), 0) AS point FROM change_counters',
    [],
  );
  return Number(found.rows[0]?.point ?? 0);
}
