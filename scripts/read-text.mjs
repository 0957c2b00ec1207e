/**
 * `npm run -s read:text -- <file.json>`: reads rows `{id, kind, text, context}` and prints `[{id, reading}]`.
 * Exit 1 with a message if the file or a row is invalid.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { writeFully } from './print-whole.mjs';

register(); // Node 20 cannot run TypeScript
const [{ readRow, ROW_KINDS }, { lawTables }] = await Promise.all([
  import('../src/reading/read-row.ts'),
  import('../src/law/tables.ts'),
]);

process.exitCode = main(process.argv[2]);

/** @type {(file: string | undefined) => number} */
function main(file) {
  if (!file) return refuse('Name a file of rows: npm run -s read:text -- <file.json>');
  const rows = rowsIn(file);
  if (!rows.ok) return refuse(`${file}: ${rows.error}`);
  const tables = lawTables({
    offences: table('offences'),
    specialActs: table('special-acts'),
    acts: table('acts'),
    cases: table('cases'),
  });
  const readings = rows.value.map((row) => ({ id: row.id, reading: readRow(row, tables) }));
  writeFully(1, `${JSON.stringify(readings, null, 2)}\n`);
  return 0;
}

/**
 * @typedef {import('../src/reading/read-row.ts').TextRow} TextRow
 * @type {(file: string) => { ok: true, value: TextRow[] } | { ok: false, error: string }}
 */
function rowsIn(file) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(readFileSync(fromWhereTyped(file), 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return {
      ok: false,
      error: `it cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
  if (!Array.isArray(value))
    return { ok: false, error: 'it must hold a list of rows. Correct it and run again.' };
  const rows = value.map(rowOf);
  const wrong = rows.findIndex((row) => row === null);
  if (wrong !== -1) {
    return {
      ok: false,
      error: `row ${wrong + 1} must have an "id", a "text" and a "kind" of ${ROW_KINDS.join(', ')}. Correct it and run again.`,
    };
  }
  return { ok: true, value: rows.filter((row) => row !== null) };
}

/** @type {(row: unknown) => TextRow | null} */
function rowOf(row) {
  if (!isRecord(row)) return null;
  const kind = ROW_KINDS.find((known) => known === row['kind']);
  const text = textOf(row['text']);
  const { id } = row;
  if (kind === undefined || text === null || (typeof id !== 'string' && typeof id !== 'number')) return null;
  return { id: String(id), kind, text, context: isRecord(row['context']) ? row['context'] : {} };
}

/** @type {(value: unknown) => TextRow['text'] | null} */
function textOf(value) {
  if (typeof value === 'string') return value;
  if (!isRecord(value) || typeof value['a'] !== 'string' || typeof value['b'] !== 'string') return null;
  return { a: value['a'], b: value['b'] };
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null;
}

/** Resolves a path against the caller's folder, because npm changes to that of the package. */
function fromWhereTyped(/** @type {string} */ file) {
  const typed = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  return existsSync(typed) ? typed : path.resolve(file);
}

function table(/** @type {string} */ name) {
  return JSON.parse(readFileSync(new URL(`../src/law/tables/${name}.json`, import.meta.url), 'utf8'));
}

function refuse(/** @type {string} */ message) {
  writeFully(2, `${message}\n`);
  return 1;
}
