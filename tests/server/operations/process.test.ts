/** The whole server as a process: kill -9 under writes, two on one folder, a stop with work in flight, the admin command. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer } from 'node:net';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { lawFileOf, TEXT } from '../../support/law-texts-file.ts';
import { buildServer, run, type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { PASSWORD } from '../../support/test-server.ts';

let folder: string;
const running: ServerProcess[] = [];

beforeAll(() => {
  buildServer();
  folder = mkdtempSync(path.join(tmpdir(), 'zam-')); // one for all tests: each start is also a start after an end
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServerProcess(folder, env);
  running.push(server);
  return server;
}

const fetchAt =
  (server: ServerProcess): typeof fetch =>
  async (input, init) =>
    fetch(typeof input === 'string' ? new URL(input, server.address) : input, init);

async function lawyerAt(server: ServerProcess): Promise<{ token: string }> {
  const account = {
    name: 'Meera Deshpande',
    email: `${v7()}@example.in`,
    password: PASSWORD,
    role: 'lawyer',
  };
  return (await callsOf({ fetch: fetchAt(server) }).post('/auth/register', account)).body;
}

/**
 * Files applications until the server is killed. Returns acknowledged ones, and those sent without an answer.
 */
async function fileUntilGone(
  calls: Calls,
  acknowledged: Set<string>,
  unanswered: Set<string>,
): Promise<void> {
  for (;;) {
    const _id = v7();
    const body = { ...filed({ case: { firNumber: `${_id.slice(-6)}/2026` } }), _id };
    unanswered.add(_id);
    const answer = await calls.post('/applications', body, { 'idempotency-key': _id }).catch(() => undefined);
    if (answer?.status !== 201) return;
    unanswered.delete(_id);
    acknowledged.add(_id);
  }
}

it('loses and duplicates no acknowledged filing in two kill -9 during writes', async () => {
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  let server = await start();
  const lawyer = await lawyerAt(server);
  for (const enough of [12, 40]) {
    const calls = callsOf({ fetch: fetchAt(server) }, lawyer);
    const filing = Promise.all(
      Array.from({ length: 4 }, async () => fileUntilGone(calls, acknowledged, unanswered)),
    );
    await vi.waitUntil(() => acknowledged.size >= enough, { timeout: 60_000 });
    server.child.kill('SIGKILL');
    await Promise.all([filing, server.ended]);
    running.splice(0);
    server = await start();
  }
  const calls = callsOf({ fetch: fetchAt(server) }, lawyer);
  for (const _id of unanswered) {
    const body = { ...filed({ case: { firNumber: `${_id.slice(-6)}/2026` } }), _id };
    const again = await calls.post('/applications', body, { 'idempotency-key': _id });
    expect(again.status).toBe(201);
    acknowledged.add(_id);
  }
  const storedIds = (await calls.get('/applications')).body.map(({ _id }: { _id: string }) => _id);
  expect(acknowledged.size).toBeGreaterThanOrEqual(40);
  expect(storedIds.toSorted()).toEqual([...acknowledged].toSorted());
}, 90_000);

it('reports a folder in use and exits', async () => {
  await start();
  const second = await run('main', [], { DATA_DIR: folder, PORT: '0' });
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/in use by process \d+\. Stop it, or set another DATA_DIR\./);
}, 60_000);

it('names PORT when the port is in use, and leaves no database behind', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { code, output } = await run('main', [], { DATA_DIR: folder, PORT: String(port) });
  other.close();
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`Port ${port} is in use. Set PORT to another one`),
  ]);
  expect(existsSync(path.join(folder, 'pg', 'postmaster.pid'))).toBe(false);
}, 60_000);

it('stops within ten seconds of SIGTERM despite open clients, and stops its database', async () => {
  const server = await start();
  const calls = callsOf({ fetch: fetchAt(server) }, await lawyerAt(server));
  const acknowledged = new Set<string>();
  const busy = Promise.all(
    Array.from({ length: 10 }, async () => fileUntilGone(calls, acknowledged, new Set())),
  );
  await vi.waitUntil(() => acknowledged.size >= 3, { timeout: 30_000 });
  const began = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  await busy;
  expect(existsSync(path.join(folder, 'pg', 'postmaster.pid'))).toBe(false);
}, 60_000);

