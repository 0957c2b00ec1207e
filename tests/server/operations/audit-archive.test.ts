/** Old rows of reading move to a file. The chain, the proofs of orders and the history of cases stay whole. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { auditArchiveCommand } from '../../../server/operations/commands/audit-archive.ts';
import { auditVerifyCommand } from '../../../server/operations/commands/audit-verify.ts';
import { sealAudit } from '../../../server/operations/seal-audit.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let dataFolder: string;
let caseId: string;

/** A partition of a past month beside those that the migration made. */
const OLD = 'audit_2026_02';
const FROM = Date.UTC(2026, 1, 1);

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'zarch-'));
  server = await startTestServer();
  // as in a database whose partitions began before that month
  await server.pool.query(`
    ALTER TABLE audit DETACH PARTITION audit_first;
    DROP TABLE audit_first;
    CREATE TABLE ${OLD} PARTITION OF audit
      FOR VALUES FROM ('${idAt(FROM)}') TO ('${idAt(Date.UTC(2026, 2, 1))}');
    CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON ${OLD} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TABLE audit_first PARTITION OF audit FOR VALUES FROM (MINVALUE) TO ('${idAt(FROM)}')`);
  await migrate(server.pool);
  caseId = v7();
  for (let n = 0; n < 25; n += 1) await row('read', FROM + n * 3_600_000);
  await row('create', FROM + 40 * 60_000);
  await row('decide', FROM + 100 * 60_000);
});
afterEach(async () => {
  await server.stop();
  rmSync(dataFolder, { recursive: true });
});

const idAt = (time: number): string => {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

async function row(action: string, msecs: number): Promise<void> {
  await server.pool.query(
    `INSERT INTO audit (_id, at, user_id, action, entity, entity_id, version, detail, address)
     VALUES ($1, $2, $3, $4, 'case', $5, 1, '{"note": "a \\"b\\" ü"}', '10.0.0.7')`,
    [v7({ msecs }), new Date(msecs), v7(), action, caseId],
  );
}

const seal = async (): Promise<void> => sealAudit(server.ports, { dataFolder }).stop();
const archive = async (...words: string[]): Promise<string> =>
  operatorSays(auditArchiveCommand, { ...server.ports, dataFolder }, ...words);
const verify = async (...words: string[]): Promise<string> =>
  operatorSays(auditVerifyCommand, { ...server.ports, dataFolder }, ...words);
const counts = async (table: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await server.pool.query(`SELECT action, count(*)::int AS n FROM ${table} GROUP BY 1`)).rows.map(
      ({ action, n }) => [action, n],
    ),
  );
const file = (): string => path.join(dataFolder, 'audit-archive', `${OLD}.jsonl.gz`);

async function tamper(sql: string): Promise<void> {
  await server.pool.query(`SET session_replication_role = replica; ${sql}; RESET session_replication_role`);
}

it('moves the rows of reading to a checked file and keeps the rows of changes', async () => {
  await seal();
  const before = await verify();
  expect(await archive('--before', '2026-03')).toMatch(
    new RegExp(`^${file()}: 25 rows, checked, SHA-256 [0-9a-f]{64}\\.`, 'm'),
  );
  expect(await counts(OLD)).toEqual({ create: 1, decide: 1 });
  expect(await counts(`archived_${OLD}`)).toEqual({ create: 1, decide: 1, read: 25 });
  const [head, ...rows] = gunzipSync(readFileSync(file())).toString('utf8').trimEnd().split('\n');
  expect(JSON.parse(head ?? '')).toEqual({ format: 'zamanat-audit-archive/1' });
  expect(rows.map((line) => JSON.parse(line).content.split('\u001F')[3])).toEqual(Array(25).fill('read'));
  const after = await verify();
  expect(after).toContain(before.split(', head')[0]);
  expect(after).toContain(`25 rows are in ${OLD}.jsonl.gz, which is unchanged.`);
  await seal();
  expect(await verify('--archives', '/nowhere')).toContain(
    'which is not in /nowhere: compare it with SHA-256',
  );
  expect(await archive('--before', '2026-03')).toContain('has no partition that ends before 2026-03');
});

it('drops the former table after another check of the file', async () => {
  await seal();
  await archive('--before', '2026-03');
  const bytes = readFileSync(file());
  writeFileSync(file(), bytes.subarray(0, -20));
  await expect(archive('--drop')).rejects.toThrow('it is not the file that was written');
  rmSync(file());
  await expect(archive('--drop')).rejects.toThrow('is missing, so its table stays');
  writeFileSync(file(), bytes);
  expect(await archive('--drop')).toContain('dropped; the files are unchanged');
  expect(await archive('--drop')).toBe('No archived table is left.');
  expect(await verify()).toContain('which is unchanged.');
});

