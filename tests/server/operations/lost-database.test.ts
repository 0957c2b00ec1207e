/** The database disconnects, hangs or rejects: the caller gets an error, and the process continues. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pool } from 'pg';
import { newPool } from '../../../server/operations/database/connect-database.ts';
import type { Database } from '../../../server/storage/sql.ts';
import { settingsFrom } from '../../../server/settings.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { untilWaiting } from '../waiting-sessions.ts';

let server: TestServer;
let lawyer: Calls;
/** Another way into the same database, which the server knows nothing of. */
let otherPool: Pool;

/** As the product connects, with a second for a statement instead of fifteen. */
function asTheProduct(own: Pool): Database {
  otherPool = own;
  const { host, user, database } = own.options;
  const settings = { ...settingsFrom({}).database, statementTimeout: 1_000, idleTransactionTimeout: 1_000 };
  return newPool({ host, user, database, max: 4 }, settings);
}

beforeEach(async () => {
  server = await startTestServer({ database: asTheProduct });
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});
afterEach(async () => {
  await server.app.close();
  await server.pool.end();
  await otherPool.end();
});

const killAll = async () =>
  otherPool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'zamanat' AND datname = current_database()`,
  );

it('answers 503 on a connection lost during a write and files once on retry', async () => {
  const key = { 'idempotency-key': 'a-lost-connection' };
  const holder = await otherPool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM users FOR NO KEY UPDATE'); // the write stops here, with its connection in use
  const cut = lawyer.post('/applications', filed(), key);
  await untilWaiting(otherPool);
  await killAll();
  const { status, headers, body } = await cut;
  await holder.query('ROLLBACK');
  holder.release();
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
  const again = async () => (await lawyer.post('/applications', filed(), key)).status;
  await expect.poll(again, { timeout: 10_000 }).toBe(201); // as a device retries after 503
  const stored = await otherPool.query('SELECT 1 FROM applications');
  expect(stored.rowCount).toBe(1);
});

it('replaces lost idle connections silently', async () => {
  await Promise.all(Array.from({ length: 4 }, async () => lawyer.get('/applications')));
  await killAll();
  await vi.waitUntil(() => server.pool.totalCount === 0);
  expect((await lawyer.get('/applications')).status).toBe(200);
  expect(server.crashes).toEqual([]);
});

const idleTransactions = async (): Promise<number> =>
  (
    await otherPool.query(`SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE state = 'idle in transaction' AND datname = current_database()`)
  ).rows[0]?.n;

it('ends an idle transaction and frees its locks', async () => {
  const stuck = await server.pool.connect();
  await stuck.query('BEGIN');
  await stuck.query('SELECT 1 FROM users FOR UPDATE');
  await vi.waitUntil(async () => (await idleTransactions()) === 0, { timeout: 10_000 });
  expect((await lawyer.post('/applications', filed())).status).toBe(201);
  stuck.release(true);
});

it('cancels a slow statement and allows a retry', async () => {
  const holder = await otherPool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE applications IN ACCESS EXCLUSIVE MODE');
  const { status, body } = await lawyer.get('/applications');
  await holder.query('ROLLBACK');
  holder.release();
  expect([status, body.code]).toEqual([503, 'unavailable']);
});

it('reports live but not ready without its database', async () => {
  await server.pool.end();
  const probe = async (path: string) => (await callsOf(server).get(path)).status;
  expect([await probe('/live'), await probe('/ready'), await probe('/health')]).toEqual([200, 503, 503]);
  server = await startTestServer({ database: asTheProduct });
  expect([await probe('/live'), await probe('/ready'), await probe('/health')]).toEqual([200, 200, 200]);
});

it('reports not ready during shutdown but still answers', async () => {
  const stopping = AbortSignal.abort();
  const other = await startTestServer({ ports: { stopping } });
  expect((await callsOf(other).get('/ready')).body).toEqual({ status: 'stopping' });
  expect((await callsOf(other).get('/health')).status).toBe(200);
  await other.stop();
});
