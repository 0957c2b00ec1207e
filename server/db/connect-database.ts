/** The database of the settings: the one that is named, or PostgreSQL of our own on the data folder. */
import { Pool } from 'pg';
import { chooseSite } from '../embedded/choose-site.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';
import type { Settings } from '../settings.ts';

export interface Connected {
  readonly pool: Pool;
  /** Settles when the database ends by itself; never for one that is not ours. */
  readonly ended: Promise<string>;
  readonly notice: string | undefined;
  readonly close: () => Promise<void>;
}

export async function connectDatabase({ databaseUrl, dataFolder }: Settings): Promise<Connected> {
  if (databaseUrl !== undefined) {
    const pool = newPool({ connectionString: databaseUrl });
    return { pool, ended: new Promise(() => undefined), notice: undefined, close: async () => pool.end() };
  }
  const site = await chooseSite(dataFolder);
  const database = await startEmbedded(site);
  const pool = newPool({ host: database.host, user: database.user, database: database.database });
  const close = async (): Promise<void> => {
    await pool.end();
    await database.close();
  };
  return { pool, ended: database.ended, notice: site.moved, close };
}

export function newPool(to: ConstructorParameters<typeof Pool>[0]): Pool {
  const pool = new Pool({ max: 20, connectionTimeoutMillis: 8_000, ...to });
  pool.on('error', () => undefined); // an idle connection that is lost is replaced; whoever needs one is told
  return pool;
}
