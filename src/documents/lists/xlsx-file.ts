/** Sheets as an XLSX file (ECMA-376). Texts are typed as texts, so a spreadsheet runs none of them as a formula. */
import { strToU8, zipSync } from 'fflate';
import { type CalendarDate, daysBetween, day } from '#kernel/calendar-date.ts';
import type { Cell, ListSheet } from './list-sheet.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const XLSX_TYPE = `${TYPE}.sheet`;

export function xlsxFile(sheets: readonly ListSheet[]): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  };
  for (const [index, sheet] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet);
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(XML + text)])),
  );
}

const contentTypes = (sheets: readonly ListSheet[]): string =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
    )
    .join('')}</Types>`;

const relations = (targets: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const workbook = (sheets: readonly ListSheet[]): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
    .map(
      ({ name }, index) =>
        `<sheet name="${escaped(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

/** A name of a sheet has at most 31 characters, and none of these. */
const sheetName = (name: string): string => name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31);

/** Styles of a cell: 0 plain, 1 a date, 2 a name of a column. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;
const DATE = 1;
const HEAD = 2;

/** The line of names stays visible. */
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const sheetXml = ({ head, rows }: ListSheet): string =>
  `<worksheet xmlns="${MAIN}">${FROZEN}<cols><col min="1" max="${head.length}" width="22" customWidth="1"/></cols><sheetData>${[
    rowXml(head, 1, HEAD),
    ...rows.map((row, index) => rowXml(row, index + 2)),
  ].join('')}</sheetData></worksheet>`;

const rowXml = (cells: readonly Cell[], number: number, style = 0): string =>
  `<row r="${number}">${cells.map((cell, column) => cellXml(cell, `${letterOf(column)}${number}`, style)).join('')}</row>`;

/** A list has at most 26 columns. */
const letterOf = (column: number): string => String.fromCodePoint(65 + column);

function cellXml(cell: Cell, at: string, style: number): string {
  if (typeof cell !== 'string') return `<c r="${at}" s="${DATE}"><v>${serialOf(cell.day)}</v></c>`;
  if (cell === '') return '';
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Day 0 of spreadsheets. */
const EPOCH = day('1899-12-30');

const serialOf = (date: CalendarDate): number => daysBetween(EPOCH, date);

/** Excel refuses a longer text. */
const LONGEST = 32_767;

const escaped = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replaceAll(NOT_IN_XML, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

// oxlint-disable-next-line no-control-regex -- removes these characters
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
