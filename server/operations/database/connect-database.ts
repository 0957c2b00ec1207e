/** The database of the settings: the one that is named, or PostgreSQL of our own on the data folder. */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolConfig } from 'pg';
import { chooseSite } from '#server/operations/embedded/choose-site.ts';
import { startEmbedded } from '#server/operations/embedded/start-embedded.ts';
import type { DatabaseSettings, Settings } from '#server/settings.ts';
import type { Database } from '#server/storage/sql.ts';

export interface DatabaseConnection {
  readonly pool: Database;
  /** Settles when the database ends by itself; never for one that is not ours. */
  readonly ended: Promise<string>;
  readonly notice: string | undefined;
  readonly close: () => Promise<void>;
}

export async function connectDatabase({ database, dataFolder }: Settings): Promise<DatabaseConnection> {
  if (database.url !== undefined) {
    const pool = newPool({ connectionString: database.url }, database);
    await waitFor(pool, database.wait);
    return { pool, ended: new Promise(() => undefined), notice: undefined, close: async () => pool.end() };
  }
  const site = await chooseSite(dataFolder);
  const own = await startEmbedded(site);
  const pool = newPool({ host: own.host, user: own.user, database: own.database }, database);
  const close = async (): Promise<void> => {
    await pool.end();
    await own.close();
  };
  return { pool, ended: own.ended, notice: site.moved, close };
}

/**
 * No statement and no transaction outlives its time, so that a process that hangs stops nobody for long. A pooler that
 * shares connections by transaction takes neither these nor prepared statements: docs/operations.md says what to do.
 */
export function newPool(to: PoolConfig, settings: Omit<DatabaseSettings, 'url' | 'wait'>): Database {
  const { connections, statementTimeout, idleTransactionTimeout, pgbouncer } = settings;
  const pool = new Pool({
    max: connections,
    connectionTimeoutMillis: 8_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'zamanat',
    ...(!pgbouncer && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: idleTransactionTimeout,
      // a statement is planned once for each connection: planning costs more than most of them, and the default plans
      // anew for ever where it guesses that a plan made for the values is cheaper; in a page of changes no row is looked
      // for twice, and a copy of each in case it is cost 6 %
      options: '-c plan_cache_mode=force_generic_plan -c enable_memoize=off',
    }),
    // the backend may hang without a word: the caller is told somewhat after PostgreSQL should have
    query_timeout: statementTimeout + 2_000,
    ...to,
  });
  pool.on('error', () => undefined); // an idle connection that is lost is replaced; whoever needs one is told
  pool.on('connect', (client) => {
    client.on('error', () => undefined); // and so is one in use: its query is refused, and the process goes on
  });
  return Object.assign(pool, { prepares: !pgbouncer });
}

/** A database that comes up after us, or is just being restarted, is waited for. */
async function waitFor(pool: Pool, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      if (Date.now() < end) {
        await pause(500);
        continue;
      }
      await pool.end();
      throw new Error(
        `The database of DATABASE_URL does not answer (${reasonOf(error)}). Start it, or correct DATABASE_URL.`,
        { cause: error },
      );
    }
  }
}

/** Where both addresses of a name refuse, the sentence is in the first of the errors. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
