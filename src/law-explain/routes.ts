/** Each route to bail that is a court's to give, with what stands on it; nothing is predicted. */
import type { Authority } from '#law/authority.ts';
import type { Caution, Determination, Reason } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import { type CourtRoute, type RouteAnswer, type RouteName, routesOf } from '#law/discretion.ts';
import type { FactName } from '#law/facts.ts';
import { ANTIL_2022 } from '#law/judgments.ts';
import { answered, type Condition, condition } from './condition.ts';
import { custodyFact } from './matter-reading.ts';
import { routeConditions } from './route-conditions.ts';

export interface Route {
  readonly route: RouteName | 'antil';
  /** Of the Antil categories: `may-grant` where one applies, `barred` where none does. */
  readonly answer: RouteAnswer;
  /** What the ordinary section says; under a proviso that lifts a bar, the proviso and then the bar. */
  readonly because: readonly Reason[];
  /** The conditions of special Acts that stand before it. */
  readonly gates: readonly Reason[];
  readonly law: readonly Authority[];
  readonly conditions: readonly Condition[];
  readonly cautions: readonly Caution[];
  /** What is still to be asked before the answer is whole. */
  readonly missing: readonly FactName[];
}

/** None where every offence is bailable: nothing is left to a court's discretion. */
export function routesToBail(found: Determinations): Route[] {
  const routes = routesOf(found);
  if (routes.some(({ answer }) => answer === 'right')) return [];
  return [...routes.map((route) => explained(route, found)), ...antilRoute(found)];
}

function explained({ route, ...rest }: CourtRoute, found: Determinations): Route {
  const conditions = routeConditions(found, { route, ...rest });
  const { answer, because, gates } = rest;
  const elsewhere = answer === 'elsewhere';
  const own = elsewhere ? [] : [...because, ...gates].map(({ authority }) => authority);
  return { route, ...rest, law: own.length > 0 ? own : (conditions[0]?.law ?? []), conditions };
}

/** The Antil category, for a person who was not arrested: how the court is to deal with bail, not whether to give it. */
function antilRoute(found: Determinations): Route[] {
  const { matter, antil } = found;
  if (matter.arrested !== false || matter.conviction !== undefined) return [];
  const { conclusion, cautions } = antil;
  return [
    {
      route: 'antil',
      answer: ANSWER[conclusion.kind],
      because: conclusion.kind === 'undetermined' ? [] : conclusion.because,
      gates: [],
      law: [ANTIL_2022],
      conditions: antilConditions(found),
      cautions,
      missing: conclusion.kind === 'undetermined' ? conclusion.missing : [],
    },
  ];
}

const ANSWER: Readonly<Record<Determination<unknown>['kind'], RouteAnswer>> = {
  entitled: 'may-grant',
  'not-yet': 'barred',
  barred: 'barred',
  undetermined: 'undetermined',
};

function antilConditions(found: Determinations): Condition[] {
  const { matter } = found;
  return [
    condition('not-arrested', {
      ...answered(!matter.arrested, { yes: { is: 'not-arrested' }, no: { is: 'arrested' } }),
      source: custodyFact(found),
      law: [ANTIL_2022],
      change: { is: 'arrest' },
    }),
    condition('cooperated', {
      ...answered(matter.cooperated, { yes: { is: 'cooperated' }, no: { is: 'did-not-cooperate' } }),
      source: 'cooperated',
      law: [ANTIL_2022],
      change: { is: 'standing-warrant' },
    }),
  ];
}
