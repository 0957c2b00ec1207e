/** A device of version 9 keeps its cached values in a table of their own. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { Db } from '#data/store/db.ts';

it('v9 to the present version moves cached values out of the device state', async () => {
  const name = `test-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(9).stores({ meta: 'k', formDrafts: '[kind+id], kind', drafts: '_id', outbox: '++n' });
  const cached = [
    { k: 'avatar', v: { sha256: 'a', type: 'image/png', bytes: new Uint8Array([1]) } },
    { k: 'clock:case-1', v: { of: 'x', clock: {} } },
    { k: 'courts', v: [{ court: 'high', place: 'Bombay' }] },
    { k: 'history:case-1', v: { at: '2026-11-20T06:00:00.000Z', lines: [] } },
    { k: 'seen:dashboard', v: { build: 'b', value: 1 } },
  ];
  const state = [
    { k: 'device', v: 'device-1' },
    { k: 'token', v: 'token-1' },
  ];
  await old.table('meta').bulkAdd([...cached, ...state]);
  old.close();
  const db = new Db(name);
  expect(await db.cache.toArray()).toEqual(cached);
  expect((await db.meta.toArray()).filter(({ k }) => k !== 'schemaEpoch' && k !== 'keys')).toEqual(state);
  await db.delete();
});
