/** The one thing the stores ask of PostgreSQL: parametrised SQL, in a transaction or outside one. */
import type { Pool, PoolClient, QueryResultRow } from 'pg';

export interface Sql {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in `pg`: the SQL beside it says what a row is
  readonly query: <T extends QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<{ readonly rows: T[]; readonly rowCount: number | null }>;
}

export const sqlOf = (source: Pool | PoolClient): Sql => ({
  query: async (text, values) => source.query(text, values === undefined ? [] : [...values]),
});

/** Runs `work` in one transaction: all of it is kept, or nothing. */
export async function inTransaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(sqlOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken); // a connection that cannot roll back is not given to anyone else
  }
}

/** The SQLSTATE of an error of PostgreSQL. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
