/** The rows of the form that a person adds one by one, as typed. */

/** One earlier application. */
export interface PreviousRow {
  readonly court: string;
  readonly number: string;
  readonly filedOn: string;
  readonly outcome: string;
  readonly decidedOn: string;
}

export const BLANK_PREVIOUS: PreviousRow = { court: '', number: '', filedOn: '', outcome: '', decidedOn: '' };

/** One other criminal case of this person. */
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

/** One span of custody, or of interim bail between two; without a last day it still runs. */
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

/** A ground under a heading of its own, with the authority or the document that it rests on. */
export interface GroundRow {
  readonly heading: string;
  readonly text: string;
  /** Source and place of an authority of the law tables; both empty where the ground cites none. */
  readonly source: string;
  readonly at: string;
  readonly documentId: string;
}

export const BLANK_GROUND: GroundRow = { heading: '', text: '', source: '', at: '', documentId: '' };

/** Nothing was written into it. */
export const isBlankRow = (row: object): boolean =>
  Object.values(row).every((value) => String(value).trim() === '');
