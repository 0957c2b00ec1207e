// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { settingsOf } from '#data/records/user/settings.ts';
import { LegalDatabaseScreen } from '#features/law/legal-database/legal-database-screen.tsx';
import { LawLibraryContext, type LawLibraryState } from '#parts/law-library/use-law-library.ts';
import { testDb, testPorts } from '../../data/test-device.ts';
import { SEARCH } from '../../law/law-library.ts';
import { box, openLegalDatabase, READY, results, type, withoutLayout } from './open-legal-database.tsx';
import { renderScreen } from '../render-screen.tsx';
import { virtualTime } from '../../support/passing-time.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb();
  withoutLayout();
});
afterEach(cleanup);

const open = (...args: [at?: string, law?: LawLibraryState]) => openLegalDatabase(db, ...args);

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Go back
    </button>
  );
}

const place = () => screen.getByTestId('place').textContent;

it('opens on the IPC with fifty rows and shows more on request', async () => {
  open();
  expect(screen.getByRole('tab', { name: 'IPC' }).getAttribute('aria-selected')).toBe('true');
  const list = await screen.findByRole('list', { name: /^IPC: 50 of \d+/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  await screen.findByRole('list', { name: /^IPC: 100 of/ });
  screen.getByRole('heading', { name: 'Select a Legal Provision' });
  expect(box().getAttribute('placeholder')).toBe('Search by section number, title, or keywords...');
});

it('lists the tabs in the order of the specification', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'IPC',
    'BNS',
    'BNSS',
    'BSA',
    'CrPC',
    'Evidence Act',
    'Special Acts',
    'Judgments',
  ]);
});

it('shortens descriptions to 100 characters in lists, 80 in results', async () => {
  open('/legal-database?tab=BNSS');
  const list = await screen.findByRole('list', { name: /^BNSS:/ });
  const sectionDescription = SEARCH.library.byKey.get('BNSS 35')?.description ?? '';
  expect(within(list).getAllByText(`${sectionDescription.slice(0, 100)}…`)).not.toEqual([]);
  type('BSS 35');
  expect(within(await results()).getAllByText(`${sectionDescription.slice(0, 80)}…`)).not.toEqual([]);
});

it('searches all codes while typing and keeps the query in the URL', async () => {
  open();
  type('zamanat');
  const found = await results();
  expect(within(found).getAllByRole('link')[0]?.textContent).toContain('BNSS 480');
  await waitFor(() => expect(place()).toBe('/legal-database?q=zamanat'));
  type('क्रूरता');
  await waitFor(async () =>
    expect(within(await results()).getAllByRole('link')[0]?.textContent).toContain('BNS 85'),
  );
});

it('reports no results and suggests the next step', async () => {
  open();
  type('qqqqqq \u0007');
  await screen.findByRole('heading', { name: 'No results found for "qqqqqq"' });
  expect(screen.getByText(/Try the section number/)).toBeDefined();
});

it('searches only the first 200 characters and keeps the long query', async () => {
  open();
  const endless = `murder ${'and again '.repeat(500)}`;
  type(endless);
  await screen.findByText(/Only the first 200 characters are searched/);
  expect(box()).toHaveProperty('value', endless);
  await results();
});

it.each([
  ['words', `murder ${'and again '.repeat(5_000)}`],
  ['surrogate pairs', `murder ${'\u{1f642}'.repeat(5_000)}`],
  ['half a surrogate pair', 'murder \ud83d'],
])('shortens a long query in the URL but not in the box: %s', async (_name, endless) => {
  open();
  type(endless);
  await waitFor(() => expect(place()).toContain('q=murder'));
  expect(place()?.length).toBeLessThan(4_000); // a server refuses a longer one when the page is loaded again
  fireEvent.click(within(await results()).getAllByRole('link')[0] ?? box());
  await screen.findByRole('article');
  expect(box()).toHaveProperty('value', endless);
});

