/** Heads of the audit chain in an S3 bucket. The store of this test takes no lock, so its headers are read. */
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditVerifyCommand } from '../../../server/operations/commands/audit-verify.ts';
import { sealAudit } from '../../../server/operations/seal-audit.ts';
import { type HeadStoreSettings, settingsFrom } from '../../../server/settings.ts';
import { s3Heads } from '../../../server/storage/s3-heads.ts';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
const directory = mkdtempSync(path.join(tmpdir(), 'zamanat-heads-'));
let bucket: S3rver;
let settings: HeadStoreSettings;

beforeAll(async () => {
  const configureBuckets = [{ name: 'heads' }];
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await bucket.run();
  settings = storeAt(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await bucket.close();
  rmSync(directory, { recursive: true, force: true });
});

const storeAt = (endpoint: string): HeadStoreSettings => ({
  endpoint,
  bucket: 'heads',
  region: 'ap-south-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  days: 10,
});

async function sealOneFiling(): Promise<void> {
  await callsOf(server, await server.makeUser('lawyer')).post('/applications', filed());
  const dataFolder = path.join(directory, 'data');
  await sealAudit(server.ports, { dataFolder, store: s3Heads(settings) }).stop();
}

const verify = async (): Promise<string> =>
  operatorSays(auditVerifyCommand, { ...server.ports, headStore: s3Heads(settings) }, 's3');

it('writes each head to the bucket and compares the log with them', async () => {
  await sealOneFiling();
  await sealOneFiling();
  expect(await s3Heads(settings).list()).toHaveLength(2);
  expect(await verify()).toContain('Compared with 2 heads in the bucket.');
});

it('finds a log that was emptied with its file of heads', async () => {
  const client = await server.pool.connect();
  await client.query(
    'BEGIN; SET LOCAL session_replication_role = replica; TRUNCATE audit, audit_chain; COMMIT',
  );
  client.release();
  await expect(verify()).rejects.toThrow('The audit log ends before row');
});

it('asks the store to lock each head for the set days', async () => {
  const heard: Record<string, string | string[] | undefined>[] = [];
  const store = createServer((request, response) => {
    heard.push(request.headers);
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((resolve) => {
    store.listen(0, '127.0.0.1', resolve);
  });
  const address = store.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const head = { n: 3, hash: 'a'.repeat(64) };
  await s3Heads(storeAt(`http://127.0.0.1:${address.port}`)).put(head, new Date('2026-11-01T00:00:00Z'));
  store.close();
  expect(heard[0]).toMatchObject({
    'x-amz-object-lock-mode': 'COMPLIANCE',
    'x-amz-object-lock-retain-until-date': '2026-11-11T00:00:00.000Z',
  });
  expect(heard[0]?.['authorization']).toContain('x-amz-object-lock-mode');
});

it('keeps sealing when the store does not answer, and reports it', async () => {
  const reported: string[] = [];
  const reportCrash = (error: Error): string => {
    reported.push(error.message);
    return 'incident';
  };
  await callsOf(server, await server.makeUser('lawyer')).post('/applications', filed());
  const store = s3Heads({ ...settings, bucket: 'none' });
  await sealAudit(
    { ...server.ports, reportCrash },
    { dataFolder: path.join(directory, 'data'), store },
  ).stop();
  expect(reported).toEqual(['The store of audit heads answers PUT with 404.']);
});

it('says which setting is missing', async () => {
  expect(() => settingsFrom({ S3_AUDIT_BUCKET: 'heads' })).toThrow(
    'S3_AUDIT_BUCKET is set without S3_ENDPOINT.',
  );
  await expect(operatorSays(auditVerifyCommand, server.ports, 's3')).rejects.toThrow('Set S3_AUDIT_BUCKET');
});
