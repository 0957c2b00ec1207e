/**
 * How long matters wait for their order (Kaplan and Meier, 1958): what still waits counts for as long as it has waited,
 * instead of being left out, which would make every wait look short.
 */
export interface Waited {
  /** From filing to the order, or to today where there is none yet. */
  readonly days: number;
  readonly decided: boolean;
}

/** A day on which orders were made. */
export interface WaitStep {
  readonly day: number;
  /** Still without an order the day before. */
  readonly waiting: number;
  readonly orders: number;
  /** Of all, the part that waits longer than this day: from 0 to 1. */
  readonly share: number;
}

export interface TimeToOrder {
  readonly steps: readonly WaitStep[];
  /** The first day by which half have their order; null where so many do not have it yet. */
  readonly median: number | null;
  readonly matters: number;
  readonly pending: number;
}

export function timeToOrder(waits: readonly Waited[]): TimeToOrder {
  const days = [...new Set(waits.filter(({ decided }) => decided).map((each) => each.days))].toSorted(
    (a, b) => a - b,
  );
  const steps: WaitStep[] = [];
  let share = 1;
  for (const day of days) {
    const waiting = waits.filter((each) => each.days >= day).length;
    const orders = waits.filter((each) => each.decided && each.days === day).length;
    share *= 1 - orders / waiting;
    steps.push({ day, waiting, orders, share });
  }
  return {
    steps,
    median: steps.find((step) => step.share <= 0.5)?.day ?? null,
    matters: waits.length,
    pending: waits.filter(({ decided }) => !decided).length,
  };
}

/** The part that has its order within so many days. */
export function decidedWithin({ steps }: Pick<TimeToOrder, 'steps'>, days: number): number {
  return 1 - (steps.findLast(({ day }) => day <= days)?.share ?? 1);
}
