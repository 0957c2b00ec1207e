/**
 * A kind of record of this test's own, a note: one definition on the device, one on the server, and no file of the
 * sync knows of it. It is written and edited without a network, sent exactly once, pulled by a second device, meets a
 * conflict, is refused and is removed.
 */
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Id, text, Version } from '#contract/primitives.ts';
import type { Db as Database } from '#data/store/db.ts';
import { Db } from '#data/store/db.ts';
import { setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { saving } from '#data/store/saving.ts';
import { applyMineAgain, conflictOf } from '#data/outbox/conflict.ts';
import { discardRefused, editAndResend } from '#data/outbox/needs-you.ts';
import { type Act, enqueue } from '#data/outbox/outbox.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import { withKind } from '#data/records/kinds.ts';
import { keepPlainBase, recomputePlain } from '#data/records/plain-edits.ts';
import { syncNow } from '#data/sync/sync.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { catalogueOf, type StoredKind } from '../../server/db/record-kind.ts';
import { created, ok } from '../../server/http/answer.ts';
import { callerOf } from '../../server/http/caller.ts';
import { invalid, Refusal } from '../../server/http/refusal.ts';
import type { Api } from '../../server/http/route.ts';
import { sendAnswer } from '../../server/http/send-answer.ts';
import { writeCall } from '../../server/http/write-call.ts';
import type { Effect } from '../../server/http/write.ts';
import { RECORDS } from '../../server/records.ts';
import { fakeLocks } from '../data/fake-locks.ts';
import { testPorts, type TestPorts } from '../data/test-device.ts';
import { startTestServer, type TestServer, type TestUser } from '../support/test-server.ts';
import { lostAfter, twice } from './real-device.ts';

const Note = z.object({ _id: Id, version: Version, title: text(80), says: text(400) });
type Note = z.infer<typeof Note>;
interface NoteRow extends Omit<Note, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
}

