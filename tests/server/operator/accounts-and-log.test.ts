/** Sessions, second factors, the audit log, feedback and the state of the server. */
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';

const server = serverForFile();
let account: TestUser;
let operator: Calls;

beforeAll(async () => {
  account = await server.makeUser('operator');
  operator = callsOf(server, account);
});

const lines = async (query: string) => (await operator.get(`/operator/audit?${query}`)).body;

it('finds an account and ends its sessions with a reason in the audit log', async () => {
  const lawyer = await server.makeUser('lawyer');
  const { email, _id } = lawyer.user;
  const found = (await operator.get(`/operator/accounts?search=${email}`)).body;
  expect(found).toMatchObject({ total: 1, accounts: [{ email, role: 'lawyer', sessions: 1 }] });
  const reason = 'The phone was stolen.';
  expect((await operator.post(`/operator/accounts/${_id}/end-sessions`, { reason })).status).toBe(204);
  expect((await callsOf(server, lawyer).get('/auth/user')).body.code).toBe('revoked');
  const { rows } = await lines(`about=${email}&action=end-sessions`);
  expect(rows).toMatchObject([
    { action: 'end-sessions', email: account.user.email, entity: 'user', id: _id },
  ]);
  expect(JSON.parse(rows[0].detail)).toEqual({ reason, operator: account.user.email });
});

it('resets a second factor, but not the own one, and asks for a reason', async () => {
  const { user } = await server.makeUser('judge');
  await server.pool.query(`INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, '\\x01')`, [user._id]);
  const path = `/operator/accounts/${user._id}/reset-second-factor`;
  expect((await operator.post(path, { reason: ' ' })).body.fields).toEqual({ reason: 'Write the reason.' });
  expect((await operator.post(path, { reason: 'New phone.' })).status).toBe(204);
  const { rowCount } = await server.pool.query('SELECT FROM recovery_codes WHERE user_id = $1', [user._id]);
  expect(rowCount).toBe(0);
  const own = await operator.post(`/operator/accounts/${account.user._id}/reset-second-factor`, {
    reason: 'Mine.',
  });
  expect([own.status, own.body.msg]).toEqual([403, expect.stringContaining('Ask another operator')]);
});

it('asks again for the identity before an act, ten minutes after the login', async () => {
  const own = callsOf(server, await server.makeUser('operator'));
  const { _id: judgeId } = (await server.makeUser('judge', [{ kind: 'high' }])).user;
  const day = addDays(dayInIndia(server.now()), 5);
  const move = { judgeId, from: { kind: 'high' }, day };
  await own.post('/operator/moves', { ...move, check: false });
  const { rows } = await server.pool.query('SELECT _id FROM seat_moves WHERE user_id = $1', [judgeId]);
  const path = `/operator/accounts/${judgeId}`;
  const reason = { reason: 'The phone was stolen.' };
  const acts = {
    import: async () => own.post('/operator/judges/import', { file: 'email,name', check: false }),
    move: async () => own.post('/operator/moves', { ...move, check: false }),
    cancel: async () => own.remove(`/operator/moves/${rows[0]._id}`),
    end: async () => own.post(`${path}/end-sessions`, reason),
    reset: async () => own.post(`${path}/reset-second-factor`, reason),
  };
  server.advance(11 * 60_000);
  for (const act of Object.values(acts))
    expect((await act()).body).toMatchObject({
      code: 'identity-needed',
      msg: expect.stringContaining('Confirm'),
    });
  expect((await own.post('/operator/moves', { ...move, check: true })).body.code).not.toBe('identity-needed');
  expect((await own.get('/operator/judges')).status).toBe(200);
  expect((await own.post('/users/identity', { password: PASSWORD })).status).toBe(204);
  expect((await acts.cancel()).status).toBe(204);
  expect((await acts.reset()).status).toBe(204);
});

it('searches the log by person and day, and logs the search', async () => {
  const { user } = await server.makeUser('lawyer');
  const today = dayInIndia(server.now());
  expect(await lines(`about=${user.email}&from=${today}&to=${today}`)).toMatchObject({ total: 1 });
  expect(await lines(`about=${user.email}&to=2020-01-01`)).toEqual({ rows: [], total: 0 });
  const own = await lines(`about=${account.user.email}&action=audit-search`);
  expect(own.total).toBeGreaterThanOrEqual(2);
});

it.each([
  ['about=somebody', 'about', 'Write the email of a person'],
  ['about=nobody@example.in', 'about', 'No account has this email'],
  ['about=nobody@example.in&from=2026-02-02&to=2026-02-01', 'to', 'not before the first'],
])('refuses the search %s at its field', async (query, field, said) => {
  const { status, body } = await operator.get(`/operator/audit?${query}`);
  expect(status).toBe(400);
  expect(body.fields[field]).toContain(said);
});

it('lists feedback and the quotas with their settings', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  await lawyer.post('/feedback', { feedbackType: 'general', subject: 'Thanks', message: 'It works.' });
  expect((await operator.get('/operator/feedback')).body).toMatchObject({
    total: 1,
    newest: [{ subject: 'Thanks' }],
  });
  expect((await operator.get('/operator/state')).body).toMatchObject({
    editions: [],
    quotas: { prints: { setting: 'QUOTA_PRINTS', most: 10_000, spent: 0 } },
  });
});
