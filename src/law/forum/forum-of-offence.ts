/** Forum of an offence in a general question, for an accused in custody without earlier convictions. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { Offence, Tables } from '#law/tables.ts';
import type { Forum } from './forum.ts';

interface GeneralQuestion {
  readonly person: 'woman' | 'child' | 'sick' | null;
  readonly tables: Tables;
  readonly asOf: CalendarDate;
}

/** Any age on that side of eighteen. */
const CHILD_AGE = 17;
const ADULT_AGE = 30;

export function forumOfOffence(offence: Offence, { person, tables, asOf }: GeneralQuestion): Forum {
  const facts = {
    offences: [offence],
    unrecognised: [],
    custodyStatus: 'judicial',
    ageAtAct: person === 'child' ? CHILD_AGE : ADULT_AGE,
    woman: person === 'woman',
    sickOrInfirm: person === 'sick',
    convictions: [],
  } as const;
  return determineAll(facts, tables, asOf).forum;
}
