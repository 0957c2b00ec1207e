/** A list as CSV (RFC 4180) that spreadsheets open with Indian letters and run no formula of. */
import { indianDate } from '#kernel/calendar-date.ts';
import type { Cell, ListSheet } from './list-sheet.ts';

/** Without it Excel reads UTF-8 as another character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs a cell that begins so as a formula. */
const FORMULA = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

export const csvText = ({ head, rows }: ListSheet): string =>
  `${BYTE_ORDER_MARK}${[head, ...rows].map(lineOf).join('')}`;

const lineOf = (cells: readonly Cell[]): string => `${cells.map(fieldOf).join(',')}\r\n`;

function fieldOf(cell: Cell): string {
  if (typeof cell !== 'string') return indianDate(cell.day);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
