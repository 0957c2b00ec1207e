/** Orders being written: of their judge alone, on every device of theirs. */
import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Change } from '#contract/changes.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let judge: Calls;
const draft = (words: string) => ({
  applicationId: v7(),
  status: 'Rejected',
  device: v7(),
  words,
  at: '2026-11-20T05:12:00.000Z',
});

beforeAll(async () => {
  judge = callsOf(server, await server.makeUser('judge'));
});

const pulled = async (reader: Calls, id: string): Promise<Change[]> => {
  const { body } = await reader.get('/changes?limit=1000');
  return body.changes.filter((each: Change) => each.id === id);
};

it('versions a draft, syncs it to its judge only and removes it', async () => {
  const [id, first] = [v7(), draft('{"text":"Gravity"}')];
  expect((await judge.put(`/order-drafts/${id}`, first)).body).toEqual({ ...first, _id: id, version: 1 });
  expect((await judge.put(`/order-drafts/${id}`, first)).body.version).toBe(1);
  const later = { ...first, words: '{"text":"Gravity of the offence"}' };
  expect((await judge.put(`/order-drafts/${id}`, later, { 'if-match': '"1"' })).body.version).toBe(2);
  const stale = await judge.put(`/order-drafts/${id}`, first, { 'if-match': '"1"' });
  expect([stale.status, stale.body.current.words]).toEqual([412, later.words]);
  expect(await pulled(judge, id)).toMatchObject([{ entity: 'order-draft', data: later }]);
  expect((await judge.remove(`/order-drafts/${id}`)).status).toBe(204);
  expect(await pulled(judge, id)).toMatchObject([{ deleted: true, reason: 'Signed or discarded.' }]);
  expect((await judge.remove(`/order-drafts/${id}`)).status).toBe(404);
  const storedDrafts = await server.pool.query('SELECT 1 FROM order_drafts WHERE _id = $1', [id]);
  expect(storedDrafts.rowCount).toBe(0);
});

it('hides drafts from other judges and other roles', async () => {
  const id = v7();
  await judge.put(`/order-drafts/${id}`, draft('{"text":"Mine"}'));
  const other = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate' }]));
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  expect((await other.put(`/order-drafts/${id}`, draft('{"text":"Theirs"}'))).status).toBe(404);
  expect((await other.remove(`/order-drafts/${id}`)).status).toBe(404);
  expect((await lawyer.put(`/order-drafts/${v7()}`, draft('{"text":"No judge"}'))).status).toBe(403);
  for (const reader of [other, lawyer]) expect(await pulled(reader, id)).toEqual([]);
  expect(await pulled(judge, id)).toHaveLength(1);
});

it('rejects an invalid draft', async () => {
  const refused = await judge.put(`/order-drafts/${v7()}`, { ...draft('x'.repeat(60_001)) });
  expect([refused.status, refused.body.fields]).toEqual([400, { words: 'This draft is too long to save.' }]);
});
