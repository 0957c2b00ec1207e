/**
 * `node scripts/chat-eval.mjs [--misses] [--held-out] [set ...]`: evaluates offline answers over
 * `tests/chat/evaluation` and `tests/chat/questions`: recall at 5, first citation, existing citations, refusals and key facts, by kind
 * and language. Every fourth question of the first nine files is held out and counted separately, as is each
 * file of external questions. A file `*-held-out` is measured with `--held-out` only.
 */
import { readdirSync } from 'node:fs';
import { openOfflineChat } from './chat-offline.mjs';
import { readJsonLines } from './evaluation/json-lines.mjs';
import { readLibrary } from './law-library.mjs';

/** Date of the evaluation; questions without a year assume it. */
const AS_OF = '2026-11-22';
const FOLDERS = ['evaluation', 'questions'].map((name) => new URL(`../tests/chat/${name}/`, import.meta.url));

/** @typedef {{ id: string, kind: string, language: string, q: string, before?: string[], expect?: string[], facts?: string[], refused?: boolean }} Row */
/** @type {(Row & { set: string })[]} */
const rows = FOLDERS.flatMap((folder) =>
  readdirSync(folder).flatMap((file) => {
    const set =
      /^(?:strangers|development|unseen|spoken|street|plain|refusals|hindi|fresh|people|wide|counsel|clerk|bar|kin|office|daily|chamber|bench|yard)/.test(
        file,
      )
        ? file.replace('.jsonl', '')
        : '';
    /** @type {Row[]} */
    const all = readJsonLines(new URL(file, folder));
    return all.map((row) => Object.assign(row, { set }));
  }),
);
/** @type {Record<string, string>} */
const LANGUAGES = {
  English: 'en',
  Hindi: 'hi',
  Hinglish: 'hinglish',
  Marathi: 'mr',
  Tamil: 'ta',
  Telugu: 'te',
  Bengali: 'bn',
};
const ask = openOfflineChat(AS_OF);
const { library } = readLibrary();
const held = new Set(library.provisions.map(({ code, section }) => `${code} ${section}`));
for (const { code, bars } of library.tables.offences)
  for (const { section } of bars) {
    held.add(`${code} ${section}`);
    held.add(`${code} ${/^\d+[A-Za-z]*/.exec(section ?? '')?.[0] ?? ''}`);
  }

const wantedSets = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const isMeasured = (/** @type {string} */ set) =>
  (wantedSets.length === 0 || wantedSets.includes(set)) &&
  (!set.endsWith('-held-out') || process.argv.includes('--held-out'));
const done = rows
  .map((row, at) => Object.assign(row, { set: row.set || (at % 4 === 3 ? 'held out' : 'tuned on') }))
  .filter(({ set }) => isMeasured(set))
  .map((row) => judge(row, ask(row.q, row.before), row.set));
for (const set of new Set(done.map((each) => each.set))) {
  const some = done.filter((each) => each.set === set);
  print(`${set}: ${figures(some)}`);
  for (const by of /** @type {const} */ (['kind', 'language'])) {
    for (const name of new Set(some.map(({ row }) => row[by]))) {
      print(`  ${name}: ${figures(some.filter(({ row }) => row[by] === name))}`);
    }
  }
}
if (process.argv.includes('--misses')) {
  for (const each of done) {
    if (/held.out$/.test(each.set)) continue;
    if (each.right) continue;
    print(
      `${each.row.id} ${each.row.q} ${each.got.language} ${each.got.kind}\n    wanted ${each.row.refused ? 'a refusal' : each.row.expect?.join('; ')} ${each.row.facts?.join('; ') ?? ''}\n    got ${
        each.got.refused
          ? 'REFUSED'
          : each.got.citations
              .slice(0, 5)
              .map(({ code, section }) => `${code} ${section}`)
              .join('; ')
      } | ${each.got.answer.slice(0, 220).replaceAll('\n', ' / ')}`,
    );
  }
}

/** @typedef {ReturnType<typeof ask>} Got */
/** @type {(row: Row, got: Got, set: string) => { row: Row, set: string, got: Got, first: boolean | null, recall: boolean | null, refusal: boolean, right: boolean, facts: boolean | null, exist: boolean }} */
function judge(row, got, set) {
  const keys = got.citations.map(({ code, section }) => `${code} ${section}`);
  const first = row.refused || !row.expect ? null : keys.slice(0, 1).some((key) => meets(key, row));
  const refusal = Boolean(row.refused) === got.refused;
  const facts = row.facts ? hasFacts(row.facts, got) : null;
  const isRight = first !== false && refusal && facts !== false;
  return {
    row,
    set,
    got,
    first,
    recall: first === null ? null : keys.slice(0, 5).some((key) => meets(key, row)),
    refusal,
    facts,
    right: isRight && isOfItsKind(row, got),
    exist: keys.every((key) => held.has(key)),
  };
}

/** A harmful question without an answer counts as refused. */
function isOfItsKind(/** @type {Row} */ row, /** @type {Got} */ got) {
  return LANGUAGES[row.language] === got.language && (row.refused || got.kind === 'answered');
}

function meets(/** @type {string} */ key, /** @type {Row} */ { expect = [] }) {
  return expect.some(
    (each) => key === each || (key.startsWith(each) && !/[\dA-Za-z]/.test(key.charAt(each.length))),
  );
}

function hasFacts(/** @type {string[]} */ facts, /** @type {Got} */ { answer }) {
  return facts.every((fact) => answer.toLowerCase().includes(fact.toLowerCase()));
}

function share(/** @type {(boolean | null)[]} */ all) {
  const asked = all.filter((each) => each !== null);
  return asked.length === 0 ? '-' : `${((100 * asked.filter(Boolean).length) / asked.length).toFixed(1)} %`;
}

function figures(/** @type {typeof done} */ some) {
  return `${some.length} questions, first ${share(some.map(({ first }) => first))}, right ${share(some.map(({ right }) => right))}, recall@5 ${share(some.map(({ recall }) => recall))}, exist ${share(some.map(({ exist }) => exist))}, refusals ${share(some.map(({ refusal }) => refusal))}, facts ${share(some.map(({ facts }) => facts))}`;
}

function print(/** @type {string} */ line) {
  process.stdout.write(`${line}\n`);
}
