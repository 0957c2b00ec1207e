/** Writes that wait for the disk before they are acknowledged, and reads that do not (decision 0015). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import { audit, auditOfReading } from '../../server/storage/audit.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { sqlOf } from '../../server/storage/sql.ts';
import { ownDatabase } from '../support/own-database.ts';

let pool: Pool;
let client: PoolClient;
const ports = { newId: v7, now: () => new Date('2026-11-23T09:00:00Z') };
const entry = { action: 'read', userId: v7(), entity: 'case', id: v7(), version: 3 } as const;

beforeAll(async () => {
  pool = await ownDatabase();
  await migrate(pool);
  client = await pool.connect();
  await client.query('SET synchronous_commit = on'); // as a server has it; the databases of the tests do not
});
afterAll(async () => {
  client.release();
  await pool.end();
});

const waits = async () => (await client.query('SHOW synchronous_commit')).rows[0].synchronous_commit;

it('commits a read row asynchronously and resets the connection', async () => {
  await client.query('BEGIN');
  await auditOfReading(sqlOf(client, true), ports, entry);
  expect(await waits()).toBe('off');
  await client.query('COMMIT');
  expect(await waits()).toBe('on');
  const { rows } = await pool.query('SELECT action, entity, entity_id, version, at, user_id FROM audit');
  expect(rows).toEqual([
    {
      action: 'read',
      entity: 'case',
      entity_id: entry.id,
      version: 3,
      at: ports.now(),
      user_id: entry.userId,
    },
  ]);
});

it('commits every other audit row synchronously', async () => {
  await client.query('BEGIN');
  await audit(sqlOf(client, true), ports, { ...entry, action: 'denied' });
  expect(await waits()).toBe('on');
  await client.query('COMMIT');
});
