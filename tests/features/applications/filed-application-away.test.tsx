// @vitest-environment jsdom
/** The user's own application that is not on this device yet: a link opened on the second phone. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeState } from '#data/store/meta.ts';
import type { Db } from '#data/store/db.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { answer, problem } from '../../data/fake-server.ts';
import { serverApplication } from '../../data/server-records.ts';
import { useNotices, notify } from '#ui/feedback/notices.ts';
import { noNetwork, testDb, testPorts } from '../../data/test-device.ts';
import { english } from '../../support/english.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;

beforeEach(async () => {
  db = await testDb();
  await changeState(db, 'sync', { cursor: 'c1' });
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = (id: string, fetch = noNetwork) =>
  renderScreen(<GeneratorScreen />, { db, ports: testPorts(fetch), at: `/application?id=${id}` });

it('fetches the application automatically', async () => {
  const application = serverApplication({ applicationNumber: 'BA/2026/99' });
  open(application._id, async () => answer(200, application));
  expect(await screen.findByText('Filed as BA/2026/99.')).toBeDefined();
  expect(await db.applications.get(application._id)).toMatchObject({ applicationNumber: 'BA/2026/99' });
});

it('waits while offline and opens when the network returns', async () => {
  const application = serverApplication({ applicationNumber: 'BA/2026/99' });
  let isThere = false;
  open(application._id, (url, init) =>
    isThere ? Promise.resolve(answer(200, application)) : noNetwork(url, init),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('It will open when you are online.');
  isThere = true;
  await waitFor(() => {
    dispatchEvent(new Event('online')); // it may come before the screen listens
    expect(screen.getByText('Filed as BA/2026/99.')).toBeDefined();
  });
});

it('reports full storage and opens on the next attempt', async () => {
  const application = serverApplication({ applicationNumber: 'BA/2026/99' });
  const full = vi.spyOn(db, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open(application._id, async () => answer(200, application));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The application could not be loaded. Try again.',
  );
  full.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Filed as BA/2026/99.')).toBeDefined();
});

it('shows one message for a missing and a forbidden application', async () => {
  open('01939d00-0000-7000-8000-00000000ffff', async () => problem('not-found'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Not found, or you do not have access to it.',
  );
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeDefined();
});

it('ends the notice that this application is not filed when it is filed, and no other notice', async () => {
  const application = serverApplication({ applicationNumber: 'BA/2026/99' });
  const { generated, changed } = english.generator.notices;
  const another = 'generated:01939d00-0000-7000-8000-00000000ffff';
  notify({ type: 'success', ...generated, about: `generated:${application._id}` });
  notify({ type: 'success', ...generated, title: 'Of another application', about: another });
  notify({ type: 'success', ...changed });
  open(application._id, async () => answer(200, application));
  expect(await screen.findByText('Filed as BA/2026/99.')).toBeDefined();
  await waitFor(() =>
    expect(useNotices.getState().shown.map(({ title }) => title)).toEqual([
      'Of another application',
      changed.title,
    ]),
  );
  useNotices.setState({ shown: [] });
});
