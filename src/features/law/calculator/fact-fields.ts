/** The field in which a fact is asked for; null where no answer of a person can settle it, which its question then says. */
import type { FactName } from '#law/facts.ts';
import type { RouteField } from '#parts/route-facts/route-faults.ts';
import type { ROUTE_QUESTION_OF } from '#parts/route-facts/route-form.ts';
import { type CalculatorForm, controlId, type FieldName } from './calculator-form.ts';

/** The first field of the question that asks for a fact of another route. */
const ROUTE_FIELD_OF = {
  arrestTime: 'arrestAt',
  production: 'production',
  groundsOfArrest: 'grounds',
  appearanceNotice: 'appearanceNotice',
  reasonsForArrest: 'reasonsInWriting',
  noticeToAppear: 'notice',
  custodySpans: 'policeCustody',
  bailOrder: 'bailOrder',
  otherState: 'otherState',
  trialProgress: 'witnessesCited',
  trialConcluded: 'trial',
  acquittal: 'trial',
  specialCourtOrder: 'specialCourtOrderOn',
  chequeDeposit: 'deposit',
  ageAtAct: 'ageAtAct',
  amountInvolved: 'amountInvolved',
} as const satisfies Readonly<Record<keyof typeof ROUTE_QUESTION_OF, RouteField>>;

export const FIELD_OF: Readonly<Record<FactName, FieldName | RouteField | null>> = {
  offences: 'sections',
  principalOffence: 'principal',
  classification: null,
  maximumTerm: null,
  firDate: 'firDate',
  custodyStatus: 'custodyStatus',
  arrestDate: 'arrestDate',
  firstRemandDate: 'firstRemandDate',
  chargesheet: 'chargesheet',
  remandExtension: 'remandExtension',
  delayByAccusedDays: 'delayDays',
  neverConvicted: 'previousConvictions',
  otherPendingCases: 'pendingCases',
  convictions: 'earlierSections',
  woman: 'woman',
  child: 'age',
  sickOrInfirm: 'sickOrInfirm',
  age: 'age',
  cooperated: 'cooperated',
  firstEvidenceDate: 'firstEvidenceDate',
  conviction: 'convictedOn',
  sentenceYears: 'sentenceYears',
  onBailAtConviction: 'onBailAtConviction',
  defaultBailClaim: 'claim',
  claimTime: 'claimAt',
  chargesheetTime: 'chargesheetAt',
  extensionOrder: 'orderedOn',
  ...ROUTE_FIELD_OF,
};

/** A field that is shown only after another answer: until then the way leads to that one. */
const AFTER: Readonly<Partial<Record<FieldName | RouteField, FieldName>>> = {
  earlierSections: 'previousConvictions',
  claim: 'chargesheet',
  claimAt: 'claim',
  chargesheetAt: 'chargesheet',
  orderedOn: 'remandExtension',
};

/** To the field, out of the folded part of the form where it stands in one. */
/** What stands in a field, as it was typed or chosen. */
export function typedIn(form: CalculatorForm, field: FieldName | RouteField): string {
  if (isOwn(form, field)) return form[field];
  const routes: Readonly<Partial<Record<string, unknown>>> = { ...form.routes };
  const typed = routes[field];
  return typeof typed === 'string' ? typed : '';
}

const isOwn = (form: CalculatorForm, field: FieldName | RouteField): field is FieldName => field in form;

export function goToField(field: FieldName | RouteField): void {
  const before = AFTER[field];
  const control =
    document.getElementById(controlId(field)) ?? (before && document.getElementById(controlId(before)));
  if (!control) return;
  const folded = control.closest('details');
  if (folded) folded.open = true;
  control.focus();
}
