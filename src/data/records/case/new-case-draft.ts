/** The form draft of a new case, on this device until it is queued. */
import type { NewCase } from '#contract/case/case-record.ts';
import { CourtKind } from '#contract/case/court.ts';
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { BLANK_CASE, type CaseParticulars, type NewCaseDraft } from './case-particulars.ts';
import { present } from '#kernel/present.ts';
import { fullNameOf } from '#domain/case/name-for.ts';

const drafts = draftStore<NewCaseDraft>('new-case');
const ONLY = '';

/** `null` if there is no draft. */
export const newCaseDraft = (db: Db): Promise<NewCaseDraft | null> => drafts.read(db, ONLY);

export const saveNewCaseDraft = (db: Db, draft: NewCaseDraft): Promise<void> => drafts.save(db, ONLY, draft);

/** Runs inside the caller's transaction. */
export const keepNewCaseDraft = (db: Db, draft: NewCaseDraft): Promise<void> => drafts.put(db, ONLY, draft);

export const discardNewCaseDraft = (db: Db): Promise<void> => drafts.remove(db, ONLY);

/** Case number as shown: "Bail Application 1485/2025". */
export const numberIn = ({ caseType, caseSerial, caseYear }: CaseParticulars): string =>
  [caseType.trim(), [caseSerial.trim(), caseYear.trim()].filter(Boolean).join('/')].filter(Boolean).join(' ');

/** Particulars that are also case facts; new applications are prefilled from them. */
export function factsIn(form: CaseParticulars): Record<string, unknown> {
  const { caseType: type, caseSerial: number, caseYear } = form;
  const isWhole = type.trim() !== '' && number.trim() !== '' && /^\d{4}$/.test(caseYear.trim());
  const { cnr, firNumber, policeStation, courtPlace, courtName } = form;
  return {
    cnr,
    firNumber,
    policeStation,
    courtPlace,
    courtName,
    ...(CourtKind.safeParse(form.court).success && { court: form.court }),
    caseNumber: isWhole ? { type, number, year: Number(caseYear) } : null,
  };
}

export function newCaseIn(form: NewCaseDraft): Omit<NewCase, '_id'> {
  const { applicant, respondent, court, cnr, firNumber, policeStation, courtPlace, courtName, judge } = form;
  const facts = Object.fromEntries(
    Object.entries(factsIn(form)).filter(([, value]) => value !== null && value !== ''),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as typed: `openCase` reads it by its schema
  return {
    applicant,
    ...(respondent.trim() !== '' && { respondent }),
    court,
    cnr,
    firNumber,
    policeStation,
    courtPlace,
    courtName,
    judge,
    caseNumber: numberIn(form),
    ...(form.filingDate !== '' && { filingDate: form.filingDate }),
    ...(form.nextHearingDate !== '' && { nextHearingDate: form.nextHearingDate }),
    facts,
  } as Omit<NewCase, '_id'>;
}

/** The form draft of a returned case creation. */
export function newCaseDraftOf(body: NewCase): NewCaseDraft {
  const { applicant, facts, nextDateFrom: _from, ...said } = body;
  const number = facts?.caseNumber;
  const { respondent, court, cnr, firNumber, policeStation, courtPlace, courtName, judge } = said;
  const { filingDate, nextHearingDate } = said;
  return {
    ...BLANK_CASE,
    ...present({ respondent, cnr, firNumber, policeStation, courtPlace, courtName, judge, filingDate }),
    ...present({ nextHearingDate }),
    court,
    applicant: typeof applicant === 'string' ? applicant : fullNameOf({ applicant }),
    ...(number
      ? { caseType: number.type, caseSerial: number.number, caseYear: String(number.year) }
      : { caseType: said.caseNumber ?? '' }),
  };
}
