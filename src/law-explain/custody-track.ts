/** Marks of custody for a row of a list, from the same dates as the table. It decides nothing. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Determinations } from '#law/determine.ts';
import { type DateKind, type DateMark, dateMarks } from './date-marks.ts';

/** Kinds of dates that a track can place. */
const SHOWN = [
  'arrest',
  'released',
  'surrendered',
  'charge-sheet',
  'last-day',
  'default-bail-other-reading',
  'one-third',
  'one-half',
  'maximum',
  'today',
] as const satisfies readonly DateKind[];

export type TrackKind = (typeof SHOWN)[number];

export interface TrackMark {
  readonly kind: TrackKind;
  readonly on: CalendarDate;
  /** Investigation period in days, of the end of that period. */
  readonly period: number | null;
}

/** In the order of their dates; null if the first day of custody is unknown. */
export function custodyTrack(found: Determinations): readonly TrackMark[] | null {
  if (found.matter.firstDay === undefined) return null;
  return dateMarks(found).flatMap(({ kind, on, period }) => (isShown(kind) ? [{ kind, on, period }] : []));
}

const KINDS: ReadonlySet<DateMark['kind']> = new Set(SHOWN);
const isShown = (kind: DateKind): kind is TrackKind => KINDS.has(kind);
