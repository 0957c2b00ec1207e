/** Questions of the other routes: filled from a record, and written to a record. */
import { fc } from '../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CaseFacts } from '#contract/case/case-facts.ts';
import { addDays, day } from '#kernel/calendar-date.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { FACT_NAMES } from '#law/facts.ts';
import { routeFaults, routeLabelsIn } from '#parts/route-facts/route-faults.ts';
import {
  BLANK_ROUTES,
  ROUTE_ORDER,
  ROUTE_QUESTION_OF,
  type RouteForm,
  shownParts,
} from '#parts/route-facts/route-form.ts';
import { routeFormOf } from '#parts/route-facts/route-form-of.ts';
import { routeFacts, routePatch } from '#parts/route-facts/route-patch.ts';
import { english } from '../support/english.ts';

const TODAY = day('2026-11-20');
const form = (change: Partial<RouteForm>): RouteForm => ({ ...BLANK_ROUTES, ...change });
const facts = (change: Partial<RouteForm>, known: Parameters<typeof routeFacts>[1] = {}) =>
  routeFacts(form(change), known, 'Evidence');
const faults = (change: Partial<RouteForm>) =>
  routeFaults(ROUTE_ORDER, form(change), { today: TODAY, words: english })
    .map(({ field, message }) => `${field}: ${message}`)
    .join(' ');

const date = fc.integer({ min: 0, max: 400 }).map((n) => addDays(TODAY, -n));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const hour = fc.constantFrom('00:00', '09:30', '23:59');
const recorded = fc.record(
  {
    arrest: fc.record(
      {
        at: hour,
        relativeInformed: fc.boolean(),
        appearanceNotice: fc.boolean(),
        reasonsInWriting: fc.boolean(),
        production: fc.oneof(
          fc.constant({ state: 'none' } as const),
          fc.record({ state: fc.constant('produced' as const), on: date, at: hour }),
        ),
      },
      { requiredKeys: [] },
    ),
    groundsOfArrest: fc.oneof(
      fc.constant({ state: 'none' } as const),
      fc.record({ state: fc.constant('given' as const), on: date }),
      fc.record({ state: fc.constant('given' as const), on: date, at: hour }),
    ),
    noticeToAppear: fc.oneof(
      fc.constant({ state: 'none' } as const),
      fc.record({ state: fc.constant('to-appear' as const), on: date }),
    ),
    bailOrder: fc.oneof(
      fc.constant({ state: 'none' } as const),
      fc.record({
        state: fc.constant('granted' as const),
        on: date,
        releasedOn: date,
        otherOrders: fc.nat(9),
      }),
    ),
    chequeDeposit: fc.oneof(
      fc.constant({ state: 'none' } as const),
      fc.record({ state: fc.constant('ordered' as const), on: date, paidOn: date }),
    ),
    specialCourtOrderOn: date,
    appealFiledOn: date,
    firInOtherState: fc.boolean(),
    amountInvolved: fc.nat(100_000_000),
    person: fc.record({ ageAtAct: fc.integer({ min: 1, max: 120 }), onBailAtOffence: fc.boolean() }),
    trial: fc.record({
      stage: fc.constant('Evidence'),
      witnessesCited: fc.nat(99),
      over: fc.constant(false),
    }),
  },
  { requiredKeys: [] },
);

