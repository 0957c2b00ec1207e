import { sqlOf } from '../../server/storage/sql.ts';
import { sweep } from '../../server/storage/sweep.ts';
import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { type Calls, callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;
let other: Calls;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  other = callsOf(server, await server.makeUser('lawyer'));
});

const keyed = (key: string = v7()) => ({ 'idempotency-key': key });

async function countOf(table: string): Promise<number> {
  const found = await server.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  return found.rows[0]?.n ?? 0;
}

it('returns the first answer to a repeated request and files once', async () => {
  const key = keyed();
  const body = filed({ case: { firNumber: '1/2026' } }); // without `_id` only the key identifies a repetition
  const first = await lawyer.post('/applications', body, key);
  const before = await countOf('applications');
  const again = await lawyer.post('/applications', body, key);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('etag')).toBe('"1"');
  expect(await countOf('applications')).toBe(before);
});

it('files once when the same request arrives ten times at once', async () => {
  const key = keyed();
  const body = { ...filed({ case: { firNumber: '2/2026' } }), _id: v7() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => lawyer.post('/applications', body, key)),
  );
  const statuses = answers.map(({ status, body: { code } }) => (status === 201 ? 201 : code));
  expect(statuses).toContain(201);
  expect(statuses.filter((one) => one !== 201 && one !== 'key-in-progress')).toEqual([]);
  const settled = await lawyer.post('/applications', body, key);
  expect(settled.body._id).toBe(body._id);
  const found = await server.pool.query('SELECT 1 FROM applications WHERE _id = $1', [body._id]);
  expect(found.rowCount).toBe(1);
});

it('reports a key in progress and does nothing', async () => {
  const key = v7();
  const me = (await lawyer.get('/auth/user')).body._id;
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO idempotency_keys (user_id, key, fingerprint, at) VALUES ($1, $2, '', now())`,
      [me, key],
    );
    const answer = await lawyer.post('/applications', filed(), keyed(key));
    expect([answer.status, answer.body.code]).toEqual([409, 'key-in-progress']);
    expect(answer.headers.get('retry-after')).toBe('1');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  expect((await lawyer.post('/applications', filed(), keyed(key))).status).toBe(201);
});

it('rejects a key that was used for another request', async () => {
  const key = keyed();
  await lawyer.post('/applications', filed({ case: { firNumber: '3/2026' } }), key);
  const answer = await lawyer.post('/applications', filed({ case: { firNumber: '4/2026' } }), key);
  expect([answer.status, answer.body.code]).toEqual([422, 'key-reused']);
});

it('separates the keys of two users', async () => {
  const key = keyed();
  const mine = await lawyer.post('/applications', filed(), key);
  const theirs = await other.post('/applications', filed(), key);
  expect(theirs.status).toBe(201);
  expect(theirs.body._id).not.toBe(mine.body._id);
});

it('stores the rejection of content but not its effect', async () => {
  const key = keyed();
  const body = filed({ applicant: { age: 400 } });
  const before = await countOf('idempotency_keys');
  const [first, second] = [
    await lawyer.put(`/applications/${v7()}`, body, key),
    await lawyer.put(`/applications/${v7()}`, body, key),
  ];
  expect(first.status).toBe(404);
  expect(second.status).toBe(422); // another address is another request
  expect(await countOf('idempotency_keys')).toBe(before + 1);
});

it('repeats a conflict answer with the record of that time', async () => {
  const made = (await lawyer.post('/applications', filed({ case: { firNumber: '5/2026' } }))).body;
  const key = keyed();
  const patch = { bail: { grounds: 'Other grounds.' } };
  const stale = await lawyer.put(`/applications/${made._id}`, patch, { ...key, 'if-match': '"7"' });
  expect([stale.status, stale.body.current.version]).toEqual([412, 1]);
  const again = await lawyer.put(`/applications/${made._id}`, patch, { ...key, 'if-match': '"1"' });
  expect(again.status).toBe(412); // a new try takes a new key
});

it('applies a change once if its answer was lost', async () => {
  const made = (await lawyer.post('/applications', filed({ case: { firNumber: '6/2026' } }))).body;
  const key = { ...keyed(), 'if-match': '"1"' };
  const patch = { bail: { grounds: 'Two thirds have run.' } };
  await lawyer.put(`/applications/${made._id}`, patch, key); // the answer never arrives
  const again = await lawyer.put(`/applications/${made._id}`, patch, key);
  expect([again.status, again.body.version]).toEqual([200, 2]);
  expect(again.body.updates).toHaveLength(2);
});

it('deletes keys after ninety days', async () => {
  const key = keyed();
  await lawyer.post('/applications', filed({ case: { firNumber: '7/2026' } }), key);
  const keyCount = await countOf('idempotency_keys');
  await sweep(sqlOf(server.pool), new Date(Date.now() + 89 * 86_400_000));
  expect(await countOf('idempotency_keys')).toBe(keyCount);
  await sweep(sqlOf(server.pool), new Date(Date.now() + 91 * 86_400_000));
  expect(await countOf('idempotency_keys')).toBe(0);
});

it('rejects an invalid key', async () => {
  expect((await lawyer.post('/applications', filed(), keyed('two words'))).status).toBe(400);
  expect((await lawyer.post('/applications', filed(), keyed('k'.repeat(201)))).status).toBe(400);
});
