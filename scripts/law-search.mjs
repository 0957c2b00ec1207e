/**
 * `npm run -s law:search -- <file.json>`: reads `[{id, q}]` and prints `[{id, results: [{code, section}]}]`, the first
 * ten of each question, from the very search that the app runs. Exit 2 with a sentence when the file cannot be read.
 */
import { existsSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { openLibrary } from './law-library.mjs';

const FIRST = 10;

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
  print(1, `${JSON.stringify(answers, null, 2)}\n`);
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
  try {
    /** @type {unknown} */
    const value = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    if (!Array.isArray(value)) return { ok: false, error: 'expected a list of {"id", "q"}.' };
    const wrong = value.findIndex((row) => !isQuestion(row));
    if (wrong === -1) return { ok: true, value };
    return {
      ok: false,
      error: `row ${wrong + 1} must have an "id" and a "q" that is text. Correct it and run again.`,
    };
  } catch (error) {
    return {
      ok: false,
      error: `cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function isQuestion(/** @type {unknown} */ row) {
  if (typeof row !== 'object' || row === null || !('id' in row) || !('q' in row)) return false;
  return ['string', 'number'].includes(typeof row.id) && typeof row.q === 'string';
}

function refuse(/** @type {string} */ message) {
  print(2, `${message}\n`);
  return 2;
}

/** In one go and before the process ends, also into a pipe that is slow to read. */
function print(/** @type {1 | 2} */ to, /** @type {string} */ text) {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(to, bytes, written);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}
