/** The two conditions that depend on a charge-sheet or a first date for evidence. */
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { DefaultBailDates } from '#law/bnss/s187-dates.ts';
import type { DefaultBail } from '#law/bnss/s187-investigation-limit.ts';
import type { Determinations } from '#law/determine.ts';
import { JIGAR, KAPIL_WADHAWAN, RAKESH_KUMAR_PAUL, SANJAY_DUTT } from '#law/judgments.ts';
import { twin } from '#law/parameter.ts';
import { type WouldChange, type Condition, condition, type ConditionValue } from './condition.ts';
import { governing } from './matter-reading.ts';

type Status = DefaultBail['status'];

export function defaultBailCondition({ defaultBail, matter }: Determinations): Condition {
  const { dates, status } = defaultBail;
  const ordinary = twin(matter.regimes.defaultBail ?? 'BNSS', { bnss: 's.187(3)', crpc: 's.167(2)' });
  const filed = matter.chargesheet?.state === 'filed' ? matter.chargesheet.on : null;
  if (!dates || matter.inCustody === false) {
    return condition('default-bail', {
      state: 'unknown',
      known: { is: matter.inCustody === false ? 'not-in-custody' : 'not-known' },
      source: 'chargesheet',
      law: [ordinary],
      change: { is: 'remand-and-charge-sheet' },
    });
  }
  return condition('default-bail', {
    state: stateOf(status),
    known: knownOf(dates, status, { filed, asOf: matter.asOf }),
    source: status === 'depends-on-extension' ? 'remandExtension' : 'chargesheet',
    law: lawOf(dates, status),
    change: changeOf(dates, status),
    contested: dates.otherReading !== null,
  });
}

function stateOf(status: Status): Condition['state'] {
  if (status === null || status === 'depends-on-extension') return 'unknown';
  return status === 'available' ? 'met' : 'not-met';
}

interface Day {
  readonly filed: CalendarDate | null;
  readonly asOf: CalendarDate;
}

function knownOf(dates: DefaultBailDates, status: Status, { filed, asOf }: Day): ConditionValue {
  const { days, otherReading: other, dayOne, lastDay } = dates;
  if (status === 'available') return { is: 'no-charge-sheet', days, other };
  if (status === 'charge-sheet-in-time' && filed) {
    return { is: 'charge-sheet-in-time', day: daysBetween(dayOne, filed) + 1, days, other };
  }
  if (status === 'lapsed-unless-already-claimed' && filed) return { is: 'lapsed', filed, days, other };
  if (status === 'depends-on-extension') return { is: 'extension-not-known', days, other };
  return { is: asOf > lastDay ? 'period-over' : 'period-runs', until: lastDay, days, other };
}

/** Authority of the other reading. A period that follows another offence rests on the section itself. */
const READING_OF: Readonly<Record<NonNullable<DefaultBailDates['otherReading']>['why'], Condition['law']>> = {
  ceiling: [RAKESH_KUMAR_PAUL],
  'principal-offence': [],
  extension: [JIGAR],
  limb: [],
};

function lawOf(dates: DefaultBailDates, status: Status): Condition['law'] {
  const open = READING_OF[dates.otherReading?.why ?? 'principal-offence'];
  const lapsed = status === 'lapsed-unless-already-claimed';
  return [dates.authority, lapsed ? SANJAY_DUTT : KAPIL_WADHAWAN, ...open];
}

function changeOf({ from }: DefaultBailDates, status: Status): WouldChange {
  if (status === 'available') return { is: 'charge-sheet-first' };
  return { is: status === 'not-yet' || status === null ? 'opens' : 'would-have-opened', on: from };
}

export function sixtyDaysCondition(found: Determinations): Condition {
  const { conclusion, from: on } = found.sixtyDays;
  const base = {
    source: 'firstEvidenceDate',
    law: [governing(found, 's.480(6)', 's.437(6)')],
    change: { is: 'trial-ends' },
  } as const;
  if (on === null || conclusion.kind === 'undetermined') {
    return condition('sixty-days', { ...base, state: 'unknown', known: { is: 'not-known' } });
  }
  if (conclusion.kind === 'barred') {
    return condition('sixty-days', { ...base, state: 'not-met', known: { is: 'sixty-barred' } });
  }
  return conclusion.kind === 'entitled'
    ? condition('sixty-days', { ...base, state: 'met', known: { is: 'sixty-over', on } })
    : condition('sixty-days', { ...base, state: 'not-met', known: { is: 'sixty-runs', on } });
}
