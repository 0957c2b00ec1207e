/** The chain of the audit log finds a changed, removed or inserted row, and a log that was cut or written again. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditVerifyCommand } from '../../server/operations/commands/audit-verify.ts';
import { headsFile, sealAudit } from '../../server/operations/seal-audit.ts';
import { extendChain } from '../../server/storage/audit-chain.ts';
import { callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { operatorSays } from '../support/operator-says.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let dataFolder: string;

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'zam-'));
  server = await startTestServer();
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  for (let n = 1; n <= 4; n += 1) await lawyer.post('/applications', filed());
});
afterEach(async () => {
  await server.stop();
  rmSync(dataFolder, { recursive: true });
});

const seal = async (): Promise<void> => sealAudit(server.ports, { dataFolder }).stop();
const verify = async (): Promise<string> => operatorSays(auditVerifyCommand, { ...server.ports, dataFolder });

/** As the owner of the tables could do it. */
async function tamper(sql: string): Promise<void> {
  await server.pool.query(`SET session_replication_role = replica; ${sql}; RESET session_replication_role`);
}

const THIRD = 'SELECT audit_id FROM audit_chain WHERE n = 3';

it('confirms an unchanged log of several runs', async () => {
  await seal();
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  await lawyer.post('/applications', filed());
  await seal();
  const { rows } = await server.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM audit');
  expect(await verify()).toMatch(
    new RegExp(
      `^The audit log is unchanged: ${rows[0]?.count} rows, head [0-9a-f]{64}\\. Compared with 2 heads in `,
    ),
  );
  expect(await extendChain(server.pool)).toBeUndefined();
});

it('says of a log without a sealed row when to try again', async () => {
  expect(await verify()).toBe(
    'The audit log has no sealed row yet. The running server seals new rows every minute: try again then.',
  );
});

const NEXT_STEP = 'Copy the database and the heads before anything else';

it.each([
  [
    'a changed row',
    `UPDATE audit SET detail = '{"x":1}' WHERE _id = (${THIRD})`,
    'Row 3 of the audit log \\(.+\\) was changed',
  ],
  [
    'a changed user',
    `UPDATE audit SET user_id = NULL WHERE _id = (${THIRD})`,
    'Row 3 of the audit log \\(.+\\) was changed',
  ],
  [
    'a removed row',
    `DELETE FROM audit WHERE _id = (${THIRD})`,
    'Row 3 of the audit log \\(.+\\) was removed',
  ],
  [
    'a row removed with its hash',
    `DELETE FROM audit WHERE _id = (${THIRD}); DELETE FROM audit_chain WHERE n = 3`,
    'Row 3 of the audit log was removed',
  ],
  ['an emptied log', 'TRUNCATE audit, audit_chain', 'The audit log ends before row \\d+'],
])('names the first broken row and the next step after %s', async (_, sql, sentence) => {
  await seal();
  await tamper(sql);
  await expect(verify()).rejects.toThrow(new RegExp(`^${sentence}[^]* ${NEXT_STEP}`));
});

it('names a row that was inserted with an earlier time', async () => {
  await seal();
  const _id = v7({ msecs: Date.now() - 3_600_000 });
  await server.pool.query(`INSERT INTO audit (_id, at, action) VALUES ($1, now(), 'decide')`, [_id]);
  await seal();
  await expect(verify()).rejects.toThrow(`Row ${_id} was inserted into the audit log later.`);
});

it('finds a chain that was written again', async () => {
  await seal();
  await tamper(`UPDATE audit SET action = 'read' WHERE _id = (${THIRD}); TRUNCATE audit_chain`);
  await extendChain(server.pool);
  await expect(verify()).rejects.toThrow('does not match the file of heads: the chain was written again.');
});

it('adds a row whose transaction ends after later ones', async () => {
  const client = await server.pool.connect();
  await client.query('BEGIN');
  await client.query(`INSERT INTO audit (_id, at, action) VALUES ($1, now(), 'read')`, [v7()]);
  await callsOf(server, await server.makeUser('lawyer')).post('/applications', filed());
  await seal();
  await client.query('COMMIT');
  client.release();
  await seal();
  expect(await verify()).toContain('The audit log is unchanged');
});

it('refuses to empty or change both tables', async () => {
  await seal();
  for (const sql of ['TRUNCATE audit', 'TRUNCATE audit_chain', 'DELETE FROM audit_chain']) {
    await expect(server.pool.query(sql)).rejects.toThrow('the audit log is only ever added to');
  }
});

it('reports a file of heads that is none', async () => {
  await seal();
  appendFileSync(headsFile(dataFolder), '{"n":"three"}\n');
  await expect(verify()).rejects.toThrow('Line 2 of');
  writeFileSync(headsFile(dataFolder), '');
  expect(await verify()).toContain('no heads in');
  expect(readFileSync(headsFile(dataFolder), 'utf8')).toBe('');
});
