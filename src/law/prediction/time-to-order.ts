/**
 * Time to order (Kaplan and Meier, 1958). Pending matters count with their waiting time so far; omitting them
 * would understate the wait.
 */
export interface WaitTime {
  /** Days from filing to the order, or to today. */
  readonly days: number;
  readonly decided: boolean;
}

/** A day with orders. */
export interface WaitStep {
  readonly day: number;
  /** Number without an order the day before. */
  readonly waiting: number;
  readonly orders: number;
  /** Share that waits longer than this day, 0 to 1. */
  readonly share: number;
}

export interface TimeToOrder {
  readonly steps: readonly WaitStep[];
  /** First day by which half have their order; null if fewer than half have one. */
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

/** Counts matters per waiting time, with their orders, in order of days. */
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

/** Share with an order within the given days. */
export function decidedWithin({ steps }: Pick<TimeToOrder, 'steps'>, days: number): number {
  return 1 - (steps.findLast(({ day }) => day <= days)?.share ?? 1);
}
