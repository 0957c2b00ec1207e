/** The legal database as a screen of the tests: searched as in the worker, without the worker. */
import { fireEvent, screen } from '@testing-library/react';
import type { Db } from '#data/store/db.ts';
import { LegalDatabaseScreen } from '#features/law/legal-database/legal-database-screen.tsx';
import { LawLibraryContext, type LawLibraryState } from '#parts/law-library/use-law-library.ts';
import { TextContext } from '#parts/text-context.tsx';
import { testPorts } from '../../data/test-device.ts';
import { libraryOf, SEARCH } from '../../law/law-library.ts';
import { english } from '../../support/english.ts';
import { renderScreen } from '../render-screen.tsx';

export const library = libraryOf(SEARCH);
export const READY: LawLibraryState = { status: 'ready', library };

let wide = false;

/** The screen keeps one list for each query, so its answer is read each time. */
class Media extends EventTarget {
  get matches(): boolean {
    return wide;
  }
}

/** jsdom has no layout. */
export function withoutLayout(isWide = false): void {
  Element.prototype.scrollIntoView = () => undefined;
  document.elementFromPoint = () => null;
  wide = isWide;
  Object.assign(window, { matchMedia: () => new Media() });
}

export const openLegalDatabase = (db: Db, at = '/legal-database', law: LawLibraryState = READY) =>
  renderScreen(
    <TextContext value={english}>
      <LawLibraryContext value={law}>
        <LegalDatabaseScreen />
      </LawLibraryContext>
    </TextContext>,
    { db, ports: testPorts(), at },
  );

export const box = () => screen.getByRole('searchbox', { name: 'Search the legal database' });
export const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
export const results = () => screen.findByRole('list', { name: 'Search Results' });
