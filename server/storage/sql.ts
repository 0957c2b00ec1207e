/** Parametrised SQL, inside or outside a transaction. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type CustomTypesConfig, type Pool, type PoolClient, type QueryResultRow, types } from 'pg';
import { inStatementSpan } from './spans.ts';

export interface Sql {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in `pg`: the SQL text defines the row type
  readonly query: <T extends QueryResultRow>(
    text: string,
    values?: readonly unknown[],
    json?: Json,
  ) => Promise<{ readonly rows: T[]; readonly rowCount: number | null }>;
}

/** `text` leaves JSON unparsed, for data that is only passed on. */
type Json = 'read' | 'text';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `prepares`: statements of this pool are prepared, which some poolers do not allow. */
export type Database = Pool & { readonly prepares?: boolean };

/** A statement of a pool is a transaction of its own, so it is repeated as `inTransaction` repeats its work. */
export function sqlOf(source: Database | PoolClient, prepares = doesPrepare(source)): Sql {
  const query: Sql['query'] = async (text, values, json = 'read') => {
    if (values === undefined) return inStatementSpan(text, async () => source.query(text));
    return inStatementSpan(text, async () =>
      source.query({
        text,
        values: [...values],
        ...(prepares && { name: nameOf(text) }),
        ...(json === 'text' && { types: JSON_AS_TEXT }),
      }),
    );
  };
  if ('release' in source) return { query };
  return { query: async (...statement) => repeatOnConflict(async () => query(...statement)) };
}

const JSON_AS_TEXT: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.JSONB ? (text: string) => text : types.getTypeParser(oid, format),
};

const doesPrepare = (source: Database | PoolClient): boolean => 'prepares' in source && source.prepares;

const names = new Map<string, string>();

/** Statement name by hash. The number of texts is fixed by the code. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** Fixed isolation level: `appendChanges` must read rows again under the lock. */
const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';

/** Setting sent together with BEGIN. */
export type TransactionSetting = `SET LOCAL ${string}`;

/** Serialization failure and deadlock: a retry can succeed. */
const TO_BE_DONE_AGAIN = new Set(['40001', '40P01']);
const TRIES = 12;
/** Milliseconds. */
const LONGEST_PAUSE = 500;

/** Runs `work` in one transaction. It may run more than once before it commits. */
export async function inTransaction<T>(
  pool: Database,
  work: (sql: Sql) => Promise<T>,
  opening?: TransactionSetting,
): Promise<T> {
  const begin = opening === undefined ? BEGIN : `${BEGIN}; ${opening}`;
  return repeatOnConflict(async () => once(pool, begin, work));
}

async function repeatOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !TO_BE_DONE_AGAIN.has(sqlState(error) ?? '')) throw error;
      // writers of one court meet again after equal pauses
      await pause(Math.min(tries * tries * 10, LONGEST_PAUSE) * (0.5 + Math.random()));
    }
  }
}

async function once<T>(pool: Database, begin: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(sqlOf(client, pool.prepares));
    await inStatementSpan('COMMIT', async () => client.query('COMMIT'));
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken); // do not reuse a connection that cannot roll back
  }
}

/** SQLSTATE of a lock that another transaction kept for too long. */
export const LOCK_NOT_AVAILABLE = '55P03';

/** SQLSTATE of a PostgreSQL error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
