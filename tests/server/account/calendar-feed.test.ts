/** Calendar addresses: their dates, who may make and end one, and what an ended one answers. */
import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';

const FEEDS = '/users/calendar-feeds';
const MINUTE = 60_000;
const server = serverForFile();
const anyone = (): Calls => callsOf(server);
const TODAY = dayInIndia(new Date());

let person: TestUser;
let lawyer: Calls;

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  lawyer = callsOf(server, person);
});

const made = async (calls = lawyer) => (await calls.post(FEEDS)).body;
const pathOf = ({ url }: { url: string }) => url.replace('/api', '');
const fetched = async (feed: { url: string }) => anyone().get(pathOf(feed));
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '');
const titles = (text: string) =>
  unfolded(text)
    .split('\r\n')
    .flatMap((line) => /^SUMMARY:(.*)$/.exec(line)?.[1] ?? []);

const auditOf = async (action: string) =>
  (await server.pool.query('SELECT user_id, detail FROM audit WHERE action = $1', [action])).rows;

it('shows hearings, typed dates and dates of rights of the own matters to a calendar app', async () => {
  const judge = callsOf(server, await server.makeUser('judge'));
  const application = filed({
    case: {
      firNumber: '901/2026',
      sections: ['BNS 303(2)'],
      arrestDate: addDays(TODAY, -10),
      firstRemandDate: addDays(TODAY, -9),
      custodyStatus: 'judicial',
    },
  });
  const { caseId } = (await lawyer.post('/applications', application)).body;
  const listed = { date: addDays(TODAY, 3), time: '11:00', purpose: 'arguments', courtroom: '4' };
  await judge.post(`/cases/${caseId}/hearings`, listed);
  await judge.post(`/cases/${caseId}/hearings`, { ...listed, date: addDays(TODAY, 5), time: '12:00' });
  const typed = { applicant: 'Asha Kale', court: 'sessions', nextHearingDate: addDays(TODAY, 9) };
  await lawyer.post('/cases', typed);
  const stranger = callsOf(server, await server.makeUser('lawyer'));
  await stranger.post('/cases', { ...typed, applicant: 'Other Client' });
  const { status, headers, body } = await fetched(await made());
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('inline; filename="zamanat.ics"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(titles(body)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^11:00 Arguments: Sunil Ramchandra Jadhav v/),
      expect.stringMatching(/^12:00 Arguments: Sunil Ramchandra Jadhav v/),
      expect.stringMatching(/^Next date: Asha Kale v/),
      'Sunil Ramchandra Jadhav: Default bail',
    ]),
  );
  expect(body).not.toContain('Other Client');
  expect(unfolded(body)).toContain(`DTSTART;VALUE=DATE:${addDays(TODAY, 3).replaceAll('-', '')}`);
});

it('withholds the name of a child', async () => {
  const { caseId } = (await lawyer.post('/applications', filed({ applicant: { age: 16 } }))).body;
  await lawyer.put(`/cases/${caseId}`, { nextHearingDate: addDays(TODAY, 2) });
  const { body } = await fetched(await made());
  expect(titles(body).length).toBeGreaterThan(0);
  expect(unfolded(body)).not.toMatch(/Sunil|Jadhav/);
});

it('writes the calendar in the language of the account', async () => {
  await lawyer.put('/users/profile', { settings: { language: 'hi' } });
  await lawyer.post('/cases', {
    applicant: 'Asha Kale',
    court: 'sessions',
    nextHearingDate: addDays(TODAY, 9),
  });
  const { body } = await fetched(await made());
  expect(unfolded(body)).toContain('X-WR-CALNAME:ज़मानत: मेरी तारीखें');
});

it('stores no token and shows the address once', async () => {
  const { url, _id } = await made();
  expect(url).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  const token = /[\w-]{43}/.exec(url)?.[0] ?? '';
  const { rows } = await server.pool.query(
    'SELECT row_to_json(feed)::text AS row FROM calendar_feeds AS feed',
  );
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  const { rows: log } = await server.pool.query('SELECT detail::text AS row FROM audit');
  expect(log.some(({ row }) => row?.includes(token))).toBe(false);
  expect((await lawyer.get(FEEDS)).body).toEqual([{ _id, createdAt: expect.any(String) }]);
});

