/**
 * A grant of bail that has not led to release: BNSS 484 (amount not excessive, and reduced on application), 485 to 487
 * (bonds, sureties, discharge), 490 (deposit instead), and the Supreme Court's directions of 31 January 2023.
 *
 * Days run from the order: after seven the superintendent tells the legal services authority, after a month the court
 * may itself ease the conditions. Which of them to ease is the court's to say.
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
  /** By the day after it the court sends the order to the prison by e-mail. */
  readonly copyToPrison: CalendarDate;
  /** The first day after seven: the legal services authority is told. */
  readonly legalAid: CalendarDate;
  /** The first day after a month: the court may take it up by itself. */
  readonly courtMayEase: CalendarDate;
}

/** What the directions of 31 January 2023 count from an order of bail. */
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
