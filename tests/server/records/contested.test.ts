/**
 * Contested points: written by a judge with access to the application, read by its owner, hidden from others.
 */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Change } from '#contract/changes.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { transfer } from '../../support/transfer.ts';

let server: TestServer;
let lawyer: Calls;
let judge: Calls;
let applicationId: string;

const SAID = { about: 'Custody', says: 'He was on interim bail for a month.', state: 'open' };

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  applicationId = (await lawyer.post('/applications', filed())).body._id;
});
afterEach(async () => server.stop());

const path = () => `/applications/${applicationId}/contested`;
const pulledBy = async (reader: Calls): Promise<Change[]> =>
  (await reader.get('/changes?limit=1000')).body.changes.filter(
    ({ entity }: Change) => entity === 'contested',
  );

it('creates a point that the filer and all judges of the court can see', async () => {
  const { body: point, status } = await judge.post(path(), SAID);
  expect([status, point.version, point.applicationId]).toEqual([201, 1, applicationId]);
  const colleague = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  for (const reader of [judge, lawyer, colleague]) {
    expect((await reader.get(path())).body).toEqual([point]);
    expect(await pulledBy(reader)).toMatchObject([{ id: point._id, data: { says: SAID.says } }]);
  }
  const read = await server.pool.query(
    `SELECT 1 FROM audit WHERE action = 'read' AND detail::text LIKE '%contested%'`,
  );
  expect(read.rowCount).toBeGreaterThan(0);
});

it('hides points from others and lets the filer only read', async () => {
  const { body: point } = await judge.post(path(), SAID);
  const stranger = callsOf(server, await server.makeUser('user'));
  const elsewhere = callsOf(server, await server.makeUser('judge', [{ kind: 'high' }]));
  expect((await stranger.get(path())).status).toBe(404);
  expect((await elsewhere.get(path())).status).toBe(404);
  expect((await elsewhere.post(path(), SAID)).status).toBe(404);
  expect((await elsewhere.put(`/contested/${point._id}`, { state: 'admitted' })).status).toBe(404);
  expect((await elsewhere.remove(`/contested/${point._id}`)).status).toBe(404);
  expect((await lawyer.post(path(), SAID)).status).toBe(403);
  expect((await lawyer.put(`/contested/${point._id}`, { state: 'admitted' })).status).toBe(403);
  expect((await lawyer.remove(`/contested/${point._id}`)).status).toBe(403);
});

it('versions a mark, creates it once and removes it on every device', async () => {
  const body = { _id: v7(), ...SAID };
  const twice = [await judge.post(path(), body), await judge.post(path(), body)];
  expect(twice.map(({ status }) => status)).toEqual([201, 200]);
  const at = `/contested/${body._id}`;
  const marked = await judge.put(at, { state: 'decided', note: 'Jail record seen.' }, { 'if-match': '"1"' });
  expect(marked.body).toMatchObject({ version: 2, state: 'decided', note: 'Jail record seen.' });
  const stale = await judge.put(at, { state: 'admitted' }, { 'if-match': '"1"' });
  expect([stale.status, stale.body.current.state]).toEqual([412, 'decided']);
  expect((await judge.remove(at)).status).toBe(204);
  expect(await pulledBy(lawyer)).toMatchObject([{ id: body._id, deleted: true }]);
});

it('audits changed marks and removed points', async () => {
  const { body: point } = await judge.post(path(), SAID);
  await judge.put(`/contested/${point._id}`, { state: 'decided' });
  await judge.remove(`/contested/${point._id}`);
  const { rows } = await server.pool.query(
    `SELECT detail FROM audit WHERE entity_id = $1 AND action IN ('update', 'remove') ORDER BY _id`,
    [point._id],
  );
  expect(rows.map(({ detail }) => detail)).toEqual([
    { state: { from: 'open', to: 'decided' } },
    { about: SAID.about, says: SAID.says, state: 'decided' },
  ]);
});

it.each([
  [{ ...SAID, about: ' ' }, { about: 'Enter the contested point.' }],
  [{ ...SAID, says: '' }, { says: 'Enter the stand of the other side.' }],
  [{ ...SAID, state: 'won' }, { state: 'Choose the status of the point.' }],
  [{ ...SAID, documentId: v7(), page: 0 }, { page: 'Enter the page as a number from 1 to 9,999.' }],
])('reports how to correct %j', async (sent, fields) => {
  const { status, body } = await judge.post(path(), sent);
  expect([status, body.fields]).toEqual([400, fields]);
});

it('moves with its application to another court', async () => {
  await judge.post(path(), SAID);
  await transfer(server, applicationId, { kind: 'magistrate', place: 'Nashik' });
  expect(await pulledBy(judge)).toMatchObject([{ deleted: true }]);
  const nashik = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Nashik' }]));
  expect(await pulledBy(nashik)).toMatchObject([{ data: { about: 'Custody' } }]);
});
