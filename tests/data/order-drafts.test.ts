import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { discardOrderDraftIf, orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Db } from '#data/store/db.ts';
import { judge, testDb } from './test-device.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb(judge);
});
afterEach(() => db.close());

const KEY = { applicationId: '01939d00-0000-7000-8000-0000000000a1', status: 'Rejected' } as const;

it('removes the signed order draft but not one written meanwhile', async () => {
  await saveOrderDraft(db, KEY, { text: 'Flight risk.' });
  await Promise.all([
    discardOrderDraftIf(db, KEY, ({ text }) => text === 'Flight risk.'),
    saveOrderDraft(db, KEY, { text: 'Written elsewhere.' }),
  ]);
  expect((await orderDraftOf(db, KEY))?.text).toBe('Written elsewhere.');
  await discardOrderDraftIf(db, KEY, ({ text }) => text === 'Written elsewhere.');
  expect(await orderDraftOf(db, KEY)).toBeNull();
});
