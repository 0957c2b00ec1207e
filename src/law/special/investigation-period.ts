/**
 * Investigation period under BNSS 187(3) / CrPC 167(2), NDPS 36A(4), UAPA 43D(2), MCOCA 21(2), GujCTOC 20(2),
 * KCOCA 22(2), UP Gangsters 19(2). A year is the same calendar date.
 */
import { addDays, addMonths, type CalendarDate, day } from '#kernel/calendar-date.ts';
import { act, type Authority, bnss, crpc } from '#law/authority.ts';
import type { Regime } from '#law/facts.ts';
import { type Parameter, underRegime } from '#law/parameter.ts';
import type { Offence } from '#law/tables.ts';

/** Days of custody without a charge-sheet before the right to bail accrues. */
export const INVESTIGATION_LIMIT: Parameter<{ readonly grave: number; readonly other: number }> = [
  { from: day('1978-12-18'), value: { grave: 90, other: 60 }, authority: crpc('s.167(2), proviso (a)') },
  { from: day('2024-07-01'), value: { grave: 90, other: 60 }, authority: bnss('s.187(3)') },
];

/** No Act has a shorter period. */
export const shortestInvestigationDays = (regime: Regime): number =>
  underRegime(INVESTIGATION_LIMIT, regime).value.other;

/** A minimum of so many years gives the longer period (Rakesh Kumar Paul). */
const GRAVE_MINIMUM_YEARS = 10;

/** UP Gangsters 19(2): one calendar year, not a number of days. */
const A_YEAR = 365;

export interface OtherReading {
  readonly days: number;
  /**
   * `ceiling`: "ten years or more" read as a ceiling. `principal-offence`: the row follows another offence.
   */
  readonly why: 'ceiling' | 'principal-offence';
}

export interface InvestigationPeriod {
  readonly days: number;
  readonly kind: 'grave' | 'other' | 'special';
  readonly authority: Authority;
  /** Day after the period, from the first remand. */
  readonly endsOn: (remand: CalendarDate) => CalendarDate;
  /** Latest accrual date after extensions, from the first remand. */
  readonly extended: ((remand: CalendarDate) => CalendarDate) | null;
  readonly otherReading: OtherReading | null;
}

const SPECIAL_SECTION: Readonly<Record<string, string>> = {
  NDPS: 's.36A(4)',
  UAPA: 's.43D(2)',
  MCOCA: 's.21(2)',
  GUJCTOC: 's.20(2)',
  KCOCA: 's.22(2)',
  'UP-GANGSTERS': 's.19(2)',
};

export function investigationPeriod(offence: Offence, regime: Regime): InvestigationPeriod {
  const { value, authority } = underRegime(INVESTIGATION_LIMIT, regime);
  const [first, second] = offence.defaultBailDays ?? [];
  const special = SPECIAL_SECTION[offence.code];
  if (special && first !== undefined && (first > value.grave || (first === value.grave && second))) {
    return {
      days: first,
      kind: 'special',
      authority: act(offence.code, special),
      endsOn: (remand) => (first === A_YEAR ? addMonths(remand, 12) : addDays(remand, first)),
      extended: extensionOf(offence),
      otherReading: null,
    };
  }
  const kind = isGrave(offence) || first === value.grave ? 'grave' : 'other';
  return {
    days: value[kind],
    kind,
    authority,
    endsOn: (remand) => addDays(remand, value[kind]),
    extended: null,
    otherReading: kind === 'grave' ? null : otherReading(offence, regime, value.grave),
  };
}

/** Punishable with death, life, or a minimum of ten years. */
export function isGrave({ death, life, minYears }: Offence): boolean {
  return death || life || (minYears ?? 0) >= GRAVE_MINIMUM_YEARS;
}

/** NDPS: one year, the same calendar date. Others: 180 days. */
function extensionOf({ code, defaultBailDays }: Offence): InvestigationPeriod['extended'] {
  if (code === 'NDPS') return (remand) => addMonths(remand, 12);
  return defaultBailDays?.[1] === 180 ? (remand) => addDays(remand, 180) : null;
}

function otherReading(offence: Offence, regime: Regime, grave: number): OtherReading | null {
  const longer = offence.defaultBailDays?.[1];
  if (longer !== undefined) return { days: longer, why: 'principal-offence' };
  if (offence.maxYears === null) return { days: grave, why: 'principal-offence' };
  const ceiling = regime === 'BNSS' && (offence.maxYears ?? 0) >= GRAVE_MINIMUM_YEARS;
  return ceiling ? { days: grave, why: 'ceiling' } : null;
}
