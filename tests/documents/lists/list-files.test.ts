/** Lists as CSV and XLSX: dates, letters, and texts that a spreadsheet would run as a formula. */
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { csvText } from '#documents/lists/csv-text.ts';
import type { Cell, ListSheet } from '#documents/lists/list-sheet.ts';
import { xlsxFile } from '#documents/lists/xlsx-file.ts';
import { day } from '#kernel/calendar-date.ts';
import { fc } from '../../support/fast-check.ts';

const sheetOf = (...row: readonly Cell[]): ListSheet => ({ name: 'Cases', head: ['Case'], rows: [row] });
const csvOf = (...row: readonly Cell[]): string => csvText(sheetOf(...row)).split('\r\n')[1] ?? '';

const sheetXml = (sheet: ListSheet): string => {
  const part = unzipSync(xlsxFile([sheet]))['xl/worksheets/sheet1.xml'];
  return part ? strFromU8(part) : '';
};

it('writes dates as DD-MM-YYYY in CSV, with a byte order mark and CRLF', () => {
  expect(csvText(sheetOf({ day: day('2026-11-27') }, 'आशा काळे'))).toBe(
    '\uFEFFCase\r\n27-11-2026,आशा काळे\r\n',
  );
});

it('quotes commas, quotes and line breaks in CSV', () => {
  expect(csvText(sheetOf('Kale, "A"\nPune'))).toBe('\uFEFFCase\r\n"Kale, ""A""\nPune"\r\n');
});

it.each(['=1+1', '+91 98765', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '"=1', '＝1'])(
  'writes %j as a text in CSV',
  (text) => {
    expect(csvOf(text).replace(/^"/, '')).toMatch(/^'/);
  },
);

it.each(['218/2024', 'Kale v. State', 'BNS 303(2)', "O'Brien", '10:30'])(
  'leaves %j as it is in CSV',
  (text) => {
    expect(csvOf(text)).toBe(text);
  },
);

it('never begins a field of CSV with a sign of a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(csvOf(text).replace(/^"/, '')).not.toMatch(/^\s*[=+@-]/);
    }),
  );
});

it('writes texts as texts and dates as dates in XLSX', () => {
  const xml = sheetXml(sheetOf('=1+1', { day: day('2026-11-27') }, ''));
  expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(xml).toContain('<c r="B2" s="1"><v>46353</v></c>');
  expect(xml).not.toMatch(/<f>|C2/);
});

it('escapes names and removes characters that XML does not allow in XLSX', () => {
  const xml = sheetXml(sheetOf('<b>Kale & "Sons"\u0001\uD800'));
  expect(xml).toContain('&lt;b&gt;Kale &amp; &quot;Sons&quot;\uFFFD');
});

it('makes a workbook with the parts that a spreadsheet asks for', () => {
  const parts = unzipSync(xlsxFile([sheetOf('a'), { ...sheetOf('b'), name: "A/B's:list".repeat(5) }]));
  expect(Object.keys(parts)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ]);
  const names = [
    ...strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).matchAll(/<sheet name="([^"]*)"/g),
  ];
  expect(names.map(([, name = '']) => [name.length <= 31, /[[\]:*?/\\']/.test(name)])).toEqual([
    [true, false],
    [true, false],
  ]);
});
