/** Over all offences: each answer to an open limb gives the right of that limb, and no right is found before it. */
import { expect, it } from 'vitest';
import { addDays, day } from '#kernel/calendar-date.ts';
import type { Determination } from '#law/determination.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import { limbAnswers } from '#law/limb-readings.ts';
import { PLEADED_FACTS } from '#law/pleaded-facts.ts';
import { offenceName, type OffenceRef } from '#law/tables.ts';
import { TABLES } from '../law-tables.ts';

const ARREST = day('2024-08-01');
/** Before and after sixty, ninety days, a third and a half of each term. */
const DAYS = [10, 62, 95, 400, 1300, 2600];

const charged = ({ code, section, variant }: OffenceRef): LawFacts => ({
  regime: 'BNSS',
  offences: [{ code, section, variant }],
  unrecognised: [],
  pleaded: [...PLEADED_FACTS],
  convictions: [{ offences: [{ code, section, variant }], unrecognised: [] }],
  otherPendingCases: 0,
  delayByAccusedDays: 0,
  arrestDate: ARREST,
  firstRemandDate: ARREST,
  chargesheet: { state: 'not-filed', asOf: day('2090-01-01') },
  ageAtAct: 30,
});

const RIGHTS = ['bailable', 'undertrial', 'defaultBail'] as const;

/** The answer without its reasons, which name the limb. */
function answerOf(conclusion: Determination<unknown>): string {
  if (conclusion.kind === 'not-yet') return `not-yet ${conclusion.on}`;
  return conclusion.kind === 'entitled' ? `entitled ${JSON.stringify(conclusion.grant)}` : conclusion.kind;
}

const open = TABLES.offences
  .filter(({ act }) => act === null)
  .flatMap((row) => {
    const { openLimbs } = determineAll(charged(row), TABLES, ARREST).matter;
    return openLimbs.length === 0 ? [] : [[offenceName(row), row, openLimbs] as const];
  });

it('opens a limb in thirty offences or more', () => expect(open.length).toBeGreaterThanOrEqual(30));

it.each(open)('gives the right of each limb: %s', (_, row, openLimbs) => {
  const asCharged = openLimbs.map((question) => question.charged);
  for (const days of DAYS) {
    const on = addDays(ARREST, days);
    const closed = [asCharged, ...limbAnswers(openLimbs)].map((limbs) =>
      determineAll({ ...charged(row), limbs: limbs.map(refOf) }, TABLES, on),
    );
    expect(closed.map(ruleFound)).toEqual(closed.map(ruleOfRow));
    const before = determineAll(charged(row), TABLES, on);
    expect(RIGHTS.map((right) => answerOf(before[right].conclusion))).toEqual(
      RIGHTS.map((right) => sharedAnswer(closed.map((found) => answerOf(found[right].conclusion)))),
    );
  }
});

/** Found before the limb is known: only the answer that all limbs share. */
const sharedAnswer = ([first = '', ...rest]: readonly string[]): string =>
  rest.every((each) => each === first) ? first : 'undetermined';

const refOf = ({ code, section, variant }: OffenceRef): OffenceRef => ({ code, section, variant });

/** An answered limb is an offence like any other: death and life exclude section 479, the column decides bail. */
function ruleOfRow({ matter: { rows } }: Determinations): unknown {
  const isExcluded = rows.some(({ death, life }) => death || life);
  const isBailable = rows.every(({ bailable }) => bailable === true);
  return { open: 0, isExcluded, isBarred: isExcluded, isBailable };
}

function ruleFound({ matter, undertrial, bailable }: Determinations): unknown {
  const isExcluded = undertrial.fraction === 'excluded';
  return {
    open: matter.openLimbs.length,
    isExcluded,
    isBarred: isExcluded && undertrial.dates === null && undertrial.conclusion.kind === 'barred',
    isBailable: bailable.conclusion.kind === 'entitled',
  };
}
