/** Validates a file of judgments. Each error names row, id and remedy; a file with one error is not imported. */
import { CASE_LAW_FORMAT, type CaseLawFile, JudgmentRow } from '#contract/law/case-law.ts';
import { PlainDate } from '#contract/primitives.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { codeKey, type Tables } from '#law/tables.ts';
import { atLeastOne, nameOfRow, readRows, rowFaults, unknownFields } from './operator-rows.ts';
import { type LawFileFaults, type ReadContext, sourceOf } from './read-law-file.ts';

export function readCaseLawFile(
  value: Readonly<Record<string, unknown>>,
  { tables, today }: ReadContext,
): Result<CaseLawFile, LawFileFaults> {
  const unknown = unknownFields(value, FIELDS);
  if (unknown.length > 0) return err(atLeastOne(unknown));
  const source = sourceOf(value['source'], today);
  const readTo = readToOf(value['readTo'], source.ok ? source.value.retrievedOn : today);
  const rows = readRows(value['judgments'], { list: 'judgments', schema: JudgmentRow });
  const faults = [source, readTo, rows].flatMap((part) => (part.ok ? [] : part.error));
  if (!source.ok || !readTo.ok || !rows.ok) return err(atLeastOne(faults));
  const across = [...referenceFaults(rows.value, tables), ...lateRows(rows.value, readTo.value)];
  if (across.length > 0) return err(atLeastOne(across));
  return ok({
    format: CASE_LAW_FORMAT,
    source: source.value,
    readTo: readTo.value,
    judgments: rows.value.toSorted((a, b) => a.id.localeCompare(b.id)),
  });
}

const FIELDS = ['format', 'source', 'readTo', 'judgments'];

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

/** References to judgments and Acts that do not exist. */
function referenceFaults(rows: readonly JudgmentRow[], tables: Tables): string[] {
  const known = new Set([...tables.judgments, ...rows].map(({ id }) => id));
  return rowFaults(rows, ({ effect, adverse, treats = [] }) => [
    ...treats
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => `treats ${id}, which is neither in our tables nor in the file.`),
    ...[...(effect?.charged ?? []), ...(adverse?.charged ?? [])]
      .filter((charged) => !tables.codeOf.has(codeKey(charged.split(' ')[0] ?? '')))
      .map((charged) => `${charged} begins with no code of our tables.`),
  ]);
}

const lateRows = (rows: readonly JudgmentRow[], readTo: CalendarDate): string[] =>
  rows.flatMap((row, index) =>
    row.date > readTo
      ? [`${nameOfRow(row, index)}: date is ${indianDate(row.date)}, after readTo. Correct one of the two.`]
      : [],
  );
