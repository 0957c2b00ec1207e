// @vitest-environment jsdom
/** Unexpected failures of user actions: the screen shows an error and the local log has the cause. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { forgetFailures, loggedFailures } from '#data/store/failure-log.ts';
import { FeedbackScreen } from '#features/account/feedback/feedback-screen.tsx';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import { JudgeDashboardScreen } from '#features/work/judge-dashboard/judge-dashboard-screen.tsx';
import { SendNow } from '#features/work/sync/send-now.tsx';
import { noKey } from '#parts/passkeys-here.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { fakeServer } from '../../data/fake-server.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
  useNotices.setState({ shown: [] });
  forgetFailures();
});
afterEach(() => {
  cleanup();
  db.close();
});

const broken = (): never => {
  throw new TypeError('Ramesh Jadhav is not iterable');
};
const logged = () => loggedFailures().map(({ where, kind }) => `${where}: ${kind}`);
const titles = () => useNotices.getState().shown.map(({ description }) => description);

it('logs a failed save of typed text', async () => {
  renderScreen(<FeedbackScreen />, { db, ports, at: '/feedback' });
  const subject = await screen.findByLabelText('Subject');
  db.formDrafts.hook('creating', broken);
  fireEvent.change(subject, { target: { value: 'A cause list' } });
  await waitFor(() => expect(logged()).toEqual(['page: TypeError']));
  expect(JSON.stringify(localStorage)).not.toContain('Jadhav');
});

it('logs a failed manual sync', async () => {
  ports = { ...ports, locks: { request: broken } };
  renderScreen(<SendNow />, { db, ports });
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(logged()).toEqual(['page: TypeError']);
});

it('logs a failed restore from a file', async () => {
  const acts = {
    appear: () => undefined,
    closed: async () => true,
    renamed: async () => undefined,
    passwordChanged: () => undefined,
    lockNow: () => undefined,
    erase: () => undefined,
  };
  renderScreen(<SettingsScreen acts={acts} />, { db, ports, at: '/settings?part=data' });
  const file = Object.assign(new File(['x'], 'zamanat.zip'), { arrayBuffer: broken });
  fireEvent.change(await screen.findByLabelText('Restore from file'), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved\. Try again/);
  expect(logged()).toContain('page: TypeError');
});

it('logs a failed first fetch of the dashboard', async () => {
  db.close();
  db = await testDb(judge);
  const server = fakeServer();
  server.publish(serverApplication());
  ports.fetch = server.fetch;
  db.applications.hook('creating', broken);
  renderScreen(<JudgeDashboardScreen />, { db, ports, user: judge, at: '/judge-dashboard' });
  await screen.findByText('Failed to load dashboard data. Please try again.');
  expect(logged()).toEqual(['page: TypeError']);
});

it('logs a passkey failure unless the user cancelled it', () => {
  expect(noKey(Object.assign(new Error('x'), { name: 'NotAllowedError' }))).toBeNull();
  expect(noKey(Object.assign(new Error('x'), { name: 'InvalidStateError' }))).toBeNull();
  expect(logged()).toEqual([]);
  expect(noKey(Object.assign(new Error('x'), { name: 'SecurityError' }))).toBeNull();
  expect(logged()).toEqual(['page: SecurityError']);
});
