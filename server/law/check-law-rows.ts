/** Validates the rows of an official-text file. Each error names row, section and remedy. */
import { LawText } from '#contract/law/law-texts.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { bySection, CODES } from '#search/cards/section-order.ts';
import { codeKey, sectionKey, type Tables } from '#law/tables.ts';

interface CheckContext {
  readonly tables: Tables;
  readonly retrievedOn: CalendarDate;
}

/** Sorts by code, so that equal texts give the same edition in any file order. */
export function checkRows(rows: readonly unknown[], against: CheckContext): Result<LawText[], string[]> {
  const faults: string[] = [];
  const texts: LawText[] = [];
  const earlier = new Map<string, number>();
  rows.forEach((row, index) => {
    const read = rowOf(row, against);
    const found = read.ok ? twiceIn(earlier, read.value, index + 1) : read.error;
    faults.push(...found.map((fault) => `${nameOf(row, index)}: ${fault}`));
    if (read.ok) texts.push(read.value);
  });
  return faults.length > 0 ? err(faults) : ok(texts.toSorted(inOrder));
}

function rowOf(row: unknown, { tables, retrievedOn }: CheckContext): Result<LawText, string[]> {
  const read = LawText.safeParse(row);
  if (!read.success) {
    const { issues } = read.error;
    return err(issues.map(({ path, message }) => (path[0] === DATED ? `${DATED}: ${message}` : message)));
  }
  const { asAmendedTo } = read.data;
  const code = canonicalCode(read.data.code, tables);
  if (code === null) return err([unknownCode(read.data.code)]);
  if (asAmendedTo !== undefined && asAmendedTo > retrievedOn) {
    const [amended, taken] = [indianDate(asAmendedTo), indianDate(retrievedOn)];
    return err([
      `${DATED} is ${amended}, after the source was retrieved (${taken}). Correct one of the two days.`,
    ]);
  }
  return ok({ ...read.data, code });
}

const DATED = 'asAmendedTo';

function twiceIn(earlier: Map<string, number>, text: LawText, row: number): string[] {
  const key = `${text.code} ${sectionKey(text.section)} ${text.language}`;
  const first = earlier.get(key);
  earlier.set(key, first ?? row);
  return first === undefined
    ? []
    : [`the same section in the same language stands in row ${first}. Keep one of the two.`];
}

const inOrder = (a: LawText, b: LawText): number => bySection(a, b) || a.language.localeCompare(b.language);

function nameOf(row: unknown, index: number): string {
  if (!isRecord(row)) return `Row ${index + 1}`;
  const { code, section, language } = row;
  const reference = [code, section]
    .filter((part) => typeof part === 'string' && part.trim() !== '')
    .join(' ');
  const short = reference.length > 60 ? `${reference.slice(0, 60)}…` : reference;
  const rowName = [short, language].filter((part) => typeof part === 'string' && part !== '').join(', ');
  return rowName === '' ? `Row ${index + 1}` : `Row ${index + 1} (${rowName})`;
}

/** Accepts any capitals and hyphens, and the full name of the Act. */
function canonicalCode(given: string, { codeOf }: Tables): string | null {
  const key = codeKey(given);
  return CODES.find((code) => codeKey(code) === key) ?? codeOf.get(key) ?? null;
}

const unknownCode = (code: string): string =>
  `${code} is no code of our tables. Write ${CODES.join(', ')}, or the short code of a special Act such as NDPS (all of them: docs/LAW-TEXTS.md).`;
