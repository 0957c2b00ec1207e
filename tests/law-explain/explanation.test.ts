/** Properties of every explanation, tested on several hundred matters with known and unknown facts. */
import { fc } from '../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '#kernel/calendar-date.ts';
import { cite } from '#law/authority.ts';
import type { Finding } from '#law/determination.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import type { OffenceRef } from '#law/tables.ts';
import type { Condition } from '#law-explain/condition.ts';
import { explainRelief } from '#law-explain/explain-relief.ts';
import { type Explanation, explain } from '#law-explain/explanation.ts';
import { RELIEF_OF_RIGHT } from '#law-explain/leading-answer.ts';
import {
  cautionsSaid,
  conditionSaid,
  dateSaid,
  furtherSentence,
  leadingSentence,
  routeSentence,
} from '#text/explained-words.ts';
import { english } from '../support/english.ts';
import { TABLES } from '../law/law-tables.ts';

const TODAY = day('2026-11-20');
const refs = TABLES.offences.map(({ code, section, variant }): OffenceRef => ({ code, section, variant }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const daysAgo = (most: number) => fc.integer({ min: 0, max: most }).map((n) => addDays(TODAY, -n));

const facts: fc.Arbitrary<LawFacts> = fc
  .record({
    offences: fc.array(fc.constantFrom(...refs), { minLength: 1, maxLength: 2 }),
    unread: fc.boolean(),
    arrestDate: maybe(daysAgo(1_500)),
    custodyStatus: maybe(fc.constantFrom('judicial' as const, 'police' as const, 'not-arrested' as const)),
    firDate: maybe(fc.constant(day('2025-01-01'))),
    filed: maybe(fc.integer({ min: 0, max: 200 })),
    notFiled: fc.boolean(),
    extension: maybe(fc.constant({ state: 'none' } as const)),
    delayByAccusedDays: maybe(fc.constantFrom(0, 30)),
    neverConvicted: maybe(fc.boolean()),
    otherPendingCases: maybe(fc.constantFrom(0, 1)),
    firstEvidenceDate: maybe(daysAgo(120)),
    woman: maybe(fc.boolean()),
    convictedOn: fc.constantFrom(undefined, undefined, undefined, day('2026-11-01')),
  })
  .map(({ unread, filed, notFiled, extension, convictedOn, ...rest }): LawFacts => {
    const on = rest.arrestDate && filed !== undefined ? addDays(rest.arrestDate, filed) : undefined;
    const none = notFiled ? ({ state: 'not-filed', asOf: TODAY } as const) : undefined;
    return Object.assign(rest, {
      unrecognised: unread ? ['Foo Rules 12-B'] : [],
      chargesheet: on ? ({ state: 'filed', on } as const) : none,
      remandExtension: extension,
      conviction: convictedOn && { on: convictedOn },
    });
  });

const each = (check: (explained: Explanation) => void) =>
  fc.assert(
    fc.property(facts, (of) => check(explain(determineAll(of, TABLES, TODAY)))),
    { numRuns: 500 },
  );

const everyCondition = ({ conditions, routes }: Explanation): Condition[] => [
  ...conditions,
  ...routes.flatMap((route) => route.conditions),
];

describe('explanation', () => {
  it('has a complete sentence for each statement', () => {
    each((explained) => {
      const sentences = [
        leadingSentence(explained, english),
        ...everyCondition(explained).flatMap((one) => Object.values(conditionSaid(one, english))),
        ...explained.routes.map((route) => routeSentence(route, english)),
        ...explained.dates.map((mark) => dateSaid(mark, english)),
        ...cautionsSaid(explained.cautions, english).map(({ sentence }) => sentence),
      ];
      expect(sentences.filter((text) => text === '' || /undefined|null|NaN|\{(?!date\})/.test(text))).toEqual(
        [],
      );
    });
  });

  it('never says that a stated date of arrest is unknown', () => {
    each(({ found, conditions }) => {
      const isStated = found.matter.firstDay !== undefined;
      expect(isStated && conditions.some(({ known }) => known.is === 'arrest-not-known')).toBe(false);
    });
  });

  it('has an authority for each condition', () => {
    each((explained) => {
      const laws = everyCondition(explained).map(({ law }) => law);
      const bare = laws.filter(
        (law) => law.length === 0 || law.some((one) => !/\d|Schedule/.test(cite(one))),
      );
      expect(bare).toEqual([]);
    });
  });

  it('puts a due right first, then a possible right', () => {
    each(({ leading, found, possibleRights }) => {
      const { bailable, defaultBail, undertrial, sixtyDays } = found;
      const isDue = [bailable, defaultBail, undertrial, sixtyDays].some(due);
      expect(leading.kind === 'entitled').toBe(isDue);
      expect(leading.kind === 'may-be-open').toBe(!isDue && possibleRights.length > 0);
    });
  });

  it('marks a condition as met only if its rule grants it', () => {
    each(({ conditions, found }) => {
      const met = (key: Condition['key']) => conditions.some((one) => one.key === key && one.state === 'met');
      expect(met('bailable')).toBe(due(found.bailable));
      expect(met('default-bail') && found.defaultBail.status !== 'available').toBe(false);
      expect(met('sixty-days') && !due(found.sixtyDays)).toBe(false);
    });
  });
});

describe('custody and child', () => {
  it('lists no future custody dates for a person out of custody', () => {
    const out = { kind: 'interim-bail', from: day('2026-11-10') } as const;
    expect(daysToCome(undefined)).toContain('default-bail');
    expect(daysToCome([{ from: day('2026-11-01'), kind: 'judicial' }, out])).toEqual([]);
  });

  it('puts the Juvenile Justice Board first for a child', () => {
    const { leading, discretion } = explain(charged('BNS', '115(2)', { ...HELD, ageAtAct: 16 }));
    expect(leading).toMatchObject({ kind: 'child', law: [{ source: 'JJ', at: 's.12(1)' }] });
    expect(discretion === 'asked').toBe(false);
    expect(explain(charged('BNS', '115(2)', { ...HELD, ageAtAct: 18 })).leading.kind).toBe('entitled');
  });
});

describe('further routes', () => {
  it('have a name, and a sentence unless undetermined', () => {
    each(({ further }) => {
      const open = further.filter(({ finding }) => finding.conclusion.kind !== 'undetermined');
      expect(open.filter((one) => /^$|undefined|\{/.test(furtherSentence(one, english)))).toEqual([]);
      expect(further.filter(({ route }) => !english.explained.further[route])).toEqual([]);
    });
  });
});

describe('explanation of one relief', () => {
  it('is open exactly if its rule grants it by today', () => {
    each(({ found }) => {
      const rules = { bailable: found.bailable, default: found.defaultBail, undertrial: found.undertrial };
      for (const relief of ['bailable', 'default', 'undertrial'] as const) {
        const { standing, on } = explainRelief(found, relief);
        expect(standing === 'open').toBe(rules[relief].conclusion.kind === 'entitled');
        expect(standing === 'open' && on !== null && on > TODAY).toBe(false);
        expect(standing === 'not-yet' && (on === null || on <= TODAY)).toBe(false);
      }
    });
  });

  it('has the same date as the leading answer', () => {
    each(({ found, leading }) => {
      const right = leading.kind === 'entitled' ? leading.right : null;
      const asked = right && explainRelief(found, RELIEF_OF_RIGHT[right]);
      expect(asked?.standing ?? 'open').toBe('open');
      expect(right === null || right === 'bailable' || asked?.on === leading.on).toBe(true);
    });
  });

  it('includes bars and special Act conditions for a discretionary relief', () => {
    const heroin = explainRelief(charged('NDPS', '21(c)', HELD), 'regular-sessions');
    expect(heroin.standing).toBe('conditions');
    expect(heroin.gates.map(({ authority }) => authority.at)).toEqual(['s.37(1)(b)']);
    const atrocity = charged('SC/ST', '3(1)(r)', { custodyStatus: 'not-arrested' });
    expect(explainRelief(atrocity, 'anticipatory').standing).toBe('barred');
    expect(explainRelief(charged('BNS', '303(2)', HELD), 'anticipatory')).toMatchObject({
      standing: 'barred',
      because: [{ code: 'already-arrested' }],
    });
    expect(explainRelief(charged('BNS', '115(2)', HELD), 'regular-magistrate')).toMatchObject({
      standing: 'barred',
      because: [{ code: 'bailable-so-released-of-right' }],
    });
  });
});

const due = ({ conclusion }: Finding<unknown>): boolean => conclusion.kind === 'entitled';

const HELD = { arrestDate: day('2026-11-01'), custodyStatus: 'judicial' } as const;

const charged = (code: string, section: string, more: Partial<LawFacts>) =>
  determineAll({ offences: [{ code, section }], unrecognised: [], ...more }, TABLES, TODAY);

/** Kinds of the days to come that are listed for this custody. */
const daysToCome = (custody: LawFacts['custody']) =>
  explain(charged('BNS', '303(2)', { ...HELD, arrestDate: day('2026-11-01'), ...(custody && { custody }) }))
    .dates.filter(({ on, kind }) => on > TODAY && kind !== 'today')
    .map(({ kind }) => kind);

const chargedWith = (section: string) =>
  determineAll(
    {
      offences: [{ code: 'BNS', section, variant: null }],
      unrecognised: [],
      arrestDate: day('2026-10-01'),
    },
    TABLES,
    TODAY,
  );

const mustSet = (section: string) =>
  explainRelief(chargedWith(section), 'regular-magistrate').mustSet?.because.map(
    ({ why, chapter }) => chapter ?? why,
  );

describe('required conditions', () => {
  it('depend on the term and the range of each chapter', () => {
    expect(mustSet('99')).toEqual(['seven-years']);
    expect(mustSet('101')).toEqual(undefined);
    expect(mustSet('115(2)')).toEqual(['VI']);
    expect(mustSet('146')).toEqual(['VI']);
    expect(mustSet('147')).toEqual(['seven-years', 'VII']);
    expect(mustSet('158')).toEqual(['seven-years', 'VII']);
    expect(mustSet('303(2)')).toEqual(['XVII']);
    expect(mustSet('318(4)')).toEqual(['seven-years', 'XVII']);
    expect(mustSet('336(2)')).toBeUndefined();
  });

  it('are absent for bail of right, undertrial release and suspension', () => {
    for (const relief of ['bailable', 'undertrial', 'suspension'] as const) {
      expect(explainRelief(chargedWith('318(4)'), relief).mustSet).toBeNull();
    }
    expect(explainRelief(chargedWith('318(4)'), 'default').mustSet?.law.at).toBe('s.480(3)');
  });
});

it('shows a caution for a timely but incomplete charge-sheet', () => {
  const filed = { state: 'filed', on: day('2026-10-20'), incomplete: true } as const;
  const found = determineAll(
    {
      offences: [{ code: 'BNS', section: '303(2)', variant: null }],
      unrecognised: [],
      arrestDate: day('2026-10-01'),
      chargesheet: filed,
    },
    TABLES,
    TODAY,
  );
  expect(found.defaultBail.conclusion.kind).toBe('barred');
  expect(explain(found).cautions.map(({ code }) => code)).toContain('incomplete-charge-sheet');
});
