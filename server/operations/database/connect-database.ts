/** Connects to the configured PostgreSQL, or starts the embedded one in the data folder. */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolConfig } from 'pg';
import { chooseSite } from '#server/operations/embedded/choose-site.ts';
import { startEmbedded } from '#server/operations/embedded/start-embedded.ts';
import type { DatabaseSettings, Settings } from '#server/settings.ts';
import { migrate, requireCurrentSchema } from '#server/storage/migrate.ts';
import type { Database } from '#server/storage/sql.ts';
import { createServerRole, grantToServer, SERVER_ROLE } from './server-role.ts';

/** Connects as the owner of the tables for one piece of work. */
export type AsOwner = <T>(work: (owner: Database) => Promise<T>) => Promise<T>;

export interface DatabaseConnection {
  /** Connects as the role of the server. Use it after `prepare`. */
  readonly pool: Database;
  /** Answers reads of changes, if it is set. */
  readonly standby?: Database | undefined;
  /** Migrates as the owner of the tables, and gives the role of the server its rights. */
  readonly prepare: () => Promise<void>;
  readonly asOwner: AsOwner;
  /** Settles if the embedded database stops and cannot be started again; never for an external one. */
  readonly ended: Promise<string>;
  readonly notice: string | undefined;
  readonly close: () => Promise<void>;
}

export async function connectDatabase({ database, dataFolder }: Settings): Promise<DatabaseConnection> {
  if (database.url !== undefined) {
    const pool = newPool({ connectionString: database.url }, database);
    await waitFor(pool, database.wait);
    const { standbyUrl } = database;
    const standby =
      standbyUrl === undefined
        ? undefined
        : newPool({ connectionString: standbyUrl, connectionTimeoutMillis: 1_000 }, database);
    return {
      pool,
      standby,
      prepare: async () => prepareExternal(pool, database),
      asOwner: externalOwner(database),
      ended: new Promise(() => undefined),
      notice: undefined,
      close: async () => {
        await Promise.all([pool.end(), standby?.end()]);
      },
    };
  }
  const site = await chooseSite(dataFolder);
  const own = await startEmbedded(site, { report: reportRestart });
  const pool = newPool({ host: own.host, user: SERVER_ROLE, database: own.database }, database);
  const close = async (): Promise<void> => {
    await pool.end();
    await own.close();
  };
  return {
    pool,
    prepare: async () => prepareEmbedded(own.host, database),
    asOwner: embeddedOwner(own.host, database),
    ended: own.ended,
    notice: site.moved,
    close,
  };
}

/** `home`: folder of the socket. */
export async function prepareEmbedded(home: string, settings: DatabaseSettings): Promise<void> {
  await embeddedOwner(
    home,
    settings,
  )(async (owner) => {
    await createServerRole(owner);
    await migrate(owner);
    await grantToServer(owner, SERVER_ROLE);
  });
}

/** `home`: folder of the socket. */
export const embeddedOwner = (home: string, settings: DatabaseSettings): AsOwner =>
  ownerAt({ host: home, user: 'app', database: 'postgres' }, settings);

const externalOwner = (settings: DatabaseSettings): AsOwner =>
  ownerAt({ connectionString: settings.migrationUrl ?? settings.url }, settings);

/** Without `DATABASE_MIGRATION_URL` one role owns the tables and runs the server. */
async function prepareExternal(pool: Database, settings: DatabaseSettings): Promise<void> {
  const { migrationUrl, migratesAtStart } = settings;
  if (!migratesAtStart) {
    await requireCurrentSchema(pool);
    return;
  }
  if (migrationUrl === undefined) {
    await migrate(pool);
    return;
  }
  const { rows } = await pool.query<{ role: string }>('SELECT current_user AS role');
  const role = rows[0]?.role ?? '';
  await externalOwner(settings)(async (owner) => {
    await migrate(owner);
    await grantToServer(owner, role);
  });
}

function ownerAt(to: PoolConfig, settings: DatabaseSettings): AsOwner {
  return async (work) => {
    // a migration builds an index on a second connection; an archive or a migration of a large table takes minutes
    const owner = newPool({ ...to, max: 2, query_timeout: 3_600_000 }, settings);
    try {
      return await work(owner);
    } finally {
      await owner.end();
    }
  };
}

const reportRestart = (cause: string): void => {
  process.stderr.write(`${new Date().toISOString()} ${cause}. It is started again.\n`);
};

/**
 * Limits the time of statements and transactions, so that a hung process blocks nobody for long. A
 * transaction pooler supports neither these settings nor prepared statements (docs/operations.md).
 */
export function newPool(
  to: PoolConfig,
  settings: Omit<DatabaseSettings, 'url' | 'migrationUrl' | 'standbyUrl' | 'migratesAtStart' | 'wait'>,
): Database {
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
      // plan each statement once per connection: planning costs more than most statements; memoize cost 6 %
      // in pages of changes
      options: '-c plan_cache_mode=force_generic_plan -c enable_memoize=off',
    }),
    // longer than PostgreSQL's own limit, for a backend that hangs
    query_timeout: statementTimeout + 2_000,
    ...to,
  });
  pool.on('error', () => undefined); // the pool replaces a lost idle connection
  pool.on('connect', (client) => {
    client.on('error', () => undefined); // a lost active connection rejects its query, not the process
  });
  return Object.assign(pool, { prepares: !pgbouncer });
}

/** Waits for a database that starts after the server, restarts or is still a standby. */
async function waitFor(pool: Pool, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    try {
      const { rows } = await pool.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
      if (rows[0]?.standby) throw new Error('it is a standby, which accepts no writes');
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

/** If both addresses of a host fail, the first error has the message. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
