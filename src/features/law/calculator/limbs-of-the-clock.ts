/** The two limbs that a charge-sheet or a first date for evidence decides. */
import { daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { KAPIL_WADHAWAN, RAKESH_KUMAR_PAUL, SANJAY_DUTT } from '#law/judgments.ts';
import type { DefaultBail, DefaultBailDates } from '#law/bnss/s187-investigation-limit.ts';
import { twin } from '#law/parameter.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import type { LimbContext } from './limbs.ts';

export function defaultBailLimb(context: LimbContext): Proof {
  const { found, words, from } = context;
  const { dates, status } = found.defaultBail;
  const limb = words.calculator.limbs.defaultBail;
  const ordinary = twin(found.matter.regimes.defaultBail ?? 'BNSS', { bnss: 's.187(3)', crpc: 's.167(2)' });
  const base = { key: 'default-bail', name: limb.name, from: from('chargesheet') };
  if (!dates || found.matter.inCustody === false) {
    return { ...base, state: 'unproved', value: limb.unproved, law: [ordinary], flips: limb.needs };
  }
  return {
    ...base,
    state: stateOf(status),
    value: [valueOf(context, dates, status), otherReading(dates, limb)].filter(Boolean).join('; '),
    law: lawOf(dates, status),
    flips: flipsOf(dates, { status, limb }),
    contested: dates.otherReading !== null,
  };
}

function stateOf(status: DefaultBail['status']): Proof['state'] {
  if (status === null || status === 'depends-on-extension') return 'unproved';
  return status === 'available' ? 'met' : 'not';
}

type Limb = LimbContext['words']['calculator']['limbs']['defaultBail'];

const otherReading = ({ otherReading: other }: DefaultBailDates, limb: Limb): string =>
  other ? limb.other(other.days, indianDate(other.from)) : '';

function valueOf(
  { found, words }: LimbContext,
  dates: DefaultBailDates,
  status: DefaultBail['status'],
): string {
  const limb = words.calculator.limbs.defaultBail;
  const sheet = found.matter.chargesheet;
  const filed = sheet?.state === 'filed' ? sheet.on : null;
  if (status === 'available') return limb.met(dates.days);
  if (status === 'charge-sheet-in-time' && filed) {
    return limb.inTime(daysBetween(dates.dayOne, filed) + 1, dates.days);
  }
  if (status === 'lapsed-unless-already-claimed' && filed) return limb.lapsed(indianDate(filed));
  if (status === 'depends-on-extension') return limb.extension;
  return limb.notYet(dates.days, indianDate(dates.lastDay));
}

function lawOf(dates: DefaultBailDates, status: DefaultBail['status']): Proof['law'] {
  const open = dates.otherReading ? [RAKESH_KUMAR_PAUL] : [];
  return [
    dates.authority,
    status === 'lapsed-unless-already-claimed' ? SANJAY_DUTT : KAPIL_WADHAWAN,
    ...open,
  ];
}

function flipsOf(
  dates: DefaultBailDates,
  { status, limb }: { readonly status: DefaultBail['status']; readonly limb: Limb },
): string {
  const date = indianDate(dates.from);
  if (status === 'available') return limb.closes;
  return status === 'not-yet' || status === null ? limb.opens(date) : limb.would(date);
}

export function sixtyDaysLimb({ found, words, from }: LimbContext): Proof {
  const { conclusion, from: date } = found.sixtyDays;
  const limb = words.calculator.limbs.sixtyDays;
  const known = date !== null && conclusion.kind !== 'undetermined';
  return {
    key: 'sixty-days',
    name: limb.name,
    state: !known ? 'unproved' : conclusion.kind === 'entitled' ? 'met' : 'not',
    value: !known
      ? limb.unproved
      : conclusion.kind === 'barred'
        ? limb.not
        : limb[conclusion.kind === 'entitled' ? 'met' : 'notYet'](indianDate(date)),
    from: from('firstEvidenceDate'),
    law: [twin(found.matter.regimes.application, { bnss: 's.480(6)', crpc: 's.437(6)' })],
    flips: limb.flips,
  };
}
