/** Choices of application fields; lists and papers use the same labels. */
import type { Relief } from '#contract/application/application.ts';
import type { CustodyStatus } from '#contract/case/case-facts.ts';
import type { CourtKind } from '#contract/case/court.ts';

type Choice<V extends string> = readonly { readonly value: V; readonly label: string }[];

/** Alias for lookup by field name. */
export type Choices = {
  readonly gender: Choice<'male' | 'female' | 'other'>;
  readonly court: Choice<CourtKind>;
  readonly custodyStatus: Choice<CustodyStatus>;
  readonly previousBail: Choice<'none' | 'one' | 'multiple'>;
  readonly bailConditions: Choice<'standard' | 'reporting' | 'passport' | 'custom'>;
  readonly relief: Choice<Relief>;
  readonly chargesheet: Choice<'filed' | 'not-filed'>;
  readonly remandExtension: Choice<'none' | 'granted'>;
  readonly antecedents: Choice<'none' | 'some' | 'unknown'>;
  readonly caseState: Choice<'pending' | 'acquitted' | 'discharged' | 'quashed' | 'convicted'>;
  readonly coercive: Choice<'none' | 'some' | 'unknown'>;
  readonly custodyKind: Choice<'police' | 'judicial' | 'interim-bail'>;
  readonly processKind: Choice<'nbw' | 'proclamation'>;
  readonly coAccusedBail: Choice<'granted' | 'refused' | 'pending' | 'not-arrested'>;
  readonly finePaid: Choice<'yes' | 'no'>;
  readonly groundsOfArrest: Choice<'none' | 'given'>;
  readonly production: Choice<'none' | 'produced'>;
  readonly appearanceNotice: Choice<'yes' | 'no'>;
  readonly bailOrder: Choice<'none' | 'granted'>;
  readonly chequeDeposit: Choice<'none' | 'ordered'>;
  /** Of every fact that is answered by a plain yes or no. */
  readonly yesNo: Choice<'yes' | 'no'>;
};

export const choices: Choices = {
  gender: [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
    { value: 'other', label: 'Other' },
  ],
  court: [
    { value: 'sessions', label: 'Sessions Court' },
    { value: 'high', label: 'High Court' },
    { value: 'magistrate', label: 'Magistrate Court' },
  ],
  custodyStatus: [
    { value: 'police', label: 'Police Custody' },
    { value: 'judicial', label: 'Judicial Custody' },
    { value: 'not-arrested', label: 'Not Arrested' },
  ],
  previousBail: [
    { value: 'none', label: 'None' },
    { value: 'one', label: 'One' },
    { value: 'multiple', label: 'Multiple' },
  ],
  bailConditions: [
    { value: 'standard', label: 'Standard' },
    { value: 'reporting', label: 'Reporting to the police' },
    { value: 'passport', label: 'Surrender of passport' },
    { value: 'custom', label: 'Custom' },
  ],
  relief: [
    { value: 'bailable', label: 'Bail in a bailable offence' },
    { value: 'regular-magistrate', label: 'Regular bail, Magistrate' },
    { value: 'regular-sessions', label: 'Regular bail, Court of Session' },
    { value: 'regular-high-court', label: 'Regular bail, High Court' },
    { value: 'anticipatory', label: 'Anticipatory bail' },
    { value: 'default', label: 'Default bail' },
    { value: 'undertrial', label: 'Release of an undertrial' },
    { value: 'suspension', label: 'Suspension of sentence' },
  ],
  chargesheet: [
    { value: 'not-filed', label: 'Not filed' },
    { value: 'filed', label: 'Filed' },
  ],
  remandExtension: [
    { value: 'none', label: 'Not extended' },
    { value: 'granted', label: 'Extended by the court' },
  ],
  antecedents: [
    { value: 'none', label: 'None: no other case, and never convicted' },
    { value: 'some', label: 'Yes: listed here' },
    { value: 'unknown', label: 'Not known' },
  ],
  coercive: [
    { value: 'none', label: 'None was issued' },
    { value: 'some', label: 'Issued: listed here' },
    { value: 'unknown', label: 'Not known' },
  ],
  custodyKind: [
    { value: 'police', label: 'Police custody' },
    { value: 'judicial', label: 'Judicial custody' },
    { value: 'interim-bail', label: 'Out on interim bail' },
  ],
  processKind: [
    { value: 'nbw', label: 'Non-bailable warrant' },
    { value: 'proclamation', label: 'Proclamation' },
  ],
  coAccusedBail: [
    { value: 'granted', label: 'Bail granted' },
    { value: 'refused', label: 'Bail refused' },
    { value: 'pending', label: 'Application pending' },
    { value: 'not-arrested', label: 'Not arrested' },
  ],
  caseState: [
    { value: 'pending', label: 'Pending' },
    { value: 'convicted', label: 'Convicted' },
    { value: 'acquitted', label: 'Acquitted' },
    { value: 'discharged', label: 'Discharged' },
    { value: 'quashed', label: 'Quashed' },
  ],
  groundsOfArrest: [
    { value: 'given', label: 'Given' },
    { value: 'none', label: 'Never given' },
  ],
  production: [
    { value: 'produced', label: 'Produced' },
    { value: 'none', label: 'Not produced yet' },
  ],
  appearanceNotice: [
    { value: 'yes', label: 'Given, and complied with' },
    { value: 'no', label: 'None was given' },
  ],
  bailOrder: [
    { value: 'none', label: 'None' },
    { value: 'granted', label: 'Granted' },
  ],
  chequeDeposit: [
    { value: 'none', label: 'None ordered' },
    { value: 'ordered', label: 'Ordered' },
  ],
  yesNo: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  finePaid: [
    { value: 'yes', label: 'Paid' },
    { value: 'no', label: 'Not paid' },
  ],
};
