/** A page of changes comes from a real standby that has reached the primary, and else from the primary. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chooseSite, type Site } from '../../../server/operations/embedded/choose-site.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../../server/operations/embedded/start-embedded.ts';
import { settingsFrom } from '../../../server/settings.ts';
import { firstGeneration } from '../../../server/storage/generation.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { standbyReads } from '../../../server/storage/standby-reads.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let folder: string;
let site: Site;
let database: EmbeddedDatabase;
let standbyHome: string;
let standbyProcess: ChildProcess;
let primary: Pool;
let standby: Pool;
let server: TestServer;
let lawyer: Calls;
/** Texts of the statements that the standby answered. */
const onStandby: string[] = [];

function startStandby(): ChildProcess {
  const as = site.account ?? {};
  const flags = ['listen_addresses=', `unix_socket_directories=${standbyHome}`, 'max_connections=60'];
  return spawn(site.postgres, ['-D', standbyHome, ...flags.flatMap((flag) => ['-c', flag])], {
    ...as,
    cwd: '/',
    stdio: 'ignore',
  });
}

const now = (): Date => new Date();

const poolAt = (host: string): Pool => {
  const pool = new Pool({ host, user: 'app', database: 'postgres', max: 6 });
  pool.on('error', () => undefined); // PostgreSQL ends its connections when it stops
  return pool;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zstand-'));
  site = await chooseSite(folder);
  database = await startEmbedded(site, { settings: ['fsync=off'] });
  await database.close();
  standbyHome = `${site.home}-standby`;
  execFileSync('cp', ['-a', site.home, standbyHome]);
  writeFileSync(path.join(standbyHome, 'standby.signal'), '');
  appendFileSync(
    path.join(standbyHome, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${site.home} user=app'\n`,
  );
  database = await startEmbedded(site, { settings: ['fsync=off'] });
  primary = poolAt(database.host);
  await migrate(primary);
  standbyProcess = startStandby();
  standby = poolAt(standbyHome);
  standby.on('connect', (client) => {
    const query = client.query.bind(client);
    const noted = (...given: Parameters<typeof query>) => {
      const [statement] = given;
      onStandby.push(typeof statement === 'string' ? statement : Object(statement).text);
      return query(...given);
    };
    Object.assign(client, { query: noted });
  });
  const reads = standbyReads({ primary, standby, now });
  server = await startTestServer({ database: () => primary, ports: { standby: reads } });
  await firstGeneration({ ...server.ports, pool: primary });
  lawyer = callsOf(server, await server.makeUser('lawyer'));
}, 90_000);
afterAll(async () => {
  await standby.end();
  await server.stop();
  standbyProcess.kill('SIGQUIT');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(standbyHome, { recursive: true, force: true });
});

beforeEach(async () => {
  await vi.waitFor(
    async () => {
      await standby.query('SELECT pg_wal_replay_resume()');
      const { rows } = await primary.query('SELECT pg_current_wal_flush_lsn()::text AS at');
      const { rows: seen } = await standby.query('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS ok', [
        rows[0].at,
      ]);
      if (seen[0].ok !== true) throw new Error('the standby is behind');
    },
    { timeout: 30_000 },
  );
  server.advance(10_000);
  onStandby.length = 0;
});

const pagesOnStandby = (): number => onStandby.filter((text) => text.includes('change_log')).length;
const idsIn = (body: { changes: { entity: string; id: string }[] }): string[] =>
  body.changes.filter(({ entity }) => entity === 'application').map(({ id }) => id);

it('reads a page with the own last write from the standby', async () => {
  const { body } = await lawyer.post('/applications', filed());
  const page = await lawyer.get('/changes');
  expect([page.status, idsIn(page.body)]).toEqual([200, [body._id]]);
  await vi.waitFor(async () => {
    await lawyer.get('/changes');
    expect(pagesOnStandby()).toBeGreaterThan(0);
  });
});

it('reads from the primary while the standby is behind, so no write is missing', async () => {
  await standby.query('SELECT pg_wal_replay_pause()');
  const { body } = await lawyer.post('/applications', filed());
  const page = await lawyer.get('/changes');
  expect(idsIn(page.body)).toContain(body._id);
  expect(pagesOnStandby()).toBe(0);
});

it('refuses a session that was ended a moment ago', async () => {
  const other = callsOf(server, await server.makeUser('lawyer'));
  expect((await other.get('/changes')).status).toBe(200);
  await other.post('/auth/logout', {});
  expect((await other.get('/changes')).status).toBe(401);
});

