/**
 * A record kind defined by this test, a memo in place of contested points: one definition on the device and
 * one on the server. It is written and edited offline, sent once, pulled by a second device, in conflict,
 * rejected and removed.
 */
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Id, text, Version } from '#contract/primitives.ts';
import { type Db as Database, Db } from '#data/store/db.ts';
import { setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { applyMineAgain, conflictOf } from '#data/outbox/conflict.ts';
import { discardRefused, editAndResend } from '#data/outbox/rejected-rows.ts';
import { type OutboxAct, enqueue } from '#data/outbox/outbox.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import { KINDS } from '#data/records/kinds.ts';
import type { Engine } from '#data/outbox/engine.ts';
import { kindsOf } from '#data/outbox/kinds.ts';
import { keepPlainBase, recomputePlain } from '#data/records/plain-edits.ts';
import { syncNow } from '#data/device/sync.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { ok as done } from '#kernel/result.ts';
import { catalogueOf, type StoredKind } from '../../server/storage/record-kind.ts';
import { created, ok } from '../../server/http/answer.ts';
import { callerOf } from '../../server/http/caller.ts';
import { invalid, Refusal } from '../../server/http/refusal.ts';
import { type Api, sendAnswer, type WithRoutes } from '../../server/http/route.ts';
import { writeCall } from '../../server/http/write-call.ts';
import type { Effect } from '../../server/http/write.ts';
import { RECORDS } from '../../server/kinds/all-kinds.ts';
import { fakeLocks } from '../data/store/fake-locks.ts';
import { testPorts, type TestPorts } from '../data/test-device.ts';
import { startTestServer, type TestServer, type TestUser } from '../support/test-server.ts';
import { lostAfter, twice } from './real-device.ts';

const Memo = z.object({ _id: Id, version: Version, title: text(80), says: text(400) });
type Memo = z.infer<typeof Memo>;
interface MemoRow extends Omit<Memo, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
}

