/** Large and nested bodies are refused before they are parsed, and strangers cannot send large bodies. */
import { beforeAll, expect, it } from 'vitest';
import { jsonExcess } from '../../server/http/json-bounds.ts';
import { type Calls, callsOf } from '../support/calls.ts';
import { fc } from '../support/fast-check.ts';
import { filed } from '../support/filed-application.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;
let stranger: Calls;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  stranger = callsOf(server);
});

const keys = (count: number): string => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`;
const broken = `{"text":"${'x'.repeat(20_000)}`;
const json = { 'content-type': 'application/json' };

it.each(['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/passkeys/session', '/nothing'])(
  'refuses a body over 16 KB at %s',
  async (path) => {
    for (const body of [keys(340_000), broken]) {
      const { status, body: problem } = await stranger.post(path, body, json);
      expect([status, problem.code]).toEqual([413, 'too-large']);
    }
  },
);

it('refuses a large body with a call that has none', async () => {
  expect((await lawyer.post('/auth/logout', broken, json)).status).toBe(413);
  expect((await lawyer.get('/applications')).status).toBe(200);
});

it('checks the session before it reads a large body', async () => {
  const answers = [
    await stranger.post('/applications', broken, json),
    await stranger.put('/users/profile', broken, json),
    await stranger.putBytes('/users/avatar', new Uint8Array(20_000), 'image/png'),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [401, 'unauthenticated']),
  );
  expect((await lawyer.post('/applications', broken, json)).status).toBe(400);
});

it('counts a large write once', async () => {
  const { body } = await lawyer.post('/applications', filed({ bail: { grounds: 'x'.repeat(20_000) } }));
  const counted = await server.pool.query<{ count: number }>(
    `SELECT sum(count)::int AS count FROM rate_windows WHERE bucket = 'write:' || $1`,
    [body.createdBy],
  );
  const before = counted.rows[0]?.count ?? 0;
  await lawyer.post('/applications', filed({ bail: { grounds: 'y'.repeat(20_000) } }));
  const after = await server.pool.query<{ count: number }>(
    `SELECT sum(count)::int AS count FROM rate_windows WHERE bucket = 'write:' || $1`,
    [body.createdBy],
  );
  expect(after.rows[0]?.count).toBe(before + 1);
});

it('refuses more than 20,000 values and more than 32 levels', async () => {
  const many = await lawyer.post('/applications', keys(340_000), json);
  expect([many.status, many.body.msg]).toEqual([413, 'This is too large to send. Shorten it and try again.']);
  const list = await lawyer.post(
    '/applications',
    JSON.stringify({ ...filed(), list: Array(25_000).fill(1) }),
    json,
  );
  expect(list.status).toBe(413);
  const deep = await lawyer.post('/applications', '['.repeat(1_000_000), json);
  expect([deep.status, deep.body.msg]).toEqual([400, 'The body is nested too deeply.']);
});

it('accepts an application in which every list is as long as allowed', async () => {
  const part = { heading: 'H', text: 't', authority: { source: 'BNSS', at: 's. 480' } };
  const person = { name: 'Anil', bail: 'pending' };
  const bail = {
    groundParts: Array.from({ length: 40 }, () => part),
    previous: Array.from({ length: 40 }, () => ({ court: 'C', number: '1', outcome: 'rejected' })),
  };
  const lists = {
    coAccused: Array.from({ length: 100 }, () => person),
    sections: Array(60).fill('BNS 318(4)'),
  };
  const { status, body } = await lawyer.post('/applications', filed({ bail, case: lists }));
  expect([status, body.fields]).toEqual([201, undefined]);
});

it('counts no brackets, commas or quotes inside texts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ',', ':', 'अ') }), { maxLength: 20 }),
      (texts) => {
        expect(jsonExcess(JSON.stringify(texts))).toBeUndefined();
        expect(jsonExcess(`[${JSON.stringify(texts.join(''))},${'['.repeat(40)}`)).toBe('too-deep');
      },
    ),
  );
  expect(jsonExcess(`"${',[\\"'.repeat(50_000)}"`)).toBeUndefined();
});
