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
  breaks: [],
};

export type FieldName = Exclude<keyof CalculatorForm, 'breaks'>;

export const controlId = (field: FieldName): string => `calculator-${field}`;
export const breakId = (at: number, end: 'from' | 'to'): string => `calculator-break-${at}-${end}`;
