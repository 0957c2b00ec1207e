/** Each audit row of a call names its address and its session, inside the chain. */
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { checkChain, extendChain } from '../../server/storage/audit-chain.ts';
import { callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { serverForFile } from '../support/server-for-file.ts';
import { PASSWORD } from '../support/test-server.ts';

const server = serverForFile();

interface SourceRow {
  readonly action: string;
  readonly entity: string | null;
  readonly address: string | null;
  readonly session: string | null;
}

async function rowsOf(userId: string): Promise<SourceRow[]> {
  const { rows } = await server.pool.query<SourceRow>(
    `SELECT action, entity, address, encode(session, 'hex') AS session FROM audit WHERE user_id = $1 ORDER BY _id`,
    [userId],
  );
  return rows;
}

async function sessionsOf(userId: string): Promise<string[]> {
  const { rows } = await server.pool.query<{ _id: string }>(
    'SELECT _id FROM sessions WHERE user_id = $1 ORDER BY _id',
    [userId],
  );
  return rows.map(({ _id }) => createHash('sha256').update(_id).digest('hex'));
}

it('records address and session of a filing, a login and a refused login', async () => {
  const lawyer = await server.makeUser('lawyer');
  const { user } = lawyer;
  expect((await callsOf(server, lawyer).post('/applications', filed())).status).toBe(201);
  const calls = callsOf(server);
  const { email } = user;
  expect((await calls.post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
  expect((await calls.post('/auth/login', { email, password: 'wrong' })).status).toBe(401);
  const sessions = await sessionsOf(user._id);
  const rows = await rowsOf(user._id);
  expect(rows.every(({ address }) => address === '127.0.0.1')).toBe(true);
  expect(rows.find(({ action }) => action === 'create')?.session).toBe(sessions[0]);
  expect(rows.find(({ action }) => action === 'login')?.session).toBe(sessions[1]);
  expect(rows.find(({ action }) => action === 'login-failed')?.session).toBeNull();
});

it('records address and session of each read by a judge', async () => {
  const user = await server.makeUser('lawyer');
  const { body } = await callsOf(server, user).post('/applications', filed());
  const judge = await server.makeUser('judge');
  const own = callsOf(server, judge);
  await own.get(`/applications/${body._id}`);
  await own.get(`/applications/${body._id}`);
  await own.get('/applications');
  await own.put(`/applications/${body._id}`, { status: 'Approved' });
  const rows = await rowsOf(judge.user._id);
  const [session] = await sessionsOf(judge.user._id);
  expect(rows.filter(({ action }) => action === 'read')).toHaveLength(3);
  expect(rows.find(({ action }) => action === 'decide')).toMatchObject({ entity: 'application' });
  for (const row of rows.filter(({ action }) => action === 'read' || action === 'decide'))
    expect(row).toMatchObject({ address: '127.0.0.1', session });
});

it.each([`address = '10.0.0.1'`, 'session = NULL', 'address = NULL, session = NULL'])(
  'keeps older rows in the chain and finds a row changed to %s',
  async (change) => {
    await server.pool.query(`INSERT INTO audit (_id, at, action) VALUES ($1, now(), 'read')`, [v7()]);
    await extendChain(server.pool);
    expect((await checkChain(server.pool, [])).fault).toBeUndefined();
    const { rows } = await server.pool.query(
      'SELECT _id, address, session FROM audit WHERE session IS NOT NULL',
    );
    const [row] = rows;
    await tamper(`UPDATE audit SET ${change} WHERE _id = $1`, [row._id]);
    expect((await checkChain(server.pool, [])).fault).toMatchObject({ kind: 'changed', auditId: row._id });
    await tamper('UPDATE audit SET address = $2, session = $3 WHERE _id = $1', [
      row._id,
      row.address,
      row.session,
    ]);
  },
);

/** As the owner of the tables could do it. */
async function tamper(sql: string, values: readonly unknown[]): Promise<void> {
  const client = await server.pool.connect();
  await client.query('SET session_replication_role = replica');
  await client.query(sql, [...values]);
  await client.query('RESET session_replication_role');
  client.release();
}
