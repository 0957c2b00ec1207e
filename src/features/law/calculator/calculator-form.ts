/** What is typed into the calculator, all of it text, kept as typed: by this device, until it is typed over. */
import * as z from 'zod/mini';

const HowManyKnown = z.enum(['', 'none', 'one', 'multiple', 'unknown']);
const typed = z.string().check(z.maxLength(4_000));
/** Fields that came later: what an older version kept is read all the same. */
const later = z._default(typed, '');
const YesNo = z._default(z.enum(['', 'yes', 'no', 'unknown']), '');

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
});
export type CalculatorForm = z.infer<typeof CalculatorForm>;

export type YesNo = CalculatorForm['woman'];

export type Tab = 'crpc' | 'bnss';

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
};

/**
 * The form without what another answer has taken out of sight: the day of a charge-sheet that is said not to be filed
 * belongs to nobody, and neither counts nor prints.
 */
export function inForce(form: CalculatorForm): CalculatorForm {
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

export type FieldName = Exclude<keyof CalculatorForm, 'breaks'>;

export const controlId = (field: FieldName): string => `calculator-${field}`;
export const breakId = (at: number, end: 'from' | 'to'): string => `calculator-break-${at}-${end}`;
