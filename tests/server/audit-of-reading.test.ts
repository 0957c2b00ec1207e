/** What a judge reads of a case file is in the audit log once, in the same statement where it can be; and only what was read. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CourtSeat } from '#contract/court.ts';
import { type Calls, callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { watched } from '../support/watched-pool.ts';

const PUNE: CourtSeat = { kind: 'magistrate', place: 'Pune' };
const statements: string[] = [];
let server: TestServer;
let id: string;
let caseId: string;
let lawyer: Calls;

beforeEach(async () => {
  server = await startTestServer({
    database: watched((text) => {
      statements.push(text);
      return text;
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

it('is one statement and one row, for a seat in the court and for one in its whole kind', async () => {
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

it('is written by a statement of its own at the first call of a token', async () => {
  const judge = await server.makeUser('judge', [PUNE]);
  expect((await callsOf(server, judge).get(`/applications/${id}`)).status).toBe(200);
  expect(await readsOf()).toHaveLength(1);
});

it('writes nothing for the lawyer, and asks their reading nothing that could write', async () => {
  expect(await statementsOf(async () => lawyer.get(`/applications/${id}`))).toBe(1);
  expect(statements.join(' ')).not.toContain('INSERT');
  expect(await readsOf()).toEqual([]);
});

it('writes no reading that was refused: another court, a session that ended, one that is over, a judge nobody verified', async () => {
  const other = await judgeOf([{ kind: 'magistrate', place: 'Nagpur' }, { kind: 'sessions' }]);
  expect((await other.calls.get(`/applications/${id}`)).status).toBe(404);

  const revoked = await judgeOf([PUNE]);
  await server.pool.query("UPDATE sessions SET ended_by = 'revoked', ended_at = now() WHERE user_id = $1", [
    revoked._id,
  ]);
  expect((await revoked.calls.get(`/applications/${id}`)).status).toBe(401);

  const over = await judgeOf([PUNE]);
  await server.pool.query("UPDATE sessions SET used_at = used_at - interval '61 days' WHERE user_id = $1", [
    over._id,
  ]);
  expect((await over.calls.get(`/applications/${id}`)).status).toBe(401);

  const unverified = await judgeOf([PUNE]);
  await server.pool.query('UPDATE users SET verified = false WHERE _id = $1', [unverified._id]);
  expect((await unverified.calls.get(`/applications/${id}`)).status).toBe(404);

  expect(await readsOf()).toEqual([]);
});

it('writes nothing of what is not there', async () => {
  const judge = await judgeOf([PUNE]);
  const before = await server.pool.query("SELECT count(*)::int AS n FROM audit WHERE action = 'read'");
  expect((await judge.calls.get('/applications/01900000-0000-7000-8000-000000000000')).status).toBe(404);
  const after = await server.pool.query("SELECT count(*)::int AS n FROM audit WHERE action = 'read'");
  expect(after.rows).toEqual(before.rows);
});
