/** Error codes of contradictory facts, with the affected fields. */

export const FACT_ERRORS = [
  'unknown-section',
  'section-needs-subsection',
  'first-offender-with-conviction',
  'arrest-after-today',
  'remand-before-arrest',
  'remand-after-today',
  'charge-sheet-after-today',
  'bns-before-commencement',
  'custody-ends-before-it-begins',
  'custody-before-arrest',
  'custody-after-today',
  'custody-spans-overlap',
  'custody-begins-after-arrest',
  'in-custody-after-the-last-span',
  'ipc-after-its-end',
  'bns-before-its-beginning',
  'claim-after-today',
  'claim-before-remand',
  'extension-after-today',
  'day-after-today',
  'released-before-bail',
  'paid-before-the-order',
  'appeal-before-the-order',
  'trial-over-before-arrest',
  'hour-without-day',
  'produced-before-arrest',
  'grounds-before-arrest',
  'older-at-the-act',
  'more-examined-than-cited',
  'acquitted-and-convicted',
  'bns-before-the-fir',
  'time-out-overlaps',
] as const;

type FieldOfFact =
  | 'offences'
  | 'offenceDate'
  | 'neverConvicted'
  | 'convictions'
  | 'arrestDate'
  | 'firstRemandDate'
  | 'chargesheet'
  | 'remandExtension'
  | 'defaultBailClaim'
  | 'custody'
  | 'custodyStatus'
  | 'firDate'
  | 'arrest'
  | 'production'
  | 'groundsOfArrest'
  | 'bailOrder'
  | 'specialCourtOrderOn'
  | 'chequeDeposit'
  | 'trial'
  | 'ageAtAct'
  | 'witnesses';

export interface FactError {
  readonly code: (typeof FACT_ERRORS)[number];
  readonly field: FieldOfFact;
  /** The other field of the contradiction. */
  readonly also?: FieldOfFact;
  /** The wrong section or date, as printed. */
  readonly about: string;
}
