/** Migration of a database without court logs: no change is lost or repeated. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstGeneration, generationsOf } from '../../../server/storage/generation.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { sweep } from '../../../server/storage/sweep.ts';
import { openSession } from '../../../server/storage/session.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { pullingDevice } from '../../support/pulling-device.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const DAY = 86_400_000;
const idOf = (n: number): string => `01939d00-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ASHA, RAO, STATE, FRESH] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const [CASE, KEPT, AMENDED, MOVED, NOTE, UNFILED] = [
  idOf(11),
  idOf(12),
  idOf(13),
  idOf(14),
  idOf(15),
  idOf(16),
];

let server: TestServer;
let generation: string;

beforeEach(async () => {
  server = await startTestServer();
  const { pool } = server;
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await pool.query('CREATE TABLE migrations (name text PRIMARY KEY, at timestamptz NOT NULL)');
  for (const name of earlier()) {
    const module: Record<string, string> = await import(
      `../../../server/storage/migrations/before-court-logs/${name}.ts`
    );
    await pool.query(Object.values(module)[0] ?? '');
    await pool.query('INSERT INTO migrations VALUES ($1, now())', [name]);
  }
  await firstGeneration(server.ports);
  await pool.query(`INSERT INTO users (_id, email, name, role, password_hash, verified, filing_code, created_at) VALUES
    ('${ASHA}', 'asha@example.com', 'Asha', 'lawyer', '', false, 'AAAAA', now()),
    ('${RAO}', 'rao@example.in', 'Rao', 'judge', '', true, 'BBBBB', now()),
    ('${STATE}', 'state@example.in', 'Iyer', 'judge', '', true, 'CCCCC', now()),
    ('${FRESH}', 'fresh@example.in', 'Khan', 'judge', '', true, 'DDDDD', now());
    INSERT INTO judge_seats (user_id, kind, place_key, place) VALUES ('${RAO}', 'magistrate', 'pune', 'Pune'),
      ('${STATE}', 'magistrate', '', NULL), ('${FRESH}', 'magistrate', 'pune', 'Pune');
    INSERT INTO judge_fills VALUES ('${FRESH}', 'magistrate', 'pune');
    INSERT INTO court_places (kind, place_key) VALUES ('magistrate', 'pune'), ('magistrate', 'nashik');
    INSERT INTO cases (_id, owner_id, version, court, place_key, fir_key, station_key, created_at, record)
      VALUES ('${CASE}', '${ASHA}', 1, 'magistrate', 'pune', '', '', now(), '{"_id": "case"}')`);
  for (const [id, version, place] of [
    [KEPT, 1, 'pune'],
    [AMENDED, 2, 'pune'],
    [MOVED, 2, 'nashik'],
    [UNFILED, 1, 'pune'],
  ] as const) {
    await pool.query(
      `INSERT INTO applications (_id, owner_id, case_id, application_number, version, status, court, place_key, created_at, record)
       VALUES ($1::uuid, $2, $3, $1::text, $4, 'Pending', 'magistrate', $5, now(), jsonb_build_object('_id', $1::text, 'version', $4::int))`,
      [id, ASHA, CASE, version, place],
    );
  }
  await pool.query(
    `INSERT INTO notes (_id, owner_id, version, created_at, record) VALUES ($1, $2, 1, now(), $3)`,
    [NOTE, RAO, JSON.stringify({ caseId: CASE })],
  );
  // as three judges and a lawyer have it today: the moved case was removed for the judge of Pune at 6, and
  // one was amended at 7
  await logged(ASHA, ['user', CASE, KEPT, UNFILED, MOVED, AMENDED]);
  await logged(RAO, ['user', CASE, KEPT, UNFILED, NOTE, `-${MOVED}`, AMENDED]);
  await logged(STATE, ['user', CASE, KEPT, UNFILED, MOVED, AMENDED]);
  await logged(FRESH, ['user']);
  generation = (await generationsOf(sqlOf(pool)))[0]?.id ?? '';
  await migrate(pool);
});
afterEach(async () => server.stop());

const earlier = (): string[] =>
  readdirSync('server/storage/migrations/before-court-logs')
    .map((file) => file.replace('.ts', ''))
    .toSorted();

async function logged(userId: string, what: readonly string[]): Promise<void> {
  const entities = new Map([
    ['user', 'user'],
    [CASE, 'case'],
    [NOTE, 'note'],
  ]);
  for (const [n, each] of what.entries()) {
    const id = each === 'user' ? userId : each.replace(/^-/, '');
    const removed = each.startsWith('-') ? 'It is now before another court.' : null;
    await server.pool.query(
      `INSERT INTO change_log (user_id, entity, entity_id, number, version, removed_because, at)
       VALUES ($1, $2, $3, $4, $5, $6, now())`,
      [userId, entities.get(each) ?? 'application', id, n + 1, each === AMENDED ? 2 : 1, removed],
    );
  }
  await server.pool.query('INSERT INTO change_counters (user_id, last) VALUES ($1, $2)', [
    userId,
    what.length,
  ]);
}

async function as(userId: string): Promise<Calls> {
  const token = await openSession(sqlOf(server.pool), server.ports, { userId, secondFactor: true });
  return callsOf(server, { token });
}

const cursorAt = (userId: string, number: number): string =>
  Buffer.from(`2.${number}.${userId.slice(-8)}n.${generation}`).toString('base64url');

async function toldAfter(userId: string, number: number | undefined, limit = 2): Promise<string[]> {
  const device = pullingDevice(number === undefined ? undefined : cursorAt(userId, number));
  await device.toTheEnd(await as(userId), limit);
  expect(device.resyncs).toBe(0);
  return device.told.map(({ id, deleted }) => (deleted ? `-${id}` : id)).toSorted();
}

it('continues an old cursor with later changes only', async () => {
  expect(await toldAfter(ASHA, 6)).toEqual([]);
  expect(await toldAfter(ASHA, 5)).toEqual([AMENDED]);
  expect(await toldAfter(RAO, 7)).toEqual([]);
  expect(await toldAfter(RAO, 5)).toEqual([`-${MOVED}`, AMENDED].toSorted());
  expect(await toldAfter(RAO, 3)).toEqual([`-${MOVED}`, AMENDED, NOTE, UNFILED].toSorted());
  expect(await toldAfter(STATE, 6)).toEqual([]);
  expect(await toldAfter(STATE, 4)).toEqual([AMENDED, MOVED].toSorted());
});

it('sends a new device all records once', async () => {
  expect(await toldAfter(ASHA, undefined)).toEqual([ASHA, CASE, KEPT, AMENDED, MOVED, UNFILED].toSorted());
  expect(await toldAfter(RAO, undefined)).toEqual([RAO, CASE, KEPT, AMENDED, NOTE, UNFILED].toSorted());
  expect(await toldAfter(STATE, undefined)).toEqual([STATE, CASE, KEPT, AMENDED, MOVED, UNFILED].toSorted());
});

it('shows matters that an old verification had not added', async () => {
  expect(await toldAfter(FRESH, 1)).toEqual([CASE, KEPT, AMENDED, UNFILED].toSorted());
});

it('reports later changes to a device with an old cursor', async () => {
  const { status, body } = await (await as(ASHA)).post('/applications', filed());
  expect(status).toBe(201);
  const made = [String(body._id), String(body.caseId)];
  expect(await toldAfter(ASHA, 6)).toEqual(made.toSorted());
  expect(await toldAfter(RAO, 7)).toEqual(made.toSorted());
  expect(await toldAfter(STATE, 5)).toEqual([AMENDED, ...made].toSorted());
});

it('accepts an old cursor for half a year, then restarts a judge’s sync', async () => {
  const [asha, rao] = [await as(ASHA), await as(RAO)];
  const { body } = await rao.get(`/changes?limit=1&since=${cursorAt(RAO, 3)}`);
  await sweep(sqlOf(server.pool), new Date(Date.now() + 181 * DAY));
  expect((await asha.get(`/changes?since=${cursorAt(ASHA, 6)}`)).status).toBe(200);
  for (const since of [cursorAt(RAO, 7), body.next]) {
    const answer = await rao.get(`/changes?since=${since}`);
    expect([answer.status, answer.body.code]).toEqual([410, 'cursor-expired']);
  }
  expect((await rao.get('/changes')).status).toBe(200);
});

it('rejects an old cursor ahead of its log or of another user as before', async () => {
  const rao = await as(RAO);
  expect((await rao.get(`/changes?since=${cursorAt(RAO, 8)}`)).body.code).toBe('history-changed');
  expect((await rao.get(`/changes?since=${cursorAt(STATE, 1)}`)).status).toBe(400);
});
