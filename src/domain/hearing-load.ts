/** What else a court hears on a day: two matters at one hour, a day that is full. Said to the judge, and never in the way. */

const USUAL_MINUTES = 15;
/** A court sits from half past ten to five, with an hour between. */
const MINUTES_OF_A_DAY = 330;

interface Slot {
  /** `HH:mm`. */
  readonly time: string;
  readonly minutes?: number | null | undefined;
}

const lengthOf = ({ minutes }: Slot): number => minutes ?? USUAL_MINUTES;

function startOf({ time }: Slot): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const overlaps = (one: Slot, other: Slot): boolean =>
  startOf(one) < startOf(other) + lengthOf(other) && startOf(other) < startOf(one) + lengthOf(one);

/** The first of the others that stands at its hour. */
export const clashOf = <T extends Slot>(slot: Slot, others: readonly T[]): T | undefined =>
  others.find((other) => overlaps(slot, other));

export function isFullDay(slot: Slot, others: readonly Slot[]): boolean {
  const minutes = others.reduce((sum, other) => sum + lengthOf(other), 0);
  return minutes + lengthOf(slot) > MINUTES_OF_A_DAY;
}
