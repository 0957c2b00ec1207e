// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { withoutLayout } from './open-legal-database.tsx';
import { LegalDatabaseScreen } from '#features/law/legal-database/legal-database-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import { officialTextsOf } from '#search/cards/official-text.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { LawLibraryContext } from '#parts/law-library/use-law-library.ts';
import { testDb, testPorts } from '../../data/test-device.ts';
import { libraryOf, SEARCH, searchOf } from '../../law/law-library.ts';
import { renderScreen } from '../render-screen.tsx';

const GAZETTE = {
  name: 'Gazette of Examples',
  url: 'https://gazette.example.in/',
  retrievedOn: day('2026-11-01'),
};
const MARKUP = 'Invented <b>first</b> line.\nSecond line <script>alert(1)</script>.';
const FILES = [
  {
    source: GAZETTE,
    texts: [
      { code: 'BNS', section: '304', language: 'en', text: MARKUP, asAmendedTo: day('2026-07-01') },
      { code: 'BNS', section: '304', language: 'hi', heading: 'बनावटी शीर्षक', text: 'एक कल्पित वाक्य।' },
      {
        code: 'BNSS',
        section: '999',
        language: 'en',
        heading: 'Invented section',
        text: 'Nothing but the text.',
      },
    ],
  },
] as const;

const OURS = libraryOf(SEARCH);
const WITH = libraryOf(searchOf(officialTextsOf(FILES)));

let db: Db;

beforeEach(async () => {
  db = await testDb();
  withoutLayout();
});
afterEach(cleanup);

/** The button simulates the sync that fetches another edition. */
function Screen({ library, next = library }: { library: LawLibrary; next?: LawLibrary | undefined }) {
  const [shown, setShown] = useState(library);
  const law = useMemo(() => ({ status: 'ready', library: shown }) as const, [shown]);
  return (
    <LawLibraryContext value={law}>
      <button type="button" onClick={() => setShown(next)}>
        another edition
      </button>
      <LegalDatabaseScreen />
    </LawLibraryContext>
  );
}
const open = (at: string, library = WITH, next?: LawLibrary) =>
  renderScreen(<Screen library={library} next={next} />, {
    db,
    ports: testPorts(),
    at: `/legal-database?at=${encodeURIComponent(at)}`,
  });

it('shows our summary first, then the official text with its source', async () => {
  open('BNS 304');
  const card = await screen.findByRole('article', { name: 'Snatching' });
  const headings = within(card)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings.indexOf('Our summary')).toBe(0);
  expect(headings.indexOf('Official text')).toBeGreaterThan(headings.indexOf('Punishment'));
  const official = within(card).getByRole('region', { name: 'Official text' });
  const [english304, hindi304] = within(official)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);
  expect([english304, hindi304]).toEqual(['BNS 304, English', 'BNS 304, Hindi: बनावटी शीर्षक']);
  expect(official.textContent).toContain(
    'Source: Gazette of Examples, retrieved on 01-11-2026. As amended to 01-07-2026.',
  );
  expect(within(official).getAllByRole('link')[0]?.getAttribute('href')).toBe(GAZETTE.url);
  expect(within(official).getByText('एक कल्पित वाक्य।').lang).toBe('hi');
});

it('shows the official text as plain text, never as markup', async () => {
  open('BNS 304');
  const official = await screen.findByRole('region', { name: 'Official text' });
  expect(official.textContent).toContain(MARKUP);
  expect(official.querySelector('b, script')).toBeNull();
});

it('shows no summary or confidence on a card with only official text', async () => {
  open('BNSS 999');
  const card = await screen.findByRole('article', { name: 'Invented section' });
  within(card).getByText('No summary of ours; only the official text.');
  expect(card.textContent).not.toMatch(/Our summary|Verification|in our own words/);
});

it('shows no label of official text when there is none', async () => {
  open('BNS 304', OURS);
  const card = await screen.findByRole('article', { name: 'Snatching' });
  expect(card.textContent).not.toMatch(/Our summary|Official text/);
});

it('keeps the query and the open card when a new edition arrives', async () => {
  open('BNS 304', OURS, WITH);
  await screen.findByRole('article', { name: 'Snatching' });
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'Nothing but the text' } });
  fireEvent.click(screen.getByRole('button', { name: 'another edition' }));
  await screen.findByRole('region', { name: 'Official text' });
  expect(screen.getByRole('searchbox')).toBe(box);
  expect(box).toHaveProperty('value', 'Nothing but the text');
  await screen.findByRole('link', { name: /BNSS 999/ });
});
