/** Result of reading a police or court paper: proposed facts, each with the line that names it. */

export type PaperKind = 'fir' | 'remand' | 'arrest-memo' | 'charge-sheet' | 'other';

/** Names of the facts that a paper can hold, as the form names them. */
export const PAPER_FACTS = [
  'firNumber',
  'firDate',
  'policeStation',
  'district',
  'sections',
  'offenceDate',
  'fullName',
  'parentage',
  'age',
  'gender',
  'address',
  'arrestDate',
  'firstRemandDate',
  'chargesheetOn',
  'courtPlace',
  'allegations',
] as const;
export type PaperFact = (typeof PAPER_FACTS)[number];

/** `form`: the form of the text allows another reading. `absent`: a date without its year. `conflict`: two values. */
export type ReadingDoubt = 'form' | 'absent' | 'conflict';

export interface FactReading {
  readonly fact: PaperFact;
  /** As the form keeps it. */
  readonly value: string;
  readonly doubt: ReadingDoubt | null;
  /** Other values that the paper can mean. */
  readonly others: readonly string[];
  /** The text on the paper. */
  readonly quote: string;
  /** Index of the line of the cleaned text. */
  readonly line: number;
}

export interface PersonOfPaper {
  readonly name: string;
  readonly parentage?: string;
  readonly age?: string;
  readonly gender?: 'male' | 'female';
  readonly address?: string;
  readonly line: number;
}

export interface PaperReading {
  readonly kind: PaperKind;
  readonly facts: readonly FactReading[];
  /** All accused of the paper. The facts describe the first one. */
  readonly accused: readonly PersonOfPaper[];
  readonly informant: string | null;
  /** Numbers that a charge-sheet gives of its lists. */
  readonly counts?: PaperCounts;
}

export interface PaperCounts {
  readonly witnesses?: number;
  readonly documents?: number;
}
