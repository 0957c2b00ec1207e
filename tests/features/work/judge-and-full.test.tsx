// @vitest-environment jsdom
/** One quota error on a judge's device: a signed order counts as signed, and a failed undo is reported. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderDraftOf } from '#data/records/application/order-drafts.ts';
import type { Db } from '#data/store/db.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { english } from '../../support/english.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

const { notice, refused } = english.order;
let db: Db;
let ports: TestPorts;
let id: string;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
  useNotices.setState({ shown: [] });
  id = (await onTheDevice(db))._id;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  db.close();
});

const draft = () => orderDraftOf(db, { applicationId: id, status: 'Rejected' });
const noticeTitles = () => useNotices.getState().shown.map(({ title }) => title);
const noRoom = () => {
  throw new Dexie.QuotaExceededError('full');
};

async function write() {
  openJudge({ db, ports }, `/judge-application-view/${id}?decide=reject`);
  fireEvent.change(await screen.findByLabelText('Short reasons'), { target: { value: 'Flight risk.' } });
  await waitFor(async () => expect((await draft())?.text).toBe('Flight risk.'));
}
const sign = () => fireEvent.click(screen.getByRole('button', { name: 'Sign and reject' }));

it('reports a signed order although its draft cannot be deleted', async () => {
  await write();
  db.formDrafts.hook('deleting', noRoom);
  sign();
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  await waitFor(() => expect(noticeTitles()).toContain(notice.drafted));
  expect(screen.queryByText(refused.failed)).toBeNull();
});

it('reports full storage when an undo fails and keeps the order', async () => {
  await write();
  sign();
  await waitFor(() => expect(noticeTitles()).toContain(notice.drafted));
  db.receipts.hook('creating', noRoom);
  useNotices
    .getState()
    .shown.find(({ act }) => act)
    ?.act?.onAct();
  await waitFor(() => expect(noticeTitles()).toContain(english.shell.storage.again));
  expect(await db.outbox.count()).toBe(1);
  expect(await draft()).toBeNull();
});
