/** Converts the lists of the form to wire rows and back. */
import type { ApplicationContent, BailPart, CoApplicant } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { PERSON_OF_CO_APPLICANT } from '#facts/person-facts.ts';
import { present } from '#kernel/present.ts';
import type { ApplicationForm } from './application-form.ts';
import {
  BLANK_CO_ACCUSED,
  BLANK_CO_APPLICANT,
  BLANK_COERCIVE,
  BLANK_CUSTODY,
  BLANK_FURTHER_FIR,
  BLANK_GROUND,
  BLANK_OTHER_CASE,
  BLANK_PREVIOUS,
  type CoAccusedRow,
  type CoApplicantRow,
  type CoerciveRow,
  type CustodyRow,
  type FurtherFirRow,
  type GroundRow,
  isBlankRow,
  type OtherCaseRow,
  type PreviousRow,
} from './form-rows.ts';
import { packetOnTheWire } from './packet-choices.ts';

/** A comma before a year belongs to the name of an Act: "s. 60 Delhi Excise Act, 2009". */
export const splitSections = (typed: string): string[] =>
  typed
    .split(/,(?!\s*(?:18|19|20)\d\d(?:,|$))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const isDefault = ({ relief }: Pick<ApplicationForm, 'relief'>): boolean => relief === 'default';

/** The wire requires grounds, and default bail needs none. This text explains it. */
const NO_MERITS = 'Made as of right, on the days alone: no ground on merits is taken.';

/** By wire path; undefined values are omitted. */
export function listsOnTheWire(form: ApplicationForm): [string, unknown][] {
  const given = Object.entries(form.answers).filter(([, reason]) => reason.trim() !== '');
  const answered = given.map(([concern, reason]) => ({ concern, reason: reason.trim() }));
  const previous = form.previousBail === 'none' ? undefined : written(form.previous);
  return [
    ['case.antecedents', antecedentsOf(form)],
    ['case.coercive', coerciveOf(form)],
    ['case.custody', written(form.custodySpans)],
    ['case.furtherFirs', firsOnTheWire(form.furtherFirs)],
    ['case.coAccused', written(form.coAccused)],
    ['coApplicants', coApplicantsOnTheWire(form.coApplicants)],
    ...groundsOnTheWire(form),
    ['bail.previous', previous],
    ['bail.answers', answered.length > 0 ? answered : undefined],
    ['packet', packetOnTheWire(form.packet)],
    ['annexure', form.annexure === 'yes' ? { omitted: omittedOf(form) } : undefined],
  ];
}

function written<Row extends object>(rows: readonly Row[]): readonly Row[] | undefined {
  const filled = rows.filter((row) => !isBlankRow(row));
  return filled.length > 0 ? filled : undefined;
}

const firsOnTheWire = (rows: readonly FurtherFirRow[]): unknown => written(rows)?.map(withSections);

const withSections = <Row extends { readonly sections: string }>(row: Row) =>
  Object.assign({}, row, { sections: splitSections(row.sections) });

const sectionsTyped = <Row extends { readonly sections: readonly string[] }>(row: Row) => ({
  ...row,
  sections: row.sections.join(', '),
});

function antecedentsOf({
  antecedents,
  otherCases,
}: Pick<ApplicationForm, 'antecedents' | 'otherCases'>): unknown {
  if (antecedents === 'none') return { known: true, rows: [] };
  if (antecedents !== 'some') return undefined;
  // "some" without rows is incomplete: an empty row makes validation name it
  const caseRows = written(otherCases) ?? [BLANK_OTHER_CASE];
  return {
    known: true,
    rows: caseRows.map(withSections),
  };
}

function coerciveOf({ coercive, warrants }: Pick<ApplicationForm, 'coercive' | 'warrants'>): unknown {
  if (coercive === 'none') return { known: true, rows: [] };
  if (coercive !== 'some') return undefined;
  return { known: true, rows: written(warrants) ?? [BLANK_COERCIVE] };
}

const isBlankApplicant = ({ otherCases, warrants, ...texts }: CoApplicantRow): boolean =>
  isBlankRow(texts) && otherCases.every(isBlankRow) && warrants.every(isBlankRow);

/** An invalid age is sent as typed, so that validation names it. */
function coApplicantOnTheWire(row: CoApplicantRow): unknown {
  const { otherCases, warrants, age, antecedents, coercive, ...texts } = row;
  const person = OF_THE_PERSON.flatMap((name) => (row[name] === '' ? [] : [[name, row[name] === 'yes']]));
  const typed = Object.entries(texts).filter(([name]) => !(name in PERSON_OF_CO_APPLICANT));
  return {
    ...Object.fromEntries(typed),
    age: /^\d+$/.test(age.trim()) ? Number(age) : age,
    ...(person.length > 0 && { person: Object.fromEntries(person) }),
    antecedents: antecedentsOf({ antecedents, otherCases }),
    coercive: coerciveOf({ coercive, warrants }),
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a const object are its literal keys
const OF_THE_PERSON = Object.keys(PERSON_OF_CO_APPLICANT) as (keyof typeof PERSON_OF_CO_APPLICANT)[];

function coApplicantsOnTheWire(rows: readonly CoApplicantRow[]): unknown {
  const filled = rows.filter((row) => !isBlankApplicant(row));
  return filled.length === 0 ? undefined : filled.map(coApplicantOnTheWire);
}

function coApplicantRow(applicant: CoApplicant): CoApplicantRow {
  const { age, person = {}, antecedents, coercive, ...texts } = applicant;
  const answers = OF_THE_PERSON.flatMap((name) =>
    person[name] === undefined ? [] : [[name, person[name] ? 'yes' : 'no']],
  );
  return {
    ...BLANK_CO_APPLICANT,
    ...present(texts),
    ...Object.fromEntries(answers),
    age: String(age),
    ...(antecedents && casesOf(antecedents.rows)),
    ...(coercive && warrantsOf(coercive.rows)),
  };
}

/** If all grounds are under headings, the wire text joins them. */
function groundsOnTheWire(form: ApplicationForm): [string, unknown][] {
  if (isDefault(form)) return [['bail.grounds', NO_MERITS]];
  const parts = written(form.groundParts)?.map(groundPart);
  const alone = parts !== undefined && form.bailGrounds.trim() === '';
  return [
    ['bail.groundParts', parts],
    ...(alone ? [['bail.grounds', joinedGrounds(parts)] as [string, unknown]] : []),
  ];
}

function groundPart({ heading, text, source, at, documentId, further = [], ground }: GroundRow) {
  return {
    heading: heading.trim(),
    text: text.trim(),
    ...(source !== '' && at !== '' && { authority: { source, at } }),
    ...(further.length > 0 && { furtherAuthorities: further }),
    ...(ground !== undefined && { ground }),
    ...(documentId !== '' && { documentId }),
  };
}

/** Grounds text if all grounds are under headings. */
export const joinedGrounds = (parts: readonly { readonly heading: string; readonly text: string }[]) =>
  parts.map(({ heading, text }) => `${heading}\n${text}`).join('\n\n');

/** A part is omitted only once a reason is given. */
const omittedOf = ({ omitted }: ApplicationForm) =>
  Object.entries(omitted)
    .filter(([, reason]) => reason.trim() !== '')
    .map(([part, reason]) => ({ part, reason: reason.trim() }));

type FormRows = Partial<ApplicationForm>;

/** The known part of a record; for a case only its facts. */
export type KnownContent = Partial<Omit<ApplicationContent, 'case'>> & {
  readonly case?: Partial<CaseFacts> | undefined;
};

/** Lists of a record as form rows. */
export function listsOf({ case: facts, bail, annexure, coApplicants }: KnownContent): FormRows {
  return {
    ...(facts && factLists(facts)),
    ...(bail && bailLists(bail)),
    ...(coApplicants && { coApplicants: coApplicants.map(coApplicantRow) }),
    ...(annexure && {
      annexure: 'yes',
      omitted: Object.fromEntries(annexure.omitted.map(({ part, reason }) => [part, reason])),
    }),
  };
}

function factLists({ antecedents, coercive, custody, furtherFirs, coAccused }: Partial<CaseFacts>): FormRows {
  return {
    ...(antecedents && casesOf(antecedents.rows)),
    ...(coercive && warrantsOf(coercive.rows)),
    ...(custody && {
      custodySpans: custody.map((row): CustodyRow => Object.assign({}, BLANK_CUSTODY, row)),
    }),
    ...(furtherFirs && {
      furtherFirs: furtherFirs.map((row): FurtherFirRow =>
        Object.assign({}, BLANK_FURTHER_FIR, sectionsTyped(row)),
      ),
    }),
    ...(coAccused && {
      coAccused: coAccused.map((row): CoAccusedRow => Object.assign({}, BLANK_CO_ACCUSED, row)),
    }),
  };
}

function warrantsOf(
  rows: NonNullable<CaseFacts['coercive']>['rows'],
): Pick<ApplicationForm, 'coercive' | 'warrants'> {
  return {
    coercive: rows.length === 0 ? 'none' : 'some',
    warrants: rows.map((row): CoerciveRow => Object.assign({}, BLANK_COERCIVE, row)),
  };
}

function casesOf(
  rows: NonNullable<CaseFacts['antecedents']>['rows'],
): Pick<ApplicationForm, 'antecedents'> & Partial<Pick<ApplicationForm, 'otherCases'>> {
  if (rows.length === 0) return { antecedents: 'none' };
  const typed = rows.map((row): OtherCaseRow => Object.assign({}, BLANK_OTHER_CASE, sectionsTyped(row)));
  return { antecedents: 'some', otherCases: typed };
}

function bailLists({
  relief,
  grounds,
  groundParts = [],
  previous = [],
  answers = [],
}: Partial<BailPart>): FormRows {
  const noText =
    (relief === 'default' && grounds === NO_MERITS) ||
    (groundParts.length > 0 && grounds === joinedGrounds(groundParts));
  return {
    ...(noText && { bailGrounds: '' }),
    groundParts: groundParts.map(
      ({ heading, text, authority, furtherAuthorities, ground, documentId = '' }): GroundRow => ({
        ...BLANK_GROUND,
        heading,
        text,
        documentId,
        ...authority,
        ...(furtherAuthorities && { further: furtherAuthorities }),
        ...(ground !== undefined && { ground }),
      }),
    ),
    previous: previous.map((row): PreviousRow => Object.assign({}, BLANK_PREVIOUS, row)),
    answers: Object.fromEntries(answers.map(({ concern, reason }) => [concern, reason])),
  };
}
