// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetFailures, loggedFailures, reportFailure } from '#data/store/failure-log.ts';
import type { Db } from '#data/store/db.ts';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { useNotices } from '#ui/feedback/notices.ts';
import { answer } from '../../data/fake-server.ts';
import { serverFeedback } from '../../data/server-records.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(noNetwork);
  useNotices.setState({ shown: [] });
  forgetFailures();
});
afterEach(cleanup);

const open = () => renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, at: '/sync' });
const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send to the operator' }));
const titles = () => useNotices.getState().shown.map(({ title }) => title);

it('shows nothing without failures', async () => {
  open();
  await screen.findByRole('heading', { name: 'Sent: 0' });
  expect(screen.queryByText('Errors in the app')).toBeNull();
});

it('sends failures on request without case data, then clears them', async () => {
  reportFailure(new TypeError('Cannot read the name of Ramesh Jadhav'), 'screen');
  const bodies: string[] = [];
  ports.fetch = async (_, init) => {
    bodies.push(typeof init?.body === 'string' ? init.body : '');
    return answer(201, serverFeedback());
  };
  open();
  const section = await screen.findByRole('region', { name: 'Errors in the app' });
  expect(section.textContent).toContain('TypeError');
  await send();
  await waitFor(() => expect(titles()).toEqual(['Sent']));
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('TypeError');
  expect(bodies[0]).not.toContain('Jadhav');
  expect(screen.queryByRole('region', { name: 'Errors in the app' })).toBeNull();
  expect(loggedFailures()).toEqual([]);
});

it('keeps the list when offline', async () => {
  reportFailure(new RangeError('too far'), 'background');
  open();
  await send();
  await waitFor(() => expect(titles()).toEqual(['Not sent']));
  expect(
    within(screen.getByRole('region', { name: 'Errors in the app' })).getByText(/RangeError/),
  ).toBeTruthy();
  expect(loggedFailures()).toHaveLength(1);
});
