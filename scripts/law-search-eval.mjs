/**
 * `node scripts/law-search-eval.mjs [--misses]`: recall at 3 and at 10 of the search over
 * `tests/law/search-queries.json`, beside the specification's substring search and bare MiniSearch on the same cards.
 */
import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { openLibrary } from './law-library.mjs';

/** @typedef {{ id: string, q: string, set?: string, expect: { code: string, section: string }[] }} Question */

/** @type {Question[]} */
const questions = JSON.parse(
  readFileSync(new URL('../tests/law/search-queries.json', import.meta.url), 'utf8'),
);
const search = openLibrary();
const { provisions } = search.library;

const mini = new MiniSearch({
  fields: ['code', 'section', 'title', 'description', 'words'],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 3, words: 2 } },
});
mini.addAll(provisions.map((each, id) => ({ ...each, id, words: each.keywords.join(' ') })));

/** @type {Record<string, (q: string) => string[]>} */
const WAYS = {
  'this search': (q) => search.find(q).map(({ key }) => key),
  'bare MiniSearch': (q) => mini.search(q).map(({ id }) => provisions[id]?.key ?? ''),
  'substring alone': (q) =>
    provisions
      .filter((each) =>
        [each.section, each.title, each.description].some((text) =>
          text.toLowerCase().includes(q.toLowerCase()),
        ),
      )
      .map(({ key }) => key),
};

const SETS = [undefined, 'second', 'third'].map((set) => questions.filter((each) => each.set === set));
for (const [at, asked] of SETS.entries())
  for (const [name, way] of Object.entries(WAYS)) measure(at, asked, [name, way]);

/** @type {(set: number, asked: Question[], way: [string, (q: string) => string[]]) => void} */
function measure(set, asked, [name, way]) {
  const found = asked.map((question) => ({ question, keys: way(question.q).slice(0, 10) }));
  const numbers = [3, 10].map((k) => [
    `recall@${k} ${percent(found.map(({ question, keys }) => recall(question, keys.slice(0, k), k)))}`,
    `answered@${k} ${percent(found.map(({ question, keys }) => Math.ceil(recall(question, keys.slice(0, k), k))))}`,
  ]);
  process.stdout.write(`set ${set + 1}, ${asked.length} questions, ${name}: ${numbers.flat().join(', ')}\n`);
  if (name === 'this search' && process.argv.includes('--misses')) misses(found);
}

/** The share of the expected sections that are there; of more than k, any k do. @type {(question: Question, keys: string[], k: number) => number} */
function recall({ expect }, keys, k) {
  const met = expect.filter(({ code, section }) => keys.includes(`${code} ${section}`)).length;
  return met / Math.min(k, expect.length);
}

function percent(/** @type {number[]} */ shares) {
  return `${((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length).toFixed(1)}%`;
}

/** @type {(found: { question: Question, keys: string[] }[]) => void} */
function misses(found) {
  for (const { question, keys } of found) {
    const missing = question.expect
      .map(({ code, section }) => `${code} ${section}`)
      .filter((key) => !keys.slice(0, 3).includes(key));
    if (missing.length > 0) {
      process.stdout.write(
        `  ${question.q} - not in the first three: ${missing.join('; ')} - got ${keys.slice(0, 6).join('; ')}\n`,
      );
    }
  }
}
