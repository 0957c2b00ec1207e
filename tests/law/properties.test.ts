/** Properties of the law for any facts, tested on several hundred sets each. */
import { fc } from '../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, day, daysBetween } from '#kernel/calendar-date.ts';
import { isOut, movedByTimeOut } from '#law/custody-days.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import type { LawFacts, Regime } from '#law/facts.ts';
import { limbAnswers } from '#law/limb-readings.ts';
import { afterFraction, HALF, THIRD, termOf, WHOLE, withImprisonment } from '#law/maximum-term.ts';
import { isDependentOffence } from '#law/principal-offence.ts';
import { isGrave } from '#law/special/investigation-period.ts';
import type { OffenceRef } from '#law/tables.ts';
import { TABLES } from './law-tables.ts';

const START = day('2024-07-01');
const RUNS = { numRuns: 400 };

const dates = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((days) => addDays(START, days));
const refs = TABLES.offences.map(({ code, section, variant }): OffenceRef => ({ code, section, variant }));
const offence = fc.constantFrom(...refs);
const offences = fc.array(offence, { minLength: 1, maxLength: 4 });
const regime = fc.constantFrom<Regime>('BNSS', 'CrPC');

interface CustodyFacts extends LawFacts {
  readonly arrestDate: CalendarDate;
  readonly delayByAccusedDays: number;
}

const facts: fc.Arbitrary<CustodyFacts> = fc
  .record({
    regime,
    offences,
    arrestDate: dates(0, 700),
    remandAfter: fc.integer({ min: 0, max: 3 }),
    filedAfter: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
    delayByAccusedDays: fc.integer({ min: 0, max: 400 }),
    neverConvicted: fc.boolean(),
    otherPendingCases: fc.constantFrom(0, 0, 1, 3),
  })
  .map(({ remandAfter, filedAfter, ...rest }): CustodyFacts => {
    const chargesheet =
      filedAfter === undefined
        ? ({ state: 'not-filed', asOf: day('2090-01-01') } as const)
        : ({ state: 'filed', on: addDays(rest.arrestDate, filedAfter) } as const);
    const firstRemandDate = addDays(rest.arrestDate, remandAfter);
    return Object.assign(rest, { unrecognised: [], firstRemandDate, chargesheet });
  });

const determine = (of: LawFacts, asOf: CalendarDate): Determinations => determineAll(of, TABLES, asOf);

const entitledRules = ({ bailable, undertrial, defaultBail }: Determinations) => ({
  bailable: bailable.conclusion.kind === 'entitled',
  literal: undertrial.conclusion.kind === 'entitled',
  caseLevel: undertrial.caseLevel.kind === 'entitled',
  defaultBail: defaultBail.conclusion.kind === 'entitled',
});

/** The rules that hold in `weaker` and not in `stronger`: there should be none. */
function gains(weaker: Determinations, stronger: Determinations): string[] {
  const more = entitledRules(stronger);
  return Object.entries(entitledRules(weaker))
    .filter(([rule, yes]) => yes && !Object.entries(more).some(([name, also]) => name === rule && also))
    .map(([rule]) => rule);
}

const notEarlier = (
  later: CalendarDate | null | undefined,
  earlier: CalendarDate | null | undefined,
): boolean => !later || !earlier || later >= earlier;

describe('time', () => {
  it('never removes an accrued right', () => {
    fc.assert(
      fc.property(
        facts,
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 3000 }),
        (of, at, more) => {
          const today = addDays(of.arrestDate, at);
          expect(gains(determine(of, today), determine(of, addDays(today, more)))).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  it('leaves "not yet" exactly on the stated date', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 3000 }), (of, at) => {
        const today = addDays(of.arrestDate, at);
        for (const rule of ['undertrial', 'defaultBail'] as const) {
          const now = determine(of, today)[rule].conclusion;
          if (now.kind !== 'not-yet') continue;
          expect(now.daysLeft).toBe(daysBetween(today, now.on));
          expect(now.daysLeft).toBeGreaterThan(0);
          expect(determine(of, addDays(now.on, -1))[rule].conclusion.kind).toBe('not-yet');
          expect(determine(of, now.on)[rule].conclusion.kind).not.toBe('not-yet');
        }
      }),
      RUNS,
    );
  });
});

