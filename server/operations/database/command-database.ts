/** Opens the database for one command, with or without a running server. */
import { existsSync } from 'node:fs';
import {
  type AsOwner,
  connectDatabase,
  type DatabaseConnection,
  embeddedOwner,
  newPool,
  prepareEmbedded,
} from './connect-database.ts';
import { SERVER_ROLE } from './server-role.ts';
import { chooseSite } from '#server/operations/embedded/choose-site.ts';
import { FolderInUse } from '#server/operations/embedded/claim-folder.ts';
import type { Settings } from '#server/settings.ts';
import type { Database } from '#server/storage/sql.ts';

export interface CommandDatabase {
  readonly pool: Database;
  readonly asOwner: AsOwner;
  readonly close: () => Promise<void>;
}

/** Milliseconds. Commands such as a law import take long. */
const PATIENT = 3_600_000;

/**
 * Connects to the configured database or the running server's, or starts the embedded one for this command.
 */
export async function reachDatabase(given: Settings): Promise<CommandDatabase> {
  const database = { ...given.database, statementTimeout: PATIENT, wait: 0 };
  const settings = { ...given, database };
  if (database.url !== undefined) return prepared(await connectDatabase(settings));
  const { home } = await chooseSite(settings.dataFolder);
  if (!existsSync(home)) {
    throw new Error(
      `There is no database in ${settings.dataFolder} yet. Run npm start once, or set DATABASE_URL.`,
    );
  }
  try {
    return await prepared(await connectDatabase(settings));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    await prepareEmbedded(home, database);
    const pool = newPool({ host: home, user: SERVER_ROLE, database: 'postgres', max: 1 }, database);
    return { pool, asOwner: embeddedOwner(home, database), close: async () => pool.end() };
  }
}

async function prepared(connection: DatabaseConnection): Promise<CommandDatabase> {
  try {
    await connection.prepare();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
