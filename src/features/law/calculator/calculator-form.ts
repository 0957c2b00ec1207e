/** Calculator input, stored as typed on this device until replaced. */
import * as z from 'zod/mini';
import type { RouteField } from '#parts/route-facts/route-faults.ts';
import type { Fact } from '#facts/fact.ts';
import { CALCULATOR_FACTS, type CalculatorFact, factRow, FACTS, isFact } from '#facts/facts.ts';
import { BLANK_ROUTES, DERIVED_ANSWERS, type RouteForm } from '#parts/route-facts/route-form.ts';

const HowManyKnown = z.enum(['', 'none', 'one', 'multiple', 'unknown']);
const typed = z.string().check(z.maxLength(4_000));
/** Default for fields added later, so that older drafts still parse. */
const later = z._default(typed, '');
const YesNo = z._default(z.enum(['', 'yes', 'no', 'unknown']), '');

const Spans = z.array(z.object({ from: typed, to: typed })).check(z.maxLength(20));
const oneOf = (answers: readonly string[]) => z.enum(['', ...answers, 'unknown']);

/** A choice has its answers, everything else is text as it was typed. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one schema for each answer of the blank form
const Routes = z.object(
  Object.fromEntries(Object.keys(BLANK_ROUTES).map((name) => [name, schemaOf(name)])),
) as unknown as z.ZodMiniType<RouteForm>;

function schemaOf(name: string): z.ZodMiniType {
  if (name === 'policeSpans') return Spans;
  if (name === 'policeCustody' || name === 'trial') return oneOf(DERIVED_ANSWERS[name]);
  const { kind, of = [] }: Pick<Fact, 'kind' | 'of'> = isFact(name) ? factRow(name) : { kind: 'yesNo' };
  if (kind === 'yesNo') return oneOf(['yes', 'no']);
  return kind === 'choice' ? oneOf(of) : typed;
}

/** One value for each fact that is asked of the person. */
function perPersonFact<Value>(value: Value): Readonly<Record<CalculatorFact, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each fact of the list
  return Object.fromEntries(CALCULATOR_FACTS.map((fact) => [fact, value])) as Record<CalculatorFact, Value>;
}
const OfThePerson = perPersonFact(YesNo);

export const CalculatorForm = z.object({
  offenseType: z.enum(['', 'bailable', 'non-bailable', 'economic']),
  sections: typed,
  maxSentence: typed,
  timeServed: typed,
  pendingCases: HowManyKnown,
  previousConvictions: HowManyKnown,
  arrestDate: typed,
  firDate: typed,
  firstRemandDate: typed,
  custodyStatus: z.enum(['', ...FACTS.custodyStatus.of]),
  chargesheet: z.enum(['', ...FACTS.chargesheet.of, 'unknown']),
  chargesheetOn: typed,
  delayByAccusedDays: typed,
  remandExtension: z.enum(['', ...FACTS.remandExtension.of, 'unknown']),
  extendedUntil: typed,
  firstEvidenceDate: typed,
  principal: later,
  limb: later,
  earlierSections: later,
  age: later,
  ...OfThePerson,
  cooperated: YesNo,
  convictedOn: later,
  sentenceYears: later,
  onBailAtConviction: YesNo,
  chargesheetAt: later,
  orderedOn: later,
  produced: YesNo,
  prosecutorReport: YesNo,
  defaultBailClaim: z._default(z.enum(['', ...FACTS.defaultBailClaim.of, 'unknown']), ''),
  defaultBailClaimOn: later,
  defaultBailClaimAt: later,
  breaks: z.array(z.object({ from: typed, to: typed })).check(z.maxLength(20)),
  routes: z._default(Routes, BLANK_ROUTES),
});
export type CalculatorForm = z.infer<typeof CalculatorForm>;

export type CodeTab = 'crpc' | 'bnss';

export const BLANK: CalculatorForm = {
  offenseType: '',
  sections: '',
  maxSentence: '',
  timeServed: '',
  pendingCases: '',
  previousConvictions: '',
  arrestDate: '',
  firDate: '',
  firstRemandDate: '',
  custodyStatus: '',
  chargesheet: '',
  chargesheetOn: '',
  delayByAccusedDays: '',
  remandExtension: '',
  extendedUntil: '',
  firstEvidenceDate: '',
  principal: '',
  limb: '',
  earlierSections: '',
  age: '',
  ...perPersonFact('' as const),
  cooperated: '',
  convictedOn: '',
  sentenceYears: '',
  onBailAtConviction: '',
  chargesheetAt: '',
  orderedOn: '',
  produced: '',
  prosecutorReport: '',
  defaultBailClaim: '',
  defaultBailClaimOn: '',
  defaultBailClaimAt: '',
  breaks: [],
  routes: BLANK_ROUTES,
};

/**
 * Removes answers hidden by another answer: the date of a charge-sheet recorded as not filed neither counts
 * nor prints.
 */
export function withoutHiddenAnswers(form: CalculatorForm): CalculatorForm {
  const filed = form.chargesheet === 'filed';
  const granted = form.remandExtension === 'granted';
  const claimed = form.defaultBailClaim === 'claimed';
  const convicted = form.previousConvictions === 'one' || form.previousConvictions === 'multiple';
  return {
    ...form,
    ...(!filed && { chargesheetOn: '', chargesheetAt: '' }),
    ...(!filed && !granted && { defaultBailClaim: '', defaultBailClaimOn: '', defaultBailClaimAt: '' }),
    ...(!granted && { extendedUntil: '', orderedOn: '', produced: '', prosecutorReport: '' }),
    ...(!claimed && { defaultBailClaimOn: '', defaultBailClaimAt: '' }),
    ...(!convicted && { earlierSections: '' }),
    ...(form.convictedOn === '' && { sentenceYears: '', onBailAtConviction: '' }),
  };
}

export const isBlankForm = (form: CalculatorForm): boolean => JSON.stringify(form) === JSON.stringify(BLANK);

export type FieldName = Exclude<keyof CalculatorForm, 'breaks' | 'routes'>;

export const controlId = (field: FieldName | RouteField): string => `calculator-${field}`;
export const breakId = (at: number, end: 'from' | 'to'): string => `calculator-break-${at}-${end}`;
