/** Discretionary routes to bail with their bars and gates; they predict nothing. */
import type { Authority } from '#law/authority.ts';
import type { Caution, Determination, Reason } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import { type CourtRoute, type RouteAnswer, type RouteName, routesOf } from '#law/discretion.ts';
import type { FactName } from '#law/facts.ts';
import { ANTIL_2022 } from '#law/judgments.ts';
import { answerState, type Condition, condition } from './condition.ts';
import { custodyFact } from './matter-reading.ts';
import { routeConditions } from './route-conditions.ts';

export interface Route {
  readonly route: RouteName | 'antil';
  /** For the Antil categories: `may-grant` if one applies, otherwise `barred`. */
  readonly answer: RouteAnswer;
  /** Reasons under the ordinary section. A proviso that lifts a bar comes before it. */
  readonly because: readonly Reason[];
  /** Conditions of special Acts. */
  readonly gates: readonly Reason[];
  readonly law: readonly Authority[];
  readonly conditions: readonly Condition[];
  readonly cautions: readonly Caution[];
  /** Facts still needed for a full answer. */
  readonly missing: readonly FactName[];
}

/** Empty for a child, whom the Board hears, and if every offence is bailable: no discretion is needed. */
export function routesToBail(found: Determinations): Route[] {
  if (found.forum.stage === 'child') return [];
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

/** The Antil category of an accused not arrested: how to deal with bail, not whether to grant it. */
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
      ...answerState(!matter.arrested, { yes: { is: 'not-arrested' }, no: { is: 'arrested' } }),
      source: custodyFact(found),
      law: [ANTIL_2022],
      change: { is: 'arrest' },
    }),
    condition('cooperated', {
      ...answerState(matter.cooperated, { yes: { is: 'cooperated' }, no: { is: 'did-not-cooperate' } }),
      source: 'cooperated',
      law: [ANTIL_2022],
      change: { is: 'standing-warrant' },
    }),
  ];
}
