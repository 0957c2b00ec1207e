/** The legal database as the app builds it, read once for the tests; by path, so that it works in jsdom too. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildLibrary } from '#search/cards/build-library.ts';
import type { LibraryFiles } from '#search/cards/library.ts';
import { openLawSearch } from '#search/engine/law-search.ts';
import { lawTables } from '#law/tables.ts';

const read = (name: string) => JSON.parse(readFileSync(path.resolve(`src/law/tables/${name}.json`), 'utf8'));

export const ROWS: LibraryFiles = {
  offences: read('offences'),
  specialActs: read('special-acts'),
  acts: read('acts'),
  provisions: read('provisions'),
  procedure: read('procedure'),
  evidence: read('evidence'),
  cases: read('cases'),
};

export const SEARCH = openLawSearch(buildLibrary(lawTables(ROWS), ROWS));

export const firstOf = (query: string, many = 10): string[] =>
  SEARCH.find(query)
    .slice(0, many)
    .map(({ key }) => key);
