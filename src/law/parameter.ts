import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from './authority.ts';

/** A number fixed by law: each value, the day it took effect, the text that fixed it. Oldest first. */
export type Parameter<T> = readonly {
  readonly from: CalendarDate;
  readonly value: T;
  readonly authority: Authority;
}[];

/** The entry in force on `on`, or `undefined` before the first one. */
export function inForce<T>(parameter: Parameter<T>, on: CalendarDate): Parameter<T>[number] | undefined {
  return parameter.findLast((entry) => entry.from <= on);
}