describe('changed facts', () => {
  it('never give an earlier date with more delay', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 500 }), dates(0, 3000), (of, more, asOf) => {
        const without = determine(of, asOf);
        const late = determine({ ...of, delayByAccusedDays: of.delayByAccusedDays + more }, asOf);
        expect(gains(late, without)).toEqual([]);
        expect(notEarlier(late.undertrial.thresholdDate, without.undertrial.thresholdDate)).toBe(true);
        expect(late.undertrial.dates?.maximum).toBe(without.undertrial.dates?.maximum);
      }),
      RUNS,
    );
  });

  it('never give a better conclusion with another offence', () => {
    fc.assert(
      fc.property(facts, offence, dates(0, 3000), (of, another, asOf) => {
        const without = determine(of, asOf);
        // one more offence may be the principal that an abetment, or a weapon in a robbery, was waiting for
        if (without.matter.rows.some((row) => row.maxYears === null && isDependentOffence(row))) return;
        // next to sections with fine only, it may be the first one with a term of imprisonment
        if (withImprisonment(without.matter.rows).length === 0) return;
        const more = determine({ ...of, offences: [...of.offences, another] }, asOf);
        expect(gains(more, without)).toEqual([]);
        expect(notEarlier(more.undertrial.thresholdDate, without.undertrial.thresholdDate)).toBe(true);
        expect(notEarlier(more.undertrial.dates?.maximum, without.undertrial.dates?.maximum)).toBe(true);
        expect(notEarlier(more.defaultBail.dates?.from, without.defaultBail.dates?.from)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('conclusion', () => {
  it('does not depend on the order of sections', () => {
    fc.assert(
      fc.property(facts, fc.infiniteStream(fc.nat()), dates(0, 3000), (of, dice, asOf) => {
        const keys = new Map(of.offences.map((ref) => [ref, dice.next().value ?? 0]));
        const shuffled = of.offences.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
        expect(summary(determine({ ...of, offences: shuffled }, asOf))).toEqual(summary(determine(of, asOf)));
      }),
      RUNS,
    );
  });

  it('is never better with a missing fact', () => {
    const names = [
      'neverConvicted',
      'otherPendingCases',
      'delayByAccusedDays',
      'chargesheet',
      'arrestDate',
    ] as const;
    fc.assert(
      fc.property(
        facts,
        fc.subarray([...names], { minLength: 1 }),
        dates(0, 3000),
        (of, missingNames, asOf) => {
          const less: LawFacts = {
            ...of,
            ...Object.fromEntries(missingNames.map((name) => [name, undefined])),
          };
          expect(gains(determine(less, asOf), determine(of, asOf))).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  it('grants no right with an unreadable section', () => {
    fc.assert(
      fc.property(facts, dates(0, 3000), (of, asOf) => {
        const found = determine({ ...of, unrecognised: ['some Act'] }, asOf);
        expect(Object.values(entitledRules(found))).toEqual([false, false, false, false]);
      }),
      RUNS,
    );
  });

  it('always excludes death and life from the undertrial rule', () => {
    fc.assert(
      fc.property(facts, dates(0, 30_000), (of, asOf) => {
        const { undertrial, matter } = determine({ ...of, regime: 'BNSS' }, asOf);
        // each answer to an open limb follows its own row; before it only the shared answer is found
        const closed = closedReadings(matter, { ...of, regime: 'BNSS' }, asOf);
        const excluded = closed.filter(isOfDeathOrLife).map(verdictOf);
        expect(excluded).toEqual(excluded.map(() => ['excluded', null, 'barred']));
        const isBarred = closed.every(({ undertrial: one }) => one.conclusion.kind === 'barred');
        expect(undertrial.conclusion.kind === 'barred').toBe(isBarred);
      }),
      RUNS,
    );
  });
});

describe('default bail', () => {
  it('is ninety days for grave penal code offences, else sixty', () => {
    for (const { code, section, variant } of TABLES.offences.filter(({ act }) => act === null)) {
      const of: LawFacts = {
        regime: 'BNSS',
        offences: [{ code, section, variant }],
        unrecognised: [],
        arrestDate: START,
        firstRemandDate: START,
      };
      const found = determine(of, START);
      expect(found.defaultBail.dates?.days).toBe(found.matter.rows.some(isGrave) ? 90 : 60);
    }
  });
});

describe('custody', () => {
  const spans = fc
    .array(fc.record({ gap: fc.integer({ min: 1, max: 60 }), length: fc.integer({ min: 0, max: 60 }) }), {
      maxLength: 5,
    })
    .map((list) => {
      let at = addDays(START, 10);
      return list.map(({ gap, length }) => {
        const from = addDays(at, gap);
        const to = addDays(from, length);
        at = addDays(to, 1);
        return { from, to };
      });
    });

  it('skips each day out of custody exactly once', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 1, max: 800 }), (out, term) => {
        const known = addDays(START, 2000);
        const found = movedByTimeOut(addDays(START, term), out, { from: START, known });
        let on = START;
        for (let daysInCustody = 0; daysInCustody < term; on = addDays(on, 1))
          if (!isOut(out, on)) daysInCustody += 1;
        expect(found).toBe(on);
      }),
      RUNS,
    );
  });
});

describe('fractions of a term', () => {
  it('are in order and sum to the whole term', () => {
    const years = fc.constantFrom(
      ...new Set(TABLES.offences.flatMap(({ maxYears }) => (maxYears ? [maxYears] : []))),
    );
    fc.assert(
      fc.property(years, dates(0, 4000), (maxYears, from) => {
        const term = termOf(maxYears);
        const [third, half, whole] = [THIRD, HALF, WHOLE].map((part) =>
          daysBetween(from, afterFraction(from, term, part)),
        );
        expect(third).toBeGreaterThan(0);
        expect(third).toBeLessThanOrEqual(half ?? 0);
        expect(half).toBeLessThanOrEqual(whole ?? 0);
        // calendar months are of unequal length and may be clamped: a week of slack over the whole term
        expect((third ?? 0) * 3).toBeGreaterThan((whole ?? 0) - 8);
        expect((half ?? 0) * 2).toBeGreaterThan((whole ?? 0) - 8);
      }),
      RUNS,
    );
  });
});

const isOfDeathOrLife = ({ matter }: Determinations): boolean =>
  matter.rows.some(({ death, life }) => death || life);

const verdictOf = ({ undertrial: { fraction, dates: found, conclusion } }: Determinations): unknown[] => [
  fraction,
  found,
  conclusion.kind,
];

/** The determination under each answer to the open limbs; the one of the charge without any. */
function closedReadings(
  { openLimbs }: Determinations['matter'],
  of: LawFacts,
  asOf: CalendarDate,
): Determinations[] {
  const asCharged = openLimbs.map((question) => question.charged);
  return [asCharged, ...limbAnswers(openLimbs)].map((limbs) =>
    determine({ ...of, ...(limbs.length > 0 && { limbs }) }, asOf),
  );
}

/** Everything that is concluded, with the reasons as a set. */
function summary(found: Determinations): unknown {
  const { matter: _matter, ...rules } = found;
  return JSON.parse(
    JSON.stringify(rules, (key, value: unknown) =>
      (key === 'because' || key === 'cautions' || key === 'missing') && Array.isArray(value)
        ? value.map((one) => JSON.stringify(one)).toSorted()
        : value,
    ),
  );
}
