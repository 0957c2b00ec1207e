/** A court's load on one day: conflicting times and a full day. Warns the judge and never blocks. */

const USUAL_MINUTES = 15;
/** A court sits from 10:30 to 17:00 with one hour's break. */
export const MINUTES_OF_A_DAY = 330;

interface Length {
  readonly minutes?: number | null | undefined;
}

interface Slot extends Length {
  /** `HH:mm`. */
  readonly time: string;
}

const lengthOf = ({ minutes }: Length): number => minutes ?? USUAL_MINUTES;

function startOf({ time }: Slot): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const isOverlapping = (one: Slot, other: Slot): boolean =>
  startOf(one) < startOf(other) + lengthOf(other) && startOf(other) < startOf(one) + lengthOf(one);

/** First other hearing at the same time. */
export const clashOf = <T extends Slot>(slot: Slot, others: readonly T[]): T | undefined =>
  others.find((other) => isOverlapping(slot, other));

export const isFullDay = (slot: Slot, others: readonly Slot[]): boolean =>
  isOverfull(minutesOf([slot, ...others]));

/** Load of a day; a hearing without a duration counts as usual. */
export function loadOf(slots: readonly Length[]): { readonly minutes: number; readonly isOverfull: boolean } {
  const minutes = minutesOf(slots);
  return { minutes, isOverfull: isOverfull(minutes) };
}

const minutesOf = (slots: readonly Length[]): number => slots.reduce((sum, slot) => sum + lengthOf(slot), 0);

const isOverfull = (minutes: number): boolean => minutes > MINUTES_OF_A_DAY;
