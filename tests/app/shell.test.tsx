// @vitest-environment jsdom
/** Optional parts may be missing on a phone that has not fetched every chunk. The screen stays usable. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStorage } from '#data/react/use-storage-status.ts';
import { broadcastStorage } from '#data/store/storage-status.ts';
import { setMeta } from '#data/store/meta.ts';
import { ToastRegion } from '#ui/feedback/toast-region.tsx';
import { recordReachability } from '../../src/app/shell/connection.ts';
import { LogoutDialog, Shell } from '../../src/app/shell/shell.tsx';
import { useWorker } from '../../src/app/worker/app-worker.ts';
import { DecisionReceipts, SignedInRoutes } from '../../src/app/navigation/signed-in-routes.tsx';
import { judge, lawyer, testDb, testPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';
import { settled } from '../support/passing-time.ts';

vi.hoisted(() => {
  // jsdom has neither matchMedia nor popovers
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
});

/** Fails as a browser does for a chunk that is not on the device. */
const failsToLoad = (part: { fetch: () => Promise<unknown> }) =>
  vi.spyOn(part, 'fetch').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  window.scrollTo = () => undefined; // jsdom has no layout
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs each error boundary
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the screen and suggests a reload when the logout dialog cannot load', async () => {
  failsToLoad(LogoutDialog);
  renderScreen(
    <>
      <Shell rail={false}>
        <p>The screen</p>
      </Shell>
      <ToastRegion label="Notices" closeLabel="Close" />
    </>,
    { db: await testDb(), ports: testPorts() },
  );
  fireEvent.click(await screen.findByText('Log out'));
  await screen.findByText(/reload this page/);
  expect(screen.getByText('The screen')).toBeDefined();
});

it('keeps the judge dashboard when the decision receipts cannot load', async () => {
  const fetched = failsToLoad(DecisionReceipts);
  renderScreen(<SignedInRoutes user={judge} />, {
    db: await testDb(judge),
    ports: testPorts(),
    user: judge,
    at: '/judge-dashboard',
  });
  await screen.findByRole('navigation', { name: 'Screens' });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await settled();
  expect(screen.getByRole('navigation', { name: 'Screens' })).toBeDefined();
});

it('distinguishes an unreachable server from a phone without signal', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  recordReachability(false);
  renderScreen(
    <Shell rail={false}>
      <p>The screen</p>
    </Shell>,
    { db: await testDb(), ports: testPorts() },
  );
  await screen.findByText(/^No answer from the court’s server since \d\d:\d\d IST\. You can continue/);
  online.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await screen.findByText(/^No signal since \d\d:\d\d IST\. You can continue/);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/You can continue/)).toBeNull());
});

it('replaces the promise to save with a warning when storage is full', async () => {
  const stop = watchStorage();
  recordReachability(false);
  renderScreen(
    <Shell rail={false}>
      <p>The screen</p>
    </Shell>,
    { db: await testDb(), ports: testPorts() },
  );
  await screen.findByText(/You can continue: everything is saved/);
  broadcastStorage('full', []);
  await screen.findByText(/^Storage on this phone is full: new text cannot be saved/);
  expect(screen.queryByText(/everything is saved/)).toBeNull();
  broadcastStorage('low');
  await screen.findByText(/^Storage on this phone is almost full: text is saved, new files are not/);
  broadcastStorage('free', []);
  await screen.findByText(/You can continue: everything is saved/);
  recordReachability(true);
  stop();
});

it('offers the update when the app is too old for the server', async () => {
  const db = await testDb();
  await setMeta(db, 'paused', { reason: 'too-old', at: '2026-11-20T06:00:00.000Z', clientVersion: '0.1.0' });
  const started = vi.fn<() => void>();
  useWorker.setState({ update: started });
  renderScreen(
    <Shell rail={false}>
      <p>The screen</p>
    </Shell>,
    { db, ports: testPorts() },
  );
  const strip = await screen.findByText(/^Update the app to continue syncing\. Your work is safe on this/);
  fireEvent.click(within(strip.parentElement ?? document.body).getByRole('button', { name: 'Update' }));
  expect(started).toHaveBeenCalledOnce();
  useWorker.setState({ update: null });
});

it('shows bell with count, theme button, name and role, and marks the open screen', async () => {
  const db = await testDb();
  await db.notifications.put({
    _id: 'decided-1',
    kind: 'decided',
    at: '2026-11-20T06:00:00.000Z',
    about: 'record-1',
    title: 'Jadhav v. State',
    applicationNumber: null,
    status: 'Approved',
    read: 0,
  });
  renderScreen(
    <Shell rail={false}>
      <p>The screen</p>
    </Shell>,
    { db, ports: testPorts(), at: '/calculator' },
  );
  const header = within(await screen.findByRole('banner'));
  await header.findByRole('button', { name: '1 new notification' });
  const theme = header.getByRole('button', { name: 'Light theme' });
  fireEvent.click(theme);
  expect(localStorage.getItem('zamanat-theme')).toBe('light');
  header.getByRole('button', { name: 'Dark theme' });
  header.getByText(lawyer.name, { selector: '.who-text' });
  header.getByText('Lawyer', { selector: 'small' });
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toContain('Bail Calculator');
  expect(new Set(marked.map((link) => link.getAttribute('href')))).toEqual(new Set(['/calculator']));
});
