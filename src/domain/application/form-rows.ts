/** Repeatable rows of the form, as typed. */

export interface PreviousRow {
  readonly court: string;
  readonly number: string;
  readonly filedOn: string;
  readonly outcome: string;
  readonly decidedOn: string;
}

export const BLANK_PREVIOUS: PreviousRow = { court: '', number: '', filedOn: '', outcome: '', decidedOn: '' };

/** Another criminal case of the accused. */
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

/** A custody period, or interim bail between two. Without a last day it continues. */
export interface CustodyRow {
  readonly kind: '' | 'police' | 'judicial' | 'interim-bail';
  readonly from: string;
  readonly to: string;
}

export const BLANK_CUSTODY: CustodyRow = { kind: '', from: '', to: '' };

/** A non-bailable warrant or a proclamation in this case. */
export interface CoerciveRow {
  readonly kind: '' | 'nbw' | 'proclamation';
  readonly on: string;
  readonly recalledOn: string;
}

export const BLANK_COERCIVE: CoerciveRow = { kind: '', on: '', recalledOn: '' };

export interface CoAccusedRow {
  readonly name: string;
  readonly bail: '' | 'granted' | 'refused' | 'pending' | 'not-arrested';
  readonly court: string;
  readonly on: string;
}

export const BLANK_CO_ACCUSED: CoAccusedRow = { name: '', bail: '', court: '', on: '' };

/** A ground under its own heading, with its authority or document. */
export interface GroundRow {
  readonly heading: string;
  readonly text: string;
  /** Source and place of a law table authority; both empty if none is cited. */
  readonly source: string;
  readonly at: string;
  readonly documentId: string;
}

export const BLANK_GROUND: GroundRow = { heading: '', text: '', source: '', at: '', documentId: '' };

export const isBlankRow = (row: object): boolean =>
  Object.values(row).every((value) => String(value).trim() === '');
