/** The matters of one person as one list: rights open today, what comes next, and matters that need facts. */
import type { ClockMatter } from './clock-matters.ts';
import { type DatedRight, isDated } from '#law-explain/liberty-dates.ts';
import type { ClockDate, MatterClock } from '#law-explain/matter-clock.ts';

export interface CountedMatter {
  readonly matter: ClockMatter;
  readonly clock: MatterClock;
}

export interface ClockRow extends CountedMatter {
  readonly date: ClockDate;
}

export interface DatedRow extends CountedMatter {
  readonly date: DatedRight<ClockDate>;
}

export interface ClockList {
  /** Every right that is open: those without a count first, then by days. */
  readonly open: readonly ClockRow[];
  /** The next date of each matter, by days; where a right is open already, only one that is near. */
  readonly coming: readonly DatedRow[];
  /** The nearest date first; without any, by name. */
  readonly asking: readonly CountedMatter[];
}

/** Up to here a date is near. */
export const NEAR_DAYS = 7;

export function clockList(counted: readonly CountedMatter[]): ClockList {
  const open = counted.flatMap(({ matter, clock }) =>
    clock.open.map((date): ClockRow => ({ matter, clock, date })),
  );
  const coming = counted.flatMap(({ matter, clock }) => {
    const [date] = clock.coming;
    const shown = date && (clock.open.length === 0 || date.daysLeft <= NEAR_DAYS);
    return shown ? [{ matter, clock, date }] : [];
  });
  return {
    open: open.toSorted(byDays),
    coming: coming.toSorted(byDays),
    asking: counted.filter(({ clock }) => clock.asks.length > 0).toSorted(byNearest),
  };
}

const byDays = (a: ClockRow, b: ClockRow): number => daysOf(a.date) - daysOf(b.date) || byName(a, b);

/** A right that stands is before every count. */
const daysOf = ({ effect, daysLeft }: ClockDate): number =>
  effect === 'stands' || daysLeft === null ? -1 : Math.abs(daysLeft);

const byNearest = (a: CountedMatter, b: CountedMatter): number => nearest(a) - nearest(b) || byName(a, b);

const nearest = ({ clock }: CountedMatter): number => clock.coming[0]?.daysLeft ?? Number.MAX_SAFE_INTEGER;

const byName = (a: CountedMatter, b: CountedMatter): number => a.matter.name.localeCompare(b.matter.name);

/** All dates of a matter, soonest first: what its calendar file holds. A right without a day is in none. */
export const datesOf = ({ clock }: CountedMatter): DatedRight<ClockDate>[] =>
  [...clock.open, ...clock.coming]
    .filter(isDated)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
