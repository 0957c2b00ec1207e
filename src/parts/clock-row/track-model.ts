/**
 * Geometry of the custody track in percent of its width. All rows share the places of the ticks, so the scale
 * changes between them.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { TrackKind, TrackMark } from '#law-explain/custody-track.ts';

const PLACES = { arrest: 0, short: 16, long: 27, 'one-third': 52, 'one-half': 70, maximum: 100 } as const;

interface Knot {
  readonly on: CalendarDate;
  readonly at: number;
}

export interface TrackView {
  /** Places of the ticks. */
  readonly ticks: readonly number[];
  readonly today: number;
  /** Spans outside custody until today. */
  readonly out: readonly { readonly from: number; readonly to: number }[];
  readonly chargesheet: number | null;
  readonly placeOf: (on: CalendarDate) => number;
}

export function trackView(marks: readonly TrackMark[]): TrackView | null {
  const today = onOf(marks, 'today');
  const knots = knotsOf(marks);
  if (today === null || knots.length === 0) return null;
  const scale = [...knots, ...endOf(knots, today)];
  const placeOf = (on: CalendarDate): number => placed(scale, on);
  const chargesheet = onOf(marks, 'charge-sheet');
  return {
    ticks: knots.map(({ at }) => at),
    today: placeOf(today),
    out: outOf(marks, today).map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) })),
    chargesheet: chargesheet && placeOf(chargesheet),
    placeOf,
  };
}

const onOf = (marks: readonly TrackMark[], kind: TrackKind): CalendarDate | null =>
  marks.find((mark) => mark.kind === kind)?.on ?? null;

/** Ticks in the order of their dates; a date that is not later than the one before has no tick. */
function knotsOf(marks: readonly TrackMark[]): Knot[] {
  const knots: Knot[] = [];
  const places = marks
    .flatMap((mark): Knot[] => {
      const at = placeFor(mark);
      return at === null ? [] : [{ on: mark.on, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  for (const knot of places) {
    const last = knots.at(-1);
    if (last === undefined || (knot.at > last.at && knot.on > last.on)) knots.push(knot);
  }
  return knots;
}

const SHORT_PERIOD = 60;

function placeFor({ kind, period }: TrackMark): number | null {
  if (kind === 'last-day' || kind === 'default-bail-other-reading') {
    return (period ?? 0) <= SHORT_PERIOD ? PLACES.short : PLACES.long;
  }
  return hasPlace(kind) ? PLACES[kind] : null;
}

const hasPlace = (kind: TrackKind): kind is TrackKind & keyof typeof PLACES => kind in PLACES;

/** Without a maximum the track ends at today, or as many days after its last tick as that has before it. */
function endOf(knots: readonly Knot[], today: CalendarDate): Knot[] {
  const [first, last] = [knots[0], knots.at(-1)];
  if (!first || !last || last.at === PLACES.maximum) return [];
  const twice = addDays(last.on, Math.max(1, daysBetween(first.on, last.on)));
  return [{ on: twice > today ? twice : today, at: PLACES.maximum }];
}

function placed(scale: readonly Knot[], on: CalendarDate): number {
  const next = scale.findIndex((knot) => knot.on >= on);
  const [before, after] = [scale[next - 1], scale[next]];
  if (after === undefined) return PLACES.maximum;
  if (before === undefined) return PLACES.arrest;
  const share = daysBetween(before.on, on) / daysBetween(before.on, after.on);
  return Math.round((before.at + share * (after.at - before.at)) * 10) / 10;
}

function outOf(marks: readonly TrackMark[], today: CalendarDate) {
  const returns = marks.filter(({ kind }) => kind === 'surrendered').map(({ on }) => on);
  return marks
    .filter(({ kind, on }) => kind === 'released' && on < today)
    .map(({ on: from }) => {
      const back = returns.find((on) => on > from);
      return { from, to: back !== undefined && back < today ? back : today };
    });
}
