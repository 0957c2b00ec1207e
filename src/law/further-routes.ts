/**
 * The routes beside the ordinary sections, in one list: what each concludes for this person today, and the days that run
 * in it. What is not this person's is left out; what waits for a fact names it.
 */
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Determinations } from './determine.ts';
import type { Finding } from './determination.ts';

export const FURTHER_ROUTES = [
  'child',
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
  /** Negative once the day has passed. */
  readonly daysLeft: number;
}

export interface FurtherRoute {
  readonly route: FurtherRouteName;
  readonly finding: Finding<unknown>;
  readonly days: readonly RouteDay[];
}

/** Every route that is not barred, in the order in which they are told. */
export function furtherRoutes(found: Determinations): FurtherRoute[] {
  return FURTHER_ROUTES.map((route) => ({ route, finding: found[route], days: daysOf(route, found) })).filter(
    ({ finding }) => finding.conclusion.kind !== 'barred',
  );
}

function daysOf(route: FurtherRouteName, found: Determinations): RouteDay[] {
  const { asOf } = found.matter;
  return (DAYS[route]?.(found) ?? [])
    .flatMap(([name, on]): RouteDay[] => (on ? [{ name, on, daysLeft: daysBetween(asOf, on) }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on));
}

type Named = readonly [RouteDayName, CalendarDate | null | undefined];

const DAYS: Readonly<Partial<Record<FurtherRouteName, (found: Determinations) => readonly Named[]>>> = {
  illegalArrest: ({ illegalArrest, matter }) =>
    matter.production === undefined ? [['produce-by', illegalArrest.produceBy?.on]] : [],
  policeCustody: ({ policeCustody }) => [['police-custody-closes', policeCustody.closes]],
  stalledRelease: ({ stalledRelease: { dates } }) => [
    ['legal-aid', dates?.legalAid],
    ['court-may-ease', dates?.courtMayEase],
  ],
  appellateBond: ({ appellateBond }) => [['bond-ends', appellateBond.until]],
  highCourtAppeal: ({ highCourtAppeal: { dates } }) => [
    ['appeal-by', dates?.last],
    ['appeal-if-condoned', dates?.lastIfCondoned],
  ],
  chequeDeposit: ({ chequeDeposit: { dates } }) => [
    ['deposit-due', dates?.due],
    ['deposit-latest', dates?.latest],
  ],
};