it('opens a card during a long query and keeps the text', async () => {
  open();
  const endless = `murder ${'and again '.repeat(5_000)}`;
  type(endless);
  fireEvent.click(within(await results()).getAllByRole('link')[0] ?? box());
  await screen.findByRole('article');
  expect(place()?.length).toBeLessThan(2_000);
  expect(box()).toHaveProperty('value', endless);
});

it('goes back to the previous query despite newer typing', async () => {
  renderScreen(
    <LawLibraryContext value={READY}>
      <LegalDatabaseScreen />
      <Back />
    </LawLibraryContext>,
    { db, ports: testPorts(), at: '/legal-database?q=theft' },
  );
  fireEvent.click(within(await results()).getAllByRole('link')[0] ?? box());
  await screen.findByRole('article');
  type('murder');
  await waitFor(() => expect(place()).toContain('q=murder'));
  const time = virtualTime();
  try {
    type('murder by');
    fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await act(() => time.pass(400)); // longer than the delay before a search is put into the address
    expect(box()).toHaveProperty('value', 'theft');
    expect(place()).toBe('/legal-database?q=theft');
  } finally {
    time.end();
  }
});

it('needs one step back after a card is opened twice', async () => {
  renderScreen(
    <LawLibraryContext value={READY}>
      <LegalDatabaseScreen />
      <Back />
    </LawLibraryContext>,
    { db, ports: testPorts(), at: '/legal-database?q=theft' },
  );
  const row = within(await results()).getAllByRole('link')[0] ?? box();
  fireEvent.click(row);
  await screen.findByRole('article');
  fireEvent.click(row); // a double tap
  fireEvent.click(row);
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(place()).toBe('/legal-database?q=theft'));
});

it('opens a card with all details and links to related provisions', async () => {
  open('/legal-database?at=IPC+420');
  const card = await screen.findByRole('article', { name: /Cheating and inducing delivery of property/ });
  within(card).getByText('Section 420, Indian Penal Code, 1860');
  within(card).getByText('Up to 7 years', { selector: 'dd' });
  within(card).getByText('Non-bailable');
  within(card).getByText(/Classification: Verified: sources agree\./);
  within(card).getByText('21-11-2026');
  expect(
    within(card).getByRole('heading', { name: 'Related provisions' }).nextSibling?.childNodes,
  ).toHaveLength(3);
  fireEvent.click(within(card).getByRole('link', { name: /BNS 318\(4\)/ }));
  const next = await screen.findByRole('article', { name: /Cheating and dishonestly/ });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Cheating and dishonestly'));
  within(next).getByRole('link', { name: /IPC 420/ });
});

it.each([
  ['IPC 420', /420: imprisonment up to 7 years/], // a digest
  [
    'NDPS 21(c)',
    /^Imprisonment up to 20 years \(at least 10 years\).*cognizable, non-bailable, Special Court\.$/,
  ],
  ['BNSS 346', /creates no offence|No offence is punished by this section/],
])('describes the punishment under %s', async (key, expectedText) => {
  open(`/legal-database?at=${encodeURIComponent(key)}`);
  const card = await screen.findByRole('article');
  const punishment = within(card).getByRole('region', { name: 'Punishment' });
  expect(within(punishment).getAllByText(expectedText)).not.toEqual([]);
});

it('links a defining section to the punishing section', async () => {
  open('/legal-database?at=IPC+499');
  const card = await screen.findByRole('article', { name: 'Defamation: what it is' });
  const punishment = within(card).getByRole('region', { name: 'Punishment' });
  fireEvent.click(within(punishment).getByRole('link', { name: 'IPC 500' }));
  expect(await screen.findByRole('article', { name: 'Defamation' })).toBeDefined();
});

it('shows the punishment, not a remark of the tables, without a digest', async () => {
  open();
  type('NDPS 21(c)');
  const [row] = within(await results()).getAllByRole('listitem');
  expect(row?.textContent).toMatch(/Imprisonment up to 20 years/);
  expect(row?.textContent).not.toMatch(/36A/);
});

