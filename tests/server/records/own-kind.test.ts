/**
 * Two record kinds of this test, each one object. The change log, `/changes`, access, moves, keys, versions
 * and the audit log support them without further code.
 */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Change } from '#contract/changes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id, required, Version } from '#contract/primitives.ts';
import { ok } from '../../../server/http/answer.ts';
import { type Api, type ReadCall, routeOf, type WithRoutes } from '../../../server/http/route.ts';
import { writeCall } from '../../../server/http/write-call.ts';
import type { Write } from '../../../server/http/write.ts';
import { catalogueOf, type StoredKind } from '../../../server/storage/record-kind.ts';
import { recordsUnder } from '../../../server/records/store-records.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { RECORDS } from '../../../server/kinds/all-kinds.ts';
import { append } from '../../../server/records/append-only.ts';
import { change } from '../../../server/records/versioned.ts';
import { verifyJudge } from '../../../server/account/verify-judge.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { appointedTo, startTestServer, type TestServer } from '../../support/test-server.ts';
import { transfer } from '../../support/transfer.ts';

const entryFields = { text: required(200, 'Write the entry.') };
const NewEntry = z.object({ _id: z.optional(Id), ...entryFields });
const Entry = z.object({ _id: Id, version: Version, caseId: Id, ...entryFields, by: z.object({ _id: Id }) });
type Entry = z.infer<typeof Entry>;

const byId = z.object({ _id: Id });
const create = (path: string): Endpoint => ({
  method: 'POST',
  path: `/api/cases/:_id/${path}`,
  who: 'signed-in',
  params: byId,
  body: NewEntry,
  reply: { status: 201, schema: Entry },
  idempotent: true,
});

const make = (
  write: Write,
  { _id, text }: z.infer<typeof NewEntry>,
  { id: caseId }: { readonly id: string },
): Entry => ({
  _id: _id ?? write.newId(),
  version: 1,
  caseId,
  text,
  by: { _id: write.caller.user._id },
});

function addRoute(api: Api, kind: StoredKind<Entry>, path: string): void {
  routeOf(api, create(path), async ({ caller, params, body, request }: ReadCall) => {
    if (!caller) throw new Error('the endpoint is for who is signed in');
    const spec = { kind, make, authorFields: ({ text }: { text: string }) => ({ text }) };
    return writeCall(
      api.ports,
      { caller, request },
      append(spec, byId.parse(params)._id, NewEntry.parse(body)),
    );
  });
}

/** Added to, never changed. */
const diaryKind: WithRoutes<StoredKind<Entry>> = {
  entity: 'diary',
  table: 'own_diary',
  seen: { under: 'case' },
  inCaseFile: true,
  routes: (api) => {
    addRoute(api, diaryKind, 'diary');
    const { body: _none, ...list } = create('diary');
    routeOf(api, { ...list, method: 'GET' }, async ({ params }) =>
      ok(await recordsUnder(sqlOf(api.ports.pool), diaryKind, byId.parse(params)._id)),
    );
  },
};

/** Editable, with versions. */
const contestedKind: WithRoutes<StoredKind<Entry>> = {
  entity: 'contested',
  table: 'own_contested',
  seen: { under: 'case' },
  inCaseFile: true,
  routes: (api) => {
    addRoute(api, contestedKind, 'contested');
    const update: Endpoint = {
      ...create(''),
      method: 'PUT',
      path: '/api/contested/:_id',
      body: z.looseObject({}),
    };
    const spec = {
      kind: contestedKind,
      schema: Entry,
      patchable: ['text'],
      parentOf: ({ caseId }: Entry) => caseId,
    };
    routeOf(api, update, async ({ caller, params, body, request }) => {
      if (!caller) throw new Error('the endpoint is for who is signed in');
      const patch = z.looseObject({}).parse(body);
      return writeCall(api.ports, { caller, request }, change(spec, byId.parse(params)._id, patch));
    });
  },
};

/** The product's own of these names make room. */
const others = RECORDS.kinds.filter(({ entity }) => entity !== 'diary' && entity !== 'contested');

const tableOf = (name: string): string =>
  `CREATE TABLE ${name} (_id uuid PRIMARY KEY, case_id uuid NOT NULL REFERENCES cases, version integer NOT NULL,
     created_at timestamptz NOT NULL, record jsonb NOT NULL)`;

let server: TestServer;
let lawyer: Calls;
let caseId: string;
let applicationId: string;

