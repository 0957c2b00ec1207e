/** Reads CSV (RFC 4180) with commas or semicolons: the names of the columns, then the rows. */
import { err, ok, type Result } from '#kernel/result.ts';

export interface CsvRow {
  /** As a spreadsheet counts: the line of names is row 1. */
  readonly number: number;
  /** By the name of the column. Missing cells are empty. */
  readonly cells: Readonly<Record<string, string>>;
}

export function csvRows(text: string, columns: readonly string[]): Result<CsvRow[], string> {
  const lines = linesOf(text.replace(/^\uFEFF/, ''));
  if (!lines.ok) return lines;
  const [head = [], ...rows] = lines.value;
  const names = head.map((name) => name.trim().toLowerCase());
  if (names.toSorted().join() !== columns.toSorted().join())
    return err(`The first row must name these columns: ${columns.join(',')}.`);
  const isTooWide = rows.findIndex((row) => row.length > names.length);
  if (isTooWide !== -1)
    return err(`Row ${isTooWide + 2} has more cells than the first row. Put a cell with a comma in quotes.`);
  return ok(
    rows.flatMap((row, index): CsvRow[] => {
      const cells = Object.fromEntries(names.map((name, at) => [name, (row[at] ?? '').trim()]));
      return Object.values(cells).every((cell) => cell === '') ? [] : [{ number: index + 2, cells }];
    }),
  );
}

/** Cells of each line. A quoted cell may contain separators, line breaks and doubled quotes. */
function linesOf(text: string): Result<string[][], string> {
  const separator = separatorOf(text);
  const lines: string[][] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  let line: string[] = [];
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex;
    const found = cell.exec(text);
    if (!found)
      return err(
        `Row ${lines.length + 1} has a quote inside a cell. Put the cell in quotes and double the quote.`,
      );
    const [, quoted, plain = '', end] = found;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== separator) {
      lines.push(line);
      line = [];
    }
    if (cell.lastIndex === from) break; // the empty cell at the end
  }
  if (line.length > 0) lines.push(line);
  return ok(lines);
}

/** A spreadsheet with Indian settings may write semicolons. */
function separatorOf(text: string): ',' | ';' {
  const [head = ''] = text.split(/\r?\n/, 1);
  return head.includes(';') && !head.includes(',') ? ';' : ',';
}