/** Outbox operation of a memo. Kinds of the product declare `Operations`; a kind of a test must not. */
interface MemoAct {
  readonly op: 'write-memo' | 'edit-memo';
  readonly body: Partial<Memo>;
  readonly subject: { readonly before?: Partial<Memo> };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue of a memo holds what this test has put there
const memoAct = (row: object): MemoAct => row as MemoAct;

const plain = {
  entity: 'contested',
  table: 'memos',
  madeBy: (row: object): MemoRow | undefined => {
    const { op, body } = memoAct(row);
    if (op !== 'write-memo') return undefined;
    return { ...Memo.parse({ ...body, version: 1 }), version: 0, asOf: null };
  },
};

const reopen = async (_db: Database, _ports: Ports, { entityId }: { readonly entityId: string }) => ({
  kind: 'record' as const,
  entity: 'contested',
  entityId,
});

const MemoBody = z.partial(z.object({ _id: Id, title: text(80), says: z.string() }));

const memoKind = editedKind<Memo>({
  entity: 'contested',
  table: 'memos',
  schema: Memo,
  operations: {
    'write-memo': { opVersion: 1, endpoint: { method: 'POST', path: '/api/memos' }, body: MemoBody, reopen },
    'edit-memo': {
      opVersion: 1,
      endpoint: { method: 'PUT', path: '/api/memos/:_id' },
      body: MemoBody,
      reopen,
    },
  },
  textOf: ({ title, says }) => ({ title, says }),
  beforeOf: (row) => memoAct(row).subject.before,
  onText: (row, { before }) => Object.assign(row, { subject: { ...row.subject, before } }),
  isEdit: (row) => memoAct(row).op === 'edit-memo',
  isOpen: () => true,
  recompute: (db, id) => recomputePlain(db, plain, id),
});

const kinds = kindsOf([...KINDS.all.filter(({ entity }) => entity !== memoKind.entity), memoKind]);
const engineFor = ({ db, ports }: Device): Engine => ({ db, ports, kinds });

/** As the next version of the database would be. */
class DbWithMemos extends Db {
  constructor(name: string) {
    super(name);
    this.version(this.verno + 1).stores({ memos: '_id, seen' });
  }
}

interface Device {
  readonly db: DbWithMemos;
  readonly ports: TestPorts;
}

function queue({ db, ports }: Device, act: object): Promise<unknown> {
  const whole: unknown = { entity: 'contested', ...act };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above: no name of the product's
  return enqueue(db, ports, whole as OutboxAct);
}

async function writeMemo({ db, ports }: Device, memoText: string): Promise<string> {
  const body = { _id: ports.newId(), title: 'Sureties', says: memoText };
  await saveInTransaction(db, [db.table('memos'), db.outbox], async () => {
    await db.table('memos').add({ ...body, version: 0, asOf: null });
    const subject = { title: body.title, applicationNumber: null };
    const id = { entityId: body._id, opVersion: 1, baseVersion: 0 };
    await queue({ db, ports }, { op: 'write-memo', ...id, body, subject });
    return done(null);
  });
  return body._id;
}

async function editMemo({ db, ports }: Device, id: string, body: Partial<Memo>): Promise<void> {
  await saveInTransaction(db, [db.table('memos'), db.bases, db.outbox], async () => {
    const memo: MemoRow = await db.table('memos').get(id);
    await keepPlainBase(db, 'contested', memo);
    const { title, says, version } = memo;
    const subject = { title, applicationNumber: null, before: { title, says } };
    const at = { entityId: id, opVersion: 1, baseVersion: version };
    await queue({ db, ports }, { op: 'edit-memo', ...at, body, subject });
    await recomputePlain(db, plain, id);
    return done(null);
  });
}

const MEMOS_TABLE = `CREATE TABLE memos (
  _id uuid PRIMARY KEY, owner_id uuid NOT NULL, version int NOT NULL, created_at timestamptz NOT NULL, record jsonb NOT NULL
)`;

const serverMemos: WithRoutes<StoredKind<Memo>> = {
  entity: 'contested',
  table: 'memos',
  seen: 'owner',
  inCaseFile: false,
  routes: ({ app, ports }: Api) => {
    app.post('/api/memos', async (request, reply) => {
      const caller = await callerOf(ports, request);
      return sendAnswer(reply, await writeCall(ports, { caller, request }, addMemo(request.body)));
    });
    app.put<{ Params: { id: string } }>('/api/memos/:id', async (request, reply) => {
      const caller = await callerOf(ports, request);
      const effect = changeMemo(request.params.id, request.body);
      return sendAnswer(reply, await writeCall(ports, { caller, request }, effect));
    });
  },
};

const read = (body: unknown): Memo => {
  const memo = Memo.safeParse(body);
  if (!memo.success || memo.data.says === '') throw invalid({ says: 'Write the memo.' });
  return memo.data;
};

const addMemo =
  (body: unknown): Effect =>
  async ({ sql, caller, touch, now }) => {
    const memo = read({ ...Object(body), version: 1 });
    const values = [memo._id, caller.user._id, 1, now, JSON.stringify(memo)];
    await sql.query('INSERT INTO memos VALUES ($1, $2, $3, $4, $5)', values);
    touch({ entity: 'contested', id: memo._id, version: 1, ownerId: caller.user._id });
    return created(memo);
  };

const changeMemo =
  (id: string, body: unknown): Effect =>
  async ({ sql, caller, touch, expected }) => {
    const found = await sql.query<{ record: Memo }>(
      'SELECT record FROM memos WHERE _id = $1 AND owner_id = $2 FOR UPDATE',
      [id, caller.user._id],
    );
    const current = found.rows[0]?.record;
    if (!current) throw new Refusal('not-found');
    if (expected !== current.version) throw new Refusal('stale-version', { current });
    const next = read({ ...Object(mergePatch(current, body)), version: current.version + 1 });
    await sql.query('UPDATE memos SET version = $2, record = $3 WHERE _id = $1', [
      id,
      next.version,
      JSON.stringify(next),
    ]);
    touch({ entity: 'contested', id, version: next.version, ownerId: caller.user._id });
    return ok(next);
  };

let server: TestServer;
let person: TestUser;
let phone: Device;
let laptop: Device;

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      records: catalogueOf([...RECORDS.kinds.filter(({ entity }) => entity !== 'contested'), serverMemos]),
    },
  });
  await server.pool.query(MEMOS_TABLE);
});
afterAll(() => server.stop());

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  phone = await device();
  laptop = await device();
});

async function device(): Promise<Device> {
  const db = new DbWithMemos(`memos-${crypto.randomUUID()}`);
  const { _id, name, email, role } = person.user;
  await setMeta(db, 'user', { _id, name, email, role });
  await setMeta(db, 'token', person.token);
  const ports = testPorts(online, server.now().toISOString());
  return { db, ports: { ...ports, locks: fakeLocks() } };
}