it('prints the demo accounts on loopback only and warns at an open start', async () => {
  const server = await start();
  expect(server.output()).toMatch(/lawyer {2}lawyer@example\.in {3}password: /);
  const health = await fetch(`${server.address}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  server.child.kill('SIGTERM');
  await server.ended;
  const open = await start({ PUBLIC_URL: 'https://bail.example.in' });
  expect(open.output()).not.toContain('password:');
  expect(open.output()).toMatch(
    /Sample accounts are in this database and do not sign in: .*lawyer@example\.in/,
  );
  expect(open.output()).toContain('PUBLIC_URL is set without TRUSTED_PROXIES');
}, 60_000);

it.each([
  [{ PORT: 'http' }, 'PORT is http. Set a number from 0 to 65535.'],
  [{ PUBLIC_URL: 'bail.example.in' }, 'PUBLIC_URL is bail.example.in. Set an address such as'],
])('reports what is wrong with %j', async (env, sentence) => {
  const { code, output } = await run('main', [], { DATA_DIR: folder, PORT: '0', ...env });
  expect([code, output.split('\n')[0]]).toEqual([1, expect.stringContaining(sentence)]);
});

const admin = async (dataFolder: string, ...args: readonly string[]) =>
  run('admin', args, { DATA_DIR: dataFolder });

function writeLaw(name: string, value: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

describe('admin command for official texts', () => {
  it('checks a file without a database', async () => {
    const file = writeLaw('right.json', lawFileOf());
    expect(await admin(path.join(folder, 'empty'), 'law-import', '--check', file)).toEqual({
      code: 0,
      output: `${file} can be imported: "Gazette of Examples", 1 text. Nothing was changed.\n`,
    });
  });

  it('imports nothing of an invalid file and names the first twenty rows', async () => {
    const rows = Array.from({ length: 25 }, (_, n) => ({ ...TEXT, section: `${n + 1}`, text: '' }));
    const file = writeLaw('broken.json', lawFileOf([TEXT, ...rows]));
    const { code, output } = await admin(folder, 'law-import', file);
    const lines = output.trimEnd().split('\n');
    expect(code).toBe(1);
    expect(lines).toHaveLength(22);
    expect(lines[0]).toBe(`Nothing was imported. ${file} has 25 faults:`);
    expect(lines[1]).toBe('  Row 2 (BNS 1, en): text is empty. Write it, or leave the row out.');
    expect(lines[21]).toBe('  and 5 more. Correct these first and run it again.');
  });

  it('imports while the server runs, lists and reverts', async () => {
    const server = await start();
    const lawyer = callsOf({ fetch: fetchAt(server) }, await lawyerAt(server));
    const before = await lawyer.get('/law');
    const file = writeLaw('right.json', lawFileOf());
    const first = await admin(folder, 'law-import', file);
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('Edition 1 is current') });
    const second = await admin(folder, 'law-import', file);
    expect(second).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was changed.') });
    expect((await lawyer.get('/law')).body.files).toHaveLength(before.body.files.length + 1);
    const list = await admin(folder, 'law-list');
    expect(list.output).toMatch(
      /^1 {2}\d\d-\d\d-\d{4} \d\d:\d\d IST {2}\S+ {2}imported "Gazette of Examples" {2}\(current\)$/m,
    );
    const reverted = await admin(folder, 'law-revert');
    expect(reverted.output).toContain('Edition 2 is current: our own digests only, no official texts.');
    expect((await lawyer.get('/law')).body.files).toHaveLength(before.body.files.length);
  }, 60_000);

  it.each([
    [['law-import'], 'Name the file of official texts'],
    [['law-import', 'no-such-file.json'], 'no-such-file.json cannot be read. Name a JSON file'],
    [['law-import', '.'], '. is a folder. Name a JSON file'],
    [['law-import', '--force', 'x.json'], '--force is not understood.'],
    [['law-revert', 'last'], 'last is no edition.'],
    [['law-remove'], 'Name the source; law-list shows them.'],
    [['law-list', 'all'], 'all is not understood.'],
  ])('reports what is wrong with %j', async (args, sentence) => {
    expect(await admin(folder, ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(sentence),
    });
  });
});

it('prints errors of an invalid file on short lines without control characters', async () => {
  const rows = [
    { ...TEXT, code: 'BNS\u001b[2J\r\n  Row 9 (forged)', text: '' },
    { ...TEXT, language: `\u009b2J\u202e${'x'.repeat(10_000)}` },
    { ...TEXT, ['\u001b]0;title\u0007']: 1 },
  ];
  const file = writeLaw('hostile.json', lawFileOf(rows));
  const { code, output } = await admin(folder, 'law-import', file);
  expect(code).toBe(1);
  expect(output).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e]/u);
  expect(output.split('\n').filter((line) => line.trim().startsWith('Row 9'))).toEqual([]);
  expect(Math.max(...output.split('\n').map(({ length }) => length))).toBeLessThan(600);
});

const verify = async (dataFolder: string, args: readonly string[]) =>
  run('admin', ['verify-judge', ...args], { DATA_DIR: dataFolder });

describe('admin command', () => {
  it('verifies a judge with the server running or stopped', async () => {
    const server = await start();
    const judge = `${v7()}@example.in`;
    const account = { name: 'Justice Rao', email: judge, password: PASSWORD, role: 'judge' };
    await callsOf({ fetch: fetchAt(server) }).post('/auth/register', account);
    const issued = ['--name', 'Arvind Rao', '--designation', 'Sessions Judge'];
    await admin(folder, 'confirm-email', judge);
    const first = await verify(folder, [judge, ...issued, '--court', 'sessions:Pune']);
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('Court of Session, Pune') });
    server.child.kill('SIGTERM');
    await server.ended;
    const second = await verify(folder, [judge, '--court', 'high', '--court', 'magistrate:Nashik Road']);
    expect(second).toMatchObject({ code: 0, output: expect.stringContaining('High Court') });
    const again = await start({ PUBLIC_URL: 'http://127.0.0.1' });
    const signedIn = await callsOf({ fetch: fetchAt(again) }).post('/auth/login', {
      email: judge,
      password: PASSWORD,
    });
    expect(signedIn.body.user).toMatchObject({ name: 'Arvind Rao', verified: true, courts: [] });
    const state = await callsOf({ fetch: fetchAt(again) }, signedIn.body).get('/users/second-factor');
    expect(state.body).toMatchObject({ required: true, used: false });
    expect(again.output()).toContain('Sample accounts are in this database and do not sign in');
    expect(again.output()).toContain('PUBLIC_URL is set without TRUSTED_PROXIES');
  }, 60_000);

  it.each([
    [['judge@example.in', '--court', 'high'], 'There is no database in'],
    [['judge@example.in'], 'Name at least one court.'],
    [['judge@example.in', '--court', 'moot'], 'moot is no court.'],
    [['nobody'], 'Usage:'],
  ])('reports what is wrong with %j', async (args, sentence) => {
    expect(await verify(path.join(folder, 'empty'), args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(sentence),
    });
  });
});

it.runIf(process.getuid?.() === 0)(
  'as root in a closed folder keeps its data where PostgreSQL may enter',
  async () => {
    const closed = path.join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const server = await startServerProcess(path.join(closed, 'data'));
    running.push(server);
    const [, where = ''] = /cannot enter \S+: the data is in (\S+)\./.exec(server.output()) ?? [];
    expect(where).toMatch(/^\/var\/lib\/zamanat\/[0-9a-f]{12}$/);
    expect(readFileSync(path.join(where, 'pg', 'PG_VERSION'), 'utf8').trim()).toBe('18');
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(where, { recursive: true });
  },
  30_000,
);
