/** Types of two untyped libraries that cross-check our statistics. */
declare module 'kaplan-meier/dist/index.js' {
  interface Step {
    readonly t: number;
    readonly s: number;
    /** True if an event occurred on this day, false for a censored observation. */
    readonly e: boolean;
  }
  type Row = Readonly<Record<string, unknown>>;
  interface Helpers {
    readonly pluck: (rows: readonly Row[], key: string) => unknown[];
    readonly uniq: (values: readonly unknown[]) => unknown[];
    readonly sortBy: (rows: readonly Row[], key: string) => Row[];
    readonly groupBy: (
      rows: readonly Row[],
      of: (row: Row) => string,
    ) => Readonly<Record<string, readonly Row[]>>;
    readonly last: (rows: readonly unknown[]) => unknown;
  }
  interface Survival {
    readonly compute: (days: readonly number[], events: readonly boolean[]) => readonly Step[];
  }
  const kaplanMeier: { readonly init: (helpers: Helpers) => Survival };
  export default kaplanMeier;
}

declare module 'wilson-score-interval' {
  export default function wilson(
    positive: number,
    total: number,
  ): { readonly left: number; readonly right: number };
}
