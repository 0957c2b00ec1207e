/**
 * BNSS 479 (CrPC 436A): maximum detention of an undertrial, with both readings of 479(2): offences in one
 * case, or only another case, bar release. The second proviso is discretion and not computed; fine-only
 * sections do not count.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { bnss } from '#law/authority.ts';
import { movedByTimeOut } from '#law/custody-days.ts';
import {
  barred,
  type Determination,
  entitled,
  isNonEmpty,
  type Reason,
  type Release,
  requireFacts,
  undetermined,
  waitingFor,
} from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import {
  afterFraction,
  type Fraction,
  HALF,
  longestMaximum,
  type Term,
  THIRD,
  WHOLE,
  withImprisonment,
} from '#law/maximum-term.ts';
import { twin } from '#law/parameter.ts';
import { floorOf, isDependentOffence } from '#law/principal-offence.ts';
import { offenceName } from '#law/tables.ts';
import { undertrialCautions } from './s479-cautions.ts';
import type { UndertrialDates, UndertrialRelease } from './s479-release.ts';

type Reading = 'literal' | 'case-level';

export function undertrialRelease(matter: Matter): UndertrialRelease {
  const excluded = exclusions(matter).length > 0;
  const maximumTerm = excluded || hasLifeUnderCrpc(matter) ? null : longestMaximum(matter.rows);
  const dates = maximumTerm && datesOf(matter, maximumTerm);
  const fraction = excluded ? 'excluded' : fractionOf(matter);
  const thresholdDate =
    dates && (fraction === '1/3' ? dates.oneThird : fraction === '1/2' ? dates.oneHalf : null);
  const found = { fraction, thresholdDate, dates, maximumTerm } as const;
  return {
    ...found,
    conclusion: conclude(matter, found, 'literal'),
    caseLevel: conclude(matter, found, 'case-level'),
    cautions: undertrialCautions(matter, found),
  };
}

type UndertrialDates479 = Pick<UndertrialRelease, 'fraction' | 'thresholdDate' | 'dates' | 'maximumTerm'>;

function conclude(matter: Matter, found: UndertrialDates479, reading: Reading): Determination<Release> {
  const { asOf, regimes } = matter;
  const cap = twin(regimes.undertrial, { bnss: 's.479(1), third proviso', crpc: 's.436A, second proviso' });
  if (matter.inCustody === false) return barred([{ code: 'not-in-custody', authority: section(matter) }]);
  if (found.dates && matter.allRead && asOf >= found.dates.maximum) {
    const about = found.dates.maximum;
    return entitled({ on: 'bail', as: 'right' }, { code: 'maximum-served', authority: cap, about });
  }
  const bars = [...exclusions(matter), ...noImprisonment(matter), ...multiplicity(matter, reading)];
  if (isNonEmpty(bars)) return barred(bars);
  if (!matter.allRead) return undetermined('offences');
  if (!found.maximumTerm) return undetermined(needsPrincipal(matter) ? 'principal' : 'maximumTerm');
  return atThreshold(matter, found);
}

function atThreshold(
  matter: Matter,
  { thresholdDate, fraction, dates }: UndertrialDates479,
): Determination<Release> {
  const missing = missingFacts(matter);
  if (isNonEmpty(missing)) return waitingFor(missing, thresholdDate ?? earliestOf(dates), matter.asOf);
  if (!dates || !thresholdDate) return undetermined('arrestDate');
  const { asOf } = matter;
  const firstOffender = fraction === '1/3';
  const because = firstOffender ? FIRST_OFFENDER : oneHalf(matter);
  if (asOf >= thresholdDate) {
    const grant: Release = { on: firstOffender ? 'bond' : 'bail', as: 'right' };
    return entitled(grant, { ...because, about: thresholdDate });
  }
  // if delay moves the threshold past the full term, the cap applies first
  const on = dates.maximum < thresholdDate ? dates.maximum : thresholdDate;
  return { kind: 'not-yet', on, daysLeft: daysBetween(asOf, on), because: [{ ...because, about: on }] };
}

/** One third while earlier convictions are unknown. */
const earliestOf = (dates: UndertrialDates | null): CalendarDate | undefined =>
  dates?.oneThird ?? dates?.oneHalf;

