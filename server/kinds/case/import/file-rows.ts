/** The rows of an import file: cells by the name of the column, from CSV or JSON. */
import { IMPORT_COLUMNS } from '#contract/case/case-import.ts';
import { csvLines } from '#kernel/csv-lines.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';

export interface FileRow {
  readonly row: number;
  /** Without empty cells. */
  readonly cells: Readonly<Record<string, string>>;
}

const COLUMNS = new Set<string>(IMPORT_COLUMNS);
const NEEDED = ['court', 'applicant'] as const;

/** The first row after the names of the columns, as a spreadsheet counts. */
const FIRST_ROW = 2;

export function rowsOfCsv(text: string): Result<FileRow[], string> {
  const lines = csvLines(text.replace(/^\uFEFF/, ''));
  if (!lines.ok) return lines;
  const [head = [], ...rest] = lines.value;
  const names = head.map((name) => name.trim().toLowerCase());
  const fault = faultOfNames(names);
  if (fault !== undefined) return err(fault);
  const wide = rest.findIndex((line) => line.length > names.length);
  if (wide !== -1) {
    return err(
      `Row ${wide + FIRST_ROW} has more cells than the first row. Put a cell with a comma in quotes, and send the file again.`,
    );
  }
  const rows = rest.map((line, at) => ({
    row: at + FIRST_ROW,
    cells: filled(names.map((name, column) => [name, line[column] ?? ''])),
  }));
  return ok(rows.filter(({ cells }) => Object.keys(cells).length > 0));
}

function faultOfNames(names: readonly string[]): string | undefined {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return `The column ${twice} is named twice. Remove one of both.`;
  const unknown = names.find((name) => !COLUMNS.has(name));
  if (unknown !== undefined) return unknownColumn(unknown);
  const missing = NEEDED.find((name) => !names.includes(name));
  return missing === undefined ? undefined : `The first row must name the column ${missing}. Add it.`;
}

const unknownColumn = (name: string): string =>
  `“${name.slice(0, 60)}” is no column of an import. Remove it, or use one of: ${IMPORT_COLUMNS.join(', ')}.`;

/** `{"cases": [{"court": "sessions", "applicant": "…"}]}`, with the names of the columns. */
export function rowsOfJson(text: string): Result<FileRow[], string> {
  const body = parsed(text.replace(/^\uFEFF/, ''));
  const cases = isRecord(body) ? body['cases'] : undefined;
  if (!Array.isArray(cases)) {
    return err('The file is no JSON with a list "cases". Write {"cases": [{"court": …, "applicant": …}]}.');
  }
  const rows: FileRow[] = [];
  for (const [at, given] of cases.entries()) {
    const row = at + FIRST_ROW;
    if (!isRecord(given)) return err(`Case ${at + 1} is no object. Write its columns in braces.`);
    const unknown = Object.keys(given).find((name) => !COLUMNS.has(name));
    if (unknown !== undefined) return err(`Case ${at + 1}: ${unknownColumn(unknown)}`);
    const wrong = Object.entries(given).find(([, value]) => cellOf(value) === undefined);
    if (wrong) return err(`Case ${at + 1}: ${wrong[0]} is no text. Write it in quotes.`);
    rows.push({
      row,
      cells: filled(Object.entries(given).map(([name, value]) => [name, cellOf(value)])),
    });
  }
  return ok(rows);
}

/** Undefined for a value that is no cell. */
function cellOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return value === null ? '' : typeof value === 'string' ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the caller says so
  }
}

const filled = (cells: readonly (readonly [string, string | undefined])[]): Record<string, string> =>
  Object.fromEntries(cells.map(([name, cell = '']) => [name, cell.trim()]).filter(([, cell]) => cell !== ''));

export function faultOfCount(rows: readonly FileRow[], most: number): string | undefined {
  if (rows.length === 0)
    return 'The file has no case. Write at least one row under the names of the columns.';
  if (rows.length <= most) return undefined;
  return `The file has ${indianNumber(rows.length)} cases, and one import takes ${indianNumber(most)}. Split it, and send the parts one after the other.`;
}
