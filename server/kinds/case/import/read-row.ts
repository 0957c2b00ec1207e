/** A row of an import file as the body of a new case, by the readers and the schema of a single case. */
import type { CellRemark } from '#contract/case/case-import.ts';
import { NewCase } from '#contract/case/case-record.ts';
import { COURT_KINDS } from '#contract/case/court.ts';
import { readSections, type ReadSection } from '#contract/case/section-text.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { withTypedFigures } from '#domain/case/typed-figures.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import type { Tables } from '#law/tables.ts';
import { readDateField } from '#reading/date-field.ts';
import type { FirNumber } from '#reading/fir/fir-reading.ts';
import { onlyFirNumber } from '#reading/fir/only-fir-number.ts';
import { isFir, readFir } from '#reading/fir/read-fir.ts';
import { penalCodeOfDate } from '#reading/sections/penal-code.ts';
import type { FileRow } from './file-rows.ts';

export interface RowContext {
  readonly tables: Tables;
  readonly today: CalendarDate;
}

export interface ReadRow {
  readonly row: number;
  readonly key?: string;
  /** Absent if the row has a fault. */
  readonly body?: NewCase;
  readonly faults: readonly CellRemark[];
  readonly notes: readonly CellRemark[];
}

type Cells = FileRow['cells'];

export function readRow({ row, cells }: FileRow, context: RowContext): ReadRow {
  const faults: CellRemark[] = [...faultsOfCells(cells)];
  const dates = datesOf(cells, context, faults);
  const fir = firOf(cells, dates['fir_date'], context);
  const sections = sectionsOf(cells['sections'], dates['fir_date'], context.tables);
  const parsed = NewCase.safeParse(
    withoutBlanks(withTypedFigures(bodyOf(cells, { dates, fir, sections: sections.texts }))),
  );
  if (!parsed.success) faults.push(...faultsOfBody(fieldErrors(parsed.error), faults));
  const key = cells['key'];
  const notes = [...(fir.note ? [fir.note] : []), ...sections.notes];
  const body = parsed.success && faults.length === 0 ? parsed.data : undefined;
  return { row, ...present({ key, body }), faults, notes };
}

const KEY_MAX = 120;
const NUMBER_PARTS = ['case_type', 'case_number', 'case_year'] as const;

function faultsOfCells(cells: Cells): CellRemark[] {
  return [...faultsOfCourt(cells), ...faultsOfKey(cells), ...faultsOfNumber(cells)];
}

function* faultsOfCourt({ court = '', applicant }: Cells): Generator<CellRemark> {
  if (!COURT_KINDS.some((kind) => kind === court.toLowerCase())) {
    const msg = court === '' ? 'The court is missing.' : `“${court.slice(0, 60)}” is no court.`;
    yield { column: 'court', msg: `${msg} Write ${COURT_KINDS.join(', ')}.` };
  }
  if (applicant === undefined) yield { column: 'applicant', msg: 'Write the full name of the applicant.' };
}

function* faultsOfKey({ key, cnr, fir_number: fir }: Cells): Generator<CellRemark> {
  if (key === undefined && cnr === undefined && fir === undefined) {
    yield {
      column: 'key',
      msg: 'Write a key, a CNR or an FIR number, so that a second import finds the case.',
    };
  }
  if (key !== undefined && key.length > KEY_MAX) {
    yield { column: 'key', msg: `Write at most ${KEY_MAX} characters.` };
  }
}

function* faultsOfNumber(cells: Cells): Generator<CellRemark> {
  const given = NUMBER_PARTS.filter((part) => cells[part] !== undefined);
  const missing = NUMBER_PARTS.find((part) => cells[part] === undefined);
  if (given.length > 0 && missing !== undefined) {
    yield { column: missing, msg: 'Write type, number and year of the case, or none of them.' };
  }
  const year = cells['case_year'];
  if (year !== undefined && !/^\d{4}$/.test(year)) {
    yield { column: 'case_year', msg: 'Write the year with four digits, such as 2026.' };
  }
}

const DATE_COLUMNS = ['fir_date', 'arrest_date', 'filing_date', 'next_hearing_date'] as const;
type Dates = Partial<Record<(typeof DATE_COLUMNS)[number], CalendarDate>>;

/** Day before month, as the date fields of the app. Adds the faults. */
function datesOf(cells: Cells, { today }: RowContext, faults: CellRemark[]): Dates {
  const dates: Dates = {};
  for (const column of DATE_COLUMNS) {
    const read = readDateField(cells[column] ?? '', { today });
    if (read.kind === 'read') dates[column] = read.date;
    else if (read.kind !== 'empty') {
      faults.push({ column, msg: 'Write the date as DD-MM-YYYY, such as 21-11-2026.' });
    }
  }
  return dates;
}

