/**
 * One real PostgreSQL for the whole run, removed by Vitest at the end. It starts on first use, over a socket
 * in the run's own folder, so that tests without a database do not pay for it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { chooseSite } from '../../server/operations/embedded/choose-site.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../server/operations/embedded/start-embedded.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { TEMPLATE } from './own-database.ts';

/** No data outlives the run, so no write waits for the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zdb-'));
  let started: Promise<EmbeddedDatabase> | undefined;
  const addressServer = createServer((socket) => {
    started ??= startWithTemplate(folder);
    started.then(
      ({ host }) => socket.end(host),
      (error: unknown) => socket.end(`failed: ${String(error)}`),
    );
  });
  const address = path.join(folder, 'ask');
  await new Promise<void>((resolve) => {
    addressServer.listen(address, resolve);
  });
  process.env['ZAMANAT_TEST_DATABASE'] = address;
  return async () => {
    addressServer.close();
    await (await started)?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startWithTemplate(folder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(await chooseSite(folder), { settings: FAST });
  const { host, user } = database;
  const admin = new Pool({ host, user, database: 'postgres' });
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const template = new Pool({ host, user, database: TEMPLATE });
  await migrate(template);
  await template.end();
  return database;
}
