/**
 * How long matters wait for their order (Kaplan and Meier, 1958): what still waits counts for as long as it has waited,
 * instead of being left out, which would make every wait look short.
 */
export interface WaitTime {
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

export function timeToOrder(waits: readonly WaitTime[]): TimeToOrder {
  const steps: WaitStep[] = [];
  let [waiting, share] = [waits.length, 1];
  for (const [day, { left, orders }] of byDay(waits)) {
    if (orders > 0) {
      share *= 1 - orders / waiting;
      steps.push({ day, waiting, orders, share });
    }
    waiting -= left;
  }
  return {
    steps,
    median: steps.find((step) => step.share <= 0.5)?.day ?? null,
    matters: waits.length,
    pending: waits.filter(({ decided }) => !decided).length,
  };
}

/** How many have waited just so long, in order of the days, and how many of them have their order. */
function byDay(waits: readonly WaitTime[]): [number, { left: number; orders: number }][] {
  const days = new Map<number, { left: number; orders: number }>();
  for (const { days: waited, decided } of waits) {
    const at = days.get(waited) ?? { left: 0, orders: 0 };
    days.set(waited, at);
    at.left += 1;
    if (decided) at.orders += 1;
  }
  return [...days].toSorted((one, other) => one[0] - other[0]);
}

/** The part that has its order within so many days. */
export function decidedWithin({ steps }: Pick<TimeToOrder, 'steps'>, days: number): number {
  return 1 - (steps.findLast(({ day }) => day <= days)?.share ?? 1);
}
