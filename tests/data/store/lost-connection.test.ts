/**
 * The browser may close the database connection, or another tab may block it. No write is lost or doubled.
 */
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { createDraft } from '#data/records/application/drafts.ts';
import { Db } from '#data/store/db.ts';
import { changeState, stateOf } from '#data/store/meta.ts';
import { testDb, testPorts } from '../test-device.ts';

it('opens a database again after the browser closes it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // Dexie logs that it reopens
  const [db, ports] = [await testDb(), testPorts()];
  await createDraft(db, ports, { fullName: 'Imran Sheikh' });
  db.backendDB().close(); // iOS does this to background pages without telling Dexie
  await changeState(db, 'sync', { epoch: 7 });
  expect(await stateOf(db, 'sync')).toEqual({ epoch: 7 });
  expect((await db.drafts.toArray()).map(({ form }) => form.fullName)).toEqual(['Imran Sheikh']);
  db.close();
});

it('closes for a tab that opens a newer database version', async () => {
  const older = await testDb();
  class Newer extends Db {
    constructor(name: string) {
      super(name);
      this.version(this.verno + 1).stores({ later: 'k' });
    }
  }
  const newer = new Newer(older.name);
  const opened = await Promise.race([
    newer.open().then(() => 'opened'),
    new Promise((resolve) => {
      newer.on('blocked', () => resolve('blocked'));
    }),
  ]);
  expect(opened).toBe('opened');
  expect(await newer.meta.count()).toBeGreaterThan(0);
  newer.close();
});
