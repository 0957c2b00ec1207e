/** Search terms and display fields of a record, computed once when indexed. */
import { nameFor } from '#domain/case/name-for.ts';
import { titleFor, type TitledRecord } from '#domain/case/title-for.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { wordsOf } from '#search/engine/fold.ts';
import { firWords } from './fir-words.ts';
import { initialsOf } from './other-scripts.ts';

export const FOUND_KINDS = ['case', 'application', 'draft', 'hearing', 'diary', 'document'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** One search result, formatted and linked by the page. */
export interface SearchResult {
  readonly kind: FoundKind;
  readonly id: string;
  readonly caseId: string | null;
  readonly title: string;
  /** Case number; '' if there is none. */
  readonly number: string;
  /** Date of a hearing or entry; '' for other kinds. */
  readonly day: string;
}

/** Visible results of one kind, with the total. */
export interface FoundOfKind {
  readonly kind: FoundKind;
  readonly rows: readonly SearchResult[];
  readonly total: number;
}

export interface FindEntry {
  readonly found: SearchResult;
  /** Each word once: title words, then other search terms. */
  readonly title: readonly string[];
  readonly more: readonly string[];
  /** Newest first. */
  readonly at: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Name and numbers of the case that a related record is found by. */
export interface CaseNames {
  readonly title: string;
  readonly numbers: string;
}

/** Stores to index, with their row mapping. Cases come before their related records. */
export const FOUND_IN: readonly {
  readonly store: string;
  readonly entryOf: (row: Row, caseOf: (caseId: string) => CaseNames) => FindEntry | null;
}[] = [
  {
    store: 'cases',
    entryOf: (row) =>
      entry(row, {
        kind: 'case',
        title: titleOf(row),
        number: text(row['caseNumber']) || text(row['firNumber']),
        day: '',
        caseId: text(row['_id']),
        more: [
          row['caseNumber'],
          ownNumbers(rowOf(row['facts'])),
          row['firNumber'],
          firWords(row['firNumber']),
          row['cnr'],
          rowOf(row['applicant'])['name'],
          row['respondent'],
          row['policeStation'],
          row['judge'],
          row['courtName'],
          row['courtPlace'],
          row['status'],
          row['charges'],
          row['description'],
          furtherFirs(rowOf(row['facts'])),
          coAccused(rowOf(row['facts'])),
        ],
        at: row['createdAt'],
      }),
  },
  {
    store: 'hearings',
    entryOf: (row, caseOf) => {
      const { title, numbers } = caseOf(text(row['caseId']));
      return entry(row, {
        kind: 'hearing',
        title,
        number: '',
        day: text(row['date']),
        more: [indian(row['date']), row['purpose'], row['courtroom'], row['notes'], numbers],
        at: row['date'],
      });
    },
  },
  {
    store: 'documents',
    entryOf: (row, caseOf) =>
      entry(row, {
        kind: 'document',
        title: text(row['name']),
        number: '',
        day: '',
        more: [caseOf(text(row['caseId'])).title],
        at: row['uploadedAt'],
      }),
  },
  {
    store: 'diary',
    entryOf: (row, caseOf) => {
      const { title, numbers } = caseOf(text(row['caseId']));
      const attached = Array.isArray(row['attachments']) ? row['attachments'] : [];
      return entry(row, {
        kind: 'diary',
        title,
        number: '',
        day: text(row['date']),
        more: [
          indian(row['date']),
          row['time'],
          row['officer'],
          row['location'],
          row['description'],
          attached.map((each) => rowOf(each)['name']),
          rowOf(row['by'])['name'],
          numbers,
        ],
        at: `${text(row['date'])}T${text(row['time']) || '00:00'}:00Z`, // on one day, latest time first
      });
    },
  },
  {
    store: 'drafts',
    entryOf: (row) => {
      const form = rowOf(row['form']);
      return entry(row, {
        kind: 'draft',
        title: titleOfDraft(form),
        number: text(form['firNumber']),
        day: '',
        more: [
          form['fullName'],
          firWords(form['firNumber']),
          form['policeStation'],
          form['courtPlace'],
          form['sections'],
          form['allegations'],
          furtherFirs(form),
          coAccused(form),
          namesIn(form['coApplicants']),
        ],
        at: row['updatedAt'],
      });
    },
  },
  {
    store: 'applications',
    entryOf: (row) => {
      const [applicant, facts] = [rowOf(row['applicant']), rowOf(row['case'])];
      return entry(row, {
        kind: 'application',
        title: nameFor(namedIn(row)),
        number: text(row['applicationNumber']) || text(facts['firNumber']),
        day: '',
        more: [
          facts['firNumber'],
          firWords(facts['firNumber']),
          facts['policeStation'],
          facts['courtName'],
          facts['courtPlace'],
          facts['sections'],
          facts['allegations'],
          furtherFirs(facts),
          coAccused(facts),
          applicant['name'],
          namesIn(row['coApplicants']),
          applicant['nameLocal'],
          row['status'],
        ],
        at: row['createdAt'],
      });
    },
  },
];

/** Of a whole record. */
export const entryOfMatter = (kind: 'case' | 'application', row: Row): FindEntry | null =>
  FOUND_IN.find(({ store }) => store === `${kind}s`)?.entryOf(row, () => NO_CASE) ?? null;

const NO_CASE: CaseNames = { title: '', numbers: '' };

interface EntryFields {
  readonly kind: FoundKind;
  readonly title: string;
  readonly number: string;
  readonly day: string;
  readonly caseId?: string;
  readonly more: readonly unknown[];
  readonly at: unknown;
}

function entry(row: Row, { more, at, caseId = text(row['caseId']), ...made }: EntryFields): FindEntry | null {
  const id = text(row['_id']);
  if (id === '') return null;
  const words = wordsOf(made.title);
  const titled = new Set([...words, ...initialsOf(made.title, words)]);
  const others = new Set(wordsOf([made.number, ...more.flat(2).map(text)].join(' ')));
  const found = { ...made, id, caseId: caseId || null };
  return { found, title: [...titled], more: [...others].filter((word) => !titled.has(word)), at: text(at) };
}

const namesIn = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? rows.map((each) => rowOf(each)['name']) : [];

const furtherFirs = ({ furtherFirs: rows }: Row): unknown[] =>
  listOf(rows).flatMap((each) => {
    const { firNumber, policeStation, allegations } = rowOf(each);
    return [firNumber, firWords(firNumber), policeStation, allegations];
  });

const coAccused = ({ coAccused: rows }: Row): unknown[] => namesIn(rows);

/** Number of the court, and numbers among its facts. */
function ownNumbers(facts: Row): unknown[] {
  const { type, number, year } = rowOf(facts['caseNumber']);
  return [facts['cnr'], type, number, year];
}

export const caseNamesOf = (row: Row): CaseNames => ({
  title: titleOf(row),
  numbers: [row['caseNumber'], row['firNumber'], firWords(row['firNumber'])].map(text).join(' '),
});

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const rowOf = (value: unknown): Row =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `text` accepts only strings of it
  typeof value === 'object' && value !== null ? (value as Row) : {};

/** The row as the function of names reads it. */
function namedIn(row: Row): TitledRecord {
  const [applicant, facts] = [rowOf(row['applicant']), rowOf(row['facts'] ?? row['case'])];
  return {
    title: text(row['title']),
    applicant: {
      name: text(applicant['name']),
      nameLocal: text(applicant['nameLocal']),
      ...(typeof applicant['age'] === 'number' && { age: applicant['age'] }),
    },
    coApplicants: listOf(row['coApplicants']),
    facts: {
      firNumber: text(row['firNumber']) || text(facts['firNumber']),
      person: rowOf(facts['person']),
      offenceDate: dayIn(facts['offenceDate']),
      sections: listOf(facts['sections']).map(text),
      allegations: text(facts['allegations']),
      applicantVersion: text(facts['applicantVersion']),
    },
  };
}

function dayIn(value: unknown): CalendarDate | undefined {
  const typed = text(value);
  return isDay(typed) ? typed : undefined;
}

const titleOf = (row: Row): string => titleFor(namedIn(row));

function titleOfDraft(form: Row): string {
  const [name, age] = [text(form['fullName']), text(form['age'])];
  if (name === '') return '';
  const applicant = { name, ...(age !== '' && { age: Number(age) }) };
  return nameFor({
    applicant,
    coApplicants: listOf(form['coApplicants']),
    firNumber: text(form['firNumber']),
  });
}

/** Format DD-MM-YYYY: 25-11-2026. */
const indian = (day: unknown): string => text(day).split('-').toReversed().join('-');
