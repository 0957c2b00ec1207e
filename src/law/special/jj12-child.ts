/**
 * Juvenile Justice Act 2015, s. 12: bail of a child under eighteen on the day of the act, for any offence.
 * The Board may refuse only on the proviso's three grounds; an unknown age at the act is derived from today's
 * age if possible.
 */
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { act } from '#law/authority.ts';
import { barred, entitled, type Finding, type Release, undetermined } from '#law/determination.ts';
import type { Matter } from '#law/matter.ts';

const ADULT = 18;
/** Age treated as adult if the day of the act is unknown. The user must raise an earlier act. */
const SURELY_ADULT = 21;
const DAYS_OF_A_YEAR = 365.25;

const authority = act('JJ', 's.12(1)');

export function childBail(matter: Matter): Finding<Release> {
  const child = isChildAtAct(matter);
  if (child === undefined) return { conclusion: undetermined('ageAtAct'), cautions: [] };
  if (!child) return { conclusion: barred([{ code: 'not-a-child', authority }]), cautions: [] };
  const grant: Release = { on: 'bond', as: 'right' };
  return {
    conclusion: entitled(grant, { code: 'child-before-the-board', authority }),
    cautions: [
      { code: 'unless-three-grounds', authority: act('JJ', 's.12(1), proviso') },
      { code: 'age-by-documents', authority: act('JJ', 's.94') },
    ],
  };
}

type Ages = Pick<Matter, 'ageAtAct' | 'age' | 'child' | 'offenceDate' | 'asOf'>;

/** Under eighteen on the day of the act; undefined if no known fact decides. */
export function isChildAtAct({ ageAtAct, age, child, offenceDate, asOf }: Ages): boolean | undefined {
  if (isKnownChild({ ageAtAct, age, child })) return true;
  if (ageAtAct !== undefined) return false;
  if (age === undefined) return child;
  return age - yearsSince(offenceDate, asOf) >= ADULT ? false : undefined;
}

/** The age at the act decides; without it an age or an answer that makes the person a child today. */
export const isKnownChild = ({ ageAtAct, age, child }: Pick<Ages, 'ageAtAct' | 'age' | 'child'>): boolean =>
  ageAtAct === undefined ? child === true || (age !== undefined && age < ADULT) : ageAtAct < ADULT;

/** Maximum number of years since the act. */
function yearsSince(offenceDate: CalendarDate | undefined, asOf: CalendarDate): number {
  if (offenceDate === undefined) return SURELY_ADULT - ADULT;
  return Math.ceil(daysBetween(offenceDate, asOf) / DAYS_OF_A_YEAR);
}
