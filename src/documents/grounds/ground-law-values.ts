/** The `law.*` facts of the library of grounds, from the determinations of the matter. Absent means unknown. */
import { daysBetween, type CalendarDate } from '#kernel/calendar-date.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { gatesBefore } from '#documents/special-gates-of.ts';
import type { Determinations } from '#law/determine.ts';
import { longestMaximum, type Term, withImprisonment } from '#law/maximum-term.ts';
import type { Offence } from '#law/tables.ts';

export const LAW_VALUES = [
  'otherCasesPending',
  'daysToFir',
  'deathOrLife',
  'maximumYears',
  'minimumYears',
  'offenceCount',
  'defaultPeriodSpecial',
  'custodyDays',
  'custodyShareOfMaximum',
  'custodyShareOfSentence',
  'witnessShareLeft',
  'hoursGroundsBeforeProduction',
  'hoursToProduction',
  'specialGates',
  'sixtyDays',
  'defaultBail',
  'anticipatory',
  'bailable',
  'undertrial',
  'undertrialFraction',
  'undertrialCaseLevel',
  'maxSentenceReached',
] as const;
type LawValues = Readonly<Partial<Record<(typeof LAW_VALUES)[number], unknown>>>;

export function lawValues(matter: PaperMatter): LawValues {
  return {
    ...ofTheCharge(matter),
    ...ofCustody(matter),
    ...ofTheHours(matter),
    ...ofTheRights(matter),
    witnessShareLeft: witnessShareLeft(matter),
  };
}

/** Unknown while a section is not read: it may carry more. */
function ofTheCharge({ found, case: facts }: PaperMatter): LawValues {
  const { antecedents, offenceDate, firDate } = facts;
  const pending = antecedents?.rows.some(({ state }) => state === 'pending');
  const daysToFir =
    offenceDate !== undefined && firDate !== undefined ? daysBetween(offenceDate, firDate) : undefined;
  if (!found?.matter.allRead) return { otherCasesPending: pending, daysToFir };
  const rows = withImprisonment(possibleRows(found));
  const deathOrLife = rows.some(({ death, life }) => death || life);
  const longest = longestMaximum(rows);
  return {
    otherCasesPending: pending,
    daysToFir,
    deathOrLife,
    maximumYears: deathOrLife ? Infinity : longest ? yearsOf(longest) : undefined,
    minimumYears: Math.max(0, ...rows.map(({ minYears }) => minYears ?? 0)),
    offenceCount: rows.length,
    defaultPeriodSpecial: found.matter.rows.some(({ defaultBailDays }) =>
      (defaultBailDays ?? []).some((period) => period !== 60 && period !== 90),
    ),
  };
}

/** The charge may turn out to be of an open limb, which can carry more. */
export const possibleRows = ({ matter: { rows, openLimbs } }: Determinations): readonly Offence[] => [
  ...rows,
  ...openLimbs.flatMap(({ limbs }) => limbs),
];

const DAYS_OF_A_YEAR = 365.25;
const yearsOf = ({ months, days }: Term): number => months / 12 + days / DAYS_OF_A_YEAR;

function ofCustody(matter: PaperMatter): LawValues {
  const days = custodyDays(matter);
  if (!matter.found || days === undefined) return {};
  const { allRead, sentenceYears } = matter.found.matter;
  const longest = allRead ? longestMaximum(possibleRows(matter.found)) : null;
  return {
    custodyDays: days,
    custodyShareOfMaximum: longest ? shareOf(days, yearsOf(longest)) : undefined,
    custodyShareOfSentence: matter.bail.conviction ? shareOf(days, sentenceYears) : undefined,
  };
}

function witnessShareLeft({ case: { trial } }: PaperMatter): number | undefined {
  const { witnessesCited: cited, witnessesExamined: examined } = trial ?? {};
  return cited && examined !== undefined ? (cited - examined) / cited : undefined;
}

/** A person on bail is not in custody, whatever the record of the custody says. */
const custodyDays = (matter: PaperMatter): number | undefined =>
  matter.found?.matter.inCustody === false ? undefined : (daysUndergone(matter) ?? undefined);

const shareOf = (days: number, years: number | undefined): number | undefined =>
  years !== undefined && Number.isFinite(years) ? days / (years * DAYS_OF_A_YEAR) : undefined;

/** Only if both the day and the hour are known. */
function ofTheHours({ case: { arrest, arrestDate, groundsOfArrest } }: PaperMatter): LawValues {
  const production = arrest?.production;
  const produced: Hour = production?.state === 'produced' ? production : {};
  const given: Hour = groundsOfArrest?.state === 'given' ? groundsOfArrest : {};
  return {
    hoursGroundsBeforeProduction: hoursBetween(given, produced),
    hoursToProduction: hoursBetween({ on: arrestDate, at: arrest?.at }, produced),
  };
}

interface Hour {
  readonly on?: CalendarDate | undefined;
  readonly at?: string | undefined;
}

function hoursBetween(from: Hour, to: Hour): number | undefined {
  if (!from.on || !from.at || !to.on || !to.at) return undefined;
  return daysBetween(from.on, to.on) * 24 + hoursOf(to.at) - hoursOf(from.at);
}

function hoursOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return hours + minutes / 60;
}

function ofTheRights(matter: PaperMatter): LawValues {
  const { found } = matter;
  if (!found) return {};
  const { undertrial } = found;
  return {
    specialGates: isGated(matter, found) ? 'stands' : found.specialGates.conclusion.kind,
    sixtyDays: found.sixtyDays.conclusion.kind,
    defaultBail: found.defaultBail.conclusion.kind,
    anticipatory: found.anticipatory.conclusion.kind,
    bailable: found.bailable.conclusion.kind,
    undertrial: undertrial.conclusion.kind,
    undertrialFraction: undertrial.fraction ?? undefined,
    // the literal reading of 479(2) bars, and the reading by case does not
    undertrialCaseLevel: undertrial.caseLevel.kind === 'entitled',
    maxSentenceReached: isEntitledBy(undertrial, 'maximum-served'),
  };
}

const isGated = (matter: PaperMatter, { specialGates }: Determinations): boolean =>
  specialGates.conclusion.kind === 'barred' || gatesBefore(matter).some(({ exempt }) => exempt.length === 0);

const isEntitledBy = ({ conclusion }: Determinations['undertrial'], code: string): boolean =>
  conclusion.kind === 'entitled' && conclusion.because.some((reason) => reason.code === code);
