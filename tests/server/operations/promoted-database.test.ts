/** A promoted standby or a restored backup writes on a new timeline, which begins a generation. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseSite, type Site } from '../../../server/operations/embedded/choose-site.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../../server/operations/embedded/start-embedded.ts';
import { watchHistory } from '../../../server/operations/watch-generation.ts';
import { firstGeneration, generationsOf, writePosition } from '../../../server/storage/generation.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { sqlOf } from '../../../server/storage/sql.ts';

let folder: string;
let site: Site;
let database: EmbeddedDatabase;
let pool: Pool;

async function startDatabase(): Promise<void> {
  database = await startEmbedded(site, { settings: ['fsync=off'] });
  pool = new Pool({ host: database.host, user: database.user, database: database.database, max: 4 });
  pool.on('error', () => undefined); // a connection that PostgreSQL ends while it stops
  await vi.waitFor(
    async () => expect((await pool.query('SELECT pg_is_in_recovery() AS waits')).rows[0].waits).toBe(false),
    { timeout: 20_000 },
  );
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zam-line-'));
  site = await chooseSite(folder);
  await startDatabase();
  await migrate(pool);
  await firstGeneration({ pool, now, newId: () => crypto.randomUUID() });
}, 60_000);
afterAll(async () => {
  await pool.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const now = () => new Date();
/** A process with a data folder of its own, as a new machine has after a failover. */
async function startProcess(name: string): Promise<string | undefined> {
  const ports = { pool, now, newId: () => crypto.randomUUID(), reportCrash: () => '' };
  const watch = await watchHistory(ports, { folder: path.join(folder, name), holdsDatabase: false });
  watch.stop();
  return watch.notice;
}

/** Ends recovery on a new timeline, as the promotion of a standby does. */
async function promote(): Promise<void> {
  await pool.end();
  await database.close();
  appendFileSync(path.join(site.home, 'postgresql.auto.conf'), `restore_command = 'false'\n`);
  writeFileSync(path.join(site.home, 'recovery.signal'), '');
  await startDatabase();
}

it('begins one generation after a promotion, in a process that remembers nothing', async () => {
  expect(await startProcess('one')).toBeUndefined();
  const before = await writePosition(sqlOf(pool));
  await promote();
  const after = await writePosition(sqlOf(pool));
  expect([after.systemId, after.timeline]).toEqual([before.systemId, before.timeline + 1]);
  expect(await Promise.all([startProcess('one'), startProcess('two'), startProcess('three')])).toEqual(
    expect.arrayContaining([expect.stringContaining('another server or timeline'), undefined]),
  );
  expect((await generationsOf(sqlOf(pool))).map(({ number }) => number)).toEqual([2, 1]);
  expect(await startProcess('one')).toBeUndefined();
  expect(await generationsOf(sqlOf(pool))).toHaveLength(2);
}, 60_000);