it.each([
  [
    'a change that was kept',
    `DELETE FROM ${OLD} WHERE action = 'decide'`,
    'but 26 of audit_2026_02 are missing',
  ],
  [
    'the row about the archive',
    `DELETE FROM audit WHERE action = 'archive-audit'`,
    'Row \\d+ of the audit log \\(.+\\) was removed',
  ],
  ['a changed row beside it', `UPDATE ${OLD} SET user_id = NULL WHERE action = 'decide'`, 'was changed'],
  [
    'the hash of an archived row',
    `UPDATE audit_chain SET hash = '\\x00' WHERE n = 5`,
    'Row 5 in .+ is not the row',
  ],
  [
    'a reading of another month',
    `DELETE FROM audit WHERE _id = (SELECT _id FROM audit WHERE at > '2026-06-01' ORDER BY _id LIMIT 1)`,
    'was removed',
  ],
])('finds %s after the archive', async (_, sql, sentence) => {
  await server.makeUser('lawyer');
  await seal();
  await archive('--before', '2026-03');
  await seal();
  await tamper(sql);
  await expect(verify()).rejects.toThrow(new RegExp(sentence));
});

it('names a row of the file that was changed', async () => {
  await seal();
  await archive('--before', '2026-03');
  const lines = gunzipSync(readFileSync(file())).toString('utf8');
  writeFileSync(file(), gzipSync(lines.replace('10.0.0.7', '10.0.0.8')));
  await expect(verify()).rejects.toThrow(/Row \d+ in .+ is not the row of the audit log\./);
});

it('changes nothing while another transaction holds the log, and says what to do', async () => {
  await seal();
  const busy = await server.pool.connect();
  await busy.query(`BEGIN; SELECT FROM ${OLD} LIMIT 1`);
  await expect(archive('--before', '2026-03')).rejects.toThrow(
    /is written and checked, but the log is unchanged: another transaction kept its lock .+ Remove the file/,
  );
  await busy.query('ROLLBACK');
  busy.release();
  expect(await counts(OLD)).toEqual({ create: 1, decide: 1, read: 25 });
  await expect(archive('--before', '2026-03')).rejects.toThrow('exists. Move it away');
  rmSync(file());
  expect(await archive('--before', '2026-03')).toContain('25 rows, checked');
}, 60_000);

it('counts and checks rows before it locks the log against readers', async () => {
  await seal();
  const owner = new Pool({ ...server.pool.options, options: '-c client_min_messages=debug1' });
  const notices: string[] = [];
  /** Tables that nobody can read while the statement runs. */
  const locked: Record<string, string[]> = {};
  owner.on('connect', (client) => {
    client.on('notice', ({ message }) => notices.push(message ?? ''));
    const query = client.query.bind(client);
    const noted = async (...given: Parameters<typeof query>): Promise<unknown> => {
      const text = JSON.stringify(given);
      const kind = /count\(\*\)|ADD CONSTRAINT|ATTACH/.exec(text)?.[0];
      if (kind !== undefined) locked[kind] = await lockedTables();
      return query(...given);
    };
    Object.assign(client, { query: noted });
  });
  const ports = {
    ...server.ports,
    dataFolder,
    asOwner: async <T>(work: (pool: Pool) => Promise<T>) => work(owner),
  };
  expect(await operatorSays(auditArchiveCommand, ports, '--before', '2026-03')).toContain('25 rows, checked');
  await owner.end();
  expect(locked['count(*)']).toEqual([]);
  expect(locked['ADD CONSTRAINT']).toEqual([]);
  expect(locked['ATTACH']).toContain('audit');
  expect(notices.join()).toContain(`for table "${OLD}" is implied by existing constraints`);
});

async function lockedTables(): Promise<string[]> {
  const { rows } = await server.pool.query(
    `SELECT relation::regclass::text AS name FROM pg_locks JOIN pg_inherits ON relation IN (inhparent, inhrelid)
     WHERE mode = 'AccessExclusiveLock' AND inhparent = 'audit'::regclass
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) GROUP BY 1`,
  );
  return rows.map(({ name }) => name);
}

it.each([
  [['--before', '2026-13'], 'Write the month after --before as YYYY-MM'],
  [['--before', '2999-01'], '2999-01 is in the future'],
  [['--until', '2026-01'], 'Name --before with a month, or --drop.'],
  [['--drop', '--to', 'x'], '--to is not understood'],
])('refuses %s', async (words, sentence) => {
  await expect(archive(...words)).rejects.toThrow(sentence);
  expect(existsSync(path.join(dataFolder, 'audit-archive'))).toBe(false);
});
