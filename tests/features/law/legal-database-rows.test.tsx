// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import type { LawLibraryState } from '#parts/law-library/use-law-library.ts';
import { testDb } from '../../data/test-device.ts';
import { library, openLegalDatabase, results, type, withoutLayout } from './open-legal-database.tsx';

let db: Db;

beforeEach(async () => {
  db = await testDb();
  withoutLayout();
});
afterEach(cleanup);

const open = (...args: [at?: string, law?: LawLibraryState]) => openLegalDatabase(db, ...args);

it('renders prefetched results at once and prefetches the next ones', async () => {
  const ahead = await library.find('murder', 10);
  const queries: string[] = [];
  const quick = {
    ...library,
    find: () => new Promise<never>(() => undefined), // a worker that is still busy
    foundAhead: (query: string) => (query === 'murder' ? ahead : null),
    lookAhead: (query: string) => void queries.push(query),
  };
  open('/legal-database', { status: 'ready', library: quick });
  type('murder');
  const list = screen.getByRole('list', { name: 'Search Results' });
  expect(within(list).getAllByRole('link')[0]?.textContent).toContain(ahead.lines[0]?.title);
  await expect.poll(() => queries).toContain('murder');
});

it('renders visible rows at once, lower rows later, and reuses results', async () => {
  const [first, next] = [await library.find('murder', 10), await library.find('theft', 10)];
  const quick = {
    ...library,
    find: () => new Promise<never>(() => undefined),
    foundAhead: (query: string) => (query === 'murder' ? first : query === 'theft' ? next : null),
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 360, 1e9); // each row is as high as no window
  open('/legal-database', { status: 'ready', library: quick });
  type('murder');
  const list = screen.getByRole('list', { name: 'Search Results' });
  const shown = () =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.dataset['row']);
  const keysOf = ({ lines }: typeof first) => lines.map(({ key }) => key);
  await waitFor(() => expect(shown()).toEqual(keysOf(first)));
  // The change of the address draws every row again, so it must come before the next letter.
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/legal-database?q=murder'));
  type('theft');
  expect(shown()).toEqual([...keysOf(next).slice(0, 3), ...keysOf(first).slice(3)]);
  await waitFor(() => expect(shown()).toEqual(keysOf(next)));
  type('');
  expect(screen.queryByRole('list', { name: 'Search Results' })).toBeNull();
  type('murder');
  expect(screen.getByRole('list', { name: 'Search Results' })).toBe(list);
});

it('opens the current provision of a reused row', async () => {
  open();
  type('theft');
  await results();
  type('murder');
  const found = within(await results());
  const link = await found.findByRole('link', { name: /^IPC 303/ });
  expect(link.getAttribute('href')).toBe('?at=IPC%20303');
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('article')).toBeNull(); // a new tab is the browser's
  fireEvent.click(link);
  expect(await screen.findByRole('heading', { level: 2, name: /murder/i })).toBeDefined();
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('true'));
});
