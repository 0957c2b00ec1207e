/** Reads the question file of the chat and search commands. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EXAMPLE = '[{"id": 1, "q": "302 ipc"}]';

/** `before`: earlier questions of the conversation, oldest first. */
/** @typedef {{ id: string | number, q: string, before?: readonly string[] }} Question */

/**
 * The rows, or an error message.
 * @type {(command: string, file: string | undefined) => { ok: true, value: Question[] } | { ok: false, error: string }}
 */
export function questionsIn(command, file) {
  if (!file) return { ok: false, error: `Name a file of questions: npm run -s ${command} -- <file.json>` };
  const read = readQuestions(fromWhereTyped(file));
  return read.ok ? read : { ok: false, error: `${file}: ${read.error}` };
}

/** Resolves a path against the caller's folder, because npm changes to that of the package. */
function fromWhereTyped(/** @type {string} */ file) {
  const typed = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  return existsSync(typed) ? typed : path.resolve(file);
}

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
    error: `row ${wrong + 1} must have an "id" (text or a number) and a "q" that is text; "before", if given, is a list of earlier questions, like ${EXAMPLE}. Correct it and run again.`,
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
  const before = 'before' in row ? row.before : [];
  const isList = Array.isArray(before) && before.every((each) => typeof each === 'string');
  return ['string', 'number'].includes(typeof row.id) && typeof row.q === 'string' && isList;
}
