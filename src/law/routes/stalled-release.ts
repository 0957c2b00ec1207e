/**
 * Bail granted without release: BNSS 484 to 487, 490 and the Supreme Court's directions of 31 January 2023.
 * After seven days the superintendent informs the legal services authority; after a month the court may relax
 * the conditions.
 */
import { addDays, addMonths, type CalendarDate } from '#kernel/calendar-date.ts';
import {
  barred,
  type Caution,
  type Determination,
  entitled,
  type Finding,
  type Reason,
  type Release,
  undetermined,
} from '#law/determination.ts';
import { GIRISH_GANDHI, MOTI_RAM, POLICY_STRATEGY } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';

const WEEK = 7;

export interface ReleaseDays {
  readonly order: CalendarDate;
  /** The court e-mails the order to the prison by the day after it. */
  readonly copyToPrison: CalendarDate;
  /** First day after seven: the legal services authority is informed. */
  readonly legalAid: CalendarDate;
  /** First day after a month: the court may act on its own motion. */
  readonly courtMayEase: CalendarDate;
}

/** Deadlines of the directions of 31 January 2023, from the bail order. */
export const releaseDays = (order: CalendarDate): ReleaseDays => ({
  order,
  copyToPrison: addDays(order, 1),
  legalAid: addDays(order, WEEK + 1),
  courtMayEase: addDays(addMonths(order, 1), 1),
});

export const RELEASE_DIRECTIONS = POLICY_STRATEGY;

export interface StalledRelease extends Finding<Release> {
  readonly dates: Omit<ReleaseDays, 'copyToPrison'> | null;
}

export function stalledRelease(matter: Matter): StalledRelease {
  const { bailOrder } = matter;
  const order = bailOrder?.state === 'granted' ? bailOrder.on : null;
  const dates = order && datesFrom(order);
  const released = bailOrder?.state === 'granted' && bailOrder.releasedOn !== undefined;
  return {
    conclusion: conclude(matter, dates),
    cautions: dates && !released ? cautionsOf(matter) : [],
    dates,
  };
}

function datesFrom(order: CalendarDate): StalledRelease['dates'] {
  const { copyToPrison: _copy, ...dates } = releaseDays(order);
  return dates;
}

function conclude(matter: Matter, dates: StalledRelease['dates']): Determination<Release> {
  const { bailOrder, asOf } = matter;
  const authority = section(matter, '487', '442');
  if (bailOrder === undefined) return undetermined('bailOrder');
  if (bailOrder.state === 'none' || !dates) return barred([{ code: 'no-order-of-bail', authority }]);
  if (bailOrder.releasedOn !== undefined) {
    return barred([{ code: 'released-already', authority, about: bailOrder.releasedOn }]);
  }
  const steps: Reason[] = [];
  if (asOf >= dates.courtMayEase) {
    steps.push({ code: 'court-may-ease-by-itself', authority: POLICY_STRATEGY, about: dates.courtMayEase });
  }
  if (asOf >= dates.legalAid) {
    steps.push({ code: 'legal-aid-to-be-told', authority: POLICY_STRATEGY, about: dates.legalAid });
  }
  const reduce: Reason = { code: 'terms-may-be-eased', authority: section(matter, '484(2)', '440(2)') };
  return entitled({ on: 'bail', as: 'discretion' }, reduce, ...steps);
}

function cautionsOf(matter: Matter): Caution[] {
  const cautions: Caution[] = [
    { code: 'no-local-surety', authority: MOTI_RAM },
    { code: 'deposit-instead', authority: section(matter, '490', '445') },
    { code: 'surety-declares', authority: section(matter, '486', '441A') },
  ];
  const others = matter.bailOrder?.state === 'granted' ? matter.bailOrder.otherOrders : undefined;
  if (others !== undefined && others > 0) {
    cautions.push({ code: 'one-surety-for-several', authority: GIRISH_GANDHI, about: String(others + 1) });
  }
  return cautions;
}

const section = ({ regimes }: Matter, bnss: string, crpc: string) =>
  twin(regimes.application, { bnss: `s.${bnss}`, crpc: `s.${crpc}` });
