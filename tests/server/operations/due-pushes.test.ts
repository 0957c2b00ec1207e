/** Push reads only due subscriptions, so the cost of an idle process does not depend on their number. */
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendDuePushes } from '../../../server/jobs/push/send-due-pushes.ts';
import { addDays, type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { addedAuthenticator } from '../../support/added-authenticator.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { type PushService, pushService } from '../../support/push-service.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';
import { watched } from '../../support/watched-pool.ts';

const HOUR = 3_600_000;
const SEAT = { kind: 'sessions', place: 'Latur' } as const;

const server = serverForFile();
let clerk: TestUser;
let judge: Calls;
let bench: TestUser;
let service: PushService;

beforeAll(async () => {
  bench = await server.makeUser('judge', [SEAT]);
  judge = callsOf(server, bench);
});
beforeEach(async () => {
  service = await pushService();
  clerk = await server.makeUser('lawyer');
  await server.pool.query('DELETE FROM push_subscriptions');
});
afterEach(async () => service.stop());

const subscribe = async (by: TestUser) =>
  callsOf(server, by).post('/push/subscriptions', {
    ...service.subscription,
    endpoint: `${service.subscription.endpoint}-${by.user._id}`,
  });
const kinds = () => service.pushed.map(({ text }) => JSON.parse(text).kind);

async function dueTimes(): Promise<Date[]> {
  const { rows } = await server.pool.query<{ due_at: Date }>('SELECT due_at FROM push_subscriptions');
  return rows.map(({ due_at: at }) => at);
}

/** Lists a hearing before the judge in so many days. */
async function listIn(days: number): Promise<CalendarDate> {
  const body = { ...filed(), case: { ...filed().case, court: SEAT.kind, courtPlace: SEAT.place } };
  const { body: application } = await callsOf(server, clerk).post('/applications', {
    ...body,
    _id: undefined,
  });
  const date = addDays(dayInIndia(server.now()), days);
  const hearing = { date, time: '10:30', purpose: 'arguments', courtroom: '4' };
  expect((await judge.post(`/applications/${application._id}/hearings`, hearing)).status).toBe(201);
  return date;
}

it('runs one statement in a round with 2,000 browsers and nothing due', async () => {
  await server.pool.query(
    `INSERT INTO push_subscriptions (_id, user_id, endpoint, p256dh, auth, created_at, due_at)
     SELECT gen_random_uuid(), $1, 'https://push.example.in/' || n, 'k', 'a', now(), 'infinity'
     FROM generate_series(1, 2000) AS n`,
    [clerk.user._id],
  );
  const statements: string[] = [];
  const pool = watched((text) => {
    statements.push(text);
    return text;
  })(server.pool);
  await sendDuePushes({ ...server.ports, pool });
  await pool.end();
  expect(statements).toHaveLength(1);
});

it('pushes a reminder at its time, and reads nothing until then', async () => {
  await subscribe(clerk);
  const date = await listIn(5);
  await sendDuePushes(server.ports);
  expect(kinds()).toEqual(['hearing']);
  const reminder = new Date(`${addDays(date, -1)}T10:30:00+05:30`);
  expect(await dueTimes()).toEqual([reminder]);
  server.advance(reminder.getTime() - server.now().getTime() - HOUR);
  await sendDuePushes(server.ports);
  expect(kinds()).toEqual(['hearing']);
  server.advance(2 * HOUR);
  await sendDuePushes(server.ports);
  expect(kinds()).toEqual(['hearing', 'hearing-soon']);
});

it('makes a judge due when a hearing is listed in an own court', async () => {
  await subscribe(bench);
  await sendDuePushes(server.ports);
  const date = await listIn(4);
  await sendDuePushes(server.ports);
  const reminder = new Date(`${addDays(date, -1)}T10:30:00+05:30`);
  expect(await dueTimes()).toEqual([reminder]);
  server.advance(reminder.getTime() - server.now().getTime() + HOUR);
  await sendDuePushes(server.ports);
  expect(kinds()).toEqual(['hearing-soon']);
});

it('tells the judge of a request for other conditions by push until it is taken back', async () => {
  const body = { ...filed(), case: { ...filed().case, court: SEAT.kind, courtPlace: SEAT.place } };
  const lawyer = callsOf(server, clerk);
  const { body: application } = await lawyer.post('/applications', { ...body, _id: undefined });
  const bail = { status: 'Approved', reasons: ['long-custody'], text: 'Long custody.' };
  const decided = await judge.put(`/applications/${application._id}`, bail);
  expect(decided.status).toBe(200);
  server.advance(HOUR);
  await subscribe(bench);
  await sendDuePushes(server.ports);
  const asks = 'Report once a month.';
  const request = { about: 'Conditions', says: 'The station is far.', source: 'applicant', state: 'open' };
  const path = `/applications/${application._id}/contested`;
  const asked = await lawyer.post(path, { ...request, conditionsAsked: asks });
  expect(asked.status).toBe(201);
  await sendDuePushes(server.ports);
  expect(kinds()).toEqual(['conditions-asked']);
  const told = async () =>
    (await judge.get('/notifications')).body.filter(
      (each: { kind: string }) => each.kind === 'conditions-asked',
    );
  expect(await told()).toMatchObject([{ about: application._id, title: filed().applicant.name }]);
  expect((await lawyer.remove(`/contested/${asked.body._id}`)).status).toBe(204);
  expect(await told()).toEqual([]);
});

it('makes a user due who sets up a second factor, and no other', async () => {
  await subscribe(clerk);
  await subscribe(bench);
  await sendDuePushes(server.ports);
  await server.pool.query(`UPDATE push_subscriptions SET due_at = 'infinity'`);
  await addedAuthenticator(server, clerk);
  const due = 'SELECT user_id FROM push_subscriptions WHERE due_at <= $1';
  expect((await server.pool.query(due, [server.now()])).rows).toEqual([{ user_id: clerk.user._id }]);
});

it('looks at a judge again before the reminder of a docket far ahead', async () => {
  await subscribe(bench);
  const date = await listIn(40);
  await sendDuePushes(server.ports);
  const first = (await dueTimes())[0]?.getTime() ?? 0;
  expect(first).toBeGreaterThan(server.now().getTime());
  expect(first).toBeLessThanOrEqual(new Date(`${addDays(date, -8)}T00:00:00+05:30`).getTime());
});

it('sends a push once when two processes run a round together', async () => {
  await subscribe(clerk);
  await listIn(3);
  await Promise.all([sendDuePushes(server.ports), sendDuePushes(server.ports)]);
  expect(kinds()).toEqual(['hearing']);
});

it('keeps a browser due when a change comes between claim and schedule', async () => {
  await subscribe(clerk);
  await sendDuePushes(server.ports);
  await server.pool.query(`UPDATE push_subscriptions SET due_at = '-infinity'`);
  const listDuringRound = watched((text) => text)(server.pool);
  let listed: Promise<CalendarDate> | undefined;
  const pool = Object.assign(listDuringRound, { prepares: false });
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: async (first: { text: string }, ...rest: unknown[]) => {
      if (first.text.includes('SET due_at = $3')) listed ??= listIn(2);
      await listed;
      return (query as (...args: unknown[]) => unknown)(first, ...rest);
    },
  });
  await sendDuePushes({ ...server.ports, pool });
  await pool.end();
  expect(kinds()).toEqual([]);
  await sendDuePushes(server.ports);
  expect(kinds()).toEqual(['hearing']);
});
