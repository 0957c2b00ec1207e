/** A sealed device of version 11 keeps the values of the sync and rows about single records in `meta`. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Db } from '#data/store/db.ts';
import { stateOf } from '#data/store/meta.ts';
import { loadRecordKey } from '#data/store/sealed/record-keys.ts';
import { sealingMiddleware, type SealState } from '#data/store/sealed/sealed-core.ts';
import { serverCase } from '../server-records.ts';
import { rawRows } from './sealed/raw-rows.ts';

const RESYNC = { epoch: 3, next: 'page-2', setBack: true };
const SHARED = { _id: 'o1', version: 1, words: '{}', device: 'd1', seen: 3 };
const FORMER = {
  cursor: 'cursor-1',
  generation: 'g1',
  epoch: 3,
  resync: RESYNC,
  sweep: { epoch: 3, removes: 30, of: 40 },
  pulledAt: '2026-11-20T06:00:00.000Z',
  pullFinishedAt: '2026-11-20T05:00:00.000Z',
  firstPull: { state: 'running', at: '2026-11-20T06:00:00.000Z', msg: '' },
  nextDatesOf: '2026-11-20',
  quiet: { from: '2026-11-20T06:00:00.000Z', until: '2026-11-20T06:05:00.000Z' },
  unreachable: { count: 2, nextAt: '2026-11-20T06:00:08.000Z' },
  lostWork: { rows: 1, begun: 2, since: '2026-11-19T06:00:00.000Z', at: '2026-11-20T06:00:00.000Z' },
  closedWork: { at: '2026-11-20T06:00:00.000Z' },
  persistence: { answer: 'granted', at: '2026-11-20T06:00:00.000Z' },
  'shared-order:o1': SHARED,
  'shares:a1': { at: '2026-11-20T06:00:00.000Z', live: [] },
  'visits:c1': { before: null, latest: { at: '2026-11-20T06:00:00.000Z' } },
};
const CASE = serverCase();
const STATE = { token: 'token-1', store: 'store-1', device: 'd1', settingsPatch: { reminder: '2-days' } };

let db: Db;

beforeEach(async () => {
  const name = `upgrade-11-12-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  const seal: SealState = {
    key: null,
    wasLoaded: false,
    ahead: null,
    onUnopened: () => undefined,
  };
  old.use(sealingMiddleware(seal));
  old.version(11).stores({
    cache: 'k',
    cases: '_id, seen',
    drafts: '_id',
    formDrafts: '[kind+id], kind',
    meta: 'k',
    outbox: '++n',
    reserve: 'k',
  });
  await old.table('meta').bulkAdd([
    { k: 'schemaEpoch', v: 3 },
    { k: 'sealedAll', v: true },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the table that the key is stored in
  seal.key = await loadRecordKey(old as unknown as Db, name, {});
  seal.wasLoaded = true;
  const rows = Object.entries({ ...FORMER, ...STATE }).map(([k, v]) => ({ k, v }));
  await old.table('meta').bulkAdd(rows);
  await old.table('cases').add(CASE);
  await old.table('formDrafts').add({ kind: 'diary', id: 'new', values: { description: 'typed' } });
  await old.table('outbox').add({ key: 'k1', entityId: 'a1', body: { name: 'Ramesh' } });
  old.close();
  db = new Db(name);
});
afterEach(() => db.delete());

it('v11 to the present version keeps every sealed row', async () => {
  expect(await db.cases.toArray()).toEqual([CASE]);
  expect(await db.formDrafts.toArray()).toMatchObject([{ id: 'new', values: { description: 'typed' } }]);
  expect(await db.table('outbox').toArray()).toMatchObject([
    { n: 1, key: 'k1', entityId: 'a1', body: { name: 'Ramesh' } },
  ]);
});

it('v11 to the present version moves every value out of meta that is not state of the device', async () => {
  const { cursor, generation, epoch, resync, pulledAt, pullFinishedAt, firstPull, nextDatesOf } = FORMER;
  const fetched = { cursor, generation, epoch, resync, pulledAt, pullFinishedAt, firstPull, nextDatesOf };
  expect(await stateOf(db, 'sync')).toEqual(fetched);
  const { quiet, unreachable, sweep, lostWork, closedWork, persistence } = FORMER;
  expect(await stateOf(db, 'retry')).toEqual({ quiet, unreachable });
  expect(await stateOf(db, 'notices')).toEqual({ sweep, lostWork, closedWork });
  expect(await db.cache.toArray()).toEqual([{ k: 'persistence', v: persistence }]);
  expect(await db.order_drafts.toArray()).toEqual([SHARED]);
  expect(await db.shares.toArray()).toEqual([{ applicationId: 'a1', ...FORMER['shares:a1'] }]);
  expect(await db.visits.toArray()).toEqual([{ caseId: 'c1', ...FORMER['visits:c1'] }]);
  const rest = (await db.meta.toArray()).map(({ k }) => k).filter((k) => !(k in STATE));
  expect(rest).toEqual(['keys', 'notices', 'retry', 'schemaEpoch', 'sealedAll', 'sync']);
});

it('v11 to the present version seals the moved rows', async () => {
  for (const table of ['order_drafts', 'shares', 'visits']) {
    await db.open();
    expect((await rawRows(db.name, table)).map((row) => 'box' in row)).toEqual([true]);
  }
});

it('moves the values again after the older release has run', async () => {
  await db.open();
  await db.table('meta').bulkPut([
    { k: 'cursor', v: 'cursor-2' },
    { k: 'epoch', v: 1 },
  ]);
  db.close();
  await db.open();
  expect(await stateOf(db, 'sync')).toMatchObject({ cursor: 'cursor-2', epoch: 3 });
});

it('opens a full device and moves the values at the next opening', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await db.cases.count()).toBe(1);
  full.mockRestore();
  db.close();
  await db.open();
  expect((await stateOf(db, 'sync')).cursor).toBe('cursor-1');
});