/** What the outbox keeps of a note; a kind of the product declares this (`Operations`), a test's own must not. */
interface NoteAct {
  readonly op: 'write-note' | 'edit-note';
  readonly body: Partial<Note>;
  readonly subject: { readonly before?: Partial<Note> };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue of a note holds what this test has put there
const noteAct = (row: object): NoteAct => row as NoteAct;

const plain = {
  entity: 'note',
  table: 'notes',
  madeBy: (row: object): NoteRow | undefined => {
    const { op, body } = noteAct(row);
    if (op !== 'write-note') return undefined;
    return { ...Note.parse({ ...body, version: 1 }), version: 0, asOf: null };
  },
};

const reopen = async (_db: Database, _ports: Ports, { entityId }: { readonly entityId: string }) => ({
  kind: 'record' as const,
  entity: 'note',
  entityId,
});

const noteKind = editedKind<Note>({
  entity: 'note',
  table: 'notes',
  schema: Note,
  operations: {
    'write-note': { opVersion: 1, endpoint: { method: 'POST', path: '/api/notes' }, reopen },
    'edit-note': { opVersion: 1, endpoint: { method: 'PUT', path: '/api/notes/:_id' }, reopen },
  },
  textOf: ({ title, says }) => ({ title, says }),
  beforeOf: (row) => noteAct(row).subject.before,
  onText: (row, { before }) => Object.assign(row, { subject: { ...row.subject, before } }),
  isEdit: (row) => noteAct(row).op === 'edit-note',
  isOpen: () => true,
  recompute: (db, id) => recomputePlain(db, plain, id),
});

/** As the next version of the database would be. */
class DbWithNotes extends Db {
  constructor(name: string) {
    super(name);
    this.version(this.verno + 1).stores({ notes: '_id, seen' });
  }
}

interface Device {
  readonly db: DbWithNotes;
  readonly ports: TestPorts;
}

function queue({ db, ports }: Device, act: object): Promise<unknown> {
  const whole: unknown = { entity: 'note', ...act };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above: no name of the product's
  return enqueue(db, ports, whole as Act);
}

async function writeNote({ db, ports }: Device, says: string): Promise<string> {
  const body = { _id: ports.newId(), title: 'Sureties', says };
  await saving(db, [db.table('notes'), db.outbox], async () => {
    await db.table('notes').add({ ...body, version: 0, asOf: null });
    const subject = { title: body.title, applicationNumber: null };
    const id = { entityId: body._id, opVersion: 1, baseVersion: 0 };
    await queue({ db, ports }, { op: 'write-note', ...id, body, subject });
  });
  return body._id;
}

async function editNote({ db, ports }: Device, id: string, body: Partial<Note>): Promise<void> {
  await saving(db, [db.table('notes'), db.bases, db.outbox], async () => {
    const note: NoteRow = await db.table('notes').get(id);
    await keepPlainBase(db, 'note', note);
    const { title, says, version } = note;
    const subject = { title, applicationNumber: null, before: { title, says } };
    const at = { entityId: id, opVersion: 1, baseVersion: version };
    await queue({ db, ports }, { op: 'edit-note', ...at, body, subject });
    await recomputePlain(db, plain, id);
  });
}

const NOTES_TABLE = `CREATE TABLE notes (
  _id uuid PRIMARY KEY, owner_id uuid NOT NULL, version int NOT NULL, created_at timestamptz NOT NULL, record jsonb NOT NULL
)`;

const serverNotes: StoredKind<Note> = {
  entity: 'note',
  table: 'notes',
  seen: 'owner',
  inCaseFile: false,
  routes: ({ app, ports }: Api) => {
    app.post('/api/notes', async (request, reply) => {
      const caller = await callerOf(ports, request);
      return sendAnswer(reply, await writeCall(ports, { caller, request }, addNote(request.body)));
    });
    app.put<{ Params: { id: string } }>('/api/notes/:id', async (request, reply) => {
      const caller = await callerOf(ports, request);
      const effect = changeNote(request.params.id, request.body);
      return sendAnswer(reply, await writeCall(ports, { caller, request }, effect));
    });
  },
};

const read = (body: unknown): Note => {
  const note = Note.safeParse(body);
  if (!note.success || note.data.says === '') throw invalid({ says: 'Write the note.' });
  return note.data;
};

const addNote =
  (body: unknown): Effect =>
  async ({ sql, caller, touch, now }) => {
    const note = read({ ...Object(body), version: 1 });
    const values = [note._id, caller.user._id, 1, now, JSON.stringify(note)];
    await sql.query('INSERT INTO notes VALUES ($1, $2, $3, $4, $5)', values);
    touch({ entity: 'note', id: note._id, version: 1, ownerId: caller.user._id });
    return created(note);
  };

const changeNote =
  (id: string, body: unknown): Effect =>
  async ({ sql, caller, touch, expected }) => {
    const found = await sql.query<{ record: Note }>(
      'SELECT record FROM notes WHERE _id = $1 AND owner_id = $2 FOR UPDATE',
      [id, caller.user._id],
    );
    const current = found.rows[0]?.record;
    if (!current) throw new Refusal('not-found');
    if (expected !== current.version) throw new Refusal('stale-version', { current });
    const next = read({ ...Object(mergePatch(current, body)), version: current.version + 1 });
    await sql.query('UPDATE notes SET version = $2, record = $3 WHERE _id = $1', [
      id,
      next.version,
      JSON.stringify(next),
    ]);
    touch({ entity: 'note', id, version: next.version, ownerId: caller.user._id });
    return ok(next);
  };

let server: TestServer;
let person: TestUser;
let phone: Device;
let laptop: Device;
let takeAway: () => void;

beforeAll(async () => {
  takeAway = withKind(noteKind);
  server = await startTestServer({ ports: { records: catalogueOf([...RECORDS.kinds, serverNotes]) } });
  await server.pool.query(NOTES_TABLE);
});
afterAll(async () => {
  takeAway();
  await server.stop();
});

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  phone = await device();
  laptop = await device();
});

