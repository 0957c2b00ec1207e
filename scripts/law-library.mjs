/** The legal database from the tables of this build, for the commands: the same library and search as the app's. */
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register(); // Node 20 runs no TypeScript
const [{ lawTables }, { buildLibrary }, { openLawSearch }, { readVocabulary }] = await Promise.all([
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
  const tables = lawTables({
    offences: table('offences'),
    specialActs: table('special-acts'),
    acts: table('acts'),
  });
  return openLawSearch(
    buildLibrary(tables, {
      provisions: table('provisions'),
      procedure: table('procedure'),
      evidence: table('evidence'),
      cases: table('cases'),
    }),
    readVocabulary({ meanings: words('meanings'), words: words('words'), kinds: words('kinds') }),
  );
}
