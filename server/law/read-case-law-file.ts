/** Validates a file of judgments. Each error names row, id and remedy; a file with one error is not imported. */
import { CASE_LAW_FORMAT, type CaseLawFile, JudgmentRow } from '#contract/law/case-law.ts';
import { PlainDate } from '#contract/primitives.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { codeKey, type Tables } from '#law/tables.ts';
import { type LawFileFaults, type ReadContext, sourceOf } from './read-law-file.ts';

const MOST_ROWS = 2_000;

export function readCaseLawFile(
  value: Readonly<Record<string, unknown>>,
  { tables, today }: ReadContext,
): Result<CaseLawFile, LawFileFaults> {
  const unknown = Object.keys(value).filter((name) => !FIELDS.has(name));
  if (unknown.length > 0) {
    return err([
      `${unknown.join(', ')} is no field of the file. The fields are format, source, readTo, judgments.`,
    ]);
  }
  const source = sourceOf(value['source'], today);
  const readTo = readToOf(value['readTo'], source.ok ? source.value.retrievedOn : today);
  const rows = rowsOf(value['judgments']);
  const faults = [source, readTo, rows].flatMap((part) => (part.ok ? [] : part.error));
  if (!source.ok || !readTo.ok || !rows.ok) return err(atLeastOne(faults));
  const across = [...rowFaults(rows.value, tables), ...lateRows(rows.value, readTo.value)];
  if (across.length > 0) return err(atLeastOne(across));
  return ok({
    format: CASE_LAW_FORMAT,
    source: source.value,
    readTo: readTo.value,
    judgments: rows.value.toSorted((a, b) => a.id.localeCompare(b.id)),
  });
}

const FIELDS = new Set(['format', 'source', 'readTo', 'judgments']);

const atLeastOne = ([first = 'The file cannot be read.', ...rest]: readonly string[]): LawFileFaults => [
  first,
  ...rest,
];

function readToOf(value: unknown, retrievedOn: CalendarDate): Result<CalendarDate, string[]> {
  const read = PlainDate.safeParse(value);
  if (!read.success) {
    return err(['readTo is no day. Write the day to which the source was read, as YYYY-MM-DD.']);
  }
  if (read.data > retrievedOn) {
    return err([
      `readTo is ${indianDate(read.data)}, after the source was retrieved. Correct one of the two.`,
    ]);
  }
  return ok(read.data);
}

function rowsOf(value: unknown): Result<JudgmentRow[], string[]> {
  if (!Array.isArray(value) || value.length === 0) {
    return err(['judgments is no list with rows. Write "judgments": [{…}, {…}].']);
  }
  if (value.length > MOST_ROWS) return err([`judgments has ${value.length} rows; at most 2,000 are read.`]);
  const faults: string[] = [];
  const rows: JudgmentRow[] = [];
  value.forEach((row: unknown, index) => {
    const read = JudgmentRow.safeParse(row);
    if (read.success) rows.push(read.data);
    else faults.push(...read.error.issues.map((issue) => `${nameOf(row, index)}: ${faultOf(issue)}`));
  });
  return faults.length > 0 ? err(faults) : ok(rows);
}

/** A date has no name in its own message. */
function faultOf({
  path,
  message,
}: {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}): string {
  const field = path.map(String).join('.');
  return field === '' || message.startsWith(field.split('.')[0] ?? field) ? message : `${field}: ${message}`;
}

/** Ids that stand twice, and references to judgments and Acts that do not exist. */
function rowFaults(rows: readonly JudgmentRow[], tables: Tables): string[] {
  const known = new Set([...tables.judgments, ...rows].map(({ id }) => id));
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const twice = seen.has(row.id);
    seen.add(row.id);
    const { effect, adverse, treats = [] } = row;
    const codes = [...(effect?.charged ?? []), ...(adverse?.charged ?? [])];
    return [
      ...(twice ? ['the id stands in an earlier row. Keep one of the two.'] : []),
      ...treats
        .filter(({ id }) => !known.has(id))
        .map(({ id }) => `treats ${id}, which is neither in our tables nor in the file.`),
      ...codes
        .filter((charged) => !tables.codeOf.has(codeKey(charged.split(' ')[0] ?? '')))
        .map((charged) => `${charged} begins with no code of our tables.`),
    ].map((fault) => `${nameOf(row, index)}: ${fault}`);
  });
}

const lateRows = (rows: readonly JudgmentRow[], readTo: CalendarDate): string[] =>
  rows.flatMap((row, index) =>
    row.date > readTo
      ? [`${nameOf(row, index)}: date is ${indianDate(row.date)}, after readTo. Correct one of the two.`]
      : [],
  );

function nameOf(row: unknown, index: number): string {
  const id = isRecord(row) && typeof row['id'] === 'string' ? row['id'].slice(0, 60) : '';
  return id === '' ? `Row ${index + 1}` : `Row ${index + 1} (${id})`;
}