async function device(): Promise<Device> {
  const db = new DbWithNotes(`notes-${crypto.randomUUID()}`);
  const { _id, name, email, role } = person.user;
  await setMeta(db, 'user', { _id, name, email, role });
  await setMeta(db, 'token', person.token);
  const ports = testPorts(online, server.now().toISOString());
  return { db, ports: { ...ports, locks: fakeLocks() } };
}

const online: Ports['fetch'] = (url, init) => server.fetch(url, init);
const sync = ({ db, ports }: Device) => syncNow(db, ports);
const on = ({ db }: Device, id: string) => db.table('notes').get(id);
const onServer = async (id: string) =>
  (await server.pool.query('SELECT record FROM notes WHERE _id = $1', [id])).rows[0]?.record;

it('is written and edited without a network, goes exactly once and is pulled by a second device', async () => {
  phone.ports.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const id = await writeNote(phone, 'Two sureties');
  await editNote(phone, id, { says: 'Two sureties from Pune' });
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
  const id = await writeNote(phone, 'Two sureties');
  await sync(phone);
  await sync(laptop);
  return id;
}

it('joins edits of different fields, and brings the same field back to the person', async () => {
  const id = await shared();
  await editNote(laptop, id, { says: 'One surety' });
  await editNote(phone, id, { title: 'Bond' });
  await sync(laptop);
  expect(await sync(phone)).toMatchObject({ drain: { sent: 1 } });
  expect(await onServer(id)).toMatchObject({ title: 'Bond', says: 'One surety' });

  await editNote(laptop, id, { says: 'None' });
  await sync(laptop);
  const [item] = await needsYouItems(laptop.db);
  expect(item, 'the title alone had changed').toBeUndefined();
  await editNote(phone, id, { says: 'Three' });
  await sync(phone);
  const [clash] = await needsYouItems(phone.db);
  const n = clash?.kind === 'row' ? clash.row.n : -1;
  expect(await conflictOf(phone.db, n)).toMatchObject({
    open: true,
    fields: [{ path: 'says', base: 'One surety', yours: 'Three', theirs: 'None' }],
  });
  expect(await on(phone, id)).toMatchObject({ says: 'None' });
  await applyMineAgain(phone.db, phone.ports, { n });
  await sync(phone);
  expect(await onServer(id)).toMatchObject({ title: 'Bond', says: 'Three' });
});

it('comes back when it is refused, and goes where its person puts it', async () => {
  const id = await writeNote(phone, '');
  await sync(phone);
  const [item] = await needsYouItems(phone.db);
  expect(item).toMatchObject({ row: { op: 'write-note', error: { fields: { says: 'Write the note.' } } } });
  const n = item?.kind === 'row' ? item.row.n : -1;
  expect(await editAndResend(phone.db, phone.ports, n)).toMatchObject({
    value: { kind: 'record', entity: 'note', entityId: id },
  });
  await discardRefused(phone.db, phone.ports, n);
  expect(await on(phone, id)).toBeUndefined();
  expect(await syncState(phone.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('goes from every device when the server has removed it, and after a full fetch without it', async () => {
  const first = await shared();
  const second = await shared();
  const gone = `UPDATE change_log SET removed_because = 'Taken back.',
    number = (SELECT last + 1 FROM change_counters WHERE user_id = $2) WHERE entity_id = $1`;
  await server.pool.query(gone, [first, person.user._id]);
  await server.pool.query('UPDATE change_counters SET last = last + 1 WHERE user_id = $1', [person.user._id]);
  await sync(laptop);
  expect(await on(laptop, first)).toBeUndefined();
  expect(await on(laptop, second)).toMatchObject({ version: 1 });

  await server.pool.query('DELETE FROM change_log WHERE entity_id = $1', [second]);
  await writeNote(phone, 'A third');
  await sync(phone);
  await server.pool.query('UPDATE change_counters SET pruned = last WHERE user_id = $1', [person.user._id]);
  await sync(laptop);
  expect(await on(laptop, second)).toBeUndefined();
  expect(await laptop.db.table('notes').count()).toBe(1);
});
