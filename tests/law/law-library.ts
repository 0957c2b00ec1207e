/** The legal database as the app builds it, read once for the tests. */
import { readFileSync } from 'node:fs';
import { buildLibrary } from '#law/search/build-library.ts';
import { openLawSearch } from '#law/search/law-search.ts';
import { TABLES } from './law-tables.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../src/law/tables/${name}.json`, import.meta.url), 'utf8'));

export const ROWS = {
  provisions: read('provisions'),
  procedure: read('procedure'),
  evidence: read('evidence'),
  cases: read('cases'),
};

export const SEARCH = openLawSearch(buildLibrary(TABLES, ROWS));

export const firstOf = (query: string, many = 10): string[] =>
  SEARCH.find(query)
    .slice(0, many)
    .map(({ key }) => key);
