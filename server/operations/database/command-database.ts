/** Opens the database for one command, with or without a running server. */
import { existsSync } from 'node:fs';
import { connectDatabase, newPool } from './connect-database.ts';
import { chooseSite } from '#server/operations/embedded/choose-site.ts';
import { FolderInUse } from '#server/operations/embedded/claim-folder.ts';
import type { Settings } from '#server/settings.ts';
import type { Database } from '#server/storage/sql.ts';

export interface CommandDatabase {
  readonly pool: Database;
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
  if (database.url !== undefined) return connectDatabase(settings);
  const { home } = await chooseSite(settings.dataFolder);
  if (!existsSync(home)) {
    throw new Error(
      `There is no database in ${settings.dataFolder} yet. Run npm start once, or set DATABASE_URL.`,
    );
  }
  try {
    return await connectDatabase(settings);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const pool = newPool({ host: home, user: 'app', database: 'postgres', max: 1 }, database);
    return { pool, close: async () => pool.end() };
  }
}
