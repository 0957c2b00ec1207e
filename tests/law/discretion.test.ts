/** The routes of discretion: `routes/discretion.yaml`, and properties for any facts. */
import { fc } from '../support/fast-check.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { day } from '#kernel/calendar-date.ts';
import { cite } from '#law/authority.ts';
import { determineAll } from '#law/determine.ts';
import { type CourtRoute, ROUTE_ANSWERS, ROUTES, routesOf } from '#law/discretion.ts';
import type { LawFacts } from '#law/facts.ts';
import { type Facts, lawFacts } from './case-files.ts';
import { TABLES } from './law-tables.ts';

interface RouteCase {
  readonly name: string;
  readonly asOf?: string;
  readonly facts?: Facts;
  readonly routes: Readonly<Record<string, string>>;
  readonly because?: Readonly<Record<string, readonly string[]>>;
  readonly missing?: Readonly<Record<string, readonly string[]>>;
  readonly gates?: readonly string[];
}

interface RouteFile {
  readonly asOf: string;
  readonly base: Facts;
  readonly cases: readonly RouteCase[];
}

const file: RouteFile = parse(readFileSync(new URL('routes/discretion.yaml', import.meta.url), 'utf8'));

const routesIn = ({ facts, asOf }: RouteCase): CourtRoute[] =>
  routesOf(determineAll(lawFacts({ ...file.base, ...facts }), TABLES, day(asOf ?? file.asOf)));

describe('court routes', () => {
  it.each(file.cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const routes = routesIn(one);
    const named = (name: string) => routes.find(({ route }) => route === name);
    expect(Object.fromEntries(routes.map(({ route, answer }) => [route, answer]))).toEqual(one.routes);
    for (const [name, codes] of Object.entries(one.because ?? {})) {
      expect(named(name)?.because.map(({ code }) => code)).toEqual(codes);
    }
    for (const [name, facts] of Object.entries(one.missing ?? {})) {
      expect(named(name)?.missing).toEqual(facts);
    }
    const gates = named('sessions-or-high-court')?.gates ?? [];
    const laws = gates.map(({ authority }) => cite(authority).replace('\u00a0', ' '));
    expect(laws).toEqual(one.gates ?? laws);
  });

  it('cover every route and every answer', () => {
    const all = file.cases.flatMap(routesIn);
    expect(ROUTES.filter((route) => !all.some((each) => each.route === route))).toEqual([]);
    expect(ROUTE_ANSWERS.filter((answer) => !all.some((each) => each.answer === answer))).toEqual([]);
  });

  it('show constitutional cautions only for the higher courts', () => {
    const routes = routesIn({ name: '', facts: { sections: 'D&C 27(a)' }, routes: {} });
    const codes = (name: string) =>
      routes.find(({ route }) => route === name)?.cautions.map(({ code }) => code) ?? [];
    expect(codes('sessions-or-high-court')).toContain('constitutional-courts-long-delay');
    expect(codes('magistrate')).not.toContain('constitutional-courts-long-delay');
  });
});

const TODAY = day('2026-01-14');
const refs = TABLES.offences.map(({ code, section, variant }) => ({ code, section, variant }));
const offence = fc.constantFrom(...refs);
const maybe = fc.constantFrom(true, false, undefined);
const facts: fc.Arbitrary<LawFacts> = fc
  .record({
    regime: fc.constantFrom('BNSS' as const, 'CrPC' as const),
    offences: fc.array(offence, { minLength: 1, maxLength: 3 }),
    principalOffences: fc.array(offence, { maxLength: 2 }),
    custodyStatus: fc.constantFrom('judicial' as const, 'not-arrested' as const, undefined),
    convictions: fc.option(
      fc.array(fc.record({ offences: fc.array(offence, { maxLength: 2 }), unrecognised: fc.constant([]) }), {
        maxLength: 3,
      }),
      { nil: undefined },
    ),
    woman: maybe,
    sickOrInfirm: maybe,
    child: maybe,
    age: fc.option(fc.integer({ min: 10, max: 80 }), { nil: undefined }),
  })
  .map((of) => Object.assign(of, { unrecognised: [] }));

const GRANTS = new Set(['may-grant', 'must-release']);
const BARS = new Set(['barred', 'conditions', 'elsewhere']);
const answersOf = (list: readonly CourtRoute[]) => list.map(({ route, answer }) => `${route} ${answer}`);
const routes = (of: LawFacts) => routesOf(determineAll(of, TABLES, TODAY));

it('shows the presumption of guilt as a caution on every route', () => {
  const both = routesIn({ name: '', facts: { sections: 'EPIDEMIC 3(3)' }, routes: {} });
  const presumed = both.map(({ cautions }) => cautions.some(({ code }) => code === 'presumption-of-guilt'));
  expect(presumed).toEqual([true, true]);
});

describe('court routes for any facts', () => {
  it('never become a grant through another offence', () => {
    fc.assert(
      fc.property(facts, offence, (of, another) => {
        const more = routes({ ...of, offences: [...of.offences, another] });
        for (const before of routes(of).filter(({ answer }) => BARS.has(answer))) {
          const after = more.find(({ route }) => route === before.route);
          expect(GRANTS.has(after?.answer ?? '')).toBe(false);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('never become a grant through another principal offence', () => {
    fc.assert(
      fc.property(facts, offence, (of, another) => {
        const named = of.principalOffences ?? [];
        if (named.length === 0) return; // naming the first principal offence resolves open questions, as intended
        const more = routes({ ...of, principalOffences: [...named, another] });
        for (const before of routes(of).filter(({ answer }) => BARS.has(answer))) {
          const after = more.find(({ route }) => route === before.route);
          expect(GRANTS.has(after?.answer ?? '')).toBe(false);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('do not depend on the order of sections', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const turned = { ...of, offences: of.offences.toReversed() };
        expect(answersOf(routes(turned))).toEqual(answersOf(routes(of)));
      }),
      { numRuns: 400 },
    );
  });

  it('name a missing fact only if undetermined', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const waits = routes(of).filter(({ answer }) => answer === 'undetermined');
        const grants = routes(of).filter(({ answer }) => GRANTS.has(answer));
        expect(waits.filter(({ missing }) => missing.length === 0)).toEqual([]);
        expect(grants.filter(({ missing }) => missing.length > 0)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });
});
