/**
 * `node scripts/law-search-eval.mjs [--misses]`: recall at 3 and 10 of the search over
 * `tests/law/search-queries.jsonl`, by set and language, against substring search and bare MiniSearch.
 */
import { readJsonLines } from './evaluation/json-lines.mjs';
import MiniSearch from 'minisearch';
import { openLibrary } from './law-library.mjs';

/** @typedef {{ id: string, q: string, set?: string, kind?: string, language: string, expect: { code: string, section: string }[] }} Question */

/** @type {Question[]} */
const questions = readJsonLines(new URL('../tests/law/search-queries.jsonl', import.meta.url));
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

const SETS = [
  undefined,
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
];
const LANGUAGES = [...new Set(questions.map(({ language }) => language))];
const KINDS = ['everyday', 'phrase', 'special Act', 'judgment'];
for (const [at, set] of SETS.entries()) {
  const asked = questions.filter((each) => each.set === set);
  for (const [name, way] of Object.entries(WAYS)) {
    const found = answersOf(asked, way);
    print(`set ${at + 1}, ${asked.length} questions, ${name}: ${figures(found)}`);
    if (name !== 'this search') continue;
    parts(found);
    if (process.argv.includes('--misses')) misses(found);
  }
}

/** @typedef {{ question: Question, keys: string[] }} Answer */

/** @type {(asked: Question[], way: (q: string) => string[]) => Answer[]} */
function answersOf(asked, way) {
  return asked.map((question) => ({ question, keys: way(question.q).slice(0, 10) }));
}

function figures(/** @type {Answer[]} */ found) {
  return [3, 10]
    .flatMap((k) => {
      const shares = found.map(({ question, keys }) => recall(question, keys.slice(0, k), k));
      return [`recall@${k} ${percent(shares)}`, `answered@${k} ${percent(shares.map(Math.ceil))}`];
    })
    .join(', ');
}

/**
 * Share of the expected sections found; of more than k, any k suffice.
 * @type {(question: Question, keys: string[], k: number) => number}
 */
function recall({ expect }, keys, k) {
  const met = expect.filter(({ code, section }) => keys.includes(`${code} ${section}`)).length;
  return met / Math.min(k, expect.length);
}

function percent(/** @type {number[]} */ shares) {
  return shares.length === 0
    ? 'none'
    : `${((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length).toFixed(1)}%`;
}

/** By language, and by kind if a set has kinds. */
function parts(/** @type {Answer[]} */ found) {
  for (const part of [...LANGUAGES, ...KINDS]) {
    const some = found.filter(({ question }) => [question.language, question.kind].includes(part));
    if (some.length > 0) print(`  ${part}, ${some.length}: ${figures(some)}`);
  }
}

function misses(/** @type {Answer[]} */ found) {
  for (const { question, keys } of found) {
    const missing = question.expect
      .map(({ code, section }) => `${code} ${section}`)
      .filter((key) => !keys.slice(0, 3).includes(key));
    if (missing.length > 0) {
      print(
        `  ${question.q} - not in the first three: ${missing.join('; ')} - got ${keys.slice(0, 6).join('; ')}`,
      );
    }
  }
}

function print(/** @type {string} */ line) {
  process.stdout.write(`${line}\n`);
}
