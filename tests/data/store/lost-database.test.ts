// @vitest-environment jsdom
/** The browser deletes the user's database. The next start recreates it and reports the lost unsent work. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { type Db, openUserDb } from '#data/store/db.ts';
import { removeEverything } from '#data/account/logout.ts';
import { noteUnsent, unsentHere } from '#data/store/lost-database.ts';
import { deletedWork } from '#data/store/unsent-mark.ts';
import { changeState } from '#data/store/meta.ts';
import { startSession } from '#data/store/session.ts';
import { SharedDb, wipeMark } from '#data/store/shared-db.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../acts.ts';
import { fakeServer, type FakeServer } from '../fake-server.ts';
import { judge, lawyer, testPorts, type TestPorts } from '../test-device.ts';

let shared: SharedDb;
let db: Db;
let server: FakeServer;
let ports: TestPorts;

beforeEach(async () => {
  shared = new SharedDb();
  server = fakeServer();
  ports = testPorts(server.fetch); // 20-11-2026, 11:30 IST
  db = await logIn();
});
afterEach(async () => {
  localStorage.clear();
  await db.delete();
  await shared.delete();
});

async function logIn(user = lawyer): Promise<Db> {
  await startSession(shared, { token: 'token-1', user });
  return openUserDb(user._id);
}

/** The page does this at start and after each change of unsent work. */
const note = async (of = db) => noteUnsent(of, ports, await unsentHere(of));

/** Deletes the database as the browser does, without any event. */
async function lose(): Promise<void> {
  await db.delete();
  db = await logIn();
}

const lostWorkItems = async (of = db) => (await needsYouItems(of)).filter(({ kind }) => kind === 'lost-work');

it('reports lost unsent work at the next start until dismissed', async () => {
  await note();
  await fileOne(db, ports);
  ports.wait(86_400_000);
  await fileOne(db, ports, { firNumber: '2/2026' });
  await createDraft(db, ports, { fullName: 'Sunil' });
  await note();
  await lose();
  ports.wait(86_400_000);
  await note();
  await note();
  const ops = [{ op: 'file', count: 2 }];
  const work = { rows: 2, ops, begun: 1, since: '2026-11-20T06:00:00.000Z', at: '2026-11-22T06:00:00.000Z' };
  expect(await lostWorkItems()).toEqual([{ kind: 'lost-work', work }]);
  expect((await syncState(db)).needsYou).toBe(1);
  await changeState(db, 'notices', { lostWork: null });
  await note();
  expect(await lostWorkItems()).toEqual([]);
});

it('reports lost work when the page ends before updating the mark', async () => {
  await note();
  await fileOne(db, ports);
  await note();
  const mark = localStorage.getItem('zamanat-unsent') ?? '';
  await lose();
  await note();
  localStorage.setItem('zamanat-unsent', mark);
  await note();
  expect(await lostWorkItems()).toHaveLength(1);
});

it('reports nothing when all work was sent, also by the worker', async () => {
  await note();
  await fileOne(db, ports);
  await note();
  await drain(engineOf(db, ports));
  await note();
  expect(localStorage.getItem('zamanat-unsent')).toBeNull();
  await fileOne(db, ports, { firNumber: '2/2026' });
  await note();
  await drain(engineOf(db, ports));
  db.close();
  db = await openUserDb(lawyer._id);
  await note();
  await lose();
  await note();
  expect(await lostWorkItems()).toEqual([]);
});

it('reports nothing when the user removed the data', async () => {
  await note();
  await fileOne(db, ports);
  await note();
  await removeEverything(shared, db, ports);
  db = await logIn();
  await note();
  expect(await lostWorkItems()).toEqual([]);
  await fileOne(db, ports);
  await note();
  db.close();
  await shared.rows.put({ k: wipeMark(db.name), v: db.name }); // another tab blocked the deletion
  db = await logIn();
  await note();
  expect(await lostWorkItems()).toEqual([]);
});

it('reports nothing to another user, and stores no names in the mark', async () => {
  await note();
  await fileOne(db, ports);
  await note();
  const mark = localStorage.getItem('zamanat-unsent') ?? '';
  expect(Object.values(JSON.parse(mark))).toEqual([
    {
      store: expect.any(String),
      rows: 1,
      ops: [{ op: 'file', count: 1 }],
      begun: 0,
      since: '2026-11-20T06:00:00.000Z',
    },
  ]);
  expect(mark).not.toContain(lawyer._id);
  await db.delete();
  const next = await logIn(judge);
  await note(next);
  expect(await lostWorkItems(next)).toEqual([]);
  await next.delete();
  db = await logIn();
  await note();
  expect(await lostWorkItems()).toHaveLength(1);
});

it('reports lost work of an older app only after the first mark', async () => {
  await fileOne(db, ports); // from before the mark existed
  await note();
  expect(await lostWorkItems()).toEqual([]);
  await lose();
  await note();
  expect(await lostWorkItems()).toHaveLength(1);
});

it('reports deleted unsent work before the login, and nothing while the database exists', async () => {
  await fileOne(db, ports);
  await noteUnsent(db, ports, await unsentHere(db));
  expect(await deletedWork()).toBeNull();
  await db.delete();
  expect(await deletedWork()).toEqual({ rows: 1, begun: 0, since: '2026-11-20T06:00:00.000Z' });
});
