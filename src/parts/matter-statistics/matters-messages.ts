/** Messages about matter statistics between page and worker. */
import type { MatterDescription, Foresight } from '#domain/analytics/foresight.ts';
import type { Trends } from '#domain/analytics/trends.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

export interface MattersAsked {
  /** Null if only the trends are requested. */
  readonly described: MatterDescription | null;
  readonly today: CalendarDate;
}

export interface MattersCounted {
  readonly foresight: Foresight | null;
  readonly trends: Trends;
  /** Sections of decided matters, most frequent first. */
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
