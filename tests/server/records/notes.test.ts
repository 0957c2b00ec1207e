/** Private notes: writable with access to the case, visible only to their writer. */
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
let caseId: string;
let applicationId: string;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  ({ caseId, _id: applicationId } = (await lawyer.post('/applications', filed())).body);
});
afterEach(async () => server.stop());

const notesPulledBy = async (reader: Calls): Promise<Change[]> =>
  (await reader.get('/changes?limit=1000')).body.changes.filter(({ entity }: Change) => entity === 'note');

it('is visible to its author only, in the pull and in the history', async () => {
  const { body: note } = await judge.post(`/cases/${caseId}/notes`, { text: 'Ask about the recovery.' });
  expect(note).toMatchObject({ caseId, version: 1, text: 'Ask about the recovery.' });
  expect((await judge.get(`/cases/${caseId}/notes`)).body).toEqual([note]);
  expect((await lawyer.get(`/cases/${caseId}/notes`)).body).toEqual([]);
  expect([await notesPulledBy(judge), await notesPulledBy(lawyer)]).toMatchObject([[{ id: note._id }], []]);
  const colleague = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  for (const other of [lawyer, colleague]) {
    for (const answer of [
      await other.put(`/notes/${note._id}`, { text: 'Mine.' }, { 'if-match': '"9"' }),
      await other.remove(`/notes/${note._id}`),
    ]) {
      expect([answer.status, answer.body.current]).toEqual([404, undefined]);
    }
  }
  expect(JSON.stringify((await lawyer.get(`/cases/${caseId}/history`)).body)).not.toContain('note');
});

it('is created once, versioned and removed on every device', async () => {
  const body = { _id: v7(), text: 'Ask about the recovery.' };
  const answers = [
    await judge.post(`/cases/${caseId}/notes`, body),
    await judge.post(`/cases/${caseId}/notes`, body),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect((await judge.post(`/cases/${caseId}/notes`, { text: ' ' })).body.fields).toEqual({
    text: 'Enter the note.',
  });
  const changed = await judge.put(
    `/notes/${body._id}`,
    { text: 'Asked.', caseId: v7() },
    { 'if-match': '"1"' },
  );
  expect(changed.body).toMatchObject({ version: 2, text: 'Asked.', caseId });
  const stale = await judge.remove(`/notes/${body._id}`, { 'if-match': '"1"' });
  expect([stale.status, stale.body.current.version]).toEqual([412, 2]);
  const key = { 'idempotency-key': v7() };
  const removed = [
    await judge.remove(`/notes/${body._id}`, key),
    await judge.remove(`/notes/${body._id}`, key),
  ];
  expect(removed.map(({ status }) => status)).toEqual([204, 204]);
  expect((await judge.remove(`/notes/${body._id}`)).status).toBe(404);
  expect(await notesPulledBy(judge)).toMatchObject([
    { id: body._id, version: 3, deleted: true, because: 'writer-removed', reason: 'Removed by its author.' },
  ]);
  const audit = await server.pool.query("SELECT action, detail FROM audit WHERE entity = 'note' ORDER BY at");
  expect(audit.rows.map(({ action }) => action)).toEqual(['create', 'update', 'remove']);
  expect(JSON.stringify(audit.rows)).not.toContain('Asked');
});

it('can be written by anyone who sees the case and survives a move of the case', async () => {
  const stranger = callsOf(server, await server.makeUser('user'));
  const unverified = callsOf(server, await server.makeUser('judge', []));
  expect((await stranger.post(`/cases/${caseId}/notes`, { text: 'Mine.' })).status).toBe(404);
  expect((await stranger.get(`/cases/${caseId}/notes`)).status).toBe(404);
  expect((await unverified.post(`/cases/${caseId}/notes`, { text: 'Mine.' })).status).toBe(403);
  const { body: note } = await judge.post(`/cases/${caseId}/notes`, { text: 'Parity is claimed.' });
  await transfer(server, applicationId, { kind: 'magistrate', place: 'Nashik' });
  expect((await judge.post(`/cases/${caseId}/notes`, { text: 'Too late.' })).status).toBe(404);
  expect(await notesPulledBy(judge)).toMatchObject([{ id: note._id, data: note }]);
  expect((await judge.put(`/notes/${note._id}`, { text: 'Moved to Nashik.' })).body.version).toBe(2);
});
