// @vitest-environment jsdom
/** A theme or language chosen while storage is full is kept and sent to the account later. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { broadcastStorage } from '#data/store/storage-status.ts';
import { lawyer, testDb } from '../data/test-device.ts';
import { settled } from '../support/passing-time.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb();
  vi.stubGlobal('matchMedia', () => new EventTarget()); // jsdom has none
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  db.close();
});

it('keeps the chosen theme when storage is full, and saves it later', async () => {
  await setMeta(db, 'profile', { ...lawyer, version: 1, settings: { theme: 'dark' } });
  const { keepAppearance } = await import('#app/start/keep-appearance.ts');
  const { setTheme, useTheme } = await import('#app/start/theme.ts');
  const stop = keepAppearance(db);
  await expect.poll(() => useTheme.getState().theme).toBe('dark');
  const full = vi.spyOn(db.meta, 'put').mockRejectedValue(new Dexie.QuotaExceededError('full'));
  setTheme('light');
  await expect.poll(() => full.mock.calls.length).toBeGreaterThan(3); // after all redownloadable data was deleted
  full.mockRestore();
  await setMeta(db, 'profile', { ...lawyer, version: 2, settings: { theme: 'dark', layout: 'list' } });
  await settled();
  expect(useTheme.getState().theme).toBe('light');
  broadcastStorage('free', []);
  await expect.poll(() => getMeta(db, 'settingsPatch')).toEqual({ theme: 'light' });
  stop();
});

it('sends no change for a theme that came from the account', async () => {
  const { keepAppearance } = await import('#app/start/keep-appearance.ts');
  const { setTheme, useTheme } = await import('#app/start/theme.ts');
  setTheme('light');
  await setMeta(db, 'profile', { ...lawyer, version: 1, settings: { theme: 'dark' } });
  const stop = keepAppearance(db);
  await expect.poll(() => useTheme.getState().theme).toBe('dark');
  await settled();
  expect(await getMeta(db, 'settingsPatch')).toBeNull();
  stop();
});

it('keeps a language chosen before login unsynced while storage is full', async () => {
  const { unsyncedLanguage } = await import('#app/start/choose-language.ts');
  const { keepAppearance } = await import('#app/start/keep-appearance.ts');
  localStorage.setItem('zamanat-language', 'hi');
  sessionStorage.setItem('zamanat-language-untold', '1');
  const full = vi.spyOn(db.meta, 'put').mockRejectedValue(new Dexie.QuotaExceededError('full'));
  const stop = keepAppearance(db);
  await expect.poll(() => full.mock.calls.length).toBeGreaterThan(3);
  await expect.poll(unsyncedLanguage).toBe('hi');
  stop();
});
