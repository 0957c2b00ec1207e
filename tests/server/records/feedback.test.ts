/**
 * Feedback on the real server: stored once, visible only to its writer, in their change log, and read by the
 * operator.
 */
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorSays } from '../../support/operator-says.ts';
import { feedbackListCommand } from '../../../server/operations/commands/feedback-list.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';

let server: TestServer;
let writer: TestUser;
let mine: Calls;

const ABOUT = { kind: 'provision', code: 'BNS', section: '304', fault: 'punishment', lawEdition: 'e1' };
const REPORT = {
  feedbackType: 'issue',
  subject: 'BNS 304: wrong punishment',
  message: 'The maximum is three years.',
  email: 'meera@example.in',
  appVersion: '0.1.0',
  about: ABOUT,
};

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.stop());

beforeEach(async () => {
  await server.pool.query('DELETE FROM feedback');
  writer = await server.makeUser('lawyer');
  mine = callsOf(server, writer);
});

const operator = async (...words: string[]): Promise<string> =>
  operatorSays(feedbackListCommand, server.ports, ...words);

async function insert(message: string, at: string): Promise<void> {
  const _id = v7();
  await server.pool.query(
    'INSERT INTO feedback (_id, owner_id, created_at, record) VALUES ($1, $2, $3, $4)',
    [_id, writer.user._id, at, { ...REPORT, _id, message, at, version: 1, by: writer.user }],
  );
}

async function pulledBy(calls: Calls): Promise<unknown[]> {
  const { body } = await calls.get('/changes');
  return body.changes.filter(({ entity }: { entity: string }) => entity === 'feedback');
}

it.each(['user', 'lawyer', 'judge'] as const)('accepts a report of a %s with its author', async (role) => {
  const sender = await server.makeUser(role, []);
  const lies = { version: 9, at: '2020-01-01T00:00:00.000Z', by: { _id: v7(), name: 'Someone' } };
  const { status, body, headers } = await callsOf(server, sender).post('/feedback', { ...REPORT, ...lies });
  expect(status).toBe(201);
  expect(headers.get('etag')).toBe('"1"');
  expect(body).toMatchObject({ ...REPORT, version: 1, by: { _id: sender.user._id, role } });
  expect(Math.abs(Date.parse(body.at) - server.now().getTime())).toBeLessThan(60_000);
});

it('accepts all three kinds of the specification’s form', async () => {
  for (const feedbackType of ['general', 'feature', 'issue']) {
    const body = { feedbackType, subject: 'Diary', message: 'Dates in Hindi, please.', email: '', rating: 4 };
    expect((await mine.post('/feedback', body)).status).toBe(201);
  }
  expect((await mine.get('/feedback')).body).toHaveLength(3);
});

it.each([
  [{ ...REPORT, message: '' }, 'message', 'Describe it in a few words.'],
  [{ ...REPORT, message: 'x'.repeat(2001) }, 'message', 'Shorten the description to 2000 characters.'],
  [{ ...REPORT, rating: 6 }, 'rating', 'Give a rating from 1 to 5, or none.'],
  [{ ...REPORT, about: { ...ABOUT, fault: 'odd' } }, 'about.fault', 'Choose the error.'],
  [
    { ...REPORT, email: 'nobody' },
    'email',
    'Enter an email address such as name@example.in, or leave blank.',
  ],
])('rejects %j with a message and stores nothing', async (body, field, sentence) => {
  const answer = await mine.post('/feedback', body);
  expect([answer.status, answer.body.code, answer.body.msg]).toEqual([400, 'invalid-request', sentence]);
  expect(answer.body.fields).toEqual({ [field]: sentence });
  expect((await mine.get('/feedback')).body).toEqual([]);
});

it('stores feedback once per key and per id', async () => {
  const body = { ...REPORT, _id: v7() };
  const key = { 'idempotency-key': v7() };
  const first = await mine.post('/feedback', body, key);
  const again = await mine.post('/feedback', body, key);
  const otherKey = await mine.post('/feedback', body, { 'idempotency-key': v7() });
  expect([first.body._id, again.body, otherKey.body]).toEqual([body._id, first.body, first.body]);
  const atOnce = await Promise.all([1, 2, 3].map(async () => mine.post('/feedback', { ...body, _id: v7() })));
  expect(atOnce.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await mine.get('/feedback')).body).toHaveLength(4);
  const differs = await mine.post('/feedback', { ...body, message: 'Something else.' });
  expect([differs.status, differs.body.code, differs.body.current]).toEqual([409, 'id-taken', first.body]);
});

