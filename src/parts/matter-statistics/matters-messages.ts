/** What page and worker say to each other about one's own matters. */
import type { MatterDescription, Foresight } from '#domain/foresight.ts';
import type { Trends } from '#domain/trends.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

export interface MattersAsked {
  /** Null where only the trends are asked for. */
  readonly described: MatterDescription | null;
  readonly today: CalendarDate;
}

export interface MattersCounted {
  readonly foresight: Foresight | null;
  readonly trends: Trends;
  /** Every section of a decided matter, those with most matters first. */
  readonly offences: readonly string[];
}

export interface ToMatters {
  readonly n: number;
  readonly database: string;
  readonly asked: MattersAsked;
}

export type FromMatters =
  | { readonly n: number; readonly counted: MattersCounted }
  | { readonly n: number; readonly failed: true };
