/** Notifications of a user, their read state, and pushes without case data. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { type PushService, pushService } from '../../support/push-service.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';
import { sendDuePushes } from '../../../server/jobs/push/send-due-pushes.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const server = serverForFile();
let maker: TestUser;
let lawyer: Calls;
let judge: Calls;
let id: string;
let service: PushService;

beforeAll(async () => {
  judge = callsOf(server, await server.makeUser('judge'));
});
beforeEach(async () => {
  service = await pushService();
  maker = await server.makeUser('lawyer');
  lawyer = callsOf(server, maker);
  id = (await lawyer.post('/applications', filed())).body._id;
});

const tomorrow = () => addDays(dayInIndia(server.now()), 1);
const list = async () => (await lawyer.get('/notifications')).body;
const schedule = async () =>
  judge.post(`/applications/${id}/hearings`, {
    date: tomorrow(),
    time: '10:30',
    purpose: 'arguments',
    courtroom: '4',
  });
const isNear = async () => (await list()).some(({ kind }: { kind: string }) => kind === 'hearing-soon');
const decide = async () =>
  judge.put(`/applications/${id}`, { status: 'Approved', reasons: [], conditions: [] });

it('reports a decision, a listed hearing and an opened link', async () => {
  expect(await list()).toEqual([]);
  await schedule();
  await decide();
  const { url } = (await lawyer.post(`/applications/${id}/share`, {})).body;
  await callsOf(server).get(url.replace('/application/share', '/shared'));
  const kinds = (await list()).map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['decided', 'hearing', 'share-opened']));
  expect((await list()).find(({ kind }: { kind: string }) => kind === 'hearing')).toMatchObject({
    date: tomorrow(),
    time: '10:30',
  });
});

it('names the number of further applicants', async () => {
  const { applicant, ...rest } = filed();
  const coApplicants = ['Amit Pawar', 'Sunil More'].map((name) => ({
    name,
    age: 30,
    gender: 'male' as const,
    address: 'Pune',
  }));
  id = (await lawyer.post('/applications', { ...rest, applicant, coApplicants })).body._id;
  const { url } = (await lawyer.post(`/applications/${id}/share`, {})).body;
  await callsOf(server).get(url.replace('/application/share', '/shared'));
  await judge.put(`/applications/${id}`, { status: 'Approved', reasons: [], conditions: [] });
  const titles = (await list()).map(({ title }: { title: string }) => title);
  expect(titles).toEqual([`${applicant.name} +2`, `${applicant.name} +2`]);
});

it('reports nothing of other users', async () => {
  await schedule();
  const other = callsOf(server, await server.makeUser('lawyer'));
  expect((await other.get('/notifications')).body).toEqual([]);
  const [one] = await list();
  expect((await other.post(`/notifications/${one._id}/read`)).status).toBe(404);
  const { body: docket } = await judge.get('/notifications');
  expect(docket.filter(({ kind }: { kind: string }) => kind !== 'hearing-soon')).toEqual([]);
});

it('stores read marks in the settings, so that every device pulls them', async () => {
  await decide();
  const [told] = await list();
  const read = await lawyer.post(`/notifications/${told._id}/read`);
  expect(read).toMatchObject({ status: 200, body: { readOn: dayInIndia(server.now()) } });
  expect(await list()).toMatchObject([{ _id: told._id, readOn: dayInIndia(server.now()) }]);
  const { body } = await lawyer.get('/changes');
  const own = body.changes.findLast(({ entity }: { entity: string }) => entity === 'user');
  expect(own.data.settings.notificationsRead).toHaveProperty([told._id]);
});

it('uses the reminder period of the settings', async () => {
  await schedule();
  await lawyer.put('/users/profile', { settings: { reminder: '1-hour' } });
  expect(await isNear()).toBe(false);
  await lawyer.put('/users/profile', { settings: { reminder: '2-days' } });
  expect(await isNear()).toBe(true);
});

it('reminds a judge of tomorrow’s docket of own courts', async () => {
  const seat = { kind: 'magistrate', place: 'Satara' } as const;
  const here = await server.makeUser('judge', [seat]);
  const elsewhere = await server.makeUser('judge', [{ kind: 'magistrate', place: 'Nagpur' }]);
  const before = { ...filed(), case: { ...filed().case, court: seat.kind, courtPlace: seat.place } };
  const listed = { date: tomorrow(), purpose: 'arguments' };
  for (const time of ['12:00', '10:30']) {
    const { body } = await lawyer.post('/applications', { ...before, _id: undefined });
    await callsOf(server, here).post(`/applications/${body._id}/hearings`, { ...listed, time });
  }
  await callsOf(server, here).put('/users/profile', { settings: { reminder: '2-days' } });
  const notificationsOf = async (by: TestUser) => (await callsOf(server, by).get('/notifications')).body;
  expect(await notificationsOf(here)).toMatchObject([
    { _id: `docket-${tomorrow()}`, kind: 'hearing-soon', date: tomorrow(), time: '10:30', matters: 2 },
  ]);
  expect(await notificationsOf(elsewhere)).toEqual([]);
  await callsOf(server, here).post(`/notifications/docket-${tomorrow()}/read`);
  expect(await notificationsOf(here)).toMatchObject([{ readOn: dayInIndia(server.now()) }]);
  await service.stop();
});

it('pushes once per browser, encrypted, with a kind and no case data', async () => {
  const { body } = await lawyer.get('/push/key');
  expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
  expect((await lawyer.post('/push/subscriptions', service.subscription)).status).toBe(201);
  await decide();
  await sendDuePushes(server.ports);
  await sendDuePushes(server.ports);
  expect(service.pushed.map(({ text }) => JSON.parse(text))).toEqual([{ kind: 'decided' }]);
  const [first] = service.pushed;
  expect(first?.headers['content-encoding']).toBe('aes128gcm');
  expect(first?.headers.ttl).toBe('43200');
  const { origin } = new URL(service.subscription.endpoint);
  expect(first?.vapid).toMatchObject({ aud: origin, key: body.publicKey });
  const left = (first?.vapid?.exp ?? 0) - Date.now() / 1_000; // a service takes no token that lasts over a day
  expect(left).toBeGreaterThan(60);
  expect(left).toBeLessThanOrEqual(24 * 3_600);
  expect(first?.vapid?.sub).toMatch(/^(?:mailto|https):/);
  await service.stop();
});

it('does not push old or read notifications', async () => {
  await decide();
  server.advance(HOUR);
  await lawyer.post('/push/subscriptions', service.subscription);
  await sendDuePushes(server.ports);
  await schedule();
  const hearings = (await list()).filter(({ kind }: { kind: string }) => kind.startsWith('hearing'));
  for (const { _id } of hearings) await lawyer.post(`/notifications/${_id}/read`);
  await sendDuePushes(server.ports);
  expect(service.pushed).toEqual([]);
  await service.stop();
});

it.each([404, 410])('retries after a service error and deletes a gone browser (%i)', async (statusCode) => {
  const { body } = await lawyer.post('/push/subscriptions', service.subscription);
  service.answerWith(503);
  await decide();
  await sendDuePushes(server.ports);
  service.answerWith(statusCode);
  server.advance(MINUTE);
  await sendDuePushes(server.ports);
  expect(service.pushed).toHaveLength(2);
  server.advance(MINUTE);
  await sendDuePushes(server.ports);
  expect(service.pushed).toHaveLength(2);
  expect((await lawyer.remove(`/push/subscriptions/${body._id}`)).status).toBe(404);
  await service.stop();
});

it('stops pushing to a removed browser; others cannot remove it', async () => {
  const { body } = await lawyer.post('/push/subscriptions', service.subscription);
  const other = callsOf(server, await server.makeUser('user'));
  expect((await other.remove(`/push/subscriptions/${body._id}`)).status).toBe(404);
  expect((await lawyer.remove(`/push/subscriptions/${body._id}`)).status).toBe(204);
  await decide();
  await sendDuePushes(server.ports);
  expect(service.pushed).toEqual([]);
  await service.stop();
});

it('stops pushing to an ended session', async () => {
  const again = async () => (await callsOf(server).post('/auth/login', credentials)).body;
  const credentials = { email: maker.user.email, password: PASSWORD };
  const [out, ended, other] = [await again(), await again(), await again()];
  for (const [n, by] of [out, ended, other, maker].entries()) {
    const endpoint = `${service.subscription.endpoint}-${n}`;
    await callsOf(server, by).post('/push/subscriptions', { ...service.subscription, endpoint });
  }
  const left = async () =>
    (await server.pool.query('SELECT 1 FROM push_subscriptions WHERE user_id = $1', [maker.user._id]))
      .rowCount;
  await callsOf(server, out).post('/auth/logout');
  expect(await left()).toBe(3);
  const own = callsOf(server, ended);
  const { body: sessions } = await own.get('/auth/sessions');
  const { _id } = sessions.find(({ current }: { current: boolean }) => current);
  await lawyer.remove(`/auth/sessions/${_id}`);
  expect(await left()).toBe(2);
  await lawyer.put('/users/password', { current: PASSWORD, password: 'four loud egrets' });
  expect(await left()).toBe(1); // that of the log in which stays
  await service.stop();
});

it('pushes to others if one browser is gone and another has invalid keys', async () => {
  const none = { ...service.subscription, endpoint: `${service.subscription.endpoint}-none` };
  await lawyer.post('/push/subscriptions', { ...none, keys: { ...none.keys, p256dh: 'AAAA' } });
  await lawyer.post('/push/subscriptions', service.subscription);
  await decide();
  await schedule();
  service.answerWith(410);
  await sendDuePushes(server.ports);
  expect(service.pushed).toHaveLength(1); // nothing is sent to a removed subscription
  const left = await server.pool.query('SELECT 1 FROM push_subscriptions WHERE user_id = $1', [
    maker.user._id,
  ]);
  expect(left.rowCount).toBe(0);
  await service.stop();
});

it('skips a service after two failures until the next round', async () => {
  await lawyer.post('/push/subscriptions', service.subscription);
  await schedule();
  await decide();
  const { url } = (await lawyer.post(`/applications/${id}/share`, {})).body;
  await callsOf(server).get(url.replace('/application/share', '/shared'));
  service.answerWith(503);
  await sendDuePushes(server.ports);
  expect(service.pushed).toHaveLength(2);
  service.answerWith(403); // of this browser alone: its service is not held to have failed
  server.advance(MINUTE);
  await sendDuePushes(server.ports);
  expect(service.pushed.length).toBeGreaterThan(4);
  await service.stop();
});

it.each([
  'https://push.example.in/one',
  'http://fcm.googleapis.com/one',
  'https://127.0.0.1.example.in/',
  'https://127.0.0.1:8443/one',
  'https://somebody:secret@127.0.0.1/one',
])('never calls an address that is not a push service: %s', async (endpoint) => {
  const { status, body } = await lawyer.post('/push/subscriptions', { ...service.subscription, endpoint });
  expect(status).toBe(400);
  expect(body.fields.endpoint).toContain('calendar');
  await service.stop();
});

it.each(['https://127.0.0.1/\u0928', 'https://127.0.0.1/a b', 'ftp://127.0.0.1/', 'https://'])(
  'rejects an invalid address: %s',
  async (endpoint) => {
    const { status } = await lawyer.post('/push/subscriptions', { ...service.subscription, endpoint });
    expect(status).toBe(400);
    await service.stop();
  },
);