it('reads from the primary if the standby has another generation', async () => {
  await standby.query('SELECT pg_wal_replay_pause()');
  await primary.query(
    `INSERT INTO generations (number, _id, tag, at, cause) SELECT max(number) + 1, 'later', 'LATER', now(), 'by-hand' FROM generations`,
  );
  const page = await lawyer.get('/changes');
  expect(page.body.generation).toBe('later');
  expect(pagesOnStandby()).toBe(0);
});

it('answers many calls at the same time with few questions to the primary', async () => {
  let questions = 0;
  const counted = new Proxy(primary, {
    get: (pool, name) => {
      const value: unknown = Reflect.get(pool, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (JSON.stringify(given).includes('pg_current_wal_flush_lsn')) questions += 1;
        return value.apply(pool, given);
      };
    },
  });
  const reads = standbyReads({ primary: counted, standby, now });
  await Promise.all(
    Array.from({ length: 30 }, async () => (await reads.reader())?.query('SELECT 1 AS change_log', [])),
  );
  expect(pagesOnStandby()).toBeGreaterThan(0);
  expect(questions).toBeLessThan(4);
});

/** Connections with several standbys behind them: each answers `reached` by its own number. */
function standIn(answers: (nth: number, text: string) => Promise<unknown[]>) {
  const released: unknown[] = [];
  let nth = 0;
  const connect = async () => {
    nth += 1;
    const own = nth;
    const query = async (statement: { text: string }) => ({ rows: await answers(own, statement.text) });
    return { query, release: (broken?: unknown) => released.push(broken) };
  };
  const pool = Object.assign(new Pool({ max: 6 }), { connect });
  return { pool, released };
}

const isQuestion = (text: string): boolean => text.includes('pg_last_wal_replay_lsn');

it('does not wait long for a standby that hangs, and leaves it out longer each time', async () => {
  let time = 1_000_000;
  const hanging = standIn(async () => new Promise<never>(() => undefined));
  const reads = standbyReads({ primary, standby: hanging.pool, now: () => new Date(time) });
  const leftOut: number[] = [];
  for (let failure = 1; failure <= 6; failure += 1) {
    const begin = performance.now();
    const reader = await reads.reader();
    expect((await reader?.query('SELECT 7 AS n', []))?.rows).toEqual([{ n: 7 }]);
    expect(performance.now() - begin).toBeLessThan(1_000);
    const failed = time;
    while (!(await reads.reader())) time += 1_000;
    leftOut.push(time - failed);
  }
  expect(leftOut).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(hanging.released).toEqual(Array(6).fill(true));
});

it('reads on the connection that answered the question', async () => {
  const readers: number[] = [];
  const several = standIn(async (nth, text) => {
    if (isQuestion(text)) return [{ reached: nth % 2 === 0 }];
    readers.push(nth);
    return [];
  });
  const reads = standbyReads({ primary, standby: several.pool, now });
  for (let call = 1; call <= 6; call += 1) await (await reads.reader())?.query('SELECT 1', []);
  expect(readers).toEqual([2, 4, 6]);
});

it('repeats a read that a standby cancels on the primary at once', async () => {
  let tries = 0;
  const cancelling = standIn(async (_, text) => {
    if (isQuestion(text)) return [{ reached: true }];
    tries += 1;
    throw Object.assign(new Error('conflict with recovery'), { code: '40001' });
  });
  const reads = standbyReads({ primary, standby: cancelling.pool, now });
  const reader = await reads.reader();
  expect((await reader?.query('SELECT 7 AS n', []))?.rows).toEqual([{ n: 7 }]);
  expect([tries, await reads.reader()]).toEqual([1, undefined]);
});

it('goes on without a standby that ends, and comes back to it later', async () => {
  standbyProcess.kill('SIGQUIT');
  await new Promise((resolve) => standbyProcess.once('exit', resolve));
  const { body } = await lawyer.post('/applications', filed());
  const page = await lawyer.get('/changes');
  expect([page.status, idsIn(page.body).includes(body._id)]).toEqual([200, true]);
  rmSync(path.join(standbyHome, 'postmaster.pid'), { force: true });
  standbyProcess = startStandby();
  await vi.waitFor(
    async () => {
      await standby.query('SELECT 1');
      server.advance(10_000);
      expect((await lawyer.get('/changes')).status).toBe(200);
      expect(pagesOnStandby()).toBeGreaterThan(0);
    },
    { timeout: 30_000, interval: 500 },
  );
}, 60_000);

it('names a standby without its primary', () => {
  expect(() => settingsFrom({ DATABASE_STANDBY_URL: 'postgres://a@b/c' })).toThrow(
    'DATABASE_STANDBY_URL is set without DATABASE_URL. Set both, or neither.',
  );
});
