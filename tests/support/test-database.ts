/** One real PostgreSQL for the whole run, started and ended by Vitest; its folder is gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { chooseSite } from '../../server/embedded/choose-site.ts';
import { startEmbedded } from '../../server/embedded/start-embedded.ts';
import { migrate } from '../../server/store/migrate.ts';

/** Copied for each test file: quicker than migrating each. */
export const TEMPLATE = 'zamanat_template';

/** Nothing here outlives the run, so nothing waits for the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zdb-'));
  const database = await startEmbedded(await chooseSite(folder), FAST);
  const { host, user } = database;
  const admin = new Pool({ host, user, database: 'postgres' });
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const template = new Pool({ host, user, database: TEMPLATE });
  await migrate(template);
  await template.end();
  process.env['ZAMANAT_TEST_DATABASE'] = host;
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
