// @vitest-environment jsdom
/** Work of an earlier login, or lost with the browser's database, on the sync screen. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { savePasswordCheck } from '#data/store/password-check.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { fakeServer } from '../../data/fake-server.ts';
import { lawyer, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(fakeServer().fetch); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = () => renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, at: '/sync' });

it('asks for the previous password when earlier work stays closed', async () => {
  const shared = new SharedDb();
  const { email, role } = lawyer;
  await savePasswordCheck(shared, {
    user: { _id: ports.newId(), email, role },
    password: 'three quiet herons',
  });
  await changeState(db, 'notices', { closedWork: { at: ports.now().toISOString() } });
  open();
  expect(await screen.findByRole('link', { name: /^1\s*Needs you/ })).toBeTruthy();
  const typed = await screen.findByLabelText('Previous password');
  fireEvent.change(typed, { target: { value: 'Wrong password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open my work' }));
  const refused = await screen.findAllByText('Wrong password. 4 tries left.', undefined, {
    timeout: 15_000,
  });
  expect(refused.length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByLabelText('Previous password')).toBeNull());
  await shared.delete();
});

it.each([
  [{ rows: 1, begun: 0 }, '1 item not sent, from 18-11-2026. It is no longer on this phone.'],
  [{ rows: 0, begun: 1 }, '1 item unfinished, from 18-11-2026. It is no longer on this phone.'],
])('names one lost item in the singular: %o', async (lost, sentence) => {
  const times = { since: '2026-11-18T06:00:00.000Z', at: '2026-11-20T06:00:00.000Z' };
  await changeState(db, 'notices', { lostWork: { ...lost, ...times } });
  open();
  const why = await screen.findByText(/^When the app was last open here/);
  expect(why.textContent).toBe(`When the app was last open here, it had ${sentence}`);
});

it('explains lost work and hides the message on dismissal', async () => {
  const work = {
    rows: 2,
    ops: [
      { op: 'file', count: 1 },
      { op: 'add-diary-entry', count: 1 },
    ],
    begun: 1,
    since: '2026-11-18T06:00:00.000Z',
    at: '2026-11-20T06:00:00.000Z',
  } as const;
  await changeState(db, 'notices', { lostWork: work });
  open();
  expect(await screen.findByRole('link', { name: /^1\s*Needs you/ })).toBeTruthy();
  expect(await screen.findByText('Unsent work was lost from this phone.', { exact: false })).toBeTruthy();
  expect(screen.queryByText(/Nothing is lost/)).toBeNull();
  const why = await screen.findByText(/^When the app was last open here/);
  expect(why.textContent).toBe(
    'When the app was last open here, it had 2 items not sent and 1 item unfinished, the oldest from 18-11-2026. They are no longer on this phone.',
  );
  expect(screen.getByText('Filing: 1')).toBeTruthy();
  expect(screen.getByText('Diary entry: 1')).toBeTruthy();
  expect(screen.getByText(/File urgent matters on paper\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('No items need your action.')).toBeTruthy();
});
