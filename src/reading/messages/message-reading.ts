/** Result of reading a message of a court, in the shape of the corpus of field text. */
import type { CalendarDate } from '#kernel/calendar-date.ts';

export interface PartiesReading {
  /** The side that is not the State; null if neither side is. */
  readonly accused: string | null;
  readonly state: string | null;
  readonly first?: string;
  readonly second?: string;
}

export interface FirOfMessage {
  readonly number: string;
  readonly year: number | null;
  readonly station?: string;
}

export interface CaseMessage {
  /** The part of the text that names this case, as pasted. */
  readonly text: string;
  readonly cnr?: string;
  readonly cnrCertain?: false;
  readonly caseType?: string;
  readonly number?: string;
  /** A character of the number was repaired. */
  readonly numberCertain?: false;
  readonly year?: number | null;
  readonly parties?: PartiesReading;
  readonly nextDate: CalendarDate | null;
  readonly nextDateCertain: boolean;
  /** Days that compete for the next date. */
  readonly among?: readonly CalendarDate[];
  readonly purpose?: string;
  readonly disposed: boolean;
  readonly court?: string;
  readonly time?: string;
  readonly item?: string;
  /** A row of a cause list. */
  readonly isRow?: true;
  readonly fir?: FirOfMessage;
  readonly policeStation?: string;
}

export interface MessageContext {
  readonly today?: CalendarDate | undefined;
}
