/** Reads CSV (RFC 4180) with commas or semicolons: the names of the columns, then the rows. */
import { csvLines } from '#kernel/csv-lines.ts';
import { err, ok, type Result } from '#kernel/result.ts';

export interface CsvRow {
  /** As a spreadsheet counts: the line of names is row 1. */
  readonly number: number;
  /** By the name of the column. Missing cells are empty. */
  readonly cells: Readonly<Record<string, string>>;
}

export function csvRows(text: string, columns: readonly string[]): Result<CsvRow[], string> {
  const lines = csvLines(text.replace(/^\uFEFF/, ''));
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
