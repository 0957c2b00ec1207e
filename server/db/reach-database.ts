/** The database for one command, whether or not the server runs. */
import { existsSync } from 'node:fs';
import type { Pool } from 'pg';
import { connectDatabase, newPool } from './connect-database.ts';
import { chooseSite } from '../embedded/choose-site.ts';
import { FolderInUse } from '../embedded/claim-folder.ts';
import type { Settings } from '../settings.ts';

export interface Reached {
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** The database of the settings, of the running server, or of the stopped one: then it runs for this command only. */
export async function reachDatabase(settings: Settings): Promise<Reached> {
  if (settings.databaseUrl !== undefined) return connectDatabase(settings);
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
    const pool = newPool({ host: home, user: 'app', database: 'postgres', max: 1 });
    return { pool, close: async () => pool.end() };
  }
}
