/** Result of reading the number of an FIR, in the shape of the corpus of field text. */

export type FirAgency = 'CBI' | 'NIA' | 'ED' | 'NCB' | 'DRI' | 'DGGI' | 'RPF' | 'SFIO' | 'FOREST';

export interface FirNumber {
  /** Without leading zeros. */
  readonly number: string;
  readonly year: number | null;
  /** Without PS, thana, police station. */
  readonly station?: string;
  readonly district?: string;
  /** Register I or II in Maharashtra and Gujarat, register letter of the CBI. */
  readonly series?: string;
  readonly agency?: FirAgency;
  readonly unit?: string;
  /** Source of a year that the number does not hold. */
  readonly yearFrom?: 'date' | 'context';
  readonly certain?: false;
  /** Registered at another station than that of the place. */
  readonly isZero?: true;
  readonly others?: readonly OtherFir[];
}

export interface OtherFir {
  readonly number: string;
  readonly year: number | null;
  readonly isCross?: true;
}

/** A diary entry, a non-cognizable report or a court case is no FIR. */
export interface NoFir {
  readonly fir: null;
  readonly gd?: { readonly number: string; readonly date?: string };
  readonly ncr?: { readonly number: string; readonly year: number | null };
}

export interface FirContext {
  readonly firDate?: string | undefined;
  readonly today?: string | undefined;
}