const online: Ports['fetch'] = (url, init) => server.fetch(url, init);
const sync = ({ db, ports }: Device) => syncNow(db, ports, kinds);
const on = ({ db }: Device, id: string) => db.table('memos').get(id);
const onServer = async (id: string) =>
  (await server.pool.query('SELECT record FROM memos WHERE _id = $1', [id])).rows[0]?.record;

it('is written offline, sent once and pulled by another device', async () => {
  phone.ports.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const id = await writeMemo(phone, 'Two sureties');
  await editMemo(phone, id, { says: 'Two sureties from Pune' });
  expect(await on(phone, id)).toMatchObject({ version: 0, says: 'Two sureties from Pune' });
  expect(await sync(phone)).toMatchObject({ drain: { kind: 'offline', left: 2 } });
  phone.ports.fetch = lostAfter(online);
  await sync(phone);
  phone.ports.fetch = twice(online);
  expect(await sync(phone)).toMatchObject({ drain: { kind: 'drained', sent: 2 } });
  expect(await onServer(id)).toMatchObject({ version: 2, says: 'Two sureties from Pune' });
  await sync(laptop);
  expect(await on(laptop, id)).toMatchObject({ version: 2, says: 'Two sureties from Pune' });
  expect(await phone.db.bases.count()).toBe(0);
});

async function shared(): Promise<string> {
  const id = await writeMemo(phone, 'Two sureties');
  await sync(phone);
  await sync(laptop);
  return id;
}

it('merges edits of different fields, and asks about the same field', async () => {
  const id = await shared();
  await editMemo(laptop, id, { says: 'One surety' });
  await editMemo(phone, id, { title: 'Bond' });
  await sync(laptop);
  expect(await sync(phone)).toMatchObject({ drain: { sent: 1 } });
  expect(await onServer(id)).toMatchObject({ title: 'Bond', says: 'One surety' });

  await editMemo(laptop, id, { says: 'None' });
  await sync(laptop);
  const [item] = await needsYouItems(laptop.db);
  expect(item, 'the title alone had changed').toBeUndefined();
  await editMemo(phone, id, { says: 'Three' });
  await sync(phone);
  const [clash] = await needsYouItems(phone.db);
  const n = clash?.kind === 'row' ? clash.row.n : -1;
  expect(await conflictOf(engineFor(phone), n)).toMatchObject({
    open: true,
    fields: [{ path: 'says', base: 'One surety', yours: 'Three', theirs: 'None' }],
  });
  expect(await on(phone, id)).toMatchObject({ says: 'None' });
  await applyMineAgain(engineFor(phone), { n });
  await sync(phone);
  expect(await onServer(id)).toMatchObject({ title: 'Bond', says: 'Three' });
});

it('can be reopened and discarded after a refusal', async () => {
  const id = await writeMemo(phone, '');
  await sync(phone);
  const [item] = await needsYouItems(phone.db);
  expect(item).toMatchObject({ row: { op: 'write-memo', error: { fields: { says: 'Write the memo.' } } } });
  const n = item?.kind === 'row' ? item.row.n : -1;
  expect(await editAndResend(engineFor(phone), n)).toMatchObject({
    value: { kind: 'record', entity: 'contested', entityId: id },
  });
  await discardRefused(engineFor(phone), n);
  expect(await on(phone, id)).toBeUndefined();
  expect(await syncState(phone.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('leaves the device when the server removes or no longer sends it', async () => {
  const first = await shared();
  const second = await shared();
  const removalQuery = `UPDATE change_log SET removed_because = 'Taken back.',
    number = (SELECT last + 1 FROM change_counters WHERE log_id = $2) WHERE log_id = $2 AND entity_id = $1`;
  await server.pool.query(removalQuery, [first, person.user._id]);
  await server.pool.query('UPDATE change_counters SET last = last + 1 WHERE log_id = $1', [person.user._id]);
  await sync(laptop);
  expect(await on(laptop, first)).toBeUndefined();
  expect(await on(laptop, second)).toMatchObject({ version: 1 });

  await server.pool.query('DELETE FROM change_log WHERE entity_id = $1', [second]);
  await writeMemo(phone, 'A third');
  await sync(phone);
  await server.pool.query('UPDATE change_counters SET pruned = last WHERE log_id = $1', [person.user._id]);
  await sync(laptop);
  expect(await on(laptop, second)).toBeUndefined();
  expect(await laptop.db.table('memos').count()).toBe(1);
});
