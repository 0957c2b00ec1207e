/** Migrates the database to the current version. Concurrent servers wait for each other. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { firstTables } from './migrations/before-court-logs/0001-first-tables.ts';
import { assessments } from './migrations/before-court-logs/0002-assessments.ts';
import { feedback } from './migrations/before-court-logs/0003-feedback.ts';
import { lawEditions } from './migrations/before-court-logs/0004-law-editions.ts';
import { courtsApart } from './migrations/before-court-logs/0005-courts-apart.ts';
import { generations } from './migrations/before-court-logs/0006-generations.ts';
import { signIn } from './migrations/before-court-logs/0007-sign-in.ts';
import { quickWrites } from './migrations/before-court-logs/0008-quick-writes.ts';
import { hearings } from './migrations/before-court-logs/0009-hearings.ts';
import { notes } from './migrations/before-court-logs/0010-notes.ts';
import { orderDrafts } from './migrations/before-court-logs/0011-order-drafts.ts';
import { documents } from './migrations/before-court-logs/0012-documents.ts';
import { shares } from './migrations/before-court-logs/0013-shares.ts';
import { contested } from './migrations/before-court-logs/0017-contested.ts';
import { diary } from './migrations/before-court-logs/0020-diary.ts';
import { push } from './migrations/before-court-logs/0022-push.ts';
import { accountLife } from './migrations/before-court-logs/0024-account-life.ts';
import { avatars } from './migrations/before-court-logs/0025-avatars.ts';
import { providers } from './migrations/before-court-logs/0026-providers.ts';
import { pushSessions } from './migrations/before-court-logs/0027-push-sessions.ts';
import { courtLogs } from './migrations/0030-court-logs.ts';
import { passkeys } from './migrations/0032-passkeys.ts';
import { groundsOfArrest } from './migrations/0033-grounds-of-arrest.ts';
import { recordKeys } from './migrations/0034-record-keys.ts';
import { serverSecrets } from './migrations/0035-server-secrets.ts';
import { auditChain } from './migrations/0036-audit-chain.ts';
import { firKeys } from './migrations/0037-fir-keys.ts';
import { issuedIdentity } from './migrations/0040-issued-identity.ts';
import { secondFactor } from './migrations/0041-second-factor.ts';
import { auditSource } from './migrations/0045-audit-source.ts';
import { orderSeals } from './migrations/0046-order-seals.ts';
import { caseLaw } from './migrations/0050-case-law.ts';
import { courtCalendars } from './migrations/0055-court-calendars.ts';
import { identityConfirmed } from './migrations/0058-identity-confirmed.ts';
import { sealedAuthenticators } from './migrations/0057-sealed-authenticators.ts';
import { duePushes } from './migrations/0062-due-pushes.ts';
import { timelines } from './migrations/0063-timelines.ts';
import { agesOfCases } from './migrations/0067-ages-of-cases.ts';
import { groundsAndTransfers } from './migrations/0070-grounds-and-transfers.ts';
import { formerCourts } from './migrations/0071-former-courts.ts';
import { calendarFeeds } from './migrations/0076-calendar-feeds.ts';
import { operators } from './migrations/0077-operators.ts';
import { serviceAccounts } from './migrations/0080-service-accounts.ts';
import { webhooks } from './migrations/0081-webhooks.ts';
import { firKeysOfRegisters } from './migrations/0082-fir-keys-of-registers.ts';
import { sealedWebhooks } from './migrations/0087-sealed-webhooks.ts';
import { quotaLimits } from './migrations/0093-quota-limits.ts';
import { severalFirs } from './migrations/0095-several-firs.ts';
import { orderPapers } from './migrations/0098-order-papers.ts';
import { auditBound } from './migrations/0101-audit-bound.ts';
import { auditBoundChecked } from './migrations/0102-audit-bound-checked.ts';
import { auditMonths } from './migrations/0103-audit-months.ts';
import { auditArchives } from './migrations/0104-audit-archives.ts';
import { matterWords } from './migrations/0105-matter-words.ts';
import { taskLocks } from './migrations/0106-task-locks.ts';
import { filedPapers } from './migrations/0110-filed-papers.ts';
import { makeMonths, missingMonths } from './audit-log/audit-months.ts';
import { LOCK_NOT_AVAILABLE, sqlState } from './sql.ts';

/** Applied once, in order. Never edit a published migration. */
const MIGRATIONS = [
  { name: '0001-first-tables', sql: firstTables },
  { name: '0002-assessments', sql: assessments },
  { name: '0003-feedback', sql: feedback },
  { name: '0004-law-editions', sql: lawEditions },
  { name: '0005-courts-apart', sql: courtsApart },
  { name: '0006-generations', sql: generations },
  { name: '0007-sign-in', sql: signIn },
  { name: '0008-quick-writes', sql: quickWrites },
  { name: '0009-hearings', sql: hearings },
  { name: '0010-notes', sql: notes },
  { name: '0011-order-drafts', sql: orderDrafts },
  { name: '0012-documents', sql: documents },
  { name: '0013-shares', sql: shares },
  { name: '0017-contested', sql: contested },
  { name: '0020-diary', sql: diary },
  { name: '0022-push', sql: push },
  { name: '0024-account-life', sql: accountLife },
  { name: '0025-avatars', sql: avatars },
  { name: '0026-providers', sql: providers },
  { name: '0027-push-sessions', sql: pushSessions },
  { name: '0030-court-logs', sql: courtLogs },
  { name: '0032-passkeys', sql: passkeys },
  { name: '0033-grounds-of-arrest', sql: groundsOfArrest },
  { name: '0034-record-keys', sql: recordKeys },
  { name: '0035-server-secrets', sql: serverSecrets },
  { name: '0036-audit-chain', sql: auditChain },
  { name: '0037-fir-keys', run: firKeys },
  { name: '0040-issued-identity', sql: issuedIdentity },
  { name: '0041-second-factor', sql: secondFactor },
  { name: '0045-audit-source', sql: auditSource },
  { name: '0046-order-seals', sql: orderSeals },
  { name: '0050-case-law', sql: caseLaw },
  { name: '0055-court-calendars', sql: courtCalendars },
  { name: '0057-sealed-authenticators', sql: sealedAuthenticators },
  { name: '0058-identity-confirmed', sql: identityConfirmed },
  { name: '0062-due-pushes', sql: duePushes },
  { name: '0063-timelines', sql: timelines },
  { name: '0067-ages-of-cases', sql: agesOfCases },
  { name: '0070-grounds-and-transfers', run: groundsAndTransfers },
  { name: '0071-former-courts', run: formerCourts },
  { name: '0076-calendar-feeds', sql: calendarFeeds },
  { name: '0077-operators', sql: operators },
  { name: '0080-service-accounts', sql: serviceAccounts },
  { name: '0081-webhooks', sql: webhooks },
  { name: '0082-fir-keys-of-registers', run: firKeysOfRegisters },
  { name: '0087-sealed-webhooks', sql: sealedWebhooks },
  { name: '0093-quota-limits', sql: quotaLimits },
  { name: '0095-several-firs', index: severalFirs },
  { name: '0098-order-papers', sql: orderPapers },
  { name: '0101-audit-bound', run: auditBound },
  { name: '0102-audit-bound-checked', run: auditBoundChecked },
  { name: '0103-audit-months', run: auditMonths },
  { name: '0104-audit-archives', sql: auditArchives },
  { name: '0105-matter-words', sql: matterWords },
  { name: '0106-task-locks', sql: taskLocks },
  { name: '0110-filed-papers', sql: filedPapers },
] as const;

