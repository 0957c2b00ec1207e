/** A case is opened by filing and follows its newest application. Pure: the day and the ids are arguments. */
import type { Application } from '#contract/application.ts';
import type { CaseRecord } from '#contract/case-record.ts';
import type { CaseFacts } from '#contract/case-facts.ts';
import { mergePatch, patchBetween, same } from '#kernel/merge-patch.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';

export function openCase(application: Application): CaseRecord {
  return {
    _id: application.caseId,
    version: 1,
    ownerId: application.createdBy,
    ...filledBy(application),
    filingDate: dayInIndia(new Date(application.createdAt)),
    dcmCategory: 'Standard',
    createdAt: application.createdAt,
  };
}

/** Takes over what the application says newly, and leaves what its owner wrote on the case since. */
export function followApplication(
  record: CaseRecord,
  before: Application | undefined,
  after: Application,
): CaseRecord {
  const patch = patchBetween(before ? filledBy(before) : {}, filledBy(after)) ?? {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both sides are a case's fields, and a merge only adds and removes them
  const merged = mergePatch(record, patch) as CaseRecord;
  return same(merged, record) ? record : { ...merged, version: record.version + 1 };
}

type Filled = Omit<CaseRecord, '_id' | 'version' | 'ownerId' | 'filingDate' | 'dcmCategory' | 'createdAt'>;

/** The fields of a case that its newest application fills. */
function filledBy(application: Application): Filled {
  const { case: facts } = application;
  return {
    title: titleOf(application),
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

export function titleOf({ applicant, case: facts }: Pick<Application, 'applicant' | 'case'>): string {
  return `${applicant.name} v. ${respondentOf(facts)}`;
}

const respondentOf = ({ state }: CaseFacts): string => (state ? `State of ${state}` : 'State');

const courtOf = ({
  court,
  courtPlace,
  courtName,
}: CaseFacts): Pick<CaseRecord, 'court'> & Partial<CaseRecord> => ({
  court,
  ...present({ courtPlace, courtName }),
});

const numberOf = ({ caseNumber }: CaseFacts): string | undefined =>
  caseNumber && `${caseNumber.type} ${caseNumber.number}/${caseNumber.year}`;

export function partyOf({ applicant }: Pick<Application, 'applicant'>): CaseRecord['applicant'] {
  const { name, address, phone, email } = applicant;
  return { name, ...splitName(name), ...present({ address, phone, email }) };
}

export function splitName(name: string): { firstName: string; lastName?: string } {
  const words = name.trim().split(/\s+/);
  const [firstName = '', ...rest] = words;
  return rest.length > 0 ? { firstName, lastName: rest.join(' ') } : { firstName };
}

function lawyerOf({ advocate }: Pick<Application, 'advocate'>): Pick<CaseRecord, 'lawyer'> {
  if (!advocate) return {};
  const { name, enrolmentNumber: barCouncilNumber, phone } = advocate;
  return { lawyer: { name, ...present({ barCouncilNumber, phone }) } };
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the keys that hold nothing. */
export function present<T extends Record<string, unknown>>(fields: T): Present<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only keys without a value are left out
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
