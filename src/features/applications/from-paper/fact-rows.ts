/** The readings of a paper as rows of the screen: doubtful ones wait for the person. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { isClaimedFact, type PaperClaim } from '#domain/application/paper-claims.ts';
import { BLANK_CO_ACCUSED } from '#domain/application/form-rows.ts';
import type { FactReading, ReadingDoubt, PaperFact, PersonOfPaper } from '#reading/papers/paper-reading.ts';
import { personFacts } from '#reading/papers/read-paper.ts';
import type { PlaceOnPaper } from './places-on-paper.ts';
import type { ReadPaper } from './use-paper-reading.ts';

/** The answer of the person to a reading. */
export interface FactAnswer {
  readonly value: string;
  readonly isLeftOut: boolean;
}

export interface PaperAnswers {
  readonly facts: Readonly<Record<string, FactAnswer>>;
  /** Index of the accused who applies. */
  readonly applicant: number;
  readonly addsCoAccused: boolean;
}

export const NO_ANSWERS: PaperAnswers = { facts: {}, applicant: 0, addsCoAccused: false };

export type RowDoubt = ReadingDoubt | 'unclear' | 'draft';

export interface FactRow {
  readonly fact: PaperFact;
  readonly value: string;
  /** Null once the person has confirmed it. */
  readonly doubt: RowDoubt | null;
  readonly isConfirmed: boolean;
  readonly isLeftOut: boolean;
  readonly choices: readonly string[];
  /** The value of the draft, if it differs. */
  readonly inDraft: string | null;
  readonly place: PlaceOnPaper | null;
}

/** Words below it are marked. Confidence proves nothing, so numbers are shown with their picture as well. */
const CLEAR = 80;

export function factRows(paper: ReadPaper, answers: PaperAnswers, draft: ApplicationForm | null): FactRow[] {
  return factsOf(paper, answers.applicant).flatMap((reading): FactRow[] => {
    const { fact, value, line, quote } = reading;
    const current = draft?.[fact] ?? '';
    if (current !== '' && current === value) return [];
    const inDraft = current === '' ? null : current;
    const place = fact === 'allegations' ? null : paper.placeOf(line, quote);
    const row = { fact, choices: [value, ...reading.others], inDraft, place };
    const answer = answers.facts[fact];
    return answer
      ? [{ ...row, ...answer, doubt: null, isConfirmed: true }]
      : [{ ...row, value, doubt: doubtOf(reading, row), isConfirmed: false, isLeftOut: false }];
  });
}

/** The facts of the accused who applies. */
function factsOf({ reading }: Pick<ReadPaper, 'reading'>, applicant: number): readonly FactReading[] {
  const person = reading.accused[applicant];
  if (!person || applicant === 0) return reading.facts;
  const own = personFacts(person);
  const ofFirst = new Set<PaperFact>(['fullName', 'parentage', 'age', 'gender', 'address']);
  return [...reading.facts.filter(({ fact }) => !ofFirst.has(fact)), ...own];
}

interface RowFacts {
  readonly inDraft: string | null;
  readonly place: PlaceOnPaper | null;
}

function doubtOf({ doubt }: FactReading, { inDraft, place }: RowFacts): RowDoubt | null {
  if (inDraft !== null) return 'draft';
  if (doubt !== null) return doubt;
  return place && place.confidence < CLEAR ? 'unclear' : null;
}

/** Values for the draft. A paper that names the day of its charge-sheet says that one was filed. */
export function formValuesOf(
  rows: readonly FactRow[],
  others: readonly PersonOfPaper[],
): Partial<ApplicationForm> {
  const taken = rows.filter(({ isLeftOut }) => !isLeftOut);
  const values: Record<string, unknown> = Object.fromEntries(taken.map(({ fact, value }) => [fact, value]));
  if (taken.some(({ fact }) => fact === 'chargesheetOn')) values['chargesheet'] = 'filed';
  if (others.length > 0) values['coAccused'] = others.map(({ name }) => ({ ...BLANK_CO_ACCUSED, name }));
  return values;
}

/** Values of the paper, to be compared with the draft later, also if the draft keeps another. A corrected reading is kept as corrected. */
export function claimsOf(
  { reading }: Pick<ReadPaper, 'reading'>,
  { applicant }: Pick<PaperAnswers, 'applicant'>,
  rows: readonly FactRow[],
): PaperClaim[] {
  const { kind: paper, counts = {} } = reading;
  const read = factsOf({ reading }, applicant).flatMap(({ fact, value, doubt }): PaperClaim[] => {
    if (!isClaimedFact(fact)) return [];
    const row = rows.find((each) => each.fact === fact);
    if (row === undefined || (row.isLeftOut && row.inDraft !== null && doubt === null))
      return [{ paper, fact, value }];
    return row.isLeftOut ? [] : [{ paper, fact, value: row.value }];
  });
  const counted = Object.entries(counts).flatMap(([fact, value]): PaperClaim[] =>
    isClaimedFact(fact) ? [{ paper, fact, value: String(value) }] : [],
  );
  return [...read, ...counted];
}
