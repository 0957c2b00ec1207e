/** A download that is kept once it succeeds. After a failure it is tried again. */
export interface LoadedAgain<T> {
  /** Tries again after a failure. Undefined if it failed. */
  readonly fetch: () => Promise<T | undefined>;
  /** For `use` of React: the same promise for some seconds after a failure, so that the screen appears. */
  readonly toRender: () => Promise<T | undefined>;
}

const WAIT_MS = 5_000;

export function loadAgain<T>(load: () => Promise<T>): LoadedAgain<T> {
  let current: Promise<T | undefined> | undefined;
  let failedAt: number | undefined;
  const start = (): Promise<T | undefined> => {
    failedAt = undefined;
    current = load().catch(() => {
      failedAt = performance.now(); // the caller shows its other words until the next try
      return undefined;
    });
    return current;
  };
  const isStale = (ms: number): boolean => failedAt !== undefined && performance.now() - failedAt >= ms;
  const after = (ms: number): Promise<T | undefined> => (current && !isStale(ms) ? current : start());
  return { fetch: () => after(0), toRender: () => after(WAIT_MS) };
}
