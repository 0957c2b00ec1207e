/**
 * Input of the application form: unvalidated texts, stored as typed in the draft. Names follow the
 * specification; `contentFromForm` (form-content.ts) reports errors by wire path.
 */
import type { Relief } from '#contract/application.ts';
import type { Packet } from '#contract/packet.ts';
import type {
  CoAccusedRow,
  CoerciveRow,
  CustodyRow,
  GroundRow,
  OtherCaseRow,
  PreviousRow,
} from './form-rows.ts';

export interface ApplicationForm extends TextForm {
  readonly otherCases: readonly OtherCaseRow[];
  readonly previous: readonly PreviousRow[];
  readonly custodySpans: readonly CustodyRow[];
  readonly warrants: readonly CoerciveRow[];
  readonly coAccused: readonly CoAccusedRow[];
  readonly groundParts: readonly GroundRow[];
  /** Reasons for omitted parts of the disclosure annexure, by letter. An empty reason is still required. */
  readonly omitted: Readonly<Record<string, string>>;
  /** Reasons for filing despite an objection, by the key of the concern. */
  readonly answers: Readonly<Record<string, string>>;
  /** Choices for the filing packet, in wire form. */
  readonly packet: Packet;
}

/** Empty: not answered. */
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
  /** Empty: the State, through the police station. */
  readonly respondent: string;
  readonly cnr: string;
  readonly caseType: string;
  readonly caseNumber: string;
  readonly caseYear: string;
  readonly court: '' | 'magistrate' | 'sessions' | 'high';
  readonly courtPlace: string;
  /** As printed at the head of the paper. */
  readonly courtName: string;
  readonly offenceDate: string;
  readonly arrestDate: string;
  readonly firstRemandDate: string;
  readonly jail: string;
  readonly chargesheet: '' | 'filed' | 'not-filed';
  /** Date of filing, or the date on which none had been filed. */
  readonly chargesheetOn: string;
  readonly remandExtension: '' | 'none' | 'granted';
  readonly extendedUntil: string;
  readonly delayDays: string;
  /** Empty leaves the recorded value; "unknown" records that nothing is known. */
  readonly antecedents: '' | 'none' | 'some' | 'unknown';
  readonly coercive: '' | 'none' | 'some' | 'unknown';
  readonly specialCourtOrderOn: string;
  readonly specialCourtName: string;
  readonly interimProtectionUntil: string;
  readonly firInOtherState: YesNo;
  readonly onBailAtOffence: YesNo;
  readonly unlawfulEntry: YesNo;
  readonly sickOrInfirm: YesNo;
  /** Empty follows gender and age. */
  readonly woman: YesNo;
  readonly child: YesNo;
  readonly ageAtAct: string;
  readonly amountInvolved: string;
  readonly groundsOfArrest: '' | 'none' | 'given';
  readonly groundsOn: string;
  /** `HH:mm`, like all times here. */
  readonly groundsAt: string;
  readonly arrestAt: string;
  readonly production: '' | 'none' | 'produced';
  readonly producedOn: string;
  readonly producedAt: string;
  readonly appearanceNotice: YesNo;
  readonly relativeInformed: YesNo;
  readonly reasonsInWriting: YesNo;
  readonly trialStage: string;
  readonly chargeFramedOn: string;
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
  readonly applicantVersion: string;
  readonly role: string;
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
  readonly undertakings: string;
  /** Empty uses the prayer of the relief. */
  readonly prayer: string;
  /** Whether the disclosure annexure is attached to the paper. */
  readonly annexure: YesNo;
  readonly language: 'en' | 'hi';
  readonly advocateName: string;
  readonly enrolmentNumber: string;
  readonly advocateAddress: string;
  readonly advocatePhone: string;
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
  respondent: '',
  cnr: '',
  caseType: '',
  caseNumber: '',
  caseYear: '',
  court: '',
  courtPlace: '',
  courtName: '',
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
  coercive: '',
  specialCourtOrderOn: '',
  specialCourtName: '',
  interimProtectionUntil: '',
  firInOtherState: '',
  onBailAtOffence: '',
  unlawfulEntry: '',
  sickOrInfirm: '',
  woman: '',
  child: '',
  ageAtAct: '',
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
  chargeFramedOn: '',
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
  applicantVersion: '',
  role: '',
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
  undertakings: '',
  prayer: '',
  annexure: '',
  language: 'en',
  advocateName: '',
  enrolmentNumber: '',
  advocateAddress: '',
  advocatePhone: '',
  previous: [],
  otherCases: [],
  custodySpans: [],
  warrants: [],
  coAccused: [],
  groundParts: [],
  omitted: {},
  answers: {},
  packet: {},
};

/** Initial values of a new application: the disclosure annexure is attached by default. */
export const NEW_FORM: ApplicationForm = { ...BLANK_FORM, annexure: 'yes' };
