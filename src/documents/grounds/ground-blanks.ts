/** Fills the blanks of a drafted ground from the record. */
import { type CalendarDate, daysBetween, isDay } from '#kernel/calendar-date.ts';
import { factRow, isFact } from '#facts/facts.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { agreeing } from '#documents/gender-agreement.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { namedFir, type PaperMatter, printed, printedMoment } from '#documents/matter.ts';
import { offenceLines, termText } from '#documents/offence-line.ts';
import { longestMaximum } from '#law/maximum-term.ts';
import { possibleRows } from './ground-law-values.ts';

/** A co-accused on bail. */
export type CoAccused = NonNullable<PaperMatter['case']['coAccused']>[number];

interface BlankSource {
  readonly matter: PaperMatter;
  readonly coAccused: CoAccused | undefined;
}

/**
 * `typed`: the answers of the advocate, by blank. A blank that neither the record nor the advocate fills prints as
 * a line for the pen.
 */
export function filledText(
  text: string,
  source: BlankSource,
  typed: Readonly<Record<string, string>>,
): string {
  const { matter } = source;
  return agreeing(text, matter.applicant)
    .replaceAll(BLANK, (_, name: string, stop: string | undefined) => {
      const value = typed[name] ?? RECORDED[name]?.(source) ?? factIn(matter, name) ?? matter.words.blank;
      return stop === undefined ? value : withoutStop(value) + stop;
    })
    .trim();
}

/** With the mark that ends the sentence. */
const BLANK = /\{(\w+)\}([.।])?/g;

/** An answer is often typed with a full stop of its own. */
const withoutStop = (value: string): string => value.replace(/[\s.।]+$/u, '');

/** A blank that has the name of a fact. */
function factIn({ applicant, case: facts, bail }: PaperMatter, name: string): string | null {
  if (!isFact(name)) return null;
  const value = valueAt({ applicant, case: facts, bail }, factRow(name).path);
  if (typeof value === 'number') return indianNumber(value);
  if (typeof value !== 'string' || value === '') return null;
  return isDay(value) ? printed(value) : value;
}

type Blank = (source: BlankSource) => string | null | undefined;

const day =
  (of: (matter: PaperMatter) => CalendarDate | undefined): Blank =>
  ({ matter }) => {
    const date = of(matter);
    return date && printed(date);
  };

const count =
  (of: (matter: PaperMatter) => number | null | undefined): Blank =>
  ({ matter }) => {
    const n = of(matter);
    return n === null || n === undefined ? null : indianNumber(n);
  };

const moment =
  (
    of: (matter: PaperMatter) => { readonly on?: CalendarDate | undefined; readonly at?: string | undefined },
  ): Blank =>
  ({ matter }) => {
    const { on, at } = of(matter);
    return on && printedMoment(matter, on, at);
  };

const words =
  (of: (matter: PaperMatter) => string | undefined): Blank =>
  ({ matter }) =>
    of(matter);

const OF_THE_CASE: Readonly<Record<string, Blank>> = {
  party: words((matter) => matter.words.called.party),
  fir: words(namedFir),
  sections: words((matter) =>
    offenceLines(matter)
      .map((line) => line.printed)
      .join(', '),
  ),
  maximum: ({ matter }) => {
    const longest = matter.found && longestMaximum(possibleRows(matter.found));
    return longest && termText(longest, matter.words);
  },
  coAccused: ({ coAccused }) => coAccused?.name,
  coAccusedCourt: ({ coAccused }) => coAccused?.court,
  coAccusedOn: ({ coAccused }) => coAccused?.on && printed(coAccused.on),
  amountInvolved: ({ matter: { case: facts } }) =>
    facts.amountInvolved === undefined ? null : `₹${indianNumber(facts.amountInvolved)}`,
  pendingCount: count(
    ({ case: { antecedents } }) => antecedents?.rows.filter(({ state }) => state === 'pending').length,
  ),
};

const OF_CUSTODY: Readonly<Record<string, Blank>> = {
  asOf: day(({ on }) => on),
  arrestAt: moment(({ case: facts }) => ({ on: facts.arrestDate, at: facts.arrest?.at })),
  custodyDays: count(daysUndergone),
  groundsAt: moment(({ case: { groundsOfArrest: given } }) => (given?.state === 'given' ? given : {})),
  productionAt: moment(({ case: { arrest } }) =>
    arrest?.production?.state === 'produced' ? arrest.production : {},
  ),
  interimUntil: day(({ case: facts }) => facts.interimProtectionUntil),
  interimSpan: ({ matter }) => {
    const span = matter.case.custody?.findLast(({ kind }) => kind === 'interim-bail');
    return span && [printed(span.from), span.to && printed(span.to)].filter(Boolean).join(' – ');
  },
  bailOrderOn: day(({ case: { bailOrder } }) => (bailOrder?.state === 'granted' ? bailOrder.on : undefined)),
};

const OF_THE_COURSE: Readonly<Record<string, Blank>> = {
  chargesheetOn: day(({ case: { chargesheet } }) =>
    chargesheet?.state === 'filed' ? chargesheet.on : undefined,
  ),
  chargesheetAt: words(({ case: { chargesheet } }) =>
    chargesheet?.state === 'filed' ? chargesheet.at : undefined,
  ),
  claimedOn: day(({ case: { defaultBailClaim: claim } }) =>
    claim?.state === 'claimed' ? claim.on : undefined,
  ),
  claimedAt: words(({ case: { defaultBailClaim: claim } }) =>
    claim?.state === 'claimed' ? claim.at : undefined,
  ),
  extensionOn: day(({ case: { remandExtension: extension } }) =>
    extension?.state === 'granted' ? extension.orderedOn : undefined,
  ),
  periodDays: count(({ found }) => found?.defaultBail.dates?.days),
  lastDay: day(({ found }) => found?.defaultBail.dates?.lastDay),
  defaultFrom: day(({ found }) => found?.defaultBail.dates?.from),
  thresholdDate: day(({ found }) => found?.undertrial.thresholdDate ?? undefined),
  previousCourt: words(({ bail }) => bail.previous?.at(-1)?.court),
  previousOn: day(({ bail }) => bail.previous?.at(-1)?.decidedOn),
  sentence: words(({ bail }) => bail.conviction?.sentence),
  convictionOn: day(({ bail }) => bail.conviction?.on),
  appealNumber: words(({ bail }) => bail.conviction?.appealNumber),
};

const daysToFir: Blank = ({ matter: { case: facts } }) => {
  const { offenceDate, firDate } = facts;
  return offenceDate && firDate ? indianNumber(daysBetween(offenceDate, firDate)) : null;
};

/** By name; `ground-facts.ts` checks the blanks of a ground against it. */
export const RECORDED: Readonly<Record<string, Blank>> = {
  ...OF_THE_CASE,
  ...OF_CUSTODY,
  ...OF_THE_COURSE,
  daysToFir,
};
