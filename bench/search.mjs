/**
 * Search of the legal database against a linear scan and bare MiniSearch in the same run: `node
 * bench/search.mjs`. Use the ratio, because a time depends on the machine. Runs every prefix of every
 * evaluation question, as typed.
 */
import { readJsonLines } from '../scripts/evaluation/json-lines.mjs';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { indexAsKept, openKept, openLibrary, readLibrary } from '../scripts/law-library.mjs';

const BUILDS = 10;
const TABLES = ['offences', 'special-acts', 'acts', 'provisions', 'procedure', 'evidence', 'cases'];

const texts = TABLES.map((name) =>
  readFileSync(new URL(`../src/law/tables/${name}.json`, import.meta.url), 'utf8'),
);
/** @type {{ q: string }[]} */
const questions = readJsonLines(new URL('../tests/law/search-queries.jsonl', import.meta.url));

openLibrary();
const parsing = median(BUILDS, () => texts.map((text) => JSON.parse(text)));
const opening = median(BUILDS, openLibrary);
const kept = indexAsKept();
const again = median(BUILDS, () => openKept(kept));
const lists = median(BUILDS, readLibrary);
const search = openLibrary();
const cards = search.library.provisions;

const documents = cards.map((each, id) => ({ ...each, id, words: each.keywords.join(' ') }));
const mini = () => {
  const index = new MiniSearch({
    fields: ['code', 'section', 'title', 'description', 'words'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 3, words: 2 } },
  });
  index.addAll(documents);
  return index;
};
const building = median(BUILDS, mini);
const index = mini();

const typed = questions.flatMap(({ q }) => q.split('').map((_, last) => q.slice(0, last + 1)));
const ways = {
  'this search': (/** @type {string} */ q) => search.find(q).length,
  'bare MiniSearch': (/** @type {string} */ q) => index.search(q).length,
  'linear scan': (/** @type {string} */ q) => scan(q.toLowerCase()),
};
const times = Object.entries(ways).map(([name, way]) => ({ name, times: timesOf(way) }));

const bytes = Buffer.from(texts.join(''));
print(`cards ${cards.length}; key presses ${typed.length}`);
print(
  `bytes of the tables: ${bytes.length}, ${brotliCompressSync(bytes).length} compressed; of MiniSearch's index as JSON: ${Buffer.byteLength(JSON.stringify(index))}`,
);
print(`parse the tables: ${parsing.toFixed(1)} ms`);
print(
  `open (read, parse, cards, index): ${opening.toFixed(1)} ms, ${(opening / building).toFixed(1)} times building bare MiniSearch (${building.toFixed(1)} ms) on cards that are there`,
);
print(
  `with the index that was kept (${Math.round(kept.length / 1024)} KB of JSON): ${again.toFixed(1)} ms; until lists and cards are there: ${lists.toFixed(1)} ms`,
);
const base = times.at(-1)?.times ?? [];
for (const { name, times: each } of times) {
  print(
    `${name}, a key press: median ${at(each, 0.5).toFixed(2)}, 95% ${at(each, 0.95).toFixed(2)}, most ${at(each, 1).toFixed(2)} ms; ${(at(each, 0.5) / at(base, 0.5)).toFixed(1)} times a linear scan`,
  );
}

function scan(/** @type {string} */ wanted) {
  return cards.filter((each) =>
    [each.section, each.title, each.description].some((text) => text.toLowerCase().includes(wanted)),
  ).length;
}

function timesOf(/** @type {(q: string) => number} */ way) {
  let found = 0;
  for (const q of typed.slice(0, 500)) found += way(q); // warm up
  const taken = typed.map((q) => {
    const start = performance.now();
    found += way(q);
    return performance.now() - start;
  });
  if (found === 0) throw new Error('nothing was ever found');
  return taken.toSorted((a, b) => a - b);
}

/** @type {(sorted: readonly number[], share: number) => number} */
function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @type {(runs: number, work: () => unknown) => number} */
function median(runs, work) {
  const taken = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return at(
    taken.toSorted((a, b) => a - b),
    0.5,
  );
}

function print(/** @type {string} */ text) {
  process.stdout.write(`${text}\n`);
}
