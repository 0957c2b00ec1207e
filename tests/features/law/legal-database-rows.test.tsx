// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import type { LawLibraryState } from '#parts/law-library/use-law-library.ts';
import { serverApplication } from '../../data/server-records.ts';
import { testDb } from '../../data/test-device.ts';
import { library, openLegalDatabase, results, type, withoutLayout } from './open-legal-database.tsx';

let db: Db;

beforeEach(async () => {
  db = await testDb();
  withoutLayout();
});
afterEach(cleanup);

const open = (...args: [at?: string, law?: LawLibraryState]) => openLegalDatabase(db, ...args);

function caseRow(_id: string, charges: string[]): CaseRow {
  return { ...caseOpenedBy(serverApplication()), _id, charges, version: 1, asOf: null };
}

it('opens the section charged most often on a wide screen, without the focus', async () => {
  withoutLayout(true);
  const [once, twice] = [caseRow('a', ['BNS 303(2)']), caseRow('b', ['BNS 318(4)'])];
  await db.cases.bulkPut([once, twice, { ...twice, _id: 'c' }]);
  open();
  await screen.findByRole('article', { name: /Cheating and dishonestly inducing/ });
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByTestId('place').textContent).toBe('/legal-database');
});

it('opens that section when the first matters arrive later', async () => {
  withoutLayout(true);
  open();
  await screen.findByRole('list', { name: /^IPC: 50 of/ });
  expect(screen.queryByRole('article')).toBeNull();
  await db.cases.put(caseRow('a', ['BNS 303(2)']));
  expect(await screen.findByRole('article', { name: /Theft/ })).toBeTruthy();
});

it('opens the section last opened when the screen comes back', async () => {
  withoutLayout(true);
  open('/legal-database?at=BNS+305');
  await screen.findByRole('article', { name: /Theft in dwelling/ });
  cleanup();
  open();
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { level: 2 }).textContent).toMatch(/^Theft in dwelling/);
});

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
  const link = await found.findByRole('link', { name: /^IPC 302/ });
  expect(link.getAttribute('href')).toBe('?at=IPC%20302');
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('article')).toBeNull(); // a new tab is the browser's
  fireEvent.click(link);
  expect(await screen.findByRole('heading', { level: 2, name: /murder/i })).toBeDefined();
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('true'));
});

it('shows maximum, class and the other number of an offence in its row', async () => {
  open('/legal-database?tab=BNS');
  const list = await screen.findByRole('list', { name: /^BNS:/ });
  type('BNS 305');
  const row = within(await results()).getAllByRole('listitem')[0];
  expect(row?.textContent).toContain('up to 7 years · non-bailable');
  expect(row?.querySelector('.law-other')?.textContent).toBe('IPC 380');
  expect(list.querySelector('.vh')).not.toBeNull(); // the description is heard
});

it('sets old and new limbs of a whole section beside each other and marks what changed', async () => {
  open('/legal-database?at=BNS+318');
  const table = await screen.findByRole('table', { name: 'Old and new numbers' });
  const [, cheating, , delivery] = within(table).getAllByRole('row');
  within(cheating ?? table).getByRole('link', { name: /^IPC 417/ });
  expect(within(cheating ?? table).getByText('Up to 3 years').tagName).toBe('MARK');
  within(delivery ?? table).getByRole('link', { name: /^IPC 420/ });
  expect(delivery?.querySelector('mark')).toBeNull();
});
