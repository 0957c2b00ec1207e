/** A new case as typed into its form. */

/** Particulars of a case in a form, new or corrected. */
export interface CaseParticulars {
  readonly cnr: string;
  readonly caseType: string;
  readonly caseSerial: string;
  readonly caseYear: string;
  readonly applicant: string;
  readonly respondent: string;
  readonly court: string;
  readonly courtPlace: string;
  readonly courtName: string;
  readonly judge: string;
  readonly firNumber: string;
  readonly policeStation: string;
  readonly filingDate: string;
}

export interface NewCaseDraft extends CaseParticulars {
  readonly nextHearingDate: string;
}

export const BLANK_CASE: NewCaseDraft = {
  cnr: '',
  caseType: '',
  caseSerial: '',
  caseYear: '',
  applicant: '',
  respondent: '',
  court: '',
  courtPlace: '',
  courtName: '',
  judge: '',
  firNumber: '',
  policeStation: '',
  filingDate: '',
  nextHearingDate: '',
};
