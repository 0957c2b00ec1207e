// @vitest-environment jsdom
/** Screen language: stored on the device, re-rendered on change, English as fallback. */
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseForAnybody, chooseLanguage, unsyncedLanguage } from '#app/start/choose-language.ts';
import { LANGUAGE_KEY, openStoredLanguage, switchLanguage } from '#app/start/language.ts';
import { setSession, sharedDb } from '#app/session/session.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { languageForWorker } from '#data/store/worker-language.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { EntranceContext, useEntranceText } from '#parts/text-context.tsx';
import { ENGLISH } from '#text/catalogue.ts';
import { openLanguage } from '#text/other-languages.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { lawyer, testDb } from '../data/test-device.ts';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  return (
    <EntranceContext value={useLanguage().text.entrance}>
      <LogIn />
    </EntranceContext>
  );
}

function LogIn() {
  return <h1>{useEntranceText().session.login.title}</h1>;
}

it('renders another language at once, and English again', async () => {
  render(<Page />);
  await act(() => chooseLanguage('hi'));
  expect(screen.getByRole('heading').textContent).toBe('लॉग इन');
  expect(document.documentElement.lang).toBe('hi');
  await act(() => chooseLanguage('en'));
  expect(screen.getByRole('heading').textContent).toBe('Log in');
  expect(document.documentElement.lang).toBe('en');
});

it('removes notices of success in the former language, and keeps errors and undo', async () => {
  const undo = { label: 'Undo', onAct: () => undefined };
  useNotices.setState({ shown: [] });
  const { add } = useNotices.getState();
  add({ title: 'Ready for offline', type: 'success' });
  add({ title: 'Removed', type: 'success', act: undo });
  add({ title: 'Not saved', type: 'error' });
  await chooseLanguage('hi');
  expect(useNotices.getState().shown.map(({ title }) => title)).toEqual(['Removed', 'Not saved']);
  useNotices.setState({ shown: [] });
});

it('loads the same text tiers in the new language', async () => {
  await useLanguage.getState().text.fetch('rest');
  await chooseLanguage('hi');
  expect(useLanguage.getState().text.asked()).toBe('rest');
});

it('starts in the last chosen language', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'hi');
  await openStoredLanguage();
  expect(useLanguage.getState().language).toBe('hi');
  expect(useLanguage.getState().text.entrance.session.login.title).toBe('लॉग इन');
});

it('sets the page language before the app loads', () => {
  localStorage.setItem(LANGUAGE_KEY, 'hi');
  runInThisContext(readFileSync('public/start.js', 'utf8'));
  expect(document.documentElement.lang).toBe('hi');
});

it('starts in English when the stored language is unknown', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'xx');
  await openStoredLanguage();
  expect(useLanguage.getState().language).toBe('en');
});

it('passes the language to the service worker', async () => {
  await chooseLanguage('hi');
  await expect.poll(() => languageForWorker(sharedDb)).toBe('hi');
});

it('reports a language chosen before login to the account once', async () => {
  expect(unsyncedLanguage()).toBeNull();
  await chooseForAnybody('hi');
  expect(unsyncedLanguage()).toBe('hi');
  expect(unsyncedLanguage()).toBeNull();
});

it('saves the language to the account and keeps it after a restart', async () => {
  const db = await testDb();
  await setMeta(db, 'profile', { ...lawyer, version: 1, settings: { language: 'en', theme: 'dark' } });
  setSession({ status: 'in', user: lawyer, token: 'token-1', db });
  await chooseForAnybody('hi');
  expect(await getMeta(db, 'settingsPatch')).toEqual({ language: 'hi' });
  expect(useNotices.getState().shown.at(-1)).toMatchObject({ title: 'आपके खाते की भाषा बदल गई' });
  expect(unsyncedLanguage()).toBeNull();
  vi.stubGlobal('matchMedia', () => new EventTarget()); // jsdom has none
  const { keepAppearance } = await import('#app/start/keep-appearance.ts');
  const { useTheme } = await import('#app/start/theme.ts');
  const stop = keepAppearance(db);
  await expect.poll(() => useTheme.getState().theme).toBe('dark'); // applies the settings of the account
  expect(useLanguage.getState().language).toBe('hi');
  stop();
  setSession({ status: 'out', why: null });
  db.close();
});

it.each(['hi', 'mr', 'ta', 'te', 'bn'] as const)('has every text area of every tier in %s', async (code) => {
  const { entrance, tiers } = await openLanguage(code);
  expect(Object.keys(entrance)).toEqual(Object.keys(ENGLISH.entrance));
  for (const tier of ['firstScreen', 'rest'] as const)
    expect(Object.keys(await tiers[tier]())).toEqual(Object.keys(await ENGLISH.tiers[tier]()));
});
