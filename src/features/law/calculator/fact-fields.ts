/** The field in which a fact is asked for; null where no answer of a person can settle it, which its question then says. */
import type { FactName } from '#law/facts.ts';
import { controlId, type FieldName } from './calculator-form.ts';

export const FIELD_OF: Readonly<Record<FactName, FieldName | null>> = {
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
  ageAtAct: null,
  amountInvolved: null,
  custodySpans: null,
  arrestTime: null,
  production: null,
  groundsOfArrest: null,
  appearanceNotice: null,
  reasonsForArrest: null,
  bailOrder: null,
  otherState: null,
  trialProgress: null,
  trialConcluded: null,
  acquittal: null,
  specialCourtOrder: null,
  chequeDeposit: null,
};

/** A field that is shown only after another answer: until then the way leads to that one. */
const AFTER: Readonly<Partial<Record<FieldName, FieldName>>> = {
  earlierSections: 'previousConvictions',
  claim: 'chargesheet',
  claimAt: 'claim',
  chargesheetAt: 'chargesheet',
  orderedOn: 'remandExtension',
};

/** To the field, out of the folded part of the form where it stands in one. */
export function goToField(field: FieldName): void {
  const before = AFTER[field];
  const control =
    document.getElementById(controlId(field)) ?? (before && document.getElementById(controlId(before)));
  if (!control) return;
  const folded = control.closest('details');
  if (folded) folded.open = true;
  control.focus();
}
