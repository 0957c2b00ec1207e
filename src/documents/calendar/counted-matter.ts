/** A matter with the dates of its rights. */
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { type DatedRight, isDated } from '#law-explain/liberty-dates.ts';
import type { ClockDate, MatterClock } from '#law-explain/matter-clock.ts';

export interface CountedMatter {
  readonly matter: ClockMatter;
  readonly clock: MatterClock;
}

/** All dates of a matter, soonest first, for its calendar. A right without a date is left out. */
export const datesOf = ({ clock }: CountedMatter): DatedRight<ClockDate>[] =>
  [...clock.open, ...clock.coming]
    .filter(isDated)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
