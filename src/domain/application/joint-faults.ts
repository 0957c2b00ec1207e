/** Applicants who cannot apply in one paper, and custody of a co-applicant that cannot be true. */
import type { ApplicationContent, CoApplicant } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { isSameApplicant } from './namesakes.ts';

export type JointCode =
  | 'same-applicant-twice'
  | 'child-with-adults'
  | 'custody-differs'
  | 'relief-of-one-person'
  | 'co-applicant-dates';

export interface JointFault {
  readonly code: JointCode;
  /** The name of the co-applicant. */
  readonly about: string;
}

interface JointContent {
  readonly applicant?: Partial<ApplicationContent['applicant']> | undefined;
  readonly coApplicants?: readonly CoApplicant[] | undefined;
  readonly case?: Partial<CaseFacts> | undefined;
  readonly bail?: Partial<ApplicationContent['bail']> | undefined;
}

export function jointFaults(content: JointContent, today: CalendarDate): JointFault[] {
  const { applicant = {}, coApplicants = [], case: facts = {} } = content;
  return [
    ...of('same-applicant-twice', repeated(applicant, coApplicants)),
    ...of('child-with-adults', childAmong(content)),
    ...of(
      'custody-differs',
      coApplicants.filter((person) => differs(person, content)),
    ),
    ...of('relief-of-one-person', OF_ONE_PERSON.has(content.bail?.relief ?? '') ? coApplicants : []),
    ...of(
      'co-applicant-dates',
      coApplicants.filter((person) => hasImpossibleDates(person, facts, today)),
    ),
  ];
}

/** One sentence for each fault, about the first person that has it. */
const of = (code: JointCode, people: readonly CoApplicant[]): JointFault[] =>
  people.slice(0, 1).map(({ name }) => ({ code, about: name }));

/** Each turns on the custody or the sentence of one person, and the paper states it for one. */
const OF_ONE_PERSON: ReadonlySet<string> = new Set(['undertrial', 'suspension']);

function repeated(
  { name, parentage, age }: Partial<ApplicationContent['applicant']>,
  people: readonly CoApplicant[],
): CoApplicant[] {
  return people.filter(
    (person, n) =>
      (name !== undefined && isSameApplicant({ name, parentage, age }, person)) ||
      people.slice(0, n).some((earlier) => isSameApplicant(earlier, person)),
  );
}

/** JJ 23: a child is not proceeded against together with an adult. If the first applicant is the child, the first co-applicant has the fault. */
function childAmong({ applicant = {}, coApplicants = [], case: facts = {} }: JointContent): CoApplicant[] {
  const { age } = applicant;
  const first = facts.person?.child === true || (age !== undefined && age < ADULT);
  return first ? [...coApplicants] : coApplicants.filter((person) => person.age < ADULT);
}

const ADULT = 18;

/** Anticipatory bail lies for an accused who is not arrested, every other application for one in custody. */
function differs(
  { custodyStatus: own }: CoApplicant,
  { case: facts = {}, bail = {} }: JointContent,
): boolean {
  if (own === undefined) return false;
  const isFree = own === 'not-arrested';
  if (facts.custodyStatus !== undefined) return isFree !== (facts.custodyStatus === 'not-arrested');
  if (bail.relief === undefined || bail.relief === 'bailable') return false;
  return isFree !== (bail.relief === 'anticipatory');
}

function hasImpossibleDates(
  { custodyStatus, arrestDate: arrest, firstRemandDate: remand }: CoApplicant,
  { offenceDate: offence }: Partial<CaseFacts>,
  today: CalendarDate,
): boolean {
  const days = [arrest, remand].filter((day) => day !== undefined);
  if (custodyStatus === 'not-arrested' && days.length > 0) return true;
  const isOutside = days.some((day) => day > today || (offence !== undefined && day < offence));
  return isOutside || (arrest !== undefined && remand !== undefined && remand < arrest);
}
