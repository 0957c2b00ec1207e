// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstallOffered } from '#data/device/install-offer.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import type { Db } from '#data/store/db.ts';
import { InstallPlace } from '#parts/install-offer/install-place.tsx';
import { watchInstallPrompt } from '#ui/install-prompt.ts';
import { filledForm, testDb, testPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';

const TITLE = 'Install Zamanat on this phone';
let db: Db;
let prompts = 0;

watchInstallPrompt(window);

beforeEach(async () => {
  db = await testDb();
  prompts = 0;
});
afterEach(() => {
  cleanup();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  Reflect.deleteProperty(navigator, 'standalone');
});

const prompt = async () => {
  prompts += 1;
  return { outcome: 'accepted' };
};

/** As Chromium sends it once the app can be installed. */
function browserOffers(): Event {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  act(() => void window.dispatchEvent(Object.assign(event, { prompt })));
  return event;
}

const open = () => renderScreen(<InstallPlace />, { db, ports: testPorts() });
const work = () => createDraft(db, testPorts(), filledForm());

it('offers the installation after the first saved work, and asks the browser once', async () => {
  open();
  expect(browserOffers().defaultPrevented).toBe(true);
  expect(await isInstallOffered(db)).toBe(false);
  expect(screen.queryByText(TITLE)).toBeNull();
  await work();
  await screen.findByText(TITLE);
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompts).toBe(1);
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('offers nothing if the browser offers nothing', async () => {
  await work();
  open();
  await act(async () => undefined);
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('does not ask again after a refusal', async () => {
  await work();
  open();
  browserOffers();
  fireEvent.click(await screen.findByRole('button', { name: 'Do not ask again' }));
  await expect.poll(() => screen.queryByText(TITLE)).toBeNull();
  cleanup();
  open();
  browserOffers();
  expect(await isInstallOffered(db)).toBe(false);
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('shows the two steps of Safari on iOS, and what does not move', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  await work();
  open();
  expect(await screen.findByText('Press the Share button of Safari.')).toBeTruthy();
  expect(screen.getByText(/starts empty. Send unsent work here first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

it('offers nothing inside the app of the home screen', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  await work();
  open();
  await act(async () => undefined);
  expect(screen.queryByText(TITLE)).toBeNull();
});