function missingFacts(matter: Matter): FactName[] {
  const needed = matter.regimes.undertrial === 'BNSS' ? NEEDED_UNDER_BNSS : NEEDED_UNDER_CRPC;
  const known = requireFacts(matter, needed);
  const arrest: FactName[] = matter.firstDay === undefined ? ['arrestDate'] : [];
  return known.ok ? arrest : [...arrest, ...known.error];
}

const NEEDED_UNDER_BNSS = ['neverConvicted', 'otherPendingCases', 'delayByAccusedDays'] as const;
const NEEDED_UNDER_CRPC = ['delayByAccusedDays'] as const;

const FIRST_OFFENDER: Reason = { code: 'one-third', authority: bnss('s.479(1), first proviso') };
const oneHalf = (matter: Matter): Reason => ({ code: 'one-half', authority: section(matter) });
const section = ({ regimes }: Matter) => twin(regimes.undertrial, { bnss: 's.479(1)', crpc: 's.436A' });

/** Offences outside the rule: death in both codes, life under the BNSS too. */
function exclusions(matter: Matter): Reason[] {
  const underBnss = matter.regimes.undertrial === 'BNSS';
  return matter.rows
    .filter(({ death, life }) => death || (underBnss && life))
    .map((row) => ({
      code: underBnss ? 'death-or-life-possible' : 'death-possible',
      authority: section(matter),
      about: offenceName(row),
    }));
}

/** Fine only in every section: there is no term for a fraction. */
function noImprisonment(matter: Matter): Reason[] {
  if (!matter.allRead || withImprisonment(matter.rows).length > 0) return [];
  return [{ code: 'no-imprisonment', authority: section(matter) }];
}

/** All bars of s. 479(2), not only the first. The CrPC has none. */
function multiplicity({ regimes, otherPendingCases, rows }: Matter, reading: Reading): Reason[] {
  if (regimes.undertrial === 'CrPC') return [];
  const authority = bnss('s.479(2)');
  const bars: Reason[] = [];
  if (otherPendingCases !== undefined && otherPendingCases > 0) {
    bars.push({ code: 'other-cases-pending', authority, about: String(otherPendingCases) });
  }
  const offences = rows.filter((row) => floorOf(row, rows).length === 0);
  if (reading === 'literal' && offences.length > 1) {
    bars.push({ code: 'more-than-one-offence', authority, about: String(offences.length) });
  }
  return bars;
}

function fractionOf({ regimes, neverConvicted }: Matter): '1/3' | '1/2' | null {
  if (regimes.undertrial === 'CrPC') return '1/2';
  if (neverConvicted === undefined) return null;
  return neverConvicted ? '1/3' : '1/2';
}

function datesOf(matter: Matter, term: Term): UndertrialDates | null {
  const from = matter.firstDay;
  if (from === undefined) return null;
  const delay = matter.delayByAccusedDays ?? 0;
  const dateAfter = (fraction: Fraction, delayed: number): CalendarDate =>
    movedByTimeOut(addDays(afterFraction(from, term, fraction), delayed), matter.out, {
      from,
      known: matter.asOf,
    });
  return {
    from,
    oneThird: matter.regimes.undertrial === 'BNSS' ? dateAfter(THIRD, delay) : null,
    oneHalf: dateAfter(HALF, delay),
    maximum: dateAfter(WHOLE, 0),
    delayNotKnown: matter.delayByAccusedDays === undefined,
  };
}

const hasLifeUnderCrpc = ({ rows, regimes }: Matter): boolean =>
  regimes.undertrial === 'CrPC' && rows.some(({ life }) => life);

/** The term follows an unnamed offence. Other unfixed terms are left to the user. */
const needsPrincipal = ({ rows, principals }: Matter): boolean =>
  rows.some(
    (row) => row.maxYears === null && !row.life && isDependentOffence(row) && principals.length === 0,
  );
