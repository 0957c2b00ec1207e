/** The embedded PostgreSQL dies: the server starts it again, and callers get 503 meanwhile. */
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Calls, type CallResult, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { buildServer, type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { PASSWORD } from '../../support/test-server.ts';

let folder: string;
let server: ServerProcess;
let lawyer: Calls;

const serverFetch: typeof fetch = async (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, server.address) : input, init);

beforeAll(() => buildServer());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zam-'));
  server = await startServerProcess(folder);
  const account = { name: 'Meera', email: `${v7()}@example.in`, password: PASSWORD, role: 'lawyer' };
  const { body } = await callsOf({ fetch: serverFetch }).post('/auth/register', account);
  lawyer = callsOf({ fetch: serverFetch }, body);
});
afterEach(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const pidFile = (): string => path.join(folder, 'pg', 'postmaster.pid');
const postmaster = (): number => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

async function answersUntil(status: number): Promise<CallResult[]> {
  const answers: CallResult[] = [];
  do answers.push(await lawyer.get('/applications'));
  while (answers.at(-1)?.status !== status);
  return answers;
}

it('starts PostgreSQL again after kill -9, answers 503 meanwhile and keeps each filing', async () => {
  const first = { ...filed(), _id: v7() };
  expect((await lawyer.post('/applications', first)).status).toBe(201);
  const before = postmaster();
  process.kill(before, 'SIGKILL');
  const [away] = (await answersUntil(503)).slice(-1);
  expect([away?.headers.get('retry-after'), away?.body.msg]).toEqual([
    '2',
    'The database does not answer at the moment. Try again in a few seconds.',
  ]);
  expect((await lawyer.get('/live')).status).toBe(200);
  await answersUntil(200);
  expect(postmaster()).not.toBe(before);
  const second = { ...filed({ case: { firNumber: '9/2026' } }), _id: v7() };
  expect((await lawyer.post('/applications', second)).status).toBe(201);
  const stored = (await lawyer.get('/applications')).body.map(({ _id }: { _id: string }) => _id);
  expect(stored).toEqual([second._id, first._id]);
  expect(server.output()).toContain('PostgreSQL ended (SIGKILL)');
  expect(server.output()).toContain('It is started again.');
});

it('ends the process if PostgreSQL does not start again', async () => {
  renameSync(path.join(folder, 'pg', 'PG_VERSION'), path.join(folder, 'pg', 'PG_VERSION.gone'));
  process.kill(postmaster(), 'SIGKILL');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('It does not start again: PostgreSQL ended');
});
