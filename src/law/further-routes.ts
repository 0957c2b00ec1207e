/**
 * Further routes in one list: today's conclusion and running dates of each. Inapplicable routes are omitted;
 * undetermined ones name the missing fact.
 */
import { byText } from '#kernel/by-text.ts';
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { type Authority, bnss } from './authority.ts';
import type { Determinations } from './determine.ts';
import type { Finding } from './determination.ts';
import { KULKARNI, POLICY_STRATEGY } from './judgments.ts';
import { twin } from './parameter.ts';

export const FURTHER_ROUTES = [
  'child',
  'notice',
  'illegalArrest',
  'policeCustody',
  'stalledRelease',
  'cancellation',
  'transitBail',
  'longDelay',
  'furtherInquiry',
  'beforeJudgment',
  'appellateBond',
  'appealFromAcquittal',
  'highCourtAppeal',
  'chequeDeposit',
] as const satisfies readonly (keyof Determinations)[];
export type FurtherRouteName = (typeof FURTHER_ROUTES)[number];

export const ROUTE_DAYS = [
  'appear-on',
  'produce-by',
  'police-custody-closes',
  'legal-aid',
  'court-may-ease',
  'bond-ends',
  'appeal-by',
  'appeal-if-condoned',
  'deposit-due',
  'deposit-latest',
] as const;
export type RouteDayName = (typeof ROUTE_DAYS)[number];

export interface RouteDay {
  readonly name: RouteDayName;
  readonly on: CalendarDate;
  readonly authority: Authority;
  /** Negative once the day is past. */
  readonly daysLeft: number;
}

export interface FurtherRoute {
  readonly route: FurtherRouteName;
  readonly finding: Finding<unknown>;
  readonly days: readonly RouteDay[];
}

/** All routes that are not barred, in display order. */
export function furtherRoutes(found: Determinations): FurtherRoute[] {
  return FURTHER_ROUTES.map((route) => ({ route, finding: found[route], days: daysOf(route, found) })).filter(
    ({ finding }) => finding.conclusion.kind !== 'barred',
  );
}

/** The route gives release as of right. */
export const isOfRight = ({ route, finding: { conclusion } }: FurtherRoute): boolean =>
  conclusion.kind === 'entitled' && route === 'illegalArrest' && hasRight(conclusion.grant);

const hasRight = (grant: unknown): boolean =>
  typeof grant === 'object' && grant !== null && 'as' in grant && grant.as === 'right';

function daysOf(route: FurtherRouteName, found: Determinations): RouteDay[] {
  const { asOf } = found.matter;
  return (DAYS[route]?.(found) ?? [])
    .flatMap(([name, on, authority]): RouteDay[] =>
      on ? [{ name, on, authority, daysLeft: daysBetween(asOf, on) }] : [],
    )
    .toSorted((a, b) => byText(a.on, b.on));
}

type RouteDate = readonly [RouteDayName, CalendarDate | null | undefined, Authority];

const DAYS: Readonly<Partial<Record<FurtherRouteName, (found: Determinations) => readonly RouteDate[]>>> = {
  notice: ({ matter }) => {
    const on = matter.noticeToAppear?.state === 'to-appear' ? matter.noticeToAppear.on : null;
    return [['appear-on', on, twin(matter.regimes.application, { bnss: 's.35(3)', crpc: 's.41A(1)' })]];
  },
  illegalArrest: ({ illegalArrest, matter }) => {
    const authority = twin(matter.regimes.application, { bnss: 's.58', crpc: 's.57' });
    return isProduced(matter) ? [] : [['produce-by', illegalArrest.produceBy?.on, authority]];
  },
  policeCustody: ({ policeCustody, matter }) => {
    const authority = matter.regimes.defaultBail === 'CrPC' ? KULKARNI : bnss('s.187(2)');
    return [['police-custody-closes', policeCustody.closes, authority]];
  },
  stalledRelease: ({ stalledRelease: { dates } }) => [
    ['legal-aid', dates?.legalAid, POLICY_STRATEGY],
    ['court-may-ease', dates?.courtMayEase, POLICY_STRATEGY],
  ],
  appellateBond: ({ appellateBond, matter }) => {
    const authority = twin(matter.regimes.application, { bnss: 's.481(1)', crpc: 's.437A(1)' });
    return [['bond-ends', appellateBond.until, authority]];
  },
  highCourtAppeal: ({ highCourtAppeal: { dates } }) =>
    dates
      ? [
          ['appeal-by', dates.last, dates.limitation],
          ['appeal-if-condoned', dates.lastIfCondoned, dates.limitation],
        ]
      : [],
  chequeDeposit: ({ chequeDeposit: { dates } }) =>
    dates
      ? [
          ['deposit-due', dates.due, dates.authority],
          ['deposit-latest', dates.latest, dates.authority],
        ]
      : [],
};

/** Produced, or remanded: only a Magistrate remands. */
const isProduced = ({ production, firstRemandDate, custodyStatus }: Determinations['matter']): boolean =>
  production === undefined
    ? firstRemandDate !== undefined || custodyStatus === 'judicial'
    : production.state === 'produced';
