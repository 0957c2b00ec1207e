/** Forum of an offence in a general question, for an accused in custody without earlier convictions. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
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

interface Convicted {
  readonly sentenceYears: number | undefined;
  readonly appealYear: number | undefined;
}

/** The same after a judgment: the court of the appeal, and the provision of suspension. */
export function afterConviction(
  offence: Offence,
  convicted: Convicted,
  { tables, asOf }: Omit<GeneralQuestion, 'person'>,
): Pick<Determinations, 'forum' | 'suspension'> {
  const facts = {
    offences: [offence],
    unrecognised: [],
    custodyStatus: 'judicial',
    ageAtAct: ADULT_AGE,
    convictions: [],
    conviction: { on: asOf },
    ...convicted,
  } as const;
  return determineAll(facts, tables, asOf);
}