const LOCK = 2_026_112_101;

/** Milliseconds. A migration that reads or rewrites a large table takes minutes, in this or another server. */
const PATIENCE = 3_600_000;

/** The timer of the pool would end the connection of a long migration, so each statement has its own. */
function patient(client: PoolClient): PoolClient {
  const query = async (statement: string | QueryConfig, values?: unknown[]): Promise<unknown> => {
    const given = typeof statement === 'string' ? { text: statement } : statement;
    const timed = { ...given, ...(values && { values }), query_timeout: PATIENCE };
    return client.query(timed);
  };
  const patience: object = { query };
  return new Proxy(client, {
    get: (target, name): unknown => Reflect.get(name in patience ? patience : target, name),
  });
}

/** Milliseconds. Calls that wait behind a migration for longer would time out. */
const LOCK_TIMEOUT = 10_000;

/** Milliseconds. The readers of the audit log wait meanwhile, and a later start can make the months. */
const MONTHS_LOCK_TIMEOUT = 2_000;

/**
 * Applies the missing migrations, each in its own transaction, and returns their names. Throws on a schema of a
 * newer release, and on a lock that other transactions keep.
 */
export async function migrate(
  pool: Pool,
  { lockTimeout = LOCK_TIMEOUT }: { readonly lockTimeout?: number } = {},
): Promise<readonly string[]> {
  const applied: string[] = [];
  for (;;) {
    const name = await applyNext(pool, lockTimeout);
    if (name === undefined) break;
    applied.push(name);
  }
  await makeNextMonths(pool, Math.min(lockTimeout, MONTHS_LOCK_TIMEOUT));
  return applied;
}

