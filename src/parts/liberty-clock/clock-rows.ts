/** The matters of one person as one list: rights open today, what comes next, and matters that need facts. */
import type { ClockMatter } from './clock-matters.ts';
import type { ClockDate, MatterClock } from './matter-clock.ts';

export interface CountedMatter {
  readonly matter: ClockMatter;
  readonly clock: MatterClock;
}

export interface ClockRow extends CountedMatter {
  readonly date: ClockDate;
}

export interface ClockList {
  /** Every right that is open, by days. */
  readonly open: readonly ClockRow[];
  /** The next date of each matter, by days; where a right is open already, only one that is near. */
  readonly coming: readonly ClockRow[];
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

const byDays = (a: ClockRow, b: ClockRow): number =>
  Math.abs(a.date.daysLeft) - Math.abs(b.date.daysLeft) || byName(a, b);

const byNearest = (a: CountedMatter, b: CountedMatter): number => nearest(a) - nearest(b) || byName(a, b);

const nearest = ({ clock }: CountedMatter): number => clock.coming[0]?.daysLeft ?? Number.MAX_SAFE_INTEGER;

const byName = (a: CountedMatter, b: CountedMatter): number => a.matter.name.localeCompare(b.matter.name);

/** All dates of a matter, soonest first: what its calendar file holds. */
export const datesOf = ({ clock }: CountedMatter): ClockDate[] => [
  ...clock.open.toReversed(),
  ...clock.coming,
];
