/** Ages of the accused. A date of birth and the day of the offence give the age at the act. */
import { type CalendarDate, yearsBetween } from '#kernel/calendar-date.ts';

interface AgedFacts {
  readonly person?:
    | { readonly ageAtAct?: number | undefined; readonly dateOfBirth?: CalendarDate | undefined }
    | undefined;
  readonly offenceDate?: CalendarDate | undefined;
}

/** As the rules read it; the stated age comes first. */
export const ageAtTheAct = (facts: AgedFacts): { readonly ageAtAct: number | undefined } => ({
  ageAtAct: ageAtActOf(facts),
});

export function ageAtActOf({ person, offenceDate }: AgedFacts): number | undefined {
  const { ageAtAct, dateOfBirth: born } = person ?? {};
  if (ageAtAct !== undefined || born === undefined || offenceDate === undefined) return ageAtAct;
  return born > offenceDate ? undefined : yearsBetween(born, offenceDate);
}

export interface AgeFault {
  readonly code: 'age-of-another-birth' | 'age-at-act-of-another-birth';
  /** The age by the date of birth. */
  readonly by: number;
}

/**
 * Stated ages that do not fit the date of birth. The age of an application may be one year old, because it stays as
 * filed.
 */
export function agesAgainstBirth(
  { person, offenceDate }: AgedFacts,
  age: number | undefined,
  today: CalendarDate,
): AgeFault[] {
  const { ageAtAct, dateOfBirth: born } = person ?? {};
  if (born === undefined || born > today) return [];
  const now = yearsBetween(born, today);
  const then = ageAtActOf({ person: { dateOfBirth: born }, offenceDate });
  return [
    ...faultOf('age-of-another-birth', age, [now, now - 1]),
    ...(then === undefined ? [] : faultOf('age-at-act-of-another-birth', ageAtAct, [then])),
  ];
}

const faultOf = (
  code: AgeFault['code'],
  stated: number | undefined,
  [by = 0, ...also]: readonly number[],
): AgeFault[] => (stated === undefined || stated === by || also.includes(stated) ? [] : [{ code, by }]);
