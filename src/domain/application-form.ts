/**
 * What is typed into the generator, before any of it need be true: all texts, kept as typed in the draft.
 * The names are the specification's; `contentFromForm` (form-content.ts) says what is wrong, by the path of the wire.
 */
import type { Relief } from '#contract/application.ts';

/** One earlier application, as typed. */
export interface PreviousRow {
  readonly court: string;
  readonly number: string;
  readonly filedOn: string;
  readonly outcome: string;
  readonly decidedOn: string;
}

export const BLANK_PREVIOUS: PreviousRow = { court: '', number: '', filedOn: '', outcome: '', decidedOn: '' };

export interface ApplicationForm extends TextForm {
  readonly previous: readonly PreviousRow[];
  /** Why it is filed all the same, by the key of the concern. */
  readonly answers: Readonly<Record<string, string>>;
}

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
  readonly antecedents: '' | 'none';
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
  readonly finePaid: '' | 'yes' | 'no';
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
  bailGrounds: '',
  previousBail: '',
  bailConditions: '',
  customConditions: '',
  language: 'en',
  advocateName: '',
  enrolmentNumber: '',
  advocateAddress: '',
  previous: [],
  answers: {},
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
  antecedents: { path: 'case.antecedents', step: 2 },
  convictingCourt: { path: 'bail.conviction.court', step: 2 },
  convictedOn: { path: 'bail.conviction.on', step: 2 },
  sentence: { path: 'bail.conviction.sentence', step: 2 },
  appealNumber: { path: 'bail.conviction.appealNumber', step: 2 },
  finePaid: { path: 'bail.conviction.finePaid', step: 2 },
  sections: { path: 'case.sections', step: 2 },
  offenceDate: { path: 'case.offenceDate', step: 2 },
  allegations: { path: 'case.allegations', step: 2 },
  bailGrounds: { path: 'bail.grounds', step: 3 },
  previousBail: { path: 'bail.previousApplications', step: 3 },
  bailConditions: { path: 'bail.proposedConditions', step: 3 },
  customConditions: { path: 'bail.customConditions', step: 3 },
  language: { path: 'language', step: 3 },
  advocateName: { path: 'advocate.name', step: 3 },
  enrolmentNumber: { path: 'advocate.enrolmentNumber', step: 3 },
  advocateAddress: { path: 'advocate.address', step: 3 },
};
