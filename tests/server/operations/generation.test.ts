/** A database that was restored is another history: cursors, answers and application numbers say so. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginGeneration, generationsOf } from '../../../server/storage/generation.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { afterRestoreCommand } from '../../../server/operations/commands/after-restore.ts';
import { watchHistory } from '../../../server/operations/watch-generation.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let lawyer: Calls;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zam-history-'));
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const numbers = async (): Promise<number> => (await generationsOf(sqlOf(server.pool))).length;

/** Runs the check of one server start and returns its notice. */
async function start(ports = server.ports, holdsDatabase = true): Promise<string | undefined> {
  const { notice, stop } = await watchHistory(ports, { folder, holdsDatabase });
  stop();
  return notice;
}

const restore = async () => server.pool.query('UPDATE change_counters SET last = 1');

it('sends the generation with the pull and with every write answer', async () => {
  const { generation } = (await lawyer.get('/changes')).body;
  const accepted = await lawyer.post('/applications', filed());
  const refused = await lawyer.post('/applications', filed({ applicant: { age: 400 } }));
  expect(generation).toMatch(/^[0-9a-f-]{36}$/);
  expect([accepted.status, accepted.headers.get('x-zamanat-generation')]).toEqual([201, generation]);
  expect([refused.status, refused.headers.get('x-zamanat-generation')]).toEqual([400, generation]);
});

it('identifies a cursor from before the restore and restarts in the new generation', async () => {
  const before = (await lawyer.get('/changes')).body;
  expect((await lawyer.get(`/changes?since=${before.next}`)).status).toBe(200);
  await beginGeneration(server.ports, 'by-hand');
  const refused = await lawyer.get(`/changes?since=${before.next}`);
  expect([refused.status, refused.body.code]).toEqual([410, 'history-changed']);
  expect(refused.body.msg).toContain('restored from a backup');
  const after = (await lawyer.get('/changes')).body;
  expect(after.generation).not.toBe(before.generation);
  expect((await lawyer.get(`/changes?since=${after.next}`)).status).toBe(200);
});

const recast = (cursor: string, change: (text: string) => string): string =>
  Buffer.from(change(Buffer.from(cursor, 'base64url').toString())).toString('base64url');

it('identifies a cursor of another database or an unknown generation', async () => {
  const { next, generation } = (await lawyer.get('/changes')).body;
  const foreign = recast(next, (text) => text.replace(generation, '0198c0de-0000-7000-8000-000000000000'));
  const answer = await lawyer.get(`/changes?since=${foreign}`);
  expect([answer.status, answer.body.code]).toEqual([410, 'other-database']);
  expect(answer.body.msg).toContain('another database');
});

it('identifies a cursor ahead of the log without a reported restore', async () => {
  await lawyer.post('/applications', filed());
  const { next } = (await lawyer.get('/changes')).body;
  await restore();
  expect((await lawyer.get(`/changes?since=${next}`)).body.code).toBe('history-changed');
});

it('accepts a cursor from before generations until the first restore', async () => {
  const { next } = (await lawyer.get('/changes')).body;
  const older = recast(next, (text) => text.replace(/^3/, '1').replace(/\.[^.]+$/, ''));
  expect((await lawyer.get(`/changes?since=${older}`)).status).toBe(200);
  await beginGeneration(server.ports, 'by-hand');
  expect((await lawyer.get(`/changes?since=${older}`)).body.code).toBe('history-changed');
});

const numberOf = async () => (await lawyer.post('/applications', filed())).body.applicationNumber;

it('never reuses an application number after the count went back', async () => {
  const before = [await numberOf(), await numberOf()];
  await server.pool.query('UPDATE users SET filed = 0');
  await server.pool.query(`UPDATE applications SET application_number = 'of the lost part ' || _id`);
  await beginGeneration(server.ports, 'by-hand');
  const after = [await numberOf(), await numberOf()];
  expect(new Set([...before, ...after]).size).toBe(4);
  expect(after[0]).toMatch(/^ZB\/\d{4}\/[2-9A-Z]{5}-[2-9A-Z]{4}-0001$/);
});

/** As after a restore: the server remembers more than the database has. */
function rememberLaterPosition(): void {
  const file = path.join(folder, 'generation.json');
  const memory = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...memory, line: { ...memory.line, position: 1e15 } }));
}

it('begins a generation at a start that finds an older state, and only then', async () => {
  await lawyer.post('/applications', filed());
  expect(await start()).toBeUndefined();
  expect(await start()).toBeUndefined();
  await lawyer.post('/applications', filed());
  expect(await start()).toBeUndefined();
  rememberLaterPosition();
  expect(await start()).toContain('it was restored');
  expect(await start()).toBeUndefined();
  expect(await numbers()).toBe(2);
});

it('begins a generation if the known one is missing', async () => {
  await start();
  await beginGeneration(server.ports, 'by-hand');
  await start();
  await server.pool.query('DELETE FROM generations WHERE number = 2');
  expect(await start()).toContain('it was restored');
  const [newest] = await generationsOf(sqlOf(server.pool));
  expect(newest?.number).toBe(2);
});

it('begins a generation for a copied data folder but not for an external database', async () => {
  await start();
  const file = path.join(folder, 'generation.json');
  copyFileSync(file, `${file}.copy`);
  rmSync(file);
  copyFileSync(`${file}.copy`, file);
  expect(await start(server.ports, false)).toBeUndefined();
  copyFileSync(`${file}.copy`, file);
  expect(await start()).toContain('copied or restored');
});

it('accepts another database or a generation begun by another process', async () => {
  await start();
  await beginGeneration(server.ports, 'by-hand');
  expect(await start()).toBeUndefined();
  const other = await startTestServer();
  expect(await start(other.ports)).toBeUndefined();
  expect(await generationsOf(sqlOf(other.pool))).toHaveLength(1);
  await other.stop();
});

it('begins one generation per operator command', async () => {
  const act = await afterRestoreCommand.read([], server.ports);
  if (typeof act === 'string') throw new Error(act);
  expect(await act({ ...server.ports, operator: 'asha' })).toContain(
    'Generation 2 of this database has begun.',
  );
  expect(await numbers()).toBe(2);
  const audited = await server.pool.query(`SELECT detail FROM audit WHERE action = 'after-restore'`);
  expect(audited.rows).toEqual([{ detail: { generation: 2, operator: 'asha' } }]);
  expect(() => afterRestoreCommand.read(['now'], server.ports)).toThrow('now is not understood.');
});