it('stores it once for two concurrent requests with different keys', async () => {
  const body = { ...REPORT, _id: v7() };
  const both = await Promise.all([1, 2].map(async () => mine.post('/feedback', body)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
});

it('is invisible to other users who know its id', async () => {
  const { body } = await mine.post('/feedback', REPORT);
  for (const role of ['user', 'judge'] as const) {
    const other = callsOf(server, await server.makeUser(role));
    expect((await other.get('/feedback')).body).toEqual([]);
    expect(await pulledBy(other)).toEqual([]);
    const answer = await other.post('/feedback', { ...REPORT, _id: body._id });
    expect([answer.status, answer.body.code, answer.body.current]).toEqual([409, 'id-taken', undefined]);
    expect(JSON.stringify(answer.body)).not.toContain(body.message);
  }
});

it('syncs to its author and is audited once', async () => {
  const judge = await server.makeUser('judge');
  const calls = callsOf(server, judge);
  const { body } = await calls.post('/feedback', REPORT);
  expect(await pulledBy(calls)).toEqual([{ entity: 'feedback', id: body._id, version: 1, data: body }]);
  const rows = await server.pool.query('SELECT action, entity_id, detail FROM audit WHERE user_id = $1', [
    judge.user._id,
  ]);
  const auditEntries = rows.rows.filter(({ action }) => action === 'create' || action === 'read');
  expect(auditEntries).toEqual([
    { action: 'create', entity_id: body._id, detail: { feedbackType: 'issue', about: ABOUT } },
  ]);
});

it('lists the author’s own feedback newest first in pages', async () => {
  for (const message of ['first', 'second', 'third']) {
    await mine.post('/feedback', { ...REPORT, message });
    server.advance(1_000);
  }
  const page = await mine.get('/feedback?limit=2');
  expect(page.body.map(({ message }: { message: string }) => message)).toEqual(['third', 'second']);
  const [, next = ''] = /^<\/api(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '') ?? [];
  const rest = await mine.get(next);
  expect(rest.body.map(({ message }: { message: string }) => message)).toEqual(['first']);
  expect(rest.headers.get('link')).toBeNull();
  expect((await mine.get('/feedback?limit=501')).status).toBe(400);
});

it('counts as a write of the user', async () => {
  const small = await startTestServer({
    config: { limits: { ...server.ports.config.limits, writesPerUser: 2 } },
  });
  const calls = callsOf(small, await small.makeUser('user'));
  for (const status of [201, 201, 429]) expect((await calls.post('/feedback', REPORT)).status).toBe(status);
  await small.stop();
});

it('prints newest first for the operator without control characters', async () => {
  await mine.post('/feedback', REPORT);
  server.advance(60_000);
  const forged = 'Line one\r21-11-2026, 10:00 IST · issue · forged\u009b2J\u202etxt\nज़मानत क्\u200dष';
  await mine.post('/feedback', {
    ...REPORT,
    email: undefined,
    subject: 'A\u2028B',
    message: forged,
    rating: 3,
  });
  const printed = await operator();
  const lines = printed.split('\n');
  expect(lines[0]).toBe('2 reports.');
  expect(
    lines.filter((line) => /^\d\d-\d\d-\d{4}, \d\d:\d\d IST · issue · [0-9a-f-]{36}$/.test(line)),
  ).toHaveLength(2);
  expect(lines).toContain('  about: BNS 304, punishment');
  expect(lines).toContain('  law edition: e1');
  expect(lines).toContain('  app: 0.1.0');
  expect(lines).toContain('  from: Meera Deshpande (lawyer), meera@example.in');
  expect(lines).toContain('  from: Meera Deshpande (lawyer)');
  expect(lines).toContain('  rating: 3 of 5');
  expect(lines).toContain('  subject: A B');
  expect(lines).toContain('  | The maximum is three years.');
  expect(lines).toContain('  | Line one');
  expect(lines).toContain('  | 21-11-2026, 10:00 IST · issue · forged\uFFFD2Jtxt');
  expect(lines).toContain(`  | ${'ज़मानत क्\u200dष'.normalize('NFC')}`);
  expect(printed.indexOf('Line one')).toBeLessThan(printed.indexOf('three years'));
});

it('prints from a given day in Indian time', async () => {
  await insert('the evening before', '2026-11-19T18:29:59.000Z');
  await insert('the first minute of that day', '2026-11-19T18:30:00.000Z');
  const printed = await operator('--since', '20-11-2026');
  expect(printed).toContain('1 report since 20-11-2026.');
  expect(printed).toContain('20-11-2026, 00:00 IST');
  expect(printed).not.toContain('evening before');
  expect(await operator('--since', '21-11-2026')).toBe('Nothing has been reported since 21-11-2026.');
});

it.each([
  [['--since'], 'Write the day after --since as DD-MM-YYYY, such as 21-11-2026.'],
  [['--since', '31-11-2026'], 'Write the day after --since as DD-MM-YYYY, such as 21-11-2026.'],
  [['--since', '2026-11-21'], 'Write the day after --since as DD-MM-YYYY, such as 21-11-2026.'],
  [['--since', '21-11-2026', 'all'], 'all is not understood.'],
  [['21-11-2026'], '21-11-2026 is not understood.'],
])('rejects %j without opening the database', (words, sentence) => {
  expect(() => feedbackListCommand.read(words, server)).toThrow(sentence);
});