it('folds the code lists during a search and shows them on request', async () => {
  open();
  await screen.findByRole('tablist');
  type('theft');
  await results();
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Show lists of codes' }));
  screen.getByRole('tablist');
  fireEvent.click(screen.getByRole('button', { name: 'Hide lists of codes' }));
  expect(screen.queryByRole('tablist')).toBeNull();
  type('');
  await screen.findByRole('tablist');
});

it('links each section named in a card and opens it', async () => {
  open('/legal-database?at=BNS+3');
  const card = await screen.findByRole('article');
  fireEvent.click(within(card).getAllByRole('link', { name: 'IPC 34' })[0] ?? box());
  expect(await screen.findByRole('article', { name: 'Common intention' })).toBeDefined();
});

it('opens a sub-section at its section card, or shows the results', async () => {
  open('/legal-database?at=BNSS+479(9)');
  await screen.findByRole('article', { name: /undertrial/i });
  cleanup();
  open('/legal-database?q=NDPS+37&at=NDPS+37');
  await results();
  await waitFor(() => expect(place()).toBe('/legal-database?q=NDPS+37'));
});

it('lists the judgments of a provision and opens one', async () => {
  open('/legal-database?at=BNSS+35');
  fireEvent.click(await screen.findByRole('link', { name: 'Arnesh Kumar v. State of Bihar' }));
  const judgment = await screen.findByRole('article', { name: 'Arnesh Kumar v. State of Bihar' });
  expect(within(judgment).getByText('Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273')).toBeDefined();
});

it('reports an address with an unknown provision', async () => {
  open('/legal-database?at=BNS+9999&tab=nonsense');
  await screen.findByRole('heading', { name: 'This provision is not in the tables' });
  expect(screen.getByRole('tab', { name: 'IPC' }).getAttribute('aria-selected')).toBe('true');
});

it('adds a bookmark, lists it in its tab and removes it', async () => {
  open('/legal-database?at=BNS+304');
  fireEvent.click(await screen.findByRole('button', { name: 'Bookmark', pressed: false }));
  await screen.findByRole('button', { name: 'Bookmark', pressed: true });
  expect((await settingsOf(db)).bookmarks).toEqual({ 'BNS 304': true });
  fireEvent.click(screen.getByRole('tab', { name: 'Bookmarks (1)' }));
  within(await screen.findByRole('list', { name: 'Bookmarks (1): 1' })).getByRole('link', {
    name: /BNS 304/,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Bookmark' }));
  await waitFor(async () => expect((await settingsOf(db)).bookmarks).toEqual({}));
});

it('supports the keyboard: slash, arrows and Escape', async () => {
  open();
  await screen.findByRole('list', { name: /^IPC:/ });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box());
  type('murder');
  const links = within(await results()).getAllByRole('link');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(links[0]);
  fireEvent.keyDown(links[0] ?? box(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(links[1]);
  fireEvent.keyDown(links[1] ?? box(), { key: 'ArrowUp' });
  fireEvent.keyDown(links[0] ?? box(), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(box());
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box()).toHaveProperty('value', '');
});

it('skips folded lists and old results with the arrow keys', async () => {
  open();
  await screen.findByRole('list', { name: /^IPC:/ });
  type('murder');
  const found = within(await results());
  await screen.findByRole('button', { name: 'Show lists of codes' });
  const [top] = found.getAllByRole('link');
  top?.focus();
  fireEvent.keyDown(top ?? box(), { key: 'End' });
  expect(document.activeElement).toBe(found.getAllByRole('link').at(-1));
  fireEvent.keyDown(box(), { key: 'Escape' });
  const [first] = within(await screen.findByRole('list', { name: /^IPC:/ })).getAllByRole('link');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(first);
});

it('explains that the legal database is not downloaded', () => {
  open('/legal-database', { status: 'missing' });
  expect(screen.getByRole('heading', { name: 'The legal database is not downloaded' })).toBeDefined();
});
