/**
 * The case that an application creates and updates, computed alike on device and server. Pure: day and ids
 * come from the application; each side sets the version itself.
 */
import type { ApplicationContent, Status } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { mergePatch, patchBetween, same } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { caseNumberText } from '#domain/case/case-number.ts';
import { respondentName, respondentPrinted } from '#domain/case/respondents.ts';
import { splitName } from '#domain/case/split-name.ts';
import { stateNamed } from '#domain/case/states.ts';
import { partyFor } from '#domain/case/name-for.ts';

/** A filed application, on device or server. */
export interface Filing extends ApplicationContent {
  readonly caseId: string;
  readonly status: Status;
  readonly createdAt: string;
  readonly createdBy: string;
}

export function caseOpenedBy(filing: Filing): Omit<CaseRecord, 'version'> {
  return {
    _id: filing.caseId,
    ownerId: filing.createdBy,
    ...filledCaseFields(filing),
    filingDate: dayInIndia(new Date(filing.createdAt)),
    dcmCategory: 'Standard',
    createdAt: filing.createdAt,
  };
}

/**
 * Updates the case after its newest application was filed (`before` undefined) or changed. Takes over new
 * values only, to preserve the owner's edits; returns the same object if nothing changed.
 */
export function caseFollowing<T extends CaseFields>(record: T, before: Filing | undefined, after: Filing): T {
  const patch = patchBetween(before ? filledCaseFields(before) : {}, filledCaseFields(after)) ?? {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both sides are case fields, and a merge only adds and removes them
  const merged = mergePatch(record, patch) as T;
  return same(merged, record) ? record : merged;
}

/** The case as of one of its applications. Number, facts and lawyer of another accused do not stay. */
export function caseAsOf<T extends CaseFields>(record: T, application: Filing): T {
  const { caseNumber: _number, cnr: _cnr, lawyer: _lawyer, ...shared } = record;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only optional fields are left out
  return { ...shared, ...filledCaseFields(application) } as unknown as T;
}

type CaseFields = Omit<CaseRecord, 'version'>;
type FilledCaseFields = Omit<CaseFields, '_id' | 'ownerId' | 'filingDate' | 'dcmCategory' | 'createdAt'>;

/** Case fields that the newest application fills. */
function filledCaseFields(application: Filing): FilledCaseFields {
  const { case: facts } = application;
  return {
    title: `${partyFor(application)} v. ${respondentOf(facts)}`,
    ...present({
      caseNumber: numberOf(facts),
      cnr: facts.cnr,
      firNumber: facts.firNumber,
      policeStation: facts.policeStation,
    }),
    ...courtOf(facts),
    applicant: partyOf(application),
    respondent: respondentOf(facts),
    charges: facts.sections,
    description: facts.allegations,
    status: application.status,
    ...lawyerOf(application),
    facts,
  };
}

const respondentOf = ({ respondent, state }: CaseFacts): string => {
  if (respondent) return respondentName(respondentPrinted(respondent, 'en'));
  return state ? `State of ${stateNamed(state, 'en')}` : 'State';
};

const courtOf = ({
  court,
  courtPlace,
  courtName,
}: CaseFacts): Pick<CaseRecord, 'court'> & Partial<CaseRecord> => ({
  court,
  ...present({ courtPlace, courtName }),
});

const numberOf = ({ caseNumber }: CaseFacts): string | undefined => caseNumber && caseNumberText(caseNumber);

function partyOf({ applicant }: ApplicationContent): CaseRecord['applicant'] {
  const { name, age, address, phone, email } = applicant;
  return { name, ...splitName(name), ...present({ age, address, phone, email }) };
}

function lawyerOf({ advocate }: ApplicationContent): Pick<CaseRecord, 'lawyer'> {
  if (!advocate) return {};
  const { name, enrolmentNumber: barCouncilNumber, phone } = advocate;
  return { lawyer: { name, ...present({ barCouncilNumber, phone }) } };
}
