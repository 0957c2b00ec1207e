/** File storage in S3: signed calls, failures and deletion. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBlobs } from '../../../server/storage/blobs/database-blobs.ts';
import { s3Blobs } from '../../../server/storage/blobs/s3-blobs.ts';
import { type S3Settings, settingsFrom } from '../../../server/settings.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { samplePdf, samplePng } from '../../support/sample-files.ts';
import { startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';
import { formOf } from '../../support/upload.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'zamanat-s3-'));
let store: S3rver;
let settings: S3Settings;
let server: TestServer;
let lawyer: Calls;
let owner: TestUser;
let caseId = '';
const faults: string[] = [];

beforeAll(async () => {
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'papers' }],
  });
  const { port } = await store.run();
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'papers',
    region: 'ap-south-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  server = await startTestServer();
  Object.assign(server.ports, { blobs: blobsOf(settings) });
  owner = await server.makeUser('lawyer');
  lawyer = callsOf(server, owner);
  caseId = (await lawyer.post('/applications', filed())).body.caseId;
});

afterAll(async () => {
  await server.stop();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const reportCrash = (error: Error): string => {
  faults.push(error.message);
  return 'incident';
};

function blobsOf(s3: S3Settings) {
  const { pool, now } = server.ports;
  return s3Blobs({ pool, now, reportCrash }, s3);
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const lie = async (sha256: string) =>
  (await server.pool.query('SELECT bytes FROM blobs WHERE sha256 = $1', [sha256])).rows;

it('stores bytes only in S3 and returns them', async () => {
  const bytes = samplePdf(3);
  const { status, body } = await lawyer.upload(`/cases/${caseId}/documents`, formOf(bytes));
  expect(status).toBe(201);
  expect(await lie(hash(bytes))).toEqual([{ bytes: null }]);
  const answer = await server.fetch(body.fileUrl, { headers: { 'x-auth-token': owner.token } });
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(readdirSync(path.join(directory, 'papers', 'documents')).join(' ')).toContain(hash(bytes));
});

it('returns bytes stored in the database before S3 was configured', async () => {
  const bytes = Buffer.from('from before');
  await databaseBlobs(server.ports).put(hash(bytes), bytes);
  expect(await server.ports.blobs.get(hash(bytes))).toEqual(bytes);
});

it('returns nothing for unknown bytes', async () => {
  expect(await server.ports.blobs.get('0'.repeat(64))).toBeUndefined();
});

it('deletes only unreferenced bytes, also in S3', async () => {
  const { blobs } = server.ports;
  const [named, left] = [samplePdf(3), Buffer.from('left over')];
  await blobs.put(hash(left), left);
  await blobs.sweep(new Date(server.now().getTime() + 1000));
  expect(await lie(hash(left))).toEqual([]);
  expect(await blobs.get(hash(left))).toBeUndefined();
  expect(await blobs.get(hash(named))).toEqual(Buffer.from(named));
});

it.each([
  ['an unknown key', { accessKeyId: 'nobody' }, /answers PUT with 403/],
  ['no such bucket', { bucket: 'elsewhere' }, /no bucket called elsewhere/],
  ['nobody at the address', { endpoint: 'http://127.0.0.1:9' }, /fetch failed/],
])('answers %s with a retry and informs the operator', async (_name, change, fault) => {
  Object.assign(server.ports, { blobs: blobsOf({ ...settings, ...change }) });
  const bytes = samplePng();
  const { status, body, headers } = await lawyer.upload(`/cases/${caseId}/documents`, formOf(bytes));
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '10']);
  expect(faults.at(-1)).toMatch(fault);
  Object.assign(server.ports, { blobs: blobsOf(settings) });
  expect((await lawyer.upload(`/cases/${caseId}/documents`, formOf(bytes))).status).toBe(201);
});

it('signs each call including the hash of its bytes', async () => {
  const heard: IncomingMessage[] = [];
  const listener = createServer((request, answer) => {
    heard.push(request);
    request.resume().on('end', () => answer.end());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const at = listener.address();
  const port = typeof at === 'object' ? at?.port : 0;
  const bytes = Buffer.from(samplePng());
  await blobsOf({ ...settings, endpoint: `http://127.0.0.1:${port}` }).put(hash(bytes), bytes);
  listener.close();
  const { method, url, headers = {} } = heard[0] ?? {};
  const authorization = String(headers['authorization']);
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '';
  const moment = String(headers['x-amz-date']);
  const scope = `${moment.slice(0, 8)}/ap-south-1/s3/aws4_request`;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, url, '', lines.join(''), names, hash(bytes)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hash(Buffer.from(request))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((secret, part) => hmac(secret, part), 'AWS4S3RVER');
  expect(authorization).toContain(`Credential=S3RVER/${scope}`);
  expect(authorization).toContain(`Signature=${hmac(key, toSign).toString('hex')}`);
  expect(names).toContain('x-amz-content-sha256');
});

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

it('requires all settings or none', () => {
  const env = {
    S3_ENDPOINT: 'https://s3.example.in/',
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  expect(settingsFrom({}).s3).toBeUndefined();
  expect(settingsFrom(env).s3).toEqual({
    endpoint: 'https://s3.example.in',
    bucket: 'papers',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
  expect(() => settingsFrom({ ...env, S3_BUCKET: '' })).toThrow('S3_ENDPOINT is set without S3_BUCKET.');
  expect(() => settingsFrom({ ...env, S3_ENDPOINT: 'papers' })).toThrow('S3_ENDPOINT is papers.');
});
