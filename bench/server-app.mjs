/**
 * The API on its own PostgreSQL, with a baseline on the same pool: one route with a prepared SELECT, and one
 * with a prepared INSERT that commits before it answers.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { register } from 'tsx/esm/api';
import { v7 } from 'uuid';

register(); // the server is TypeScript
const { createApp } = await import('../server/app.ts');
const { newPool } = await import('../server/operations/database/connect-database.ts');
const { migrate } = await import('../server/storage/migrate.ts');
const { chooseSite } = await import('../server/operations/embedded/choose-site.ts');
const { startEmbedded } = await import('../server/operations/embedded/start-embedded.ts');
const { databaseBlobs } = await import('../server/storage/blobs/database-blobs.ts');
const { RECORDS } = await import('../server/kinds/all-kinds.ts');
const { USUAL_ENDS } = await import('../server/storage/session-ends.ts');
const { settingsFrom } = await import('../server/settings.ts');
const { TASKS } = await import('../server/tasks.ts');
const { passwordTurns } = await import('../server/account/hash-queue.ts');
const { verifyJudge } = await import('../server/account/verify-judge.ts');

const FREE = 1_000_000;

/** Registering needs a task. The other tasks are measured by stall.mjs. */
const TASKS_HERE = {
  waiting: () => 0,
  run: async (
    /** @type {string} */ _account,
    /** @type {string} */ name,
    /** @type {unknown[]} */ ...input
  ) => /** @type {Record<string, (...input: any[]) => unknown>} */ (TASKS)[name]?.(...input),
};

/** Uses the database of another process, or starts one. */
export async function startServer(/** @type {string | undefined} */ given) {
  const folder = mkdtempSync(path.join(tmpdir(), 'zamanat-bench-'));
  chmodSync(folder, 0o755); // as root, PostgreSQL runs as another user
  const own = given === undefined ? await startEmbedded(await chooseSite(folder)) : undefined;
  const host = given ?? own?.host;
  const pool = newPool(
    { host, user: 'app', database: 'postgres', idleTimeoutMillis: 0 }, // closed connections would take their statistics with them
    settingsFrom({ DATABASE_STATEMENT_TIMEOUT: '600' }).database,
  ); // the fill is one statement
  await migrate(pool);
  const ports = {
    pool,
    now: () => new Date(),
    newId: () => v7(),
    randomBytes,
    reportCrash: (/** @type {Error} */ error) => {
      process.stderr.write(`${error.stack}\n`);
      return randomUUID();
    },
    tasks: TASKS_HERE,
    secretKeys: [],
    blobs: databaseBlobs({ pool, now: () => new Date() }),
    mail: { send: async () => /** @type {const} */ ('kept') },
    stopping: new AbortController().signal,
    records: RECORDS,
    passwordTurns: passwordTurns({ atOnce: 1, waiting: FREE }),
    config: configOf(appIn(folder)),
  };
  const app = await createApp(ports);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    await pool.end();
    await own?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, pool, ports, host: String(host), port: portOf(app), verifyJudge, stop };
}

/** Settings without limits that a bench would reach. */
const configOf = (/** @type {string} */ distFolder) => ({
  publicUrl: undefined,
  demonstration: false,
  metricsToken: undefined,
  trustedProxies: [],
  distFolder,
  oldestClient: '0.1.0',
  limits: {
    loginPerAccount: FREE,
    loginPerAddress: FREE,
    registerPerAddress: FREE,
    writesPerUser: FREE,
    printsPerUser: FREE,
    uploadsPerUser: FREE,
    sharesPerUser: FREE,
    sharedPerAddress: FREE,
  },
  quotas: { megabytes: FREE, prints: FREE, mails: FREE },
  sessionEnds: USUAL_ENDS,
  identityTime: 900_000,
  wake: { every: 3_000, pages: 20_000 },
  authenticatorWindow: 1,
  webhookLoopback: false,
  imports: { rows: 10_000, bytes: 8_388_608 },
  passwordCost: 2 ** 10,
});

/**
 * A built app of one page and one file of 200 kB.
 * @type {(folder: string) => string}
 */
function appIn(folder) {
  const dist = path.join(folder, 'app');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(dist, 'assets', 'app.js'), randomBytes(100_000).toString('hex'));
  return dist;
}

/** @type {(pool: import('pg').Pool) => Promise<{ port: number, stop: () => Promise<void> }>} */
export async function startFloor(pool) {
  const app = fastify();
  const one = { name: 'floor-one', text: 'SELECT record FROM applications WHERE _id = $1' };
  app.get('/one/:id', async ({ url }) => {
    const id = url.split('/').at(-1);
    return (await pool.query({ ...one, values: [id] })).rows[0].record;
  });
  const list = {
    name: 'floor-list',
    text: 'SELECT record FROM applications WHERE owner_id = $1 ORDER BY created_at DESC, _id DESC LIMIT 50',
  };
  app.get('/list/:id', async ({ url }) => {
    const id = url.split('/').at(-1);
    return (await pool.query({ ...list, values: [id] })).rows.map(({ record }) => record);
  });
  await pool.query('CREATE TABLE floor_writes (_id uuid PRIMARY KEY, record jsonb NOT NULL)');
  const insert = { name: 'floor-insert', text: 'INSERT INTO floor_writes (_id, record) VALUES ($1, $2)' };
  app.post('/write', async ({ body }, reply) => {
    await pool.query({ ...insert, values: [Object(body)._id, JSON.stringify(body)] });
    return reply.code(201).send(body);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: portOf(app), stop: async () => app.close() };
}

/** @type {(app: { server: import('node:http').Server }) => number} */
function portOf({ server }) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return address.port;
}

/**
 * Processor time of this process and its database connections in milliseconds, on Linux.
 * @type {(server: { pool: import('pg').Pool }) => Promise<number | undefined>}
 */
export async function processorTime({ pool }) {
  if (!existsSync('/proc/self/stat')) return undefined;
  const { rows } = await pool.query("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'");
  const database = rows.reduce((sum, { pid }) => {
    const [utime = 0, stime = 0] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return sum + (utime + stime) * 10;
  }, 0);
  const { user, system } = process.cpuUsage();
  return database + (user + system) / 1_000;
}
