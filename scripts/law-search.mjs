/**
 * `npm run -s law:search -- <file.json>`: reads `[{id, q}]` and prints `[{id, results: [{code, section}]}]`, the first
 * ten of each question, from the very search that the app runs. Exit 1 with a sentence, and nothing printed, when the
 * file cannot be read or a row is no question.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openLibrary } from './law-library.mjs';
import { printWhole } from './print-whole.mjs';

const FIRST = 10;
const EXAMPLE = '[{"id": 1, "q": "302 ipc"}]';

process.exitCode = main(process.argv[2]);

/** @type {(file: string | undefined) => number} */
function main(file) {
  if (!file) return refuse('Name a file of questions: npm run -s law:search -- <file.json>');
  const read = readQuestions(fromWhereTyped(file));
  if (!read.ok) return refuse(`${file}: ${read.error}`);
  const search = openLibrary();
  const answers = read.value.map(({ id, q }) => ({
    id,
    results: search
      .find(q)
      .slice(0, FIRST)
      .map(({ code, section }) => ({ code, section })),
  }));
  printWhole(1, `${JSON.stringify(answers, null, 2)}\n`);
  return 0;
}

/** npm changes the folder to that of the package; a relative path is meant from where it was typed. */
function fromWhereTyped(/** @type {string} */ file) {
  const typed = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  return existsSync(typed) ? typed : path.resolve(file);
}

/** @typedef {{ id: string | number, q: string }} Question */
/** @type {(file: string) => { ok: true, value: Question[] } | { ok: false, error: string }} */
function readQuestions(file) {
  const read = readJson(file);
  if (!read.ok) return read;
  if (!Array.isArray(read.value)) {
    return {
      ok: false,
      error: `it must hold a list of questions, like ${EXAMPLE}. Correct it and run again.`,
    };
  }
  const wrong = read.value.findIndex((row) => !isQuestion(row));
  if (wrong === -1) return { ok: true, value: read.value };
  return {
    ok: false,
    error: `row ${wrong + 1} must have an "id" (text or a number) and a "q" that is text, like ${EXAMPLE}. Correct it and run again.`,
  };
}

/** @type {(file: string) => { ok: true, value: unknown } | { ok: false, error: string }} */
function readJson(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { ok: false, error: 'there is no such file that can be read. Check its name and run again.' };
  }
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return {
      ok: false,
      error: `it is not JSON. It must hold a list like ${EXAMPLE}. Correct it and run again.`,
    };
  }
}

function isQuestion(/** @type {unknown} */ row) {
  if (typeof row !== 'object' || row === null || !('id' in row) || !('q' in row)) return false;
  return ['string', 'number'].includes(typeof row.id) && typeof row.q === 'string';
}

function refuse(/** @type {string} */ message) {
  printWhole(2, `${message}\n`);
  return 1;
}
