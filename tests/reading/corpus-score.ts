/** Compares readings with the expectations of the corpus, by the rules of its README. */
import { readFileSync } from 'node:fs';
import { isRecord } from './is-record.ts';
import { readRow, type RowKind, ROW_KINDS, type TextRow } from '#reading/read-row.ts';
import { TABLES } from '../law/law-tables.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface CorpusItem {
  readonly row: TextRow;
  readonly expect: Fields;
}

export interface ItemScore {
  readonly id: string;
  readonly kind: RowKind;
  readonly locale: string;
  readonly isRight: boolean;
  /** The reading calls itself certain and differs. */
  readonly isWrongCertain: boolean;
}

const FOLDER = new URL('../fixtures/field-text/', import.meta.url);

export function corpusItems(file: string): CorpusItem[] {
  const lines = readFileSync(new URL(`${file}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line): CorpusItem[] => {
    const item: unknown = JSON.parse(line);
    return isRecord(item) && isRecord(item['expect']) ? itemOf(item, item['expect']) : [];
  });
}

function itemOf(item: Fields, expect: Fields): CorpusItem[] {
  const kind = ROW_KINDS.find((known) => known === item['kind']);
  const { id, text, context } = item;
  if (kind === undefined || typeof id !== 'string') return [];
  const pair = isRecord(text) ? { a: String(text['a']), b: String(text['b']) } : null;
  return [
    { row: { id, kind, text: pair ?? String(text), context: isRecord(context) ? context : {} }, expect },
  ];
}

export function scoreOf({ row, expect }: CorpusItem): ItemScore {
  const reading = readRow(row, TABLES);
  const got: Fields = isRecord(reading) ? reading : {};
  const isRight = isEqual(row.kind, got, expect);
  return {
    id: row.id,
    kind: row.kind,
    locale: row.context.locale ?? 'en',
    isRight,
    isWrongCertain: !isRight && isCertain(row.kind, got, expect),
  };
}

function isEqual(kind: RowKind, got: Fields, expect: Fields): boolean {
  if (kind === 'sections') return sameSections(got, expect);
  const cases = expect['cases'];
  if (!Array.isArray(cases)) return sameFields(got, expect);
  const read = got['cases'];
  return (
    Array.isArray(read) &&
    read.length === cases.length &&
    cases.every((each: unknown, at) => isRecord(each) && isRecord(read[at]) && sameFields(read[at], each))
  );
}

/** Absent fields are not checked. */
const sameFields = (got: Fields, expect: Fields): boolean =>
  Object.entries(expect).every(([key, value]) => plain(key, got[key]) === plain(key, value));

/** The type of a case compares without full stops, spaces and case. */
const plain = (key: string, value: unknown): string =>
  key === 'caseType' && typeof value === 'string'
    ? value.replaceAll(/[.\s]/g, '').toLowerCase()
    : JSON.stringify(value);

function sameSections(got: Fields, expect: Fields): boolean {
  const notCharged = expect['notCharged'];
  const isNotCharged =
    notCharged === undefined || JSON.stringify(got['notCharged']) === JSON.stringify(notCharged);
  return isNotCharged && JSON.stringify(keysOf(got)) === JSON.stringify(keysOf(expect));
}

/** A reader may list the number and the year of the Act or leave them out. */
const keysOf = (fields: Fields): string[] =>
  sectionsOf(fields)
    .filter((section) => section['actNumber'] !== true)
    .map((section) => {
      const printed = String(section['printed']).replaceAll(/\s/g, '').toLowerCase();
      return JSON.stringify([
        section['code'],
        section['section'],
        section['role'],
        printed,
        section['certain'],
        section['variant'] ?? null,
      ]);
    })
    .toSorted();

const sectionsOf = (fields: Fields): Fields[] => {
  const { sections } = fields;
  return Array.isArray(sections) ? sections.filter(isRecord) : [];
};

function isCertain(kind: RowKind, got: Fields, expect: Fields): boolean {
  if (kind === 'sections') {
    const wanted = new Set(keysOf(expect));
    return sectionsOf(got).some(
      (section) =>
        section['certain'] === true && !keysOf({ sections: [section] }).every((key) => wanted.has(key)),
    );
  }
  if (kind === 'message') return wrongCertainDate(got, expect);
  return kind === 'date' && got['certain'] === true;
}

function wrongCertainDate(got: Fields, expect: Fields): boolean {
  const [read, wanted] = [got, expect].map((fields) =>
    Array.isArray(fields['cases']) ? fields['cases'] : [fields],
  );
  return (read ?? []).some((one: unknown, at) => {
    const other: unknown = wanted?.[at];
    return (
      isRecord(one) &&
      one['nextDateCertain'] === true &&
      isRecord(other) &&
      one['nextDate'] !== other['nextDate']
    );
  });
}
