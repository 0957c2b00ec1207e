/**
 * What is typed into the generator, before any of it need be true: all texts, kept as typed in the draft.
 * The names are the specification's; `contentFromForm` (form-content.ts) says what is wrong, by the path of the wire.
 */
import type { Relief } from '#contract/application.ts';
import type { Packet } from '#contract/packet.ts';

/** One earlier application, as typed. */
export interface PreviousRow {
  readonly court: string;
  readonly number: string;
  readonly filedOn: string;
  readonly outcome: string;
  readonly decidedOn: string;
}

export const BLANK_PREVIOUS: PreviousRow = { court: '', number: '', filedOn: '', outcome: '', decidedOn: '' };

/** One other criminal case of this person, as typed. */
export interface OtherCaseRow {
  readonly firNumber: string;
  readonly policeStation: string;
  readonly district: string;
  /** Comma separated. */
  readonly sections: string;
  readonly state: '' | 'pending' | 'acquitted' | 'discharged' | 'quashed' | 'convicted';
  readonly on: string;
}

export const BLANK_OTHER_CASE: OtherCaseRow = {
  firNumber: '',
  policeStation: '',
  district: '',
  sections: '',
  state: '',
  on: '',
};

export interface ApplicationForm extends TextForm {
  readonly otherCases: readonly OtherCaseRow[];
  readonly previous: readonly PreviousRow[];
  /** Why it is filed all the same, by the key of the concern. */
  readonly answers: Readonly<Record<string, string>>;
  /** Choices for the filing packet, as the wire has them. */
  readonly packet: Packet;
}

/** Not said, or answered. */
export type YesNo = '' | 'yes' | 'no';

interface TextForm {
  readonly fullName: string;
  readonly nameLocal: string;
  readonly parentage: string;
  readonly age: string;
  readonly gender: '' | 'male' | 'female' | 'other';
  readonly occupation: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly firNumber: string;
  /** `YYYY-MM-DD`, or the raw text of an unfinished date. */
  readonly firDate: string;
  readonly policeStation: string;
  readonly district: string;
  readonly state: string;
  readonly court: '' | 'magistrate' | 'sessions' | 'high';
  readonly courtPlace: string;
  readonly offenceDate: string;
  readonly arrestDate: string;
  readonly firstRemandDate: string;
  readonly jail: string;
  readonly chargesheet: '' | 'filed' | 'not-filed';
  /** The day of filing, or the day on which none had been filed. */
  readonly chargesheetOn: string;
  readonly remandExtension: '' | 'none' | 'granted';
  readonly extendedUntil: string;
  readonly delayDays: string;
  /** Empty leaves what is recorded; "unknown" says that nothing is known. */
  readonly antecedents: '' | 'none' | 'some' | 'unknown';
  readonly specialCourtOrderOn: string;
  readonly specialCourtName: string;
  readonly interimProtectionUntil: string;
  readonly firInOtherState: YesNo;
  readonly onBailAtOffence: YesNo;
  readonly unlawfulEntry: YesNo;
  readonly sickOrInfirm: YesNo;
  readonly amountInvolved: string;
  readonly groundsOfArrest: '' | 'none' | 'given';
  readonly groundsOn: string;
  /** `HH:mm`, as every hour here. */
  readonly groundsAt: string;
  readonly arrestAt: string;
  readonly production: '' | 'none' | 'produced';
  readonly producedOn: string;
  readonly producedAt: string;
  readonly appearanceNotice: YesNo;
  readonly relativeInformed: YesNo;
  readonly reasonsInWriting: YesNo;
  readonly trialStage: string;
  readonly firstEvidenceDate: string;
  readonly witnessesCited: string;
  readonly witnessesExamined: string;
  readonly concludedOn: string;
  readonly bailOrder: '' | 'none' | 'granted';
  readonly bailOrderOn: string;
  readonly releasedOn: string;
  readonly chequeDeposit: '' | 'none' | 'ordered';
  readonly chequeDepositOn: string;
  /** Comma separated, as typed. */
  readonly sections: string;
  readonly allegations: string;
  readonly custodyStatus: '' | 'police' | 'judicial' | 'not-arrested';
  readonly custodyPeriod: string;
  readonly relief: '' | Relief;
  readonly convictingCourt: string;
  readonly convictedOn: string;
  readonly sentence: string;
  readonly appealNumber: string;
  readonly finePaid: YesNo;
  readonly onBailAtConviction: YesNo;
  readonly delayCause: string;
  readonly bailGrounds: string;
  readonly previousBail: '' | 'none' | 'one' | 'multiple';
  readonly bailConditions: '' | 'standard' | 'reporting' | 'passport' | 'custom';
  readonly customConditions: string;
  readonly language: 'en' | 'hi';
  readonly advocateName: string;
  readonly enrolmentNumber: string;
  readonly advocateAddress: string;
}

