/**
 * Reads of a case file by a judge are audited once, if possible in the same statement, and only actual reads.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CourtSeat } from '#contract/case/court.ts';
import { type Calls, callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { watched } from '../support/watched-pool.ts';

const PUNE: CourtSeat = { kind: 'magistrate', place: 'Pune' };
const statements: string[] = [];
let asSent: (text: string) => string;
let server: TestServer;
let id: string;
let caseId: string;
let lawyer: Calls;

beforeEach(async () => {
  asSent = (text) => text;
  server = await startTestServer({
    database: watched((text) => {
      statements.push(text);
      return asSent(text);
    }),
  });
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  const made = await lawyer.post(
    '/applications',
    filed({ case: { court: 'magistrate', courtPlace: 'Pune' } }),
  );
  [id, caseId] = [String(made.body._id), String(made.body.caseId)];
});
afterEach(async () => server.stop());

const readsOf = async (of = id) => {
  const found = await server.pool.query(
    "SELECT user_id, entity, version, detail FROM audit WHERE action = 'read' AND entity_id = $1",
    [of],
  );
  return found.rows;
};

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await work();
  return statements.length;
}

async function judgeOf(seats: readonly CourtSeat[]) {
  const judge = await server.makeUser('judge', seats);
  const calls = callsOf(server, judge);
  await calls.get('/auth/user'); // from now on their token is known to be a judge's
  return { _id: judge.user._id, calls };
}

it('writes one row in one statement for a court seat and a kind seat', async () => {
  for (const seat of [PUNE, { kind: 'magistrate' } as const]) {
    const judge = await judgeOf([seat]);
    const before = (await readsOf()).length;
    expect(await statementsOf(async () => judge.calls.get(`/applications/${id}`))).toBe(1);
    const rows = await readsOf();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toEqual({ user_id: judge._id, entity: 'application', version: 1, detail: null });
    await judge.calls.get(`/cases/${caseId}`);
    expect((await readsOf(caseId)).at(-1)).toMatchObject({ user_id: judge._id, entity: 'case' });
  }
});

it('uses a separate statement at the first call of a token', async () => {
  const judge = await server.makeUser('judge', [PUNE]);
  expect((await callsOf(server, judge).get(`/applications/${id}`)).status).toBe(200);
  expect(await readsOf()).toHaveLength(1);
});

it('writes nothing for a lawyer and needs no write access', async () => {
  expect(await statementsOf(async () => lawyer.get(`/applications/${id}`))).toBe(1);
  expect(statements.join(' ')).not.toContain('INSERT');
  expect(await readsOf()).toEqual([]);
});

const REFUSED: readonly (readonly [string, number, string])[] = [
  [
    'a session that was revoked',
    401,
    "UPDATE sessions SET ended_by = 'revoked', ended_at = now() WHERE user_id = $1",
  ],
  [
    'one that was logged out',
    401,
    "UPDATE sessions SET ended_by = 'logout', ended_at = now() WHERE user_id = $1",
  ],
  [
    'one not used for 61 days',
    401,
    "UPDATE sessions SET used_at = used_at - interval '61 days' WHERE user_id = $1",
  ],
  [
    'one of 366 days',
    401,
    "UPDATE sessions SET created_at = created_at - interval '366 days' WHERE user_id = $1",
  ],
  ['a sample account, outside the demonstration', 401, 'UPDATE users SET sample = true WHERE _id = $1'],
  ['a judge nobody verified', 404, 'UPDATE users SET verified = false WHERE _id = $1'],
  ['a seat that has ended', 404, 'DELETE FROM judge_seats WHERE user_id = $1'],
  ['a judge no more', 404, "UPDATE users SET role = 'lawyer' WHERE _id = $1"],
];

it.each(REFUSED)('audits no rejected read: %s', async (_, status, change) => {
  const judge = await judgeOf([PUNE]);
  await server.pool.query(change, [judge._id]);
  expect((await judge.calls.get(`/applications/${id}`)).status).toBe(status);
  expect(await readsOf()).toEqual([]);
});

it('audits no rejected read by a judge of another court', async () => {
  const other = await judgeOf([{ kind: 'magistrate', place: 'Nagpur' }, { kind: 'sessions' }]);
  expect((await other.calls.get(`/applications/${id}`)).status).toBe(404);
  expect(await readsOf()).toEqual([]);
});

it('returns no record if its audit row cannot be written', async () => {
  const judge = await judgeOf([PUNE]);
  asSent = (text) => text.replace('INSERT INTO audit', 'INSERT INTO audit_that_is_gone');
  const answer = await judge.calls.get(`/applications/${id}`);
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain('Hadapsar');
  expect(server.crashes.splice(0)).toHaveLength(1);
});

it('writes nothing for a missing record', async () => {
  const judge = await judgeOf([PUNE]);
  const before = await server.pool.query("SELECT count(*)::int AS n FROM audit WHERE action = 'read'");
  expect((await judge.calls.get('/applications/01900000-0000-7000-8000-000000000000')).status).toBe(404);
  const after = await server.pool.query("SELECT count(*)::int AS n FROM audit WHERE action = 'read'");
  expect(after.rows).toEqual(before.rows);
});