describe('the form of the other routes', () => {
  it('returns every fact of a record unchanged', () => {
    fc.assert(
      fc.property(recorded, (known) => {
        expect(routeFacts(routeFormOf(known), known, 'Evidence')).toEqual(known);
      }),
      { numRuns: 300 },
    );
  });

  it('makes a patch that fits the record schema', () => {
    fc.assert(
      fc.property(recorded, maybe(recorded), (recordedFacts, before = {}) => {
        const patch = routePatch(ROUTE_ORDER, routeFormOf(recordedFacts), {
          facts: before,
          stage: 'Evidence',
        });
        const next = mergePatch(before, patch);
        expect(z.partial(CaseFacts).safeParse(next).error).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('omits unanswered and unknown facts', () => {
    expect(facts({})).toEqual({});
    const unknown = {
      production: 'unknown',
      bailOrder: 'unknown',
      firInOtherState: 'unknown',
      trial: 'unknown',
    } as const;
    expect(facts(unknown)).toEqual({});
  });

  it('has a question for every route fact and a label for every field', () => {
    for (const fact of Object.keys(ROUTE_QUESTION_OF)) expect(FACT_NAMES).toContain(fact);
    const everything = {
      production: 'produced',
      groundsOfArrest: 'given',
      bailOrder: 'granted',
      chequeDeposit: 'ordered',
    } as const;
    for (const question of ROUTE_ORDER) {
      for (const { name } of shownParts(
        question,
        form({ ...everything, noticeToAppear: 'to-appear', trial: 'acquitted' }),
      )) {
        expect([name, routeLabelsIn(english)[name].length > 0]).toEqual([name, true]);
      }
    }
  });
});

describe('police custody', () => {
  const arrestDate = day('2026-09-01');

  it('splits the judicial custody since the arrest', () => {
    const policeSpans = [{ from: '2026-09-05', to: '2026-09-08' }];
    expect(facts({ policeCustody: 'some', policeSpans }, { arrestDate }).custody).toEqual([
      { from: '2026-09-01', to: '2026-09-05', kind: 'judicial' },
      { from: '2026-09-05', to: '2026-09-08', kind: 'police' },
      { from: '2026-09-08', kind: 'judicial' },
    ]);
  });

  it('is the last span while it continues', () => {
    const policeSpans = [{ from: '2026-09-01', to: '' }];
    expect(facts({ policeCustody: 'some', policeSpans }, { arrestDate }).custody).toEqual([
      { from: '2026-09-01', kind: 'police' },
    ]);
  });

  it('adds judicial custody for the answer none, and keeps interim bail', () => {
    const released = { from: day('2026-10-01'), to: day('2026-10-09'), kind: 'interim-bail' } as const;
    expect(facts({ policeCustody: 'none' }, { arrestDate, custody: [released] }).custody).toEqual([
      { from: '2026-09-01', kind: 'judicial' },
      released,
    ]);
  });

  it('keeps the gaps in the recorded custody', () => {
    const custody = [
      { from: arrestDate, to: day('2026-09-10'), kind: 'judicial' },
      { from: day('2026-10-01'), kind: 'judicial' },
    ] as const;
    const policeSpans = [{ from: '2026-10-02', to: '2026-10-04' }];
    const custodySpans = facts(
      { policeCustody: 'some', policeSpans },
      { arrestDate, custody: [...custody] },
    ).custody;
    expect(custodySpans).toEqual([
      custody[0],
      { from: '2026-10-01', to: '2026-10-02', kind: 'judicial' },
      { from: '2026-10-02', to: '2026-10-04', kind: 'police' },
      { from: '2026-10-04', kind: 'judicial' },
    ]);
  });
});

describe('route answers with errors', () => {
  it.each<[Partial<RouteForm>, string]>([
    [{ production: 'produced' }, 'producedOn: First produced on: enter the day'],
    [
      { production: 'produced', producedOn: '2026-11-21' },
      'producedOn: First produced on: this date is in the future',
    ],
    [{ production: 'produced', producedOn: '2026-02-31' }, '31-02-2026 is not a date'],
    [{ groundsOfArrest: 'given', groundsAt: '10:00' }, 'groundsOn: Grounds furnished on: enter the day'],
    [{ arrestAt: '25:00' }, 'arrestAt: Enter the time in 24-hour form'],
    [{ witnessesCited: 'many' }, 'witnessesCited: Witnesses cited: enter a whole number'],
    [{ ageAtAct: 'abc' }, 'ageAtAct: Age on the date of the offence: enter a whole number'],
    [{ policeCustody: 'some' }, 'policeCustody: Enter the first date'],
    [
      { policeCustody: 'some', policeSpans: [{ from: '2026-09-05', to: '2026-09-01' }] },
      'police-0-to: Police custody cannot end before it begins',
    ],
    [
      {
        policeCustody: 'some',
        policeSpans: [
          { from: '2026-09-01', to: '2026-09-05' },
          { from: '2026-09-04', to: '2026-09-06' },
        ],
      },
      'police-1-from: Periods of police custody overlap',
    ],
  ])('shows the error of %j at its field', (change, sentence) => {
    expect(faults(change)).toContain(sentence);
  });

  it('accepts a future day to appear and spans that share a day', () => {
    expect(faults({ noticeToAppear: 'to-appear', noticeOn: '2026-12-01' })).toBe('');
    const policeSpans = [
      { from: '2026-09-01', to: '2026-09-05' },
      { from: '2026-09-05', to: '2026-09-06' },
    ];
    expect(faults({ policeCustody: 'some', policeSpans })).toBe('');
  });
});
