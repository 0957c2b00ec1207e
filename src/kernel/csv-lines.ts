/** The cells of each line of CSV (RFC 4180), with commas or semicolons. */
import { err, ok, type Result } from './result.ts';

/** A quoted cell may contain separators, line breaks and doubled quotes. */
export function csvLines(text: string): Result<string[][], string> {
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
