/** Legal database of this build for the commands, with the library and search of the app. */
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register(); // Node 20 cannot run TypeScript
const [{ lawTables }, { buildLibrary }, { makeSearchIndex, openLawSearch }, { readVocabulary }] =
  await Promise.all([
    import('../src/law/tables.ts'),
    import('../src/search/cards/build-library.ts'),
    import('../src/search/engine/law-search.ts'),
    import('../src/search/engine/vocabulary.ts'),
  ]);

const json = (/** @type {string} */ file) =>
  JSON.parse(readFileSync(new URL(`../src/${file}.json`, import.meta.url), 'utf8'));
const table = (/** @type {string} */ name) => json(`law/tables/${name}`);
const words = (/** @type {string} */ name) => json(`search/vocabulary/${name}`);

export function openLibrary() {
  const { library, vocabulary } = readLibrary();
  return openLawSearch(library, vocabulary);
}

/**
 * Opens with a cached index: the cost of a second start.
 * @type {(kept: string) => import('../src/search/engine/law-search.ts').LawSearch}
 */
export function openKept(kept) {
  const { library, vocabulary } = readLibrary();
  return openLawSearch(library, vocabulary, { index: JSON.parse(kept) });
}

/** In the format cached on a device. */
export function indexAsKept() {
  const { library, vocabulary } = readLibrary();
  return JSON.stringify(makeSearchIndex(library, vocabulary));
}

/** Cards and texts, sufficient for lists and cards. */
export function readLibrary() {
  const tables = lawTables({
    offences: table('offences'),
    specialActs: table('special-acts'),
    acts: table('acts'),
    cases: table('cases'),
  });
  const library = buildLibrary(tables, {
    provisions: table('provisions'),
    procedure: table('procedure'),
    evidence: table('evidence'),
  });
  const vocabulary = readVocabulary({
    meanings: words('meanings'),
    matters: words('matters'),
    words: words('words'),
    kinds: words('kinds'),
  });
  return { library, vocabulary };
}