beforeEach(async () => {
  const records = catalogueOf([...others, diaryKind, contestedKind]);
  server = await startTestServer({ ports: { records } });
  await server.pool.query(`${tableOf('own_diary')}; ${tableOf('own_contested')}`);
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { body } = await lawyer.post('/applications', filed());
  ({ caseId, _id: applicationId } = body);
});
afterEach(async () => server.stop());

const pull = async (reader: Calls, entity: string, since = ''): Promise<Change[]> => {
  const { body } = await reader.get(`/changes?limit=1000${since && `&since=${since}`}`);
  return body.changes.filter((each: Change) => each.entity === entity);
};

it('creates an entry once and syncs it to everyone who may see it', async () => {
  const pune = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  const body = { _id: v7(), text: 'Seen at the station.' };
  const key = { 'idempotency-key': v7() };
  const first = await lawyer.post(`/cases/${caseId}/diary`, body, key);
  const byKey = await lawyer.post(`/cases/${caseId}/diary`, body, key);
  const again = await lawyer.post(`/cases/${caseId}/diary`, body);
  expect([first.status, byKey.status, again.status]).toEqual([201, 201, 200]);
  for (const reader of [lawyer, pune]) {
    expect(await pull(reader, 'diary')).toMatchObject([{ id: body._id, version: 1, data: body }]);
  }
  expect((await lawyer.get(`/cases/${caseId}/diary`)).body).toHaveLength(1);
  const differs = await lawyer.post(`/cases/${caseId}/diary`, { ...body, text: 'Other words.' });
  expect([differs.status, differs.body.current.text]).toEqual([409, body.text]);
  const audited = await server.pool.query(
    `SELECT action FROM audit WHERE entity = 'diary' AND entity_id = $1`,
    [body._id],
  );
  expect(audited.rows).toEqual([{ action: 'create' }]);
});

it('rejects wrong fields and hides the case from others', async () => {
  const wrong = await lawyer.post(`/cases/${caseId}/diary`, { text: ' ' });
  expect([wrong.status, wrong.body.fields]).toEqual([400, { text: 'Write the entry.' }]);
  const stranger = callsOf(server, await server.makeUser('lawyer'));
  const nashik = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Nashik' }]));
  for (const other of [stranger, nashik]) {
    expect((await other.post(`/cases/${caseId}/diary`, { text: 'Mine.' })).status).toBe(404);
    expect(await pull(other, 'diary')).toEqual([]);
  }
});

it('versions a record and answers a conflict with the current state', async () => {
  const { body: entry } = await lawyer.post(`/cases/${caseId}/contested`, { text: 'The date of arrest.' });
  const path = `/contested/${entry._id}`;
  const changed = await lawyer.put(
    path,
    { text: 'The place of arrest.', caseId: v7() },
    { 'if-match': '"1"' },
  );
  expect(changed.body).toMatchObject({ version: 2, text: 'The place of arrest.', caseId });
  const stale = await lawyer.put(path, { text: 'Neither.' }, { 'if-match': '"1"' });
  expect([stale.status, stale.body.current.version]).toEqual([412, 2]);
  expect((await lawyer.put(path, { text: null })).body.fields).toEqual({ text: 'Write the entry.' });
  expect((await lawyer.put(path, {})).body.version).toBe(2);
  expect((await lawyer.put(`/contested/${v7()}`, {})).status).toBe(404);
  expect(await pull(lawyer, 'contested')).toMatchObject([{ version: 2 }]);
});

it('moves with its case between judges and to a judge given the court later', async () => {
  const pune = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  const nashik = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Nashik' }]));
  const later = await server.makeUser('judge', []);
  const { body: entry } = await lawyer.post(`/cases/${caseId}/diary`, { text: 'Seen at the station.' });
  const { next } = (await pune.get('/changes?limit=1000')).body;
  await transfer(server, applicationId, { kind: 'magistrate', place: 'Nashik' });
  expect(await pull(pune, 'diary', next)).toMatchObject([
    { id: entry._id, deleted: true, reason: 'It is now before another court.' },
  ]);
  expect(await pull(nashik, 'diary')).toMatchObject([{ id: entry._id, data: entry }]);
  await verifyJudge(server.ports, later.user.email, appointedTo([{ kind: 'magistrate' }]));
  expect(await pull(callsOf(server, later), 'diary')).toMatchObject([{ id: entry._id, data: entry }]);
});

it('rejects two kinds with one name', () => {
  expect(() => catalogueOf([...others, diaryKind, diaryKind])).toThrow('one name');
});
