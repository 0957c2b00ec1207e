/** Result of reading sections, in the shape of the corpus of field text. */

export type InTables =
  | 'row'
  | 'divided'
  | 'ancestor'
  | 'ancestor-divided'
  /** IPC 34 to 38 and BNS 3(5) to 3(9): no punishment of their own. */
  | 'spread'
  | 'none';

export interface SectionChoice {
  readonly code: string;
  readonly section: string;
}

export interface SectionReading {
  /** Null if two penal codes are possible. */
  readonly code: string | null;
  /** Name of an Act that is not in the tables. */
  readonly act?: string;
  /** The row of the tables, or the nearest ancestor of the clause. */
  readonly section: string;
  readonly variant?: string;
  /** As charged. */
  readonly printed: string;
  readonly certain: boolean;
  readonly role: 'charged' | 'companion';
  readonly inTables: InTables;
  /** Number and year of the Act. */
  readonly actNumber?: true;
  readonly alternatives?: readonly SectionChoice[];
  /** As typed. */
  readonly typed: string;
  /** The text names no code; the reader chose it. */
  readonly isCodeChosen?: true;
}

/** Named in the text and not charged: the section of the bail application, the old number in brackets. */
export type NotCharged = SectionChoice;
