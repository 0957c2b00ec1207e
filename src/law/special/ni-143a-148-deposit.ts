/**
 * NI Act 1881, s. 143A: interim compensation up to a fifth of the cheque; s. 148: deposit of at least a fifth
 * on appeal. Sixty days from the order plus thirty for sufficient cause; both are discretionary.
 */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { act, type Authority } from '#law/authority.ts';
import { barred, entitled, type Finding, type Reason, undetermined } from '#law/determination.ts';
import { JAMBOO_BHANDARI, RAKESH_SHRIVASTAVA } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';

const DAYS = 60;
const MORE_DAYS = 30;

export interface Deposit {
  readonly deposit: 'interim-compensation' | 'on-appeal';
}

export interface ChequeDeposit extends Finding<Deposit> {
  readonly dates: {
    readonly due: CalendarDate;
    readonly latest: CalendarDate;
    readonly authority: Authority;
  } | null;
}

export function chequeDeposit(matter: Matter): ChequeDeposit {
  const { chequeDeposit: order, rows, allRead, conviction } = matter;
  const onAppeal = conviction !== undefined;
  const authority = act('NI', onAppeal ? 's.148(2)' : 's.143A(3)');
  if (!rows.some(({ code }) => code === 'NI')) {
    const none: Reason = { code: 'no-cheque-case', authority };
    return { conclusion: allRead ? barred([none]) : undetermined('offences'), cautions: [], dates: null };
  }
  if (order === undefined) return { conclusion: undetermined('chequeDeposit'), cautions: [], dates: null };
  if (order.state === 'none') {
    return { conclusion: barred([{ code: 'no-deposit-ordered', authority }]), cautions: [], dates: null };
  }
  const dates = { due: addDays(order.on, DAYS), latest: addDays(order.on, DAYS + MORE_DAYS), authority };
  if (order.paidOn !== undefined) {
    return {
      conclusion: barred([{ code: 'deposit-paid', authority, about: order.paidOn }]),
      cautions: [],
      dates,
    };
  }
  return {
    conclusion: entitled<Deposit>(
      { deposit: onAppeal ? 'on-appeal' : 'interim-compensation' },
      { code: 'deposit-within-sixty-days', authority, about: dates.due },
    ),
    cautions: [
      { code: 'thirty-days-more', authority, about: dates.latest },
      { code: 'deposit-is-discretion', authority: onAppeal ? JAMBOO_BHANDARI : RAKESH_SHRIVASTAVA },
    ],
    dates,
  };
}
