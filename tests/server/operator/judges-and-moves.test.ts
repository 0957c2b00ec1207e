/** Judges in bulk, and moves that are carried out on a day in India and not before. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CourtSeat } from '#contract/case/court.ts';
import { addDays, type CalendarDate, dayInIndia, startOfDayInIndia } from '#kernel/calendar-date.ts';
import { carryOutMoves } from '../../../server/operator/seat-moves.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';

const PUNE: CourtSeat = { kind: 'magistrate', place: 'Pune' };
const NASHIK: CourtSeat = { kind: 'magistrate', place: 'Nashik' };

let server: TestServer;
let operator: Calls;
let account: TestUser;
let judge: Calls;
let id: string;
let day: CalendarDate;

beforeEach(async () => {
  server = await startTestServer();
  operator = callsOf(server, await server.makeUser('operator'));
  account = await server.makeUser('judge', [PUNE]);
  judge = callsOf(server, account);
  id = (await callsOf(server, await server.makeUser('lawyer')).post('/applications', filed())).body._id;
  day = addDays(dayInIndia(server.now()), 2);
});
afterEach(async () => server.stop());

const plan = async (more: object = {}) =>
  operator.post('/operator/moves', {
    judgeId: account.user._id,
    from: PUNE,
    to: NASHIK,
    day,
    check: false,
    ...more,
  });

const pending = async (): Promise<unknown[]> => (await judge.get('/applications/judge/pending')).body;

/** Moves the clock of the server to this many milliseconds after the day begins in India. */
const goTo = (after: number) =>
  server.advance(startOfDayInIndia(day).getTime() + after - server.now().getTime());

const judgeRow = async () => {
  const { body } = await operator.get(`/operator/judges?search=${account.user.email}`);
  return body.judges[0];
};

it('tells before saving that pending applications stay, and plans nothing', async () => {
  const { status, body } = await plan({ check: true });
  expect([status, body]).toEqual([200, { isPlanned: false, pending: 1, others: 0 }]);
  expect((await judgeRow()).moves).toEqual([]);
});

it('moves a judge at midnight in India and not before, and leaves the files with the court', async () => {
  expect((await plan()).body.isPlanned).toBe(true);
  expect((await judgeRow()).moves).toMatchObject([{ from: PUNE, to: NASHIK, day }]);
  goTo(-1_000);
  expect(await carryOutMoves(server.ports)).toBe(0);
  expect(await pending()).toHaveLength(1);
  goTo(1_000);
  expect((await judge.put(`/applications/${id}`, { status: 'Approved' })).status).toBe(403);
  expect(await carryOutMoves(server.ports)).toBe(1);
  expect(await judgeRow()).toMatchObject({ courts: [NASHIK], moves: [] });
  expect(await pending()).toEqual([]);
  expect((await judge.put(`/applications/${id}`, { status: 'Approved' })).status).toBe(404);
  const successor = callsOf(server, await server.makeUser('judge', [PUNE]));
  expect((await successor.get('/applications/judge/pending')).body).toMatchObject([{ _id: id }]);
  expect(await carryOutMoves(server.ports)).toBe(0);
});

it('ends a seat on a day: the judge signs nothing from its first second', async () => {
  await plan({ to: undefined });
  goTo(0);
  expect((await judge.put(`/applications/${id}`, { status: 'Approved' })).status).toBe(403);
  await carryOutMoves(server.ports);
  const { body } = await judge.get('/auth/user');
  expect(body).toMatchObject({ courts: [], verified: false });
});

it('cancels a move before its day', async () => {
  await plan();
  const [move] = (await judgeRow()).moves;
  expect((await operator.remove(`/operator/moves/${move._id}`)).status).toBe(204);
  goTo(1_000);
  expect(await carryOutMoves(server.ports)).toBe(0);
  expect(await pending()).toHaveLength(1);
  const { rows } = await server.pool.query(
    "SELECT action, entity_id FROM audit WHERE action IN ('plan-move', 'cancel-move') ORDER BY at",
  );
  expect(rows.map(({ action }) => action)).toEqual(['plan-move', 'cancel-move']);
  expect(rows[0].entity_id).toBe(account.user._id);
});

it.each([
  [{ from: NASHIK, to: PUNE }, 'from', 'does not sit'],
  [{ to: { kind: 'magistrate', place: 'pune ' } }, 'to', 'another court'],
  [{ day: '2020-01-01' }, 'day', 'after today'],
])('refuses a move with %j at its field', async (more, field, said) => {
  const { status, body } = await plan(more);
  expect(status).toBe(400);
  expect(body.fields[field]).toContain(said);
});

it('refuses a second move from one court', async () => {
  await plan();
  expect((await plan()).body.fields.from).toContain('planned already');
});

const HEAD = 'email,name,designation,courts';
const sends = async (rows: readonly string[], check = false) =>
  (await operator.post('/operator/judges/import', { file: [HEAD, ...rows].join('\n'), check })).body;

it('imports judges all or none, and tells a wrong court and a duplicate with their rows', async () => {
  const fresh = (await server.makeUser('judge', [])).user.email;
  const good = `${fresh},Asha Rao,District Judge,sessions:Pune`;
  expect(await sends([good, `${account.user.email},,,moon:Pune`, good])).toEqual({
    isDone: false,
    rows: [
      { row: 3, isFault: true, said: expect.stringContaining('moon:Pune is no court') },
      { row: 4, isFault: true, said: expect.stringContaining('is in row 2 too') },
    ],
  });
  const both = await sends([good, 'nobody@example.in,A,B,high']);
  expect(both).toMatchObject({
    isDone: false,
    rows: [
      { row: 2, isFault: false },
      { row: 3, isFault: true },
    ],
  });
  expect(await sends([good], true)).toMatchObject({ isDone: false, rows: [{ isFault: false }] });
  expect((await operator.get(`/operator/judges?search=${fresh}`)).body.judges[0].courts).toEqual([]);
  expect(await sends([good])).toMatchObject({ isDone: true, rows: [{ row: 2, isFault: false }] });
  const { body } = await operator.get('/operator/judges?search=pune');
  expect(body.courts).toEqual([
    { kind: 'magistrate', place: 'Pune', judges: 1, pending: 1 },
    { kind: 'sessions', place: 'Pune', judges: 1, pending: 0 },
  ]);
});
