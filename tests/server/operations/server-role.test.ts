/** The role of the server reads and writes rows, and can change neither the tables nor the audit log. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../server/operations/database/connect-database.ts';
import { settingsFrom } from '../../../server/settings.ts';
import { audit } from '../../../server/storage/audit.ts';
import { extendChain } from '../../../server/storage/audit-chain.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { ownDatabase } from '../../support/own-database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zrole-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const FORBIDDEN = [
  'TRUNCATE audit',
  'TRUNCATE audit_chain',
  'DELETE FROM audit',
  'UPDATE audit SET action = action',
  'DELETE FROM audit_chain',
  'UPDATE audit_chain SET n = n + 1',
  'DELETE FROM order_seals',
  'UPDATE order_seals SET exact_text = exact_text',
  'TRUNCATE order_papers',
  'UPDATE order_papers SET paper = paper',
  'TRUNCATE order_signatures',
  'DELETE FROM order_signatures',
  'ALTER TABLE audit DISABLE TRIGGER ALL',
  'DROP TRIGGER audit_is_not_emptied ON audit',
  'DROP TABLE audit CASCADE',
  'ALTER TABLE users ADD COLUMN spare text',
  'CREATE TABLE spare (n int)',
  "DELETE FROM migrations WHERE name = '0036-audit-chain'",
  'SET ROLE app',
  'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RETURN OLD; END$$',
  'SET session_replication_role = replica',
];

/** Writes as the role, and tries what the role must not do. */
async function rightsOf({ pool }: DatabaseConnection) {
  const { rows } = await pool.query('SELECT current_user AS role');
  const entry = { action: 'read', userId: v7(), entity: 'case', id: v7(), version: 1 } as const;
  await audit(sqlOf(pool), { newId: v7, now: () => new Date() }, entry);
  const chained = (await extendChain(pool))?.n;
  const permitted: string[] = [];
  for (const statement of FORBIDDEN) {
    const refusal = await pool.query(statement).then(
      () => '',
      (error: Error) => error.message,
    );
    if (!/permission denied|must be owner/.test(refusal)) permitted.push(`${statement}: ${refusal}`);
  }
  const closed = await pool.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT'))`,
  );
  return { role: rows[0]?.role, chained, permitted, closed: closed.rows.map(({ relname }) => relname) };
}

const LIMITED = { chained: 1, permitted: [], closed: ['migrations'] };

describe('embedded database', () => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await connectDatabase(settingsFrom({ DATA_DIR: folder }));
    await database.prepare();
  });
  afterAll(async () => database.close());

  it('runs the server as a role that cannot change the audit log or the tables', async () => {
    expect(await rightsOf(database)).toEqual({ role: 'zamanat_server', ...LIMITED });
  });

  it('prepares a second time without a change', async () => {
    await database.prepare();
    await expect(database.pool.query('TRUNCATE audit')).rejects.toThrow('permission denied');
  });
});

describe('external database', () => {
  it('migrates as the role of DATABASE_MIGRATION_URL and runs as the role of DATABASE_URL', async () => {
    const owner = await ownDatabase();
    const { host = '', database: name = '' } = owner.options;
    const role = `runner_${v7().slice(-12)}`;
    await owner.query(`CREATE ROLE ${role} LOGIN`);
    const urlOf = (user: string): string => `postgres://${user}@${encodeURIComponent(host)}/${name}`;
    const database = await connectDatabase(
      settingsFrom({
        DATA_DIR: folder,
        DATABASE_URL: urlOf(role),
        DATABASE_MIGRATION_URL: urlOf('app'),
      }),
    );
    try {
      await database.prepare();
      expect(await rightsOf(database)).toEqual({ role, ...LIMITED });
    } finally {
      await database.close();
      await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
      await owner.end();
    }
  });

  it('names a wrong DATABASE_MIGRATION_URL without its password', () => {
    expect(() => settingsFrom({ DATABASE_MIGRATION_URL: 'mysql://app:secret@db/x' })).toThrow(
      'DATABASE_MIGRATION_URL is no address of PostgreSQL.',
    );
  });
});
