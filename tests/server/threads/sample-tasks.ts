/** Tasks of `sample-worker.ts`. */
export interface SampleTasks extends Record<string, (...input: never) => unknown> {
  readonly echo: (text: string) => string;
  readonly bytes: (length: number) => Uint8Array;
  /** Counts itself at 1, blocks until 0 is set, and returns the number of tasks that ended before it. */
  readonly wait: (gate: Int32Array<SharedArrayBuffer>) => number;
  readonly endless: () => never;
  readonly greedy: () => never;
  readonly fail: (sentence: string) => never;
  readonly exit: () => never;
}