export type FormField = keyof TextForm;

export const BLANK_FORM: ApplicationForm = {
  fullName: '',
  nameLocal: '',
  parentage: '',
  age: '',
  gender: '',
  occupation: '',
  address: '',
  phone: '',
  email: '',
  firNumber: '',
  firDate: '',
  policeStation: '',
  district: '',
  state: '',
  court: '',
  courtPlace: '',
  offenceDate: '',
  arrestDate: '',
  firstRemandDate: '',
  jail: '',
  chargesheet: '',
  chargesheetOn: '',
  remandExtension: '',
  extendedUntil: '',
  delayDays: '',
  antecedents: '',
  specialCourtOrderOn: '',
  specialCourtName: '',
  interimProtectionUntil: '',
  firInOtherState: '',
  onBailAtOffence: '',
  unlawfulEntry: '',
  sickOrInfirm: '',
  amountInvolved: '',
  groundsOfArrest: '',
  groundsOn: '',
  groundsAt: '',
  arrestAt: '',
  production: '',
  producedOn: '',
  producedAt: '',
  appearanceNotice: '',
  relativeInformed: '',
  reasonsInWriting: '',
  trialStage: '',
  firstEvidenceDate: '',
  witnessesCited: '',
  witnessesExamined: '',
  concludedOn: '',
  bailOrder: '',
  bailOrderOn: '',
  releasedOn: '',
  chequeDeposit: '',
  chequeDepositOn: '',
  sections: '',
  allegations: '',
  custodyStatus: '',
  custodyPeriod: '',
  relief: '',
  convictingCourt: '',
  convictedOn: '',
  sentence: '',
  appealNumber: '',
  finePaid: '',
  onBailAtConviction: '',
  delayCause: '',
  bailGrounds: '',
  previousBail: '',
  bailConditions: '',
  customConditions: '',
  language: 'en',
  advocateName: '',
  enrolmentNumber: '',
  advocateAddress: '',
  previous: [],
  otherCases: [],
  answers: {},
  packet: {},
};

