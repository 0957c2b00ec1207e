/**
 * Which history of the database this is. A restored backup lacks what came after it, and would count on over what
 * devices know already: from then on it is another generation, and every answer says so.
 */
import { type Database, inTransaction, type Sql, sqlOf } from './sql.ts';

export interface Generation {
  readonly number: number;
  readonly id: string;
  readonly tag: string;
}

export type Cause = 'first' | 'went-back' | 'copied' | 'by-hand';

/** For a column list: the id of the generation that is current when the statement runs. */
export const CURRENT_GENERATION = '(SELECT _id FROM generations ORDER BY number DESC LIMIT 1)';

/** And what its application numbers carry. */
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

/** At the first start of a database; later ones change nothing. */
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
    const begun = await sql.query<{ number: number }>(
      `INSERT INTO generations (number, _id, tag, at, cause)
       SELECT coalesce(max(number), 0) + 1, $1, $2, $3, $4 FROM generations RETURNING number`,
      [id, tag, ports.now(), cause],
    );
    return { number: begun.rows[0]?.number ?? 0, id, tag };
  });
}

/** Without letters and digits that are mistaken for each other when an application number is read out. */
export const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** From the random end of a UUIDv7. */
const tagOf = (id: string): string =>
  [...Buffer.from(id.slice(-8), 'hex')].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** How far this history has come: every write that anyone sees raises it, and nothing lowers it but a restore. */
export async function writePosition(sql: Sql): Promise<number> {
  const found = await sql.query<{ point: string }>(
    'SELECT coalesce(sum(last), 0) AS point FROM change_counters',
    [],
  );
  return Number(found.rows[0]?.point ?? 0);
}
