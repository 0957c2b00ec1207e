/** A device of version 10 keeps the grounds of arrest as a fact with a state. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Db } from '#data/store/db.ts';

const TABLES = {
  applications: '_id',
  bases: '[entity+id]',
  cases: '_id',
  drafts: '_id',
  meta: 'k',
  outbox: '++n',
  parked: '[entity+id], seen',
};

const former = { firNumber: '1/2026', groundsOfArrestAt: '2026-01-05T09:30' };
const present = {
  firNumber: '1/2026',
  groundsOfArrest: { state: 'given', on: '2026-01-05', at: '09:30' },
};

let db: Db;

beforeEach(async () => {
  const name = `upgrade-10-11-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(10).stores(TABLES);
  await old.table('applications').add({ _id: 'a1', case: former, version: 2 });
  await old.table('cases').bulkAdd([
    { _id: 'c1', facts: former },
    { _id: 'c2', facts: { firNumber: '2/2026' } },
  ]);
  await old.table('bases').add({ entity: 'case', id: 'c1', value: { facts: former } });
  await old.table('parked').add({ entity: 'case', id: 'c1', seen: 1, record: { facts: former } });
  await old.table('outbox').add({ n: 1, entityId: 'c1', body: { facts: former } });
  old.close();
  db = new Db(name);
});
afterEach(() => db.delete());

it('v10 to the present version reads the fact in records, bases and parked records', async () => {
  expect(await db.table('applications').toArray()).toEqual([{ _id: 'a1', case: present, version: 2 }]);
  expect(await db.table('cases').toArray()).toEqual([
    { _id: 'c1', facts: present },
    { _id: 'c2', facts: { firNumber: '2/2026' } },
  ]);
  expect(await db.table('bases').get(['case', 'c1'])).toMatchObject({ value: { facts: present } });
  expect(await db.table('parked').get(['case', 'c1'])).toMatchObject({ record: { facts: present } });
});

it('v10 to the present version keeps the body of an unsent call', async () => {
  expect(await db.table('outbox').toArray()).toEqual([{ n: 1, entityId: 'c1', body: { facts: former } }]);
});