it('answers an ended and an unknown address alike, with the next step', async () => {
  const feed = await made();
  expect((await lawyer.remove(`${FEEDS}/${feed._id}`)).status).toBe(204);
  const unknown = await anyone().get(`/calendar/${'A'.repeat(43)}.ics`);
  const ended = await fetched(feed);
  expect([ended.status, ended.body]).toEqual([404, unknown.body]);
  expect(ended.body.msg).toContain('Make a new one in Settings');
  expect((await lawyer.remove(`${FEEDS}/${feed._id}`)).status).toBe(404);
  expect((await auditOf('end-calendar')).at(-1)).toMatchObject({ detail: { calendar: feed._id } });
});

it.each([
  '',
  'x.ics',
  'A'.repeat(43),
  `${'A'.repeat(44)}.ics`,
  '..%2Fusers%2Fexport',
  `%00${'A'.repeat(42)}.ics`,
])('finds nothing at the address %j', async (file) => {
  expect((await anyone().get(`/calendar/${file}`)).status).toBe(404);
});

it('lets nobody list, make or end an address of another account', async () => {
  const feed = await made();
  const other = callsOf(server, await server.makeUser('user'));
  expect((await other.get(FEEDS)).body).toEqual([]);
  expect((await other.remove(`${FEEDS}/${feed._id}`)).status).toBe(404);
  expect((await other.remove(`${FEEDS}/${v7()}`)).status).toBe(404);
  for (const call of [anyone().get(FEEDS), anyone().post(FEEDS), anyone().remove(`${FEEDS}/${feed._id}`)])
    expect((await call).status).toBe(401);
  expect((await fetched(feed)).status).toBe(200);
});

it('takes the token of an address for no other call', async () => {
  const token = /[\w-]{43}/.exec((await made()).url)?.[0] ?? '';
  expect((await callsOf(server, { token }).get('/auth/user')).status).toBe(401);
  expect((await anyone().get(`/shared/${token}`)).status).toBe(404);
  expect((await anyone().post(`/calendar/${token}.ics`, {})).status).toBe(404);
});

it('makes no address for a judge, who needs a second factor', async () => {
  const judge = callsOf(server, await server.makeUser('judge'));
  const { status, body } = await judge.post(FEEDS);
  expect([status, body.code]).toEqual([403, 'forbidden']);
  expect(body.msg).toContain('Save the hearings as a file');
});

it('asks for the identity some time after the login', async () => {
  server.advance(server.ports.config.identityTime + MINUTE);
  expect((await lawyer.post(FEEDS)).body.code).toBe('identity-needed');
});

it('limits the addresses of an account, and the fetches of one', async () => {
  const feeds = [];
  for (let n = 0; n < 5; n++) feeds.push(await made());
  const { status, body } = await lawyer.post(FEEDS);
  expect([status, body.msg]).toEqual([400, expect.stringContaining('End one of them')]);
  const [first] = feeds;
  await server.pool.query(
    `INSERT INTO rate_windows (bucket, starts_at, count) VALUES ($1, date_trunc('hour', $2::timestamptz), 12)`,
    [`calendar-feed:${first._id}`, server.now()],
  );
  expect((await fetched(first)).status).toBe(429);
  expect((await fetched(feeds[1])).status).toBe(200);
});

it('logs a fetch of an address once an hour, without an account', async () => {
  const feed = await made();
  const rows = async () =>
    (await auditOf('read-calendar')).filter(({ detail }) => detail.calendar === feed._id);
  await fetched(feed);
  await fetched(feed);
  expect(await rows()).toEqual([{ user_id: null, detail: { calendar: feed._id } }]);
  expect((await lawyer.get(FEEDS)).body[0].usedAt).toBeDefined();
});

it('deletes the addresses with the account', async () => {
  const feed = await made();
  expect((await lawyer.delete('/users/account', { password: PASSWORD })).status).toBe(204);
  expect((await fetched(feed)).status).toBe(404);
});

it('ends every address after a restored backup, which may have lost an end', async () => {
  const feed = await made();
  await server.pool.query("UPDATE calendar_feeds SET generation = 'an earlier one' WHERE _id = $1", [
    feed._id,
  ]);
  expect((await fetched(feed)).status).toBe(404);
  expect((await lawyer.get(FEEDS)).body).toEqual([]);
});
