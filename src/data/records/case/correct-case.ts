/** Corrects the particulars of a case: a form of the record, and the changes as a patch. */
import type { CaseRow } from '#data/store/rows.ts';
import { numberOfText } from '#domain/case/court-message.ts';
import { present } from '#kernel/present.ts';
import type { CaseParticulars } from './case-particulars.ts';
import { factsIn, numberIn } from './new-case-draft.ts';
import type { CasePatch } from './save-case.ts';
import { fullNameOf } from '#domain/case/name-for.ts';

export interface CorrectedCase extends CaseParticulars {
  readonly title: string;
}

export function correctedCaseOf(record: CaseRow): CorrectedCase {
  const { title, facts, applicant, court, respondent, filingDate, judge } = record;
  const { cnr, firNumber, policeStation, courtPlace, courtName } = { ...facts, ...present({ ...record }) };
  return {
    title,
    applicant: fullNameOf({ applicant }),
    court,
    respondent,
    filingDate,
    ...BLANK,
    ...present({ cnr, firNumber, policeStation, courtPlace, courtName, judge }),
    ...numberOf(record),
  };
}

const BLANK = { cnr: '', courtPlace: '', courtName: '', judge: '', firNumber: '', policeStation: '' };

function numberOf({ facts, caseNumber = '' }: CaseRow) {
  const number = facts?.caseNumber ?? numberOfText(caseNumber);
  return number
    ? { caseType: number.type, caseSerial: number.number, caseYear: String(number.year) }
    : { caseType: caseNumber, caseSerial: '', caseYear: '' }; // another number format stays as written
}

const PLAIN = [
  'title',
  'cnr',
  'firNumber',
  'policeStation',
  'court',
  'courtPlace',
  'courtName',
  'judge',
  'filingDate',
] as const;

/** Only changed fields, so that other devices' changes stay. An emptied field is removed. */
export function correctionOf(before: CorrectedCase, after: CorrectedCase): CasePatch {
  const corrected = { ...after, title: titleOf(before, after) };
  const plain = PLAIN.filter((field) => before[field].trim() !== corrected[field].trim());
  const number = numberIn(after);
  const patch = {
    ...Object.fromEntries(plain.map((field) => [field, orNone(corrected[field])])),
    ...(numberIn(before) !== number && { caseNumber: orNone(number) }),
    ...(before.applicant !== after.applicant && { applicant: { name: after.applicant.trim() } }),
    ...(before.respondent !== after.respondent && { respondent: respondentIn(after) }),
  };
  const [was, is] = [factsIn(before), factsIn(after)];
  const facts = Object.entries(is).filter(
    ([name, value]) => JSON.stringify(was[name]) !== JSON.stringify(value),
  );
  if (facts.length === 0) return patch;
  return { ...patch, facts: Object.fromEntries(facts.map(([name, value]) => [name, orNone(value)])) };
}

const respondentIn = ({ respondent }: CorrectedCase): string => respondent.trim() || 'State';

/** A title built from the parties changes with them, unless the user edits it. */
function titleOf(before: CorrectedCase, after: CorrectedCase): string {
  const made = (form: CorrectedCase) => `${form.applicant.trim()} v. ${respondentIn(form)}`;
  return before.title === after.title && before.title === made(before) ? made(after) : after.title;
}

const orNone = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);
