/** What is typed into the calculator, all of it text, kept as typed: by this device, until it is typed over. */
import * as z from 'zod/mini';
import type { RouteField } from '#parts/route-facts/route-faults.ts';
import { BLANK_ROUTES, type RouteForm } from '#parts/route-facts/route-form.ts';

const HowManyKnown = z.enum(['', 'none', 'one', 'multiple', 'unknown']);
const typed = z.string().check(z.maxLength(4_000));
/** Fields that came later: what an older version kept is read all the same. */
const later = z._default(typed, '');
const YesNo = z._default(z.enum(['', 'yes', 'no', 'unknown']), '');

const Yes = z.enum(['', 'yes', 'no', 'unknown']);
const Routes: z.ZodMiniType<RouteForm> = z.object({
  arrestAt: typed,
  production: z.enum(['', 'produced', 'none', 'unknown']),
  producedOn: typed,
  producedAt: typed,
  grounds: z.enum(['', 'given', 'none', 'unknown']),
  groundsOn: typed,
  groundsAt: typed,
  relativeInformed: Yes,
  appearanceNotice: Yes,
  reasonsInWriting: Yes,
  notice: z.enum(['', 'to-appear', 'none', 'unknown']),
  noticeOn: typed,
  policeCustody: z.enum(['', 'some', 'none', 'unknown']),
  policeSpans: z.array(z.object({ from: typed, to: typed })).check(z.maxLength(20)),
  bailOrder: z.enum(['', 'granted', 'none', 'unknown']),
  grantedOn: typed,
  releasedOn: typed,
  otherOrders: typed,
  otherState: Yes,
  witnessesCited: typed,
  witnessesExamined: typed,
  trial: z.enum(['', 'running', 'concluded', 'acquitted', 'unknown']),
  trialOn: typed,
  specialCourtOrderOn: typed,
  appealFiledOn: typed,
  deposit: z.enum(['', 'ordered', 'none', 'unknown']),
  depositOn: typed,
  paidOn: typed,
  ageAtAct: typed,
  amountInvolved: typed,
  onBailAtOffence: Yes,
  unlawfulEntry: Yes,
  proclaimed: Yes,
  incomplete: Yes,
});

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
  custodyStatus: z.enum(['', 'judicial', 'police', 'not-arrested']),
  chargesheet: z.enum(['', 'not-filed', 'filed', 'unknown']),
  chargesheetOn: typed,
  delayDays: typed,
  remandExtension: z.enum(['', 'none', 'granted', 'unknown']),
  extendedUntil: typed,
  firstEvidenceDate: typed,
  principal: later,
  earlierSections: later,
  age: later,
  woman: YesNo,
  sickOrInfirm: YesNo,
  cooperated: YesNo,
  convictedOn: later,
  sentenceYears: later,
  onBailAtConviction: YesNo,
  chargesheetAt: later,
  orderedOn: later,
  produced: YesNo,
  prosecutorReport: YesNo,
  claim: z._default(z.enum(['', 'none', 'claimed', 'unknown']), ''),
  claimOn: later,
  claimAt: later,
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
  delayDays: '',
  remandExtension: '',
  extendedUntil: '',
  firstEvidenceDate: '',
  principal: '',
  earlierSections: '',
  age: '',
  woman: '',
  sickOrInfirm: '',
  cooperated: '',
  convictedOn: '',
  sentenceYears: '',
  onBailAtConviction: '',
  chargesheetAt: '',
  orderedOn: '',
  produced: '',
  prosecutorReport: '',
  claim: '',
  claimOn: '',
  claimAt: '',
  breaks: [],
  routes: BLANK_ROUTES,
};

/**
 * The form without what another answer has taken out of sight: the day of a charge-sheet that is said not to be filed
 * belongs to nobody, and neither counts nor prints.
 */
export function withoutHiddenAnswers(form: CalculatorForm): CalculatorForm {
  const filed = form.chargesheet === 'filed';
  const granted = form.remandExtension === 'granted';
  const claimed = form.claim === 'claimed';
  const convicted = form.previousConvictions === 'one' || form.previousConvictions === 'multiple';
  return {
    ...form,
    ...(!filed && { chargesheetOn: '', chargesheetAt: '' }),
    ...(!filed && !granted && { claim: '', claimOn: '', claimAt: '' }),
    ...(!granted && { extendedUntil: '', orderedOn: '', produced: '', prosecutorReport: '' }),
    ...(!claimed && { claimOn: '', claimAt: '' }),
    ...(!convicted && { earlierSections: '' }),
    ...(form.convictedOn === '' && { sentenceYears: '', onBailAtConviction: '' }),
  };
}

/** Nothing was entered. */
export const isBlankForm = (form: CalculatorForm): boolean => JSON.stringify(form) === JSON.stringify(BLANK);

export type FieldName = Exclude<keyof CalculatorForm, 'breaks' | 'routes'>;

export const controlId = (field: FieldName | RouteField): string => `calculator-${field}`;
export const breakId = (at: number, end: 'from' | 'to'): string => `calculator-break-${at}-${end}`;