/** Where a field of the form stands on the wire, and in which step of the wizard it is asked. */
export const FIELD_AT: Readonly<Record<FormField, { readonly path: string; readonly step: 1 | 2 | 3 }>> = {
  fullName: { path: 'applicant.name', step: 1 },
  nameLocal: { path: 'applicant.nameLocal', step: 1 },
  parentage: { path: 'applicant.parentage', step: 1 },
  age: { path: 'applicant.age', step: 1 },
  gender: { path: 'applicant.gender', step: 1 },
  occupation: { path: 'applicant.occupation', step: 1 },
  address: { path: 'applicant.address', step: 1 },
  phone: { path: 'applicant.phone', step: 1 },
  email: { path: 'applicant.email', step: 1 },
  firNumber: { path: 'case.firNumber', step: 2 },
  firDate: { path: 'case.firDate', step: 2 },
  policeStation: { path: 'case.policeStation', step: 2 },
  district: { path: 'case.district', step: 2 },
  state: { path: 'case.state', step: 2 },
  court: { path: 'case.court', step: 2 },
  courtPlace: { path: 'case.courtPlace', step: 2 },
  custodyStatus: { path: 'case.custodyStatus', step: 2 },
  arrestDate: { path: 'case.arrestDate', step: 2 },
  custodyPeriod: { path: 'case.custodyPeriod', step: 2 },
  jail: { path: 'case.jail', step: 2 },
  relief: { path: 'bail.relief', step: 2 },
  firstRemandDate: { path: 'case.firstRemandDate', step: 2 },
  chargesheet: { path: 'case.chargesheet.state', step: 2 },
  chargesheetOn: { path: 'case.chargesheet.on', step: 2 },
  remandExtension: { path: 'case.remandExtension.state', step: 2 },
  extendedUntil: { path: 'case.remandExtension.until', step: 2 },
  delayDays: { path: 'case.delayByAccusedDays', step: 2 },
  convictingCourt: { path: 'bail.conviction.court', step: 2 },
  convictedOn: { path: 'bail.conviction.on', step: 2 },
  sentence: { path: 'bail.conviction.sentence', step: 2 },
  appealNumber: { path: 'bail.conviction.appealNumber', step: 2 },
  finePaid: { path: 'bail.conviction.finePaid', step: 2 },
  onBailAtConviction: { path: 'bail.conviction.onBail', step: 2 },
  chequeDeposit: { path: 'case.chequeDeposit.state', step: 2 },
  chequeDepositOn: { path: 'case.chequeDeposit.on', step: 2 },
  specialCourtOrderOn: { path: 'case.specialCourtOrderOn', step: 2 },
  specialCourtName: { path: 'case.specialCourtName', step: 2 },
  delayCause: { path: 'bail.delayCause', step: 2 },
  interimProtectionUntil: { path: 'case.interimProtectionUntil', step: 2 },
  firInOtherState: { path: 'case.firInOtherState', step: 2 },
  onBailAtOffence: { path: 'case.person.onBailAtOffence', step: 2 },
  unlawfulEntry: { path: 'case.person.unlawfulEntry', step: 2 },
  sickOrInfirm: { path: 'case.person.sickOrInfirm', step: 2 },
  amountInvolved: { path: 'case.amountInvolved', step: 2 },
  groundsOfArrest: { path: 'case.groundsOfArrestAt', step: 2 },
  groundsOn: { path: 'case.groundsOfArrestAt.on', step: 2 },
  groundsAt: { path: 'case.groundsOfArrestAt.at', step: 2 },
  arrestAt: { path: 'case.arrest.at', step: 2 },
  production: { path: 'case.arrest.production.state', step: 2 },
  producedOn: { path: 'case.arrest.production.on', step: 2 },
  producedAt: { path: 'case.arrest.production.at', step: 2 },
  appearanceNotice: { path: 'case.arrest.appearanceNotice', step: 2 },
  relativeInformed: { path: 'case.arrest.relativeInformed', step: 2 },
  reasonsInWriting: { path: 'case.arrest.reasonsInWriting', step: 2 },
  trialStage: { path: 'case.trial.stage', step: 2 },
  firstEvidenceDate: { path: 'case.trial.firstEvidenceDate', step: 2 },
  witnessesCited: { path: 'case.trial.witnessesCited', step: 2 },
  witnessesExamined: { path: 'case.trial.witnessesExamined', step: 2 },
  concludedOn: { path: 'case.trial.concludedOn', step: 2 },
  bailOrder: { path: 'case.bailOrder.state', step: 2 },
  bailOrderOn: { path: 'case.bailOrder.on', step: 2 },
  releasedOn: { path: 'case.bailOrder.releasedOn', step: 2 },
  sections: { path: 'case.sections', step: 2 },
  offenceDate: { path: 'case.offenceDate', step: 2 },
  allegations: { path: 'case.allegations', step: 2 },
  antecedents: { path: 'case.antecedents', step: 2 },
  bailGrounds: { path: 'bail.grounds', step: 3 },
  previousBail: { path: 'bail.previousApplications', step: 3 },
  bailConditions: { path: 'bail.proposedConditions', step: 3 },
  customConditions: { path: 'bail.customConditions', step: 3 },
  language: { path: 'language', step: 3 },
  advocateName: { path: 'advocate.name', step: 3 },
  enrolmentNumber: { path: 'advocate.enrolmentNumber', step: 3 },
  advocateAddress: { path: 'advocate.address', step: 3 },
};
