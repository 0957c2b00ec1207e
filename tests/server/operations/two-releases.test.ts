/**
 * The last release and this one on one database: the migration runs while the last release serves, then both serve.
 * The last release is built from its commit, so a clone without its history leaves this file out.
 */
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkChain, extendChain } from '../../../server/storage/audit-chain.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import {
  buildRelease,
  callsTo,
  killReleases,
  lastRelease,
  type ReleasedServer,
  type ServerAnswer,
  type ServerCall,
  startRelease,
} from '../../released/last-release.ts';
import { filed } from '../../support/filed-application.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/test-server.ts';

const MINUTE = 60_000;

const commit = lastRelease();

beforeEach(({ skip }) => {
  skip(commit === undefined, 'this clone lacks the commit of the last release');
});

let databaseUrl: string;
let old: ReleasedServer;
let now: TestServer;
let here: ServerCall;
let pool: Pool;
let applied: readonly string[];
/** Applications by the token that filed them. */
const acknowledged = new Map<string, string[]>();
/** Filings before the migration. */
let before = 0;
const EACH = 12;
const refused: ServerAnswer[] = [];

const countOf = (): number => [...acknowledged.values()].flat().length;

async function register(call: ServerCall, email: string): Promise<string> {
  const body = { name: 'Meera Deshpande', email, password: PASSWORD, role: 'lawyer' };
  const { status, body: account } = await call('/auth/register', { body });
  expect(status).toBe(201);
  acknowledged.set(String(account['token']), []);
  return String(account['token']);
}

async function file(call: ServerCall, token: string): Promise<string> {
  const _id = v7();
  const answer = await call('/applications', { token, body: filed({ _id }), key: _id });
  if (answer.status === 201) acknowledged.get(token)?.push(_id);
  else refused.push(answer);
  return _id;
}

beforeAll(async () => {
  if (commit === undefined) return;
  buildRelease(commit);
  pool = await ownDatabase();
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const { host = '', database = '' } = pool.options;
  databaseUrl = `postgres://app@${encodeURIComponent(host)}/${database}`;
  old = await startRelease(databaseUrl);
  const tokens = await Promise.all([1, 2, 3].map(async (n) => register(old.call, `lawyer${n}@example.in`)));
  const writing = tokens.map(async (token) => {
    for (let n = 0; n < EACH; n += 1) await file(old.call, token);
  });
  await vi.waitFor(() => {
    if (countOf() < 4) throw new Error(`only ${countOf()} filings before the migration`);
  }, MINUTE);
  before = countOf();
  applied = await migrate(pool);
  await Promise.all(writing);
  now = await startTestServer({ database: () => pool });
  here = callsTo(now.fetch, now.baseUrl);
}, 4 * MINUTE);

afterAll(async () => {
  killReleases();
  if (commit !== undefined) await now.stop();
});

it('migrates while the last release writes, and refuses none of its filings', () => {
  expect(applied.length).toBeGreaterThan(0);
  expect(refused).toEqual([]);
  expect(before).toBeLessThan(3 * EACH);
  expect(countOf()).toBe(3 * EACH);
});

it('reads on each server what the other one wrote, under one session', async () => {
  const mine = await register(old.call, 'rolling@example.in');
  const other = await register(here, 'rolled@example.in');
  for (const token of [mine, other]) {
    const onOld = await file(old.call, token);
    const onNew = await file(here, token);
    for (const [call, id] of [
      [here, onOld],
      [old.call, onNew],
    ] as const) {
      const read = await call(`/applications/${id}`, { token });
      expect([read.status, read.body['_id'], read.body['version']]).toEqual([200, id, 1]);
    }
  }
  expect(refused).toEqual([]);
});

it('answers a repeated key alike, whichever server has it', async () => {
  const token = await register(old.call, 'again@example.in');
  for (const [first, second] of [
    [old.call, here],
    [here, old.call],
  ] as const) {
    const _id = v7();
    const request = { token, body: filed({ _id }), key: _id };
    const [one, two] = [await first('/applications', request), await second('/applications', request)];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    acknowledged.get(token)?.push(_id);
  }
});

it('continues a pull of the one server on the other, without a gap or a full pull', async () => {
  const token = await register(here, 'pulls@example.in');
  for (const [pull, write, next] of [
    [old.call, here, here],
    [here, old.call, old.call],
  ] as const) {
    const { body: start } = await pull('/changes', { token });
    const id = await file(write, token);
    const page = await next(`/changes?since=${encodeURIComponent(String(start['next']))}`, { token });
    expect(page.status).toBe(200);
    const changes = Array.isArray(page.body['changes']) ? page.body['changes'] : [];
    expect(changes.filter(({ entity }) => entity === 'application').map((each) => each.id)).toEqual([id]);
  }
});

it('shows a decision of this release to the lawyer of the last one', async () => {
  const token = await register(old.call, 'decided@example.in');
  const id = await file(old.call, token);
  const { token: ofJudge } = await now.makeUser('judge');
  const body = { status: 'Approved' };
  const decided = await here(`/applications/${id}`, { token: ofJudge, body, method: 'PUT' });
  expect(decided.status).toBe(200);
  const read = await old.call(`/applications/${id}`, { token });
  expect([read.status, read.body['status'], read.body['version']]).toEqual([200, 'Approved', 2]);
  const asJudge = await old.call(`/applications/${id}`, { token: ofJudge });
  expect(asJudge.body).toEqual({ ...read.body, ...asJudge.body });
});

it('stores each acknowledged filing once, with one chain of the audit log', async () => {
  const ids = [...acknowledged.values()].flat();
  const { rows } = await pool.query(
    'SELECT count(*)::int AS n FROM applications WHERE _id = ANY($1::uuid[])',
    [ids],
  );
  expect(rows).toEqual([{ n: ids.length }]);
  expect(new Set(ids).size).toBe(ids.length);
  const audited = await pool.query(
    `SELECT count(*)::int AS n FROM audit WHERE action = 'create' AND entity_id = ANY($1::uuid[])`,
    [ids],
  );
  expect(audited.rows).toEqual([{ n: ids.length }]);
  await extendChain(pool);
  expect((await checkChain(pool, [])).fault).toBeUndefined();
  expect(old.output()).not.toContain('"incident"');
});

it(
  'names the migration if the last release is started again on the newer schema',
  async () => {
    await old.stop();
    await expect(startRelease(databaseUrl)).rejects.toThrow(
      /The database has the migration \d{4}-[a-z-]+ of a newer release\. Install that release/,
    );
  },
  MINUTE,
);