/** Applies the first missing migration. */
const applyNext = async (pool: Pool, lockTimeout: number): Promise<string | undefined> =>
  inMigration(pool, lockTimeout, async (client) => {
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, at timestamptz NOT NULL)',
    );
    const missing = missingOf(await appliedNames(client));
    if (!missing) return undefined;
    try {
      if ('index' in missing) await buildIndex(pool, missing.index, lockTimeout);
      else await ('run' in missing ? missing.run(client) : client.query(missing.sql));
      await client.query('INSERT INTO migrations VALUES ($1, CURRENT_TIMESTAMP)', [missing.name]);
    } catch (error) {
      throw new Error(sentenceOf(error, missing.name), { cause: error });
    }
    return missing.name;
  });

/** Builds an index beside the transaction of the migration, so that writers go on. A broken one is built again. */
async function buildIndex(
  pool: Pool,
  { name, on }: { readonly name: string; readonly on: string },
  lockTimeout: number,
): Promise<void> {
  const connection = await pool.connect();
  const client = patient(connection);
  try {
    await client.query(`SET statement_timeout = ${PATIENCE}; SET lock_timeout = ${lockTimeout}`);
    const broken = await client.query(
      `SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`,
      [name],
    );
    if (broken.rowCount === 1) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
    await client.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${on}`);
  } finally {
    connection.release(true); // its settings are no longer those of the pool
  }
}

/** Makes the partitions of the next months. While others keep the lock, only that of the present month must be made. */
async function makeNextMonths(pool: Pool, lockTimeout: number): Promise<void> {
  let lacksPresent = false;
  try {
    await inMigration(pool, lockTimeout, async (client) => {
      const { present, missing } = await missingMonths(client);
      lacksPresent = missing.includes(present);
      await makeMonths(client, missing);
    });
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    if (lacksPresent) throw new Error(NO_PRESENT_MONTH, { cause: error });
  }
}

const NO_PRESENT_MONTH =
  'The audit log has no partition for this month, and other transactions keep its lock. End long transactions of the database, then start again.';

const BETWEEN_MS = 200;

/**
 * Begins a transaction with the lock of migrations, or none while another process has it. A statement that waits for
 * the lock would hold up the build of an index.
 */
async function beginsAlone(client: PoolClient): Promise<boolean> {
  await client.query(
    `BEGIN; SET LOCAL statement_timeout = ${PATIENCE}; SET LOCAL idle_in_transaction_session_timeout = 0`,
  );
  const { rows } = await client.query<{ held: boolean }>(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS held`);
  if (rows[0]?.held) return true;
  await client.query('ROLLBACK');
  return false;
}

/** A transaction of one process at a time. */
async function inMigration<T>(
  pool: Pool,
  lockTimeout: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  const client = patient(connection);
  let broken: Error | undefined;
  try {
    while (!(await beginsAlone(client))) await pause(BETWEEN_MS);
    await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    connection.release(broken); // do not use a connection again that cannot roll back
  }
}

/** Throws unless the schema is that of this release. For a server that does not migrate itself. */
export async function requireCurrentSchema(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ present: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS present`,
  );
  const missing = missingOf(rows[0]?.present ? await appliedNames(pool) : []);
  if (missing) {
    throw new Error(
      `The database lacks the migration ${missing.name}. Run npm run admin -- migrate, then start the server.`,
    );
  }
}

async function appliedNames(sql: Pick<Pool, 'query'>): Promise<readonly string[]> {
  return (await sql.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')).rows.map(
    ({ name }) => name,
  );
}

function missingOf(applied: readonly string[]): (typeof MIGRATIONS)[number] | undefined {
  const known = new Set<string>(MIGRATIONS.map(({ name }) => name));
  const newer = applied.find((name) => !known.has(name));
  if (newer !== undefined) {
    throw new Error(
      `The database has the migration ${newer} of a newer release. Install that release, or restore a backup from before it.`,
    );
  }
  const names = new Set(applied);
  return MIGRATIONS.find(({ name }) => !names.has(name));
}

function sentenceOf(error: unknown, name: string): string {
  const why =
    sqlState(error) === LOCK_NOT_AVAILABLE
      ? `waited too long for a lock. End long transactions of the database, then run it again.`
      : `failed: ${error instanceof Error ? error.message : String(error)}.`;
  return `The migration ${name} ${why} It changed nothing; earlier migrations stay.`;
}