interface ReadFirCells {
  readonly firNumber?: string | undefined;
  readonly policeStation?: string | undefined;
  readonly note?: CellRemark | undefined;
}

/** A number alone stays as written. From a longer text the number and, if its cell is empty, the station are taken. */
function firOf(cells: Cells, firDate: CalendarDate | undefined, { today }: RowContext): ReadFirCells {
  const { fir_number: typed, police_station: station } = cells;
  if (typed === undefined || onlyFirNumber(typed) !== null)
    return { firNumber: typed, policeStation: station };
  const read = readFir(typed, { firDate, today });
  if (!isFir(read) || !isSure(read)) {
    const msg = 'No FIR number was read in this text. It is kept as written: check it in the case.';
    return { firNumber: typed, policeStation: station, note: { column: 'fir_number', msg } };
  }
  return {
    firNumber: isPlain(read) ? `${read.number}/${read.year}` : typed,
    policeStation: station ?? read.station,
  };
}

const isSure = ({ year, certain, others = [] }: FirNumber): boolean =>
  year !== null && certain !== false && others.length === 0;

/** Register, unit and agency tell numbers apart, so such a text stays whole. */
const isPlain = ({ agency, series, unit }: FirNumber): boolean =>
  agency === undefined && series === undefined && unit === undefined;

interface ReadSections {
  readonly texts: readonly string[];
  readonly notes: readonly CellRemark[];
}

/** As charged. A text that is no section of the tables stays as written, as in the app. */
function sectionsOf(
  cell: string | undefined,
  firDate: CalendarDate | undefined,
  tables: Tables,
): ReadSections {
  if (cell === undefined) return { texts: [], notes: [] };
  const read = readSections(cell, tables, penalCodeOfDate(firDate));
  const unread = read.filter(({ kind }) => kind === 'not-recognised').map(textOf);
  const notes = unread.map((text) => ({
    column: 'sections',
    msg: `“${text.slice(0, 80)}” was not recognised. It is kept as written: check it in the case.`,
  }));
  return { texts: [...new Set(read.filter(({ kind }) => kind !== 'not-charged').map(textOf))], notes };
}

const textOf = (read: ReadSection): string => ('text' in read ? read.text : read.typed);

interface ReadParts {
  readonly dates: Dates;
  readonly fir: ReadFirCells;
  readonly sections: readonly string[];
}

/** As the form of a new case sends it: particulars are also facts of the case. */
function bodyOf(cells: Cells, { dates, fir, sections }: ReadParts): unknown {
  const { firNumber, policeStation } = fir;
  const { case_type: type, case_number: number, case_year: year } = cells;
  const court = cells['court']?.toLowerCase();
  const shared = {
    cnr: cells['cnr'],
    firNumber,
    policeStation,
    court,
    courtPlace: cells['court_place'],
    courtName: cells['court_name'],
  };
  return {
    ...shared,
    filingNumber: cells['filing_number'],
    judge: cells['judge'],
    applicant: cells['applicant'],
    respondent: cells['respondent'],
    title: cells['title'],
    description: cells['description'],
    filingDate: dates['filing_date'],
    nextHearingDate: dates['next_hearing_date'],
    ...(sections.length > 0 && { charges: sections }),
    facts: {
      ...shared,
      ...(sections.length > 0 && { sections }),
      district: cells['district'],
      state: cells['state'],
      firDate: dates['fir_date'],
      arrestDate: dates['arrest_date'],
      ...(type !== undefined && number !== undefined && { caseNumber: { type, number, year: Number(year) } }),
    },
  };
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  'facts.caseNumber.type': 'case_type',
  'facts.caseNumber.number': 'case_number',
  'facts.caseNumber.year': 'case_year',
  caseNumber: 'case_number',
  charges: 'sections',
};

/** One fault for each column: a particular is checked as a field and as a fact. */
function faultsOfBody(fields: Readonly<Record<string, string>>, known: readonly CellRemark[]): CellRemark[] {
  const told = new Set(known.map(({ column }) => column));
  return Object.entries(fields).flatMap(([path, msg]) => {
    const column = columnOf(path);
    if (told.has(column)) return [];
    told.add(column);
    return [{ column, msg }];
  });
}

function columnOf(path: string): string {
  const named = COLUMN_OF[path];
  if (named !== undefined) return named;
  const name = path.replace(/^facts\./, '').replace(/\..*$/, '');
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
