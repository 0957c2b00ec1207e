/** The number that a row of the clock announces is the number of questions that its form asks, whatever is known. */
import { fc } from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { addDays, day, isDay } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import { type ClockFact, matterClock } from '#law-explain/matter-clock.ts';
import { announced, questionsFor, unanswerable } from '#parts/fact-questions/questions-for.ts';
import { clockList } from '#parts/liberty-clock/clock-rows.ts';
import { english } from '../support/english.ts';
import { questionsOf } from '#text/explained-words.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import scenarios from '../law/more-scenarios.json' with { type: 'json' };
import { TABLES } from '../law/law-tables.ts';

const TODAY = day('2026-11-20');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const daysAgo = (most: number) => fc.integer({ min: 0, max: most }).map((n) => addDays(TODAY, -n));
const granted = { state: 'granted', on: day('2026-11-01') } as const;

const facts: fc.Arbitrary<LawFacts> = fc
  .record({
    offences: fc.array(
      fc.constantFrom(...TABLES.offences.map(({ code, section, variant }) => ({ code, section, variant }))),
      { minLength: 1, maxLength: 3 },
    ),
    custodyStatus: maybe(fc.constantFrom('judicial' as const, 'police' as const, 'not-arrested' as const)),
    arrestDate: maybe(daysAgo(900)),
    firstRemandDate: maybe(daysAgo(300)),
    chargesheet: maybe(daysAgo(200).map((on) => ({ state: 'filed', on }) as const)),
    neverConvicted: maybe(fc.boolean()),
    otherPendingCases: maybe(fc.constantFrom(0, 2)),
    bailOrder: maybe(fc.constant(granted)),
    production: maybe(fc.constant({ state: 'none' } as const)),
  })
  .map((given) => Object.assign(given, { unrecognised: [] }));

/** The same questions in the button, the list and the form. */
function holds(clockFacts: readonly ClockFact[]): void {
  const announcedFacts = announced(clockFacts);
  expect(announcedFacts).toHaveLength(questionsFor(clockFacts).length + unanswerable(clockFacts).length);
  expect(questionsFor(announcedFacts)).toEqual(questionsFor(clockFacts));
}

const eachRow = (of: LawFacts, asOf = TODAY): void => {
  const clock = matterClock(determineAll(of, TABLES, asOf));
  const matter = { caseId: 'case', name: 'Asha', firNumber: null, facts: {}, claimedOn: undefined };
  const { asking, maybe: rights, open, coming } = clockList([{ matter, clock }]);
  for (const { asks } of asking) holds(asks);
  for (const { date } of [...open, ...coming]) holds(date.asks);
  holds(clock.routeAsks);
  for (const { maybe: right } of rights) {
    holds(right.asks);
    // the sentence asks at most as many questions as the form
    const questionMarks = questionsOf(right.asks, english).match(/\?/g) ?? [];
    expect(questionMarks.length).toBeLessThanOrEqual(
      questionsFor(right.asks).length + unanswerable(right.asks).length,
    );
  }
};

it('announces as many questions as the form asks in every scenario', () => {
  expect(scenarios.length).toBeGreaterThan(100);
  for (const { input } of scenarios) {
    const { arrestDate, asOf } = input;
    if (!isDay(arrestDate) || !isDay(asOf)) continue;
    const sections = input.sections.map(({ code, section }) => `${code} ${section}`);
    const known = lawFactsOf({ sections, arrestDate }, TABLES);
    eachRow(known, asOf);
    eachRow({ ...known, arrestDate: undefined }, asOf);
  }
});

it('announces as many questions as the form asks for random matters', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(facts, (of) => eachRow(of)),
    { numRuns: 400 },
  );
});
