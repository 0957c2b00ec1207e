/** Converts input to facts of law. Empty and "not known" are absent facts; nothing is guessed. */
import {
  firstPartsOf,
  type ReadSection,
  readSections,
  refsOf,
  unreadOf,
} from '#contract/case/section-text.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { yearsTyped } from '#law/calculator.ts';
import type { CustodySpan, LawFacts } from '#law/facts.ts';
import { matterRows } from '#law/matter.ts';
import type { Offence, Tables } from '#law/tables.ts';
import { type CalculatorForm, withoutHiddenAnswers, type CodeTab } from './calculator-form.ts';
import { dateOf, datesOf } from './form-dates.ts';
import { personOf, yesNo } from './person-facts.ts';
import { furtherFacts } from '#domain/case/law-facts.ts';
import { routeFacts } from '#parts/route-facts/route-patch.ts';
import { startedBefore } from '#law-explain/time-served.ts';

export interface CalculationInput {
  readonly tab: CodeTab;
  readonly asOf: CalendarDate;
  readonly tables: Tables;
  /** Facts of a record beyond the form; the form overrides them. */
  readonly record?: LawFacts | undefined;
}

/** A number without a code is IPC on the CrPC tab; on the other tab it is ambiguous and needs a code. */
export const fallbackCode = (tab: CodeTab): 'IPC' | undefined => (tab === 'crpc' ? 'IPC' : undefined);

export const sectionsRead = (form: CalculatorForm, { tab, tables }: CalculationInput): ReadSection[] =>
  readSections(form.sections, tables, fallbackCode(tab));

/** Offences read, with the chosen limbs and the punishment of a named principal offence. */
export const rowsRead = (form: CalculatorForm, input: CalculationInput): readonly Offence[] =>
  matterRows(factsOf(form, input), input.tables).rows;

/** Facts point to another limb, and none is chosen. */
export const hasOpenLimb = (form: CalculatorForm, input: CalculationInput): boolean =>
  matterRows(factsOf(form, input), input.tables).openLimbs.length > 0;

/** True if custody is counted back from the years entered, because the arrest date is unknown. */
export const isEstimated = (form: CalculatorForm): boolean =>
  form.arrestDate === '' && yearsTyped(form.timeServed) > 0;

export function factsOf(typed: CalculatorForm, input: CalculationInput): LawFacts {
  const form = withoutHiddenAnswers(typed);
  const { tab, asOf, record } = input;
  const read = sectionsRead(form, input);
  const dates = datesOf(form);
  const arrestDate = isEstimated(form)
    ? startedBefore(asOf, Math.min(120, yearsTyped(form.timeServed)))
    : dates.arrestDate;
  const custody = custodyOf(form, arrestDate, record);
  const routes = routeFacts(form.routes, { arrestDate, custody: custody && [...custody] }, '');
  return {
    ...record,
    ...answeredIn(furtherFacts(routes)),
    investigation: tab === 'crpc' ? 'CrPC' : undefined,
    offences: refsOf(read),
    unrecognised: unreadOf(read),
    principalOffences: refsOf(readSections(form.principal, input.tables, fallbackCode(tab))),
    limbs: [...refsOf(readSections(form.limb, input.tables, fallbackCode(tab))), ...firstPartsOf(read)],
    firDate: dates.firDate,
    arrestDate,
    firstRemandDate: dates.firstRemandDate,
    firstEvidenceDate: dates.firstEvidenceDate,
    custodyStatus: form.custodyStatus || undefined,
    custody: routes.custody ?? custody,
    chargesheet: chargesheetOf(form, asOf, record),
    remandExtension: extensionOf(form),
    defaultBailClaim: claimOf(form) ?? record?.defaultBailClaim,
    delayByAccusedDays: wholeNumber(form.delayByAccusedDays),
    economicOffence: form.offenseType === 'economic' || undefined,
    ...antecedentsOf(form, record),
    ...personOf(form, input),
  };
}

/** An unanswered question does not erase facts of the record. */
const answeredIn = (facts: Partial<LawFacts>): Partial<LawFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

function antecedentsOf(
  { pendingCases, previousConvictions }: CalculatorForm,
  record: LawFacts | undefined,
): Pick<LawFacts, 'neverConvicted' | 'otherPendingCases'> {
  const unknown = previousConvictions === '' || previousConvictions === 'unknown';
  const many = Math.max(2, record?.otherPendingCases ?? 2);
  const pending = { '': undefined, unknown: undefined, none: 0, one: 1, multiple: many };
  return {
    neverConvicted: unknown ? undefined : previousConvictions === 'none',
    otherPendingCases: pending[pendingCases],
  };
}

/**
 * Spans of the record while its arrest date is unchanged; otherwise one span from the arrest. The form
 * supplies interim bail.
 */
function custodyOf(
  { breaks }: CalculatorForm,
  arrest: CalendarDate | undefined,
  record: LawFacts | undefined,
): readonly CustodySpan[] | undefined {
  const released = breaks.flatMap(({ from, to }): CustodySpan[] => {
    const day = dateOf(from);
    return day ? [{ from: day, to: dateOf(to), kind: 'interim-bail' }] : [];
  });
  const recordSpans = arrest === record?.arrestDate ? heldSpans(record) : [];
  if (recordSpans.length > 0) return [...recordSpans, ...released];
  if (arrest === undefined || released.length === 0) return undefined;
  return [{ from: arrest, kind: 'judicial' }, ...released];
}

export const heldSpans = (record: LawFacts | undefined): readonly CustodySpan[] =>
  record?.custody?.filter(({ kind }) => kind !== 'interim-bail') ?? [];

/** Details of the recorded charge-sheet stay while its date is unchanged. */
function chargesheetOf(
  form: CalculatorForm,
  asOf: CalendarDate,
  record: LawFacts | undefined,
): LawFacts['chargesheet'] {
  if (form.chargesheet === 'not-filed') return { state: 'not-filed', asOf };
  const on = datesOf(form).chargesheetOn;
  const known = record?.chargesheet;
  const same = known?.state === 'filed' && known.on === on ? known : undefined;
  const incomplete = yesNo(form.routes.incomplete);
  return on && { ...same, incomplete, state: 'filed', on, at: hourOf(form.chargesheetAt) };
}

function extensionOf(form: CalculatorForm): LawFacts['remandExtension'] {
  if (form.remandExtension === 'none') return { state: 'none' };
  const { extendedUntil: until, orderedOn } = datesOf(form);
  const { produced, prosecutorReport } = form;
  return (
    until && {
      state: 'granted',
      until,
      orderedOn,
      produced: yesNo(produced),
      prosecutorReport: yesNo(prosecutorReport),
    }
  );
}

function claimOf(form: CalculatorForm): LawFacts['defaultBailClaim'] {
  if (form.defaultBailClaim === 'none') return { state: 'none' };
  const on = datesOf(form).defaultBailClaimOn;
  return form.defaultBailClaim === 'claimed' && on
    ? { state: 'claimed', on, at: hourOf(form.defaultBailClaimAt) }
    : undefined;
}

/** `HH:mm` of 24 hours; undefined otherwise. */
export const hourOf = (text: string): string | undefined =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text.trim()) ? text.trim() : undefined;

export const wholeNumber = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : undefined;
