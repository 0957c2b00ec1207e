/** An outbox row outlives the release that wrote it: it is parsed before sending, or reported to the user. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { discardRefused, editAndResend } from '#data/outbox/rejected-rows.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { draftOf } from '#data/records/application/drafts.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import type { Db } from '#data/store/db.ts';
import { fileOne } from '../acts.ts';
import { fakeServer, type FakeServer } from '../fake-server.ts';
import { testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});
afterEach(() => db.delete());

const rewrite = (id: string, change: (body: object) => unknown) =>
  db.outbox
    .where('entityId')
    .equals(id)
    .modify((row) => {
      Object.assign(row, { body: change(row.body) });
    });
const item = async () => {
  const [first] = await needsYouItems(db);
  return first?.kind === 'row' ? first.row : null;
};

const operations = KINDS.all.flatMap(({ operations: known }) => Object.entries(known));

it.each(operations)('%s is rejected with an invalid body, and other rows are sent', async (op, operation) => {
  for (const nothing of [undefined, null, 'a text', 7, []]) {
    expect(operation.body.safeParse(nothing).success, `${op}: ${JSON.stringify(nothing)}`).toBe(false);
  }
  const id = await fileOne(db, ports);
  const good = await fileOne(db, ports, { firNumber: '2/2026' });
  await db.outbox
    .where('entityId')
    .equals(id)
    .modify((row) => {
      Object.assign(row, { op, entity: entityOf(op), body: 'a text' });
    });
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect([...server.applications.keys()]).toEqual([good]);
  expect(await item()).toMatchObject({ op, state: 'rejected', error: { code: 'unreadable' } });
});

const entityOf = (op: string) => KINDS.all.find(({ operations: known }) => op in known)?.entity;

it('names the missing field of an older filing, and opens its draft', async () => {
  const id = await fileOne(db, ports, { bailGrounds: 'Her child is two months old.' });
  await rewrite(id, (body) => {
    const { case: facts, ...rest } = Object(body);
    const { court: _court, ...older } = facts;
    return { ...rest, case: older };
  });
  await drain(engineOf(db, ports));
  expect(server.applications.size).toBe(0);
  expect(Object.keys((await item())?.error?.fields ?? {})).toEqual(['case.court']);
  const opened = await editAndResend(engineOf(db, ports), (await item())?.n ?? -1);
  const draftId = opened.ok && opened.value.kind === 'draft' ? opened.value.draftId : '';
  expect((await draftOf(db, draftId))?.form).toMatchObject({ bailGrounds: 'Her child is two months old.' });
});

it('keeps a row that cannot become a draft until discarded', async () => {
  const id = await fileOne(db, ports);
  await rewrite(id, () => 'a text');
  await drain(engineOf(db, ports));
  const n = (await item())?.n ?? -1;
  expect(await editAndResend(engineOf(db, ports), n)).toEqual({ ok: false, error: { kind: 'unreadable' } });
  expect(await db.outbox.count()).toBe(1);
  expect(await discardRefused(engineOf(db, ports), n)).toBe(true);
  expect(await applicationOf(db, id)).toBeNull();
});

it('sends a tried row unchanged, even with an unknown field', async () => {
  const id = await fileOne(db, ports);
  await db.outbox.toCollection().modify({ tried: true });
  await rewrite(id, (body) => Object.assign(body, { aNewWord: 'of a newer app' }));
  expect(await drain(engineOf(db, ports))).toMatchObject({ sent: 1 });
});
